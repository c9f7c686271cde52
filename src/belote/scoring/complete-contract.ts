import type { CompleteContract, SheetContract } from './deal-sheet.js';

/** A contract with its default spelled out: whoever says nothing of doubling was not doubled. */
export function completeContract({ takers, taker, trump, bid, doubled = 'none' }: SheetContract): CompleteContract {
  return { takers, ...(taker !== undefined && { taker }), trump, ...(bid !== undefined && { bid }), doubled };
}
