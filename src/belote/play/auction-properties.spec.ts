import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardsIn } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { seatsOf } from '../cards/seat.js';
import { trumpsOf } from '../cards/trump.js';
import { presetOf } from '../rulesets/presets/index.js';
import { playsBids } from '../rulesets/ruleset.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { bidOrder, bidsOf } from '../scoring/bids.js';
import { followAuction } from './auction.js';
import type { FollowedAuction, NextCall, SentAuction, SentCall } from './auction-calls.js';

const rulesetOf = (key: string): Ruleset => presetOf(key)!.ruleset;
const CLASSIC = rulesetOf('ffb-classic');
const PAGAT = rulesetOf('pagat-coinche');

/** One of each kind: an auction knows of players, trumps, the générale and whether a capot is doubled. */
const TABLES: readonly (readonly [string, Ruleset])[] = [
  ...['ffb-classic', 'belote-two', 'belote-three', 'ffb-contree-made', 'pagat-coinche', 'coinche-contract'].map(
    (key) => [key, rulesetOf(key)] as const,
  ),
  ['without suits', { ...CLASSIC, trumps: ['all-trump'] }],
  ['with a générale that is not doubled', { ...PAGAT, capot: { ...PAGAT.capot, generale: 1000 } }],
];

/** Every call that makes sense under a ruleset, without who makes it. */
function sensible(ruleset: Ruleset): readonly Omit<SentCall, 'seat'>[] {
  const trumps = trumpsOf(ruleset.trumps);
  if (!playsBids(ruleset)) {
    return [{ call: 'pass' }, { call: 'take' }, ...trumps.map((trump) => ({ call: 'take', trump }) as const)];
  }
  const bids = bidsOf(ruleset).flatMap((bid) => trumps.map((trump) => ({ call: 'bid', bid, trump }) as const));
  return [{ call: 'pass' }, { call: 'coinche' }, { call: 'surcoinche' }, ...bids];
}

/** Does `next` offer this call? A take may leave the trump out where only one can be meant: the turned suit. */
function offers(
  { allowed, bids = [], trumps = [] }: NextCall,
  { call, bid, trump }: Omit<SentCall, 'seat'>,
  turned: boolean,
) {
  if (!allowed.includes(call)) return false;
  if (call === 'take' && trump === undefined) return turned;
  return (bid === undefined || bids.includes(bid)) && (trump === undefined || trumps.includes(trump));
}

const followed = (auction: SentAuction, ruleset: Ruleset): FollowedAuction => {
  const result = followAuction(auction, ruleset);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};

const openings = (ruleset: Ruleset) =>
  fc.record({
    dealer: fc.constantFrom(...seatsOf(ruleset.players)),
    ...(!playsBids(ruleset) && { turnUp: fc.constantFrom(...cardsIn(packOf(ruleset.players).cards)) }),
  });

/**
 * Whole auctions in which everybody said what `next` offered: a number chooses a call, and of that call what it names. When
 * the numbers have run out all pass, so that every auction comes to an end.
 */
function legalAuctions(ruleset: Ruleset): fc.Arbitrary<SentAuction> {
  const round = seatsOf(ruleset.players).length;
  const all = sensible(ruleset);
  return fc.tuple(openings(ruleset), fc.array(fc.nat({ max: 1000 }), { maxLength: 14 })).map(([opening, choices]) => {
    const calls: SentCall[] = [];
    let { next } = followed({ ...opening, calls }, ruleset);
    while (next !== undefined) {
      const offer = next;
      const choice = choices[calls.length] ?? 0;
      const name = offer.allowed[choice % offer.allowed.length];
      const open = all.filter((said) => said.call === name && offers(offer, said, calls.length < round));
      calls.push({ seat: offer.seat, ...open[Math.floor(choice / offer.allowed.length) % open.length]! });
      ({ next } = followed({ ...opening, calls }, ruleset));
    }
    return { ...opening, calls };
  });
}

/** Anything that could be said, by anybody, though often by whose turn it is. */
const anyAuctions = (ruleset: Ruleset): fc.Arbitrary<SentAuction> => {
  const seats = seatsOf(ruleset.players);
  const said = fc.oneof(fc.constant({ call: 'pass' } as const), fc.constantFrom(...sensible(ruleset)));
  return fc
    .tuple(
      openings(ruleset),
      fc.array(fc.tuple(said, fc.oneof(fc.constant(null), fc.constantFrom(...seats))), { maxLength: 16 }),
    )
    .map(([opening, spoken]) => {
      const first = seats.indexOf(opening.dealer) + 1;
      const calls = spoken.map(([each, seat], i) => ({ ...each, seat: seat ?? seats[(first + i) % seats.length]! }));
      return { ...opening, calls };
    });
};

const upTo = (auction: SentAuction, count: number): SentAuction => ({
  ...auction,
  calls: auction.calls.slice(0, count),
});

describe.each(TABLES)('any auction, %s,', (_, ruleset) => {
  const round = seatsOf(ruleset.players).length;

  it('that follows what may be said next is legal and ends', () => {
    fc.assert(
      fc.property(legalAuctions(ruleset), (auction) => {
        const end = followed(auction, ruleset);
        expect(end).not.toHaveProperty('next');
        expect(end).toMatchObject({
          legal: true,
          violations: [],
          finished: true,
        });
      }),
    );
  });

  it('forbids exactly what `next` does not offer', () => {
    fc.assert(
      fc.property(legalAuctions(ruleset), fc.nat(), (auction, at) => {
        const before = upTo(auction, at % auction.calls.length);
        const next = followed(before, ruleset).next!;
        const judged = sensible(ruleset).map((said) => {
          const calls = [...before.calls, { seat: next.seat, ...said }];
          return [said, followed({ ...before, calls }, ruleset).violations.map(({ call }) => call)];
        });
        const expected = sensible(ruleset).map((said) => [
          said,
          offers(next, said, before.calls.length < round) ? [] : [before.calls.length + 1],
        ]);
        expect(judged).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('accepts nothing after it ended', () => {
    const later = fc.record({
      seat: fc.constantFrom(...seatsOf(ruleset.players)),
      said: fc.constantFrom(...sensible(ruleset)),
    });
    fc.assert(
      fc.property(legalAuctions(ruleset), fc.array(later, { minLength: 1, maxLength: 5 }), (auction, more) => {
        const ended = followed(auction, ruleset);
        const calls = [...auction.calls, ...more.map(({ seat, said }) => ({ seat, ...said }))];
        const violations = more.map(({ seat }, i) => ({
          call: auction.calls.length + i + 1,
          seat,
          rule: 'auction-over',
          values: {},
        }));
        expect(followed({ ...auction, calls }, ruleset)).toEqual({ ...ended, legal: false, violations });
      }),
    );
  });

  it('is played for the highest bid that was made, or the one take, by who made it', () => {
    fc.assert(
      fc.property(legalAuctions(ruleset), ({ calls, ...opening }) => {
        const { contract } = followed({ ...opening, calls }, ruleset);
        const named = calls.filter(({ call }) => call === 'bid' || call === 'take');
        const order = ({ bid }: SentCall) => (bid === undefined ? 0 : bidOrder(bid));
        const highest = named.reduce<SentCall | null>(
          (best, each) => (best && order(best) > order(each) ? best : each),
          null,
        );
        expect([contract?.taker, contract?.bid]).toEqual([highest?.seat, highest?.bid]);
        const last = calls.filter(({ call }) => call !== 'pass').at(-1)?.call;
        const doubled = last === 'coinche' || last === 'surcoinche' ? last : 'none';
        expect(contract?.doubled ?? 'none').toBe(doubled);
      }),
    );
  });

  it('judges a call by what was said before it alone', () => {
    fc.assert(
      fc.property(anyAuctions(ruleset), fc.nat({ max: 16 }), (auction, count) => {
        const whole = followed(auction, ruleset).violations.filter(({ call }) => call <= count);
        expect(followed(upTo(auction, count), ruleset).violations).toEqual(whole);
      }),
    );
  });

  it('comes to the same with its void calls left out and its other illegal calls passed', () => {
    fc.assert(
      fc.property(anyAuctions(ruleset), (auction) => {
        const { violations, ...rest } = followed(auction, ruleset);
        const calls = auction.calls.flatMap((each, i): SentCall[] => {
          const rule = violations.find(({ call }) => call === i + 1)?.rule;
          if (rule === undefined) return [each];
          return rule === 'out-of-turn' || rule === 'auction-over' ? [] : [{ seat: each.seat, call: 'pass' }];
        });
        expect(followed({ ...auction, calls }, ruleset)).toEqual({ ...rest, legal: true, violations: [] });
      }),
    );
  });
});
