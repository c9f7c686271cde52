import type { PlayRules } from './play-rules.js';
import { takesOver } from './legal-cards.js';

/** Whose card holds a trick: its place among the cards in the order they were played, at least one. */
export const holderOf = (rules: PlayRules, cards: readonly number[]): number =>
  cards.reduce((holder, card, place) => (takesOver(rules, card, cards[holder] as number) ? place : holder), 0);
