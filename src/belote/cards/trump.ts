export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

export const TRUMPS = [...SUITS, 'no-trump', 'all-trump'] as const;
export type Trump = (typeof TRUMPS)[number];

/** What a ruleset allows as trump: the four suits together, no-trump, all-trump. */
export const TRUMP_KINDS = ['suits', 'no-trump', 'all-trump'] as const;
export type TrumpKind = (typeof TRUMP_KINDS)[number];

/**
 * How the cards count when all suits are trumps. `full-258` gives every suit the 62 of a trump suit (248, 258 with the
 * last trick) and converts to 162; the reduced ones make each suit 38, so that 4 × 38 + 10 = 162 at once.
 */
export const ALL_TRUMP_SCHEMES = ['full-258', 'reduced-13', 'reduced-14'] as const;
export type AllTrumpScheme = (typeof ALL_TRUMP_SCHEMES)[number];

/** One way to count a deal's cards. Two deals with the same scheme can reach the same totals. */
export type ValueScheme = 'suit' | 'no-trump' | AllTrumpScheme;

export const trumpKindOf = (trump: Trump): TrumpKind =>
  trump === 'no-trump' || trump === 'all-trump' ? trump : 'suits';

/** Everything that can be trump where these kinds are played. */
export const trumpsOf = (kinds: readonly TrumpKind[]): readonly Trump[] =>
  TRUMPS.filter((trump) => kinds.includes(trumpKindOf(trump)));

/** The scheme that counts a deal with this trump. */
export function schemeOf(trump: Trump, allTrumpValues: AllTrumpScheme): ValueScheme {
  const kind = trumpKindOf(trump);
  if (kind === 'suits') return 'suit';
  return kind === 'no-trump' ? 'no-trump' : allTrumpValues;
}
