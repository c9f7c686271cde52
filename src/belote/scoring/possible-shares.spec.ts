import { describe, expect, it } from '@jest/globals';
import { rngOf } from '../../shared/rng.js';
import { RANKS } from '../cards/card.js';
import { cardsIn, indexOf } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { ALL_TRUMP_SCHEMES } from '../cards/trump.js';
import type { ValueScheme } from '../cards/trump.js';
import { allCards, cardValues, SCHEME_VALUES } from '../cards/values.js';
import { canShare } from './possible-shares.js';

const SCHEMES: readonly ValueScheme[] = ['suit', 'no-trump', ...ALL_TRUMP_SCHEMES];
const trumpOf = (scheme: ValueScheme) =>
  scheme === 'suit' ? 'hearts' : scheme === 'no-trump' ? 'no-trump' : 'all-trump';

/** The values of the 24 cards, the plain way. */
const valuesOf = (scheme: ValueScheme): number[] =>
  SCHEME_VALUES[scheme].flatMap((suit) => RANKS.slice(2).map((rank) => suit[rank])).sort((one, other) => one - other);

/** Every choice of so many cards of these, told apart by their values alone, with what is left. */
function choices(values: readonly number[], cards: number): { readonly taken: number[]; readonly left: number[] }[] {
  const [value] = values;
  if (value === undefined) return cards === 0 ? [{ taken: [], left: [] }] : [];
  const same = values.filter((other) => other === value);
  const others = values.filter((other) => other !== value);
  return same.concat(value).flatMap((_, many) =>
    many > cards
      ? []
      : choices(others, cards - many).map(({ taken, left }) => ({
          taken: [...same.slice(0, many), ...taken],
          left: [...same.slice(many), ...left],
        })),
  );
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe('canShare', () => {
  it.each(SCHEMES)('agrees with brute force where two sides have few cards: %s', (scheme) => {
    // Nine of the 24 cards are worth more than this, whichever: three and six cards are all that two sides can have below it.
    const values = valuesOf(scheme);
    const most = sum(values.slice(0, 9)) - 1;
    const reached = new Set<string>();
    for (const cards of [3, 6]) {
      for (const one of choices(values, cards)) {
        if (sum(one.taken) > most) continue;
        for (const others of [0, 3, 6]) {
          for (const two of choices(
            one.left.filter((value) => value <= most),
            others,
          )) {
            if (sum(two.taken) <= most) reached.add(`${sum(one.taken)}/${sum(two.taken)}`);
          }
        }
      }
    }
    expect(reached.size).toBeGreaterThan(5);
    const all = allCards(scheme);
    for (let a = 0; a <= most; a++) {
      for (let b = 0; b <= most; b++) {
        // a has the last trick, so at least one trick; c has the rest, which is a trick more than nothing.
        const possible = canShare(scheme, { a: a + 10, b, c: all - a - b }, 'a');
        expect([a, b, possible]).toEqual([a, b, reached.has(`${a}/${b}`)]);
      }
    }
  });

  it.each(SCHEMES)('takes every deal that is played: %s', (scheme) => {
    const values = cardValues(trumpOf(scheme), scheme);
    const rng = rngOf(scheme);
    for (let deal = 0; deal < 300; deal++) {
      const pack = rng.shuffled(cardsIn(packOf(3).cards));
      const points = { a: 0, b: 0, c: 0 };
      const tricks = { a: 0, b: 0, c: 0 };
      let last: 'a' | 'b' | 'c' = 'a';
      for (let trick = 0; trick < 8; trick++) {
        last = (['a', 'b', 'c'] as const)[rng.below(3)]!;
        tricks[last]++;
        for (const card of pack.slice(trick * 3, trick * 3 + 3)) points[last] += values[indexOf(card)]!;
      }
      points[last] += 10;
      if (tricks[last] === 8) continue;
      expect([points, canShare(scheme, points, last)]).toEqual([points, true]);
      expect([points, canShare(scheme, points, undefined)]).toEqual([points, true]);
    }
  });

  it.each<[string, ValueScheme, readonly [number, number, number], 'a' | 'b' | 'c' | undefined, boolean]>([
    ['two sides that need two worthless cards each, of three', 'suit', [2, 2, 158], undefined, false],
    ['one side that needs them', 'suit', [2, 10, 150], undefined, true],
    ['one side with nothing', 'suit', [80, 82, 0], undefined, true],
    ['the last trick, worth its ten alone', 'suit', [10, 0, 152], 'a', true],
    ['the same without the last trick', 'suit', [10, 0, 152], 'c', true],
    ['a last trick of less than ten', 'suit', [9, 71, 82], 'a', false],
    ['everything, and one trick of nothing beside it', 'suit', [162, 0, 0], 'a', true],
    ['nothing, and yet the last trick', 'suit', [0, 80, 82], 'a', false],
    ['everything in all-trump, where no trick is worth nothing', 'reduced-13', [162, 0, 0], 'a', false],
  ])('%s', (_, scheme, [a, b, c], lastTrick, possible) => {
    expect(canShare(scheme, { a, b, c }, lastTrick)).toBe(possible);
  });
});
