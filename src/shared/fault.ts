/** What a fault's sentence is filled with. Numbers and words of the contract, never a name or a text of its own. */
export type FaultValues = Readonly<Record<string, string | number>>;

/**
 * One thing wrong with something a caller handed in.
 *
 * `pointer` is a JSON Pointer (RFC 6901) into what was handed in. The sentence is not kept here: it is made from
 * `code` and `values` in the language of whoever reads it.
 */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly pointer: string;
  readonly values?: FaultValues;
}

/** The JSON Pointer of a member, with the two characters escaped that mean something in one. */
export const pointerTo = (member: string): string => `/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`;
