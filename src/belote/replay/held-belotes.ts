import { cardOf } from '../cards/card.js';
import { bitAt, indexOf, has } from '../cards/card-set.js';
import type { CardSet } from '../cards/card-set.js';
import { sideOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import { SUITS } from '../cards/trump.js';
import type { Suit, Trump } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { BELOTE_WORDS } from '../scoring/deal-sheet.js';
import type { BeloteCall, DealFault } from '../scoring/deal-sheet.js';
import type { HeldBelote } from './replay.js';

/** What the pairs of a deal are found in. */
interface Played {
  readonly trump: Trump;
  /** What each player was dealt, in playing order. */
  readonly dealt: ReadonlyMap<Seat, CardSet>;
  /** Indexes of cards, in the order they were played. */
  readonly plays: readonly number[];
  readonly calls: readonly BeloteCall[] | undefined;
}

interface Pair {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly king: number;
  readonly queen: number;
}

/** The kings and queens that one hand was dealt: in the trump suit, in every suit of all-trump, never without trumps. */
function pairsOf({ trump, dealt }: Played): readonly Pair[] {
  const suits = SUITS.filter((suit) => suit === trump || trump === 'all-trump');
  return suits.flatMap((suit) => {
    const [king, queen] = [indexOf(cardOf('K', suit)), indexOf(cardOf('Q', suit))];
    return [...dealt]
      .filter(([, cards]) => has(cards, king) && has(cards, queen))
      .map(([seat]): Pair => ({ seat, suit, king, queen }));
  });
}

/**
 * The pairs of a deal, and whether they count, by `belote.order` and `belote.bothWords`.
 *
 * Without `calls` nobody wrote down what was said, and each pair counts as announced; the order in which its cards were
 * played is known all the same.
 */
export function heldBelotes(played: Played, { belote }: Pick<Ruleset, 'belote'>): readonly HeldBelote[] {
  return pairsOf(played).map((pair) => ({
    side: sideOf(pair.seat),
    seat: pair.seat,
    suit: pair.suit,
    announced: isAnnounced(pair, played, belote),
  }));
}

function isAnnounced({ king, queen }: Pair, { plays, calls }: Played, belote: Ruleset['belote']): boolean | null {
  const order = plays.filter((card) => card === king || card === queen);
  const [first, second] = order;
  if (belote.order === 'king-first' && first === queen) return false;
  if (second === undefined) return null;
  if (calls === undefined) return true;
  const said = order.filter((card, place) =>
    calls.some(({ play, say }) => plays[play - 1] === card && say === BELOTE_WORDS[place]),
  );
  return said.length === order.length || (belote.bothWords === 'one-forgiven' && said.length > 0);
}

/** Calls of a play that was not, and words that were said with a card of no pair. Pointers into the record. */
export function checkCalls(played: Played): DealFault[] {
  const { calls = [], plays } = played;
  const paired = pairsOf(played).reduce((cards: CardSet, { king, queen }) => cards | bitAt(king) | bitAt(queen), 0);
  return calls.flatMap(({ play, say }, place): DealFault[] => {
    const pointer = `/calls/${place}`;
    const card = plays[play - 1];
    if (card === undefined) {
      return [{ code: 'call-out-of-range', pointer: `${pointer}/play`, values: { play, most: plays.length } }];
    }
    return has(paired, card) ? [] : [{ code: 'call-without-belote', pointer, values: { say, play } }];
  });
}
