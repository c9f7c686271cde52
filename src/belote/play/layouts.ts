import type { Ruleset } from '../rulesets/ruleset.js';

/** How the sixteen cards of a player lie where two play. */
interface Layout {
  /** Cards in hand, which the other does not see. */
  readonly inHand: number;
  /** Piles of two cards on the table: one face down, on it one face up. */
  readonly piles: number;
  /** Cards a player can choose from at most: those in hand and one a pile. */
  readonly open: number;
}

/** Source: the "Belote Regeln" guide, as rules.md has it (`belote-two`). */
export const LAYOUTS: Readonly<Record<Ruleset['two']['layout'], Layout>> = {
  'eight-piles': { inHand: 0, piles: 8, open: 8 },
  'six-and-five': { inHand: 6, piles: 5, open: 11 },
};
