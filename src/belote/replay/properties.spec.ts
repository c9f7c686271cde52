import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rngOf } from '../../shared/rng.js';
import type { Rng } from '../../shared/rng.js';
import type { Card } from '../cards/card.js';
import { cardsIn } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { seatsOf, sideOf, sidesOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import { trumpKindOf, TRUMPS } from '../cards/trump.js';
import { LAYOUTS } from '../play/layouts.js';
import { resolveRuleset } from '../rulesets/check-ruleset.js';
import { PRESETS } from '../rulesets/presets/index.js';
import { playsBids } from '../rulesets/ruleset.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Pile, ReplayRecord } from '../scoring/deal-sheet.js';
import { scoreDeal } from '../scoring/score-deal.js';
import { replayDeal } from './replay-deal.js';
import type { Replay } from './replay.js';

const ALONE = { carriedIn: 0, lastDeal: false };
const CONTRACT_BIDS = [80, 100, 160, 'capot'] as const;

/** A deal that nobody has played yet: the pack shuffled and laid out as the ruleset has it, some contract, some lead. */
function dealt(ruleset: Ruleset, rng: Rng): ReplayRecord {
  const { players } = ruleset;
  const { cards, hand } = packOf(players);
  const pack = rng.shuffled(cardsIn(cards));
  const seats = seatsOf(players);
  const inHand = players === 2 ? LAYOUTS[ruleset.two.layout].inHand : hand;
  const own = (place: number): Card[] => pack.slice(place * hand, (place + 1) * hand);
  const pilesOf = (rest: Card[]): Pile[] =>
    rest.slice(0, rest.length / 2).map((down, index) => ({ down, up: rest[rest.length / 2 + index]! }));
  const byPlace = <Value>(valueOf: (place: number) => Value) =>
    Object.fromEntries(seats.map((seat, place) => [seat, valueOf(place)]));
  const trumps = TRUMPS.filter((trump) => ruleset.trumps.includes(trumpKindOf(trump)));
  return {
    firstLead: seats[rng.below(players)]!,
    hands: byPlace((place) => own(place).slice(0, inHand)),
    ...(players === 2 ? { piles: byPlace((place) => pilesOf(own(place).slice(inHand))) } : {}),
    contract: {
      takers: sidesOf(players)[rng.below(sidesOf(players).length)]!,
      trump: trumps[rng.below(trumps.length)]!,
      ...(playsBids(ruleset) ? { bid: CONTRACT_BIDS[rng.below(CONTRACT_BIDS.length)]! } : {}),
    },
    plays: [],
  };
}

function follow(record: ReplayRecord, ruleset: Ruleset): Replay {
  const followed = replayDeal(record, ruleset);
  if (!followed.ok) throw new Error(JSON.stringify(followed.faults));
  return followed.value;
}

/** The deal played on by chance, every card legal, until so many cards are played or it is over. */
function playedOn(record: ReplayRecord, ruleset: Ruleset, rng: Rng, until = 32): ReplayRecord {
  let now = record;
  while (now.plays.length < until) {
    const { next } = follow(now, ruleset);
    if (next === null) return now;
    now = { ...now, plays: [...now.plays, next.legal[rng.below(next.legal.length)]!] };
  }
  return now;
}

/** Who holds what is open to him, from the record alone: hands and piles less what was played. */
function openTo(seat: Seat, { hands, piles, plays }: ReplayRecord): Card[] {
  const left = (hands[seat] ?? []).filter((card) => !plays.includes(card));
  const tops = (piles?.[seat] ?? []).map(({ down, up }) => (plays.includes(up) ? down : up));
  return [...left, ...tops.filter((card) => !plays.includes(card))];
}

const sixAndFive = resolveRuleset(PRESETS.find(({ key }) => key === 'belote-two')!.ruleset, {
  two: { layout: 'six-and-five' },
});
if (!sixAndFive.ok) throw new Error(JSON.stringify(sixAndFive.faults));
const RULESETS: readonly (readonly [string, Ruleset])[] = [
  ...PRESETS.map(({ key, ruleset }) => [key, ruleset] as const),
  ['belote-two in six and five', sixAndFive.value],
];

describe.each(RULESETS)('a replay under %s', (_, ruleset) => {
  const { hand } = packOf(ruleset.players);
  const cards = hand * ruleset.players;

  it('of a legal play-out is legal, and its sheet scores as itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), (seed) => {
        const rng = rngOf(seed);
        const record = playedOn(dealt(ruleset, rng), ruleset, rng);
        const replay = follow(record, ruleset);
        expect(record.plays).toHaveLength(cards);
        expect(replay).toMatchObject({ legal: true, violations: [], penalty: null, next: null });
        expect(replay.tricks).toHaveLength(hand);
        expect(replay.belotes.map(({ announced }) => announced)).not.toContain(null);

        const sheet = replay.sheet!;
        const scored = scoreDeal(sheet, ruleset, ALONE);
        if (!scored.ok) throw new Error(JSON.stringify(scored.faults));
        expect(scored.value.sheet).toEqual(sheet);
        // The same deal with the record on its sheet and nothing else said.
        const { contract, ...rest } = record;
        const carried = scoreDeal({ outcome: 'played', contract, replay: rest }, ruleset, ALONE);
        if (!carried.ok) throw new Error(JSON.stringify(carried.faults));
        // Whoever has recorded the cards is not asked whether they can be.
        expect(carried.value.result).toEqual({ ...scored.value.result, warnings: [] });
        expect(carried.value.sheet).toEqual({ ...sheet, replay: rest });
        expect(scoreDeal(carried.value.sheet, ruleset, ALONE)).toEqual(carried);
      }),
      { numRuns: 15 },
    );
  });

  it('finds every card against a duty, where it was played, with what was allowed', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.nat(cards - 1), (seed, until) => {
        const rng = rngOf(seed);
        const record = playedOn(dealt(ruleset, rng), ruleset, rng, until);
        const { next } = follow(record, ruleset);
        if (next === null) return;
        const open = openTo(next.seat, record);
        expect(open).toEqual(expect.arrayContaining([...next.legal]));
        const wrong = open.filter((card) => !next.legal.includes(card));
        for (const card of wrong) {
          found++;
          const replay = follow({ ...record, plays: [...record.plays, card] }, ruleset);
          const violation = {
            trick: Math.floor(record.plays.length / ruleset.players) + 1,
            play: record.plays.length + 1,
            seat: next.seat,
            card,
            rule: next.duty,
            legalCards: next.legal,
          };
          expect(replay).toMatchObject({ legal: false, violations: [violation] });
          expect(replay.penalty).toMatchObject({ against: sideOf(next.seat), violation });
        }
      }),
      { numRuns: 40 },
    );
    expect(found).toBeGreaterThan(10);
  });

  it('says after every card what the whole says of its beginning', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), (seed) => {
        const rng = rngOf(seed);
        const record = playedOn(dealt(ruleset, rng), ruleset, rng);
        const whole = follow(record, ruleset);
        for (let plays = 0; plays < record.plays.length; plays += 3) {
          const part = follow({ ...record, plays: record.plays.slice(0, plays) }, ruleset);
          expect(part).toMatchObject({ legal: true, sheet: null, penalty: null });
          expect(part.tricks).toEqual(whole.tricks.slice(0, Math.floor(plays / ruleset.players)));
          expect(part.next!.legal).toContain(record.plays[plays]);
        }
      }),
      { numRuns: 4 },
    );
  });
});
