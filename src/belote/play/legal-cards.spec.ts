import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Card } from '../cards/card.js';
import { cardOf, RANKS } from '../cards/card.js';
import { cardsIn, indexOf, setOf, suitAt } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { PLAYER_COUNTS, seatsOf, sideOf } from '../cards/seat.js';
import type { PlayerCount, Seat } from '../cards/seat.js';
import { SUITS, TRUMPS } from '../cards/trump.js';
import type { Suit, Trump } from '../cards/trump.js';
import { FFB_CLASSIC } from '../rulesets/presets/ffb-classic.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { DUTIES, legalCards, NOTHING_LED, takesOver } from './legal-cards.js';
import type { Duty } from './legal-cards.js';
import { legalPlays } from './legal-plays.js';
import type { LegalPlays, Position } from './legal-plays.js';
import { playRulesOf } from './play-rules.js';

interface Asked {
  readonly ruleset: Ruleset;
  readonly position: Position;
}

const anyPlay: fc.Arbitrary<Ruleset['play']> = fc.record({
  raiseOverPartner: fc.boolean(),
  underruff: fc.constantFrom('forced', 'free'),
  partnerFrees: fc.boolean(),
  overPartnerRuff: fc.boolean(),
});

/** Any position of any table. Every second hand is short of the suit led, where most of the duties are. */
const anyAsked: fc.Arbitrary<Asked> = fc
  .record({
    play: anyPlay,
    players: fc.constantFrom(...PLAYER_COUNTS),
    trump: fc.constantFrom(...TRUMPS),
    first: fc.nat(),
    played: fc.nat(),
    short: fc.boolean(),
  })
  .chain(({ play, players, trump, first, played, short }) => {
    const onTable = played % players;
    return fc
      .shuffledSubarray([...cardsIn(packOf(players).cards)], { minLength: onTable + 1, maxLength: onTable + 8 })
      .map((cards): Asked => {
        const seats = seatsOf(players);
        const seatAt = (place: number): Seat => seats[(first + place) % players]!;
        const trick = cards.slice(0, onTable).map((card, place) => ({ seat: seatAt(place), card }));
        const dealt = cards.slice(onTable);
        const kept = short ? dealt.filter((card) => card.charAt(1) !== trick[0]?.card.charAt(1)) : dealt;
        return {
          ruleset: { ...FFB_CLASSIC.ruleset, players, play },
          position: { trump, hand: kept.length > 0 ? kept : dealt, trick, seat: seatAt(onTable) },
        };
      });
  });

function answerTo({ ruleset, position }: Asked): LegalPlays {
  const answer = legalPlays(position, ruleset);
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.value;
}

const holds = (property: (asked: Asked, answer: LegalPlays) => void, seed?: number): void => {
  fc.assert(
    fc.property(anyAsked, (asked) => property(asked, answerTo(asked))),
    { numRuns: 1000, ...(seed !== undefined && { seed }) },
  );
};

const sorted = (cards: readonly Card[]): readonly Card[] => cardsIn(setOf(cards));

/** The same position with other cards in hand. */
const holding = ({ ruleset, position }: Asked, hand: readonly Card[]): Asked => ({
  ruleset,
  position: { ...position, hand },
});

const isTrump = (card: Card, trump: Trump): boolean => SUITS[suitAt(indexOf(card))] === trump;

describe('legal cards, whatever the position', () => {
  it('are some of the hand, in its order', () => {
    holds(({ position }, { legal }) => {
      expect(legal.length).toBeGreaterThan(0);
      expect(legal).toEqual(position.hand.filter((card) => legal.includes(card)));
    });
  });

  it('do not depend on the order of the hand', () => {
    holds((asked, { legal, duty, holds: holder }) => {
      const turned = answerTo(holding(asked, [...asked.position.hand].reverse()));
      expect(turned).toEqual({ legal: [...legal].reverse(), duty, holds: holder });
    });
  });

  it('do not depend on cards that may not be played', () => {
    holds((asked, { legal }) => {
      for (const card of asked.position.hand.filter((held) => !legal.includes(held))) {
        const without = asked.position.hand.filter((held) => held !== card);
        expect(answerTo(holding(asked, without)).legal).toEqual(legal);
      }
      expect(answerTo(holding(asked, legal)).legal).toEqual(legal);
    });
  });

  it('stay legal while another legal card goes, except that the last trump over the partner frees the lower ones', () => {
    holds((asked, { legal }) => {
      if (legal.length < 2 || asked.ruleset.play.overPartnerRuff) return;
      for (const card of legal) {
        const without = asked.position.hand.filter((held) => held !== card);
        expect(answerTo(holding(asked, without)).legal).toEqual(legal.filter((held) => held !== card));
      }
    });
  });

  it('are what the sets say', () => {
    holds(({ ruleset, position }, { legal, holds: holder }) => {
      const { hand, trick, seat, trump } = position;
      const held = trick.find((played) => played.seat === holder);
      const set = legalCards(
        playRulesOf(ruleset, trump),
        setOf(hand),
        trick[0] === undefined ? NOTHING_LED : suitAt(indexOf(trick[0].card)),
        held === undefined ? NOTHING_LED : indexOf(held.card),
        held !== undefined && sideOf(held.seat) === sideOf(seat),
      );
      expect(cardsIn(set)).toEqual(sorted(legal));
    });
  });
});

describe('a duty, whatever the position', () => {
  /** What each word says of the cards it leaves. */
  const SAYS: Readonly<Record<Duty, (asked: Asked, answer: LegalPlays) => void>> = {
    free: ({ position }, { legal }) => {
      expect(legal).toEqual(position.hand);
    },
    follow: ({ position }, { legal }) => {
      const led = position.trick[0]!.card.charAt(1);
      expect(legal).toEqual(position.hand.filter((card) => card.charAt(1) === led));
    },
    raise: (asked, { legal, holds: holder }) => {
      const led = asked.position.trick[0]!.card.charAt(1);
      for (const card of legal) expect([card.charAt(1), goesOver(asked, card, holder)]).toEqual([led, true]);
    },
    ruff: (asked, { legal, holds: holder }) => {
      const { hand, trump } = asked.position;
      expect(legal).toEqual(hand.filter((card) => isTrump(card, trump)));
      for (const card of legal) expect(goesOver(asked, card, holder)).toBe(true);
    },
    overruff: (asked, { legal, holds: holder }) => {
      const { hand, trump, seat } = asked.position;
      const over = hand.filter((card) => goesOver(asked, card, holder));
      const plain = hand.filter((card) => !isTrump(card, trump));
      const frees = sideOf(seat) === sideOf(holder!) && asked.ruleset.play.partnerFrees;
      expect(sorted(legal)).toEqual(sorted(frees ? [...over, ...plain] : over));
      expect(over).not.toEqual([]);
    },
    underruff: (asked, { legal, holds: holder }) => {
      const { hand, trump } = asked.position;
      expect(legal).toEqual(hand.filter((card) => isTrump(card, trump)));
      for (const card of legal) expect(goesOver(asked, card, holder)).toBe(false);
    },
  };

  const goesOver = ({ ruleset, position }: Asked, card: Card, holder: Seat | null): boolean =>
    takesOver(
      playRulesOf(ruleset, position.trump),
      indexOf(card),
      indexOf(position.trick.find(({ seat }) => seat === holder)!.card),
    );

  it('says what its word says', () => {
    const met = new Set<Duty>();
    holds((asked, answer) => {
      met.add(answer.duty);
      SAYS[answer.duty](asked, answer);
      // Of chance alone the rarest duty may once not be met.
    }, 1);
    expect([...met].sort()).toEqual([...DUTIES].sort());
  });

  it('binds nobody on a lead', () => {
    holds(({ ruleset, position }) => {
      const lead = answerTo({ ruleset, position: { ...position, trick: [] } });
      expect(lead).toEqual({ legal: position.hand, duty: 'free', holds: null });
    });
  });
});

describe('names mean nothing', () => {
  const anyRenaming = fc.shuffledSubarray([...SUITS], { minLength: 4 });

  it('suits that are renamed together with the trump rename the answer', () => {
    fc.assert(
      fc.property(anyAsked, anyRenaming, (asked, renaming) => {
        const renamed = (card: Card): Card => {
          const index = indexOf(card);
          return cardOf(RANKS[index % 8]!, renaming[suitAt(index)]!);
        };
        const { trump, hand, trick } = asked.position;
        const answer = answerTo(asked);
        const position: Position = {
          ...asked.position,
          trump: renaming[SUITS.indexOf(trump as Suit)] ?? trump,
          hand: hand.map(renamed),
          trick: trick.map(({ seat, card }) => ({ seat, card: renamed(card) })),
        };
        expect(answerTo({ ...asked, position })).toEqual({ ...answer, legal: answer.legal.map(renamed) });
      }),
      { numRuns: 1000 },
    );
  });

  it('seats that are turned, sides changing names, turn the answer', () => {
    const turned = (seat: Seat, by: number, players: PlayerCount): Seat => {
      const seats = seatsOf(players);
      return seats[(seats.indexOf(seat) + by) % players]!;
    };
    holds(({ ruleset, position }, answer) => {
      const { players } = ruleset;
      for (let by = 1; by < players; by++) {
        const moved: Position = {
          ...position,
          seat: turned(position.seat, by, players),
          trick: position.trick.map(({ seat, card }) => ({ seat: turned(seat, by, players), card })),
        };
        const holder = answer.holds === null ? null : turned(answer.holds, by, players);
        expect(answerTo({ ruleset, position: moved })).toEqual({ ...answer, holds: holder });
      }
    });
  });

  it('where nobody has a partner, what is said of partners changes nothing', () => {
    holds((asked, answer) => {
      if (asked.ruleset.players === 4) return;
      for (const [raiseOverPartner, partnerFrees, overPartnerRuff] of [
        [true, true, true],
        [false, false, false],
      ] as const) {
        const play = { ...asked.ruleset.play, raiseOverPartner, partnerFrees, overPartnerRuff };
        expect(answerTo({ ...asked, ruleset: { ...asked.ruleset, play } })).toEqual(answer);
      }
    });
  });
});
