import { describe, expect, it } from '@jest/globals';
import type { Card } from '../cards/card.js';
import { RANKS } from '../cards/card.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { DealSheet } from './deal-sheet.js';
import { explainResult } from './explain.js';
import { scoreDeal } from './score-deal.js';
import type { DealResult } from './score-deal.js';

const hearts = { takers: 'a', trump: 'hearts' } as const;
const played = (more: Partial<DealSheet>): DealSheet => ({ outcome: 'played', contract: hearts, ...more });

function resultOf(sheet: DealSheet, key = 'ffb-classic'): DealResult {
  const scored = scoreDeal(sheet, presetOf(key)!.ruleset, { carriedIn: 0, lastDeal: false });
  if (!scored.ok) throw new Error(JSON.stringify(scored.faults));
  return scored.value.result;
}

const rare = (side: string, points: number) => ({
  code: 'points-rare',
  pointer: `/points/${side}`,
  values: { points },
});
const notSaid = (side: string, points: number) => ({
  code: 'capot-not-said',
  pointer: '/capot',
  values: { side, points },
});
const suit = (letter: 'S' | 'H' | 'D' | 'C'): Card[] => RANKS.map((rank): Card => `${rank}${letter}`);

describe('a deal that can be and hardly ever is (issue: "a warning, not a refusal")', () => {
  it.each<[string, DealSheet, string, readonly object[]]>([
    ['an ordinary deal', played({ points: { a: 95 } }), 'ffb-classic', []],
    ['an equality', played({ points: { a: 81 } }), 'ffb-classic', []],
    ['three points of 162', played({ points: { a: 3 } }), 'ffb-classic', []],
    ['two points of 162', played({ points: { a: 2 } }), 'ffb-classic', [rare('a', 2)]],
    ['160 of 162: asked of the takers once', played({ points: { b: 2 } }), 'ffb-classic', [rare('a', 160)]],
    ['the same in card points', played({ cardPoints: { a: 2 }, lastTrick: 'b' }), 'ffb-classic', [rare('a', 2)]],
    ['everything, and no capot said', played({ points: { a: 162 } }), 'ffb-classic', [notSaid('a', 162)]],
    ['nothing, and no capot said', played({ points: { a: 0 } }), 'ffb-classic', [notSaid('b', 162)]],
    ['a capot that is said', played({ capot: 'a' }), 'ffb-classic', []],
    ['a failure without a count', played({ failed: true }), 'ffb-classic', []],
    [
      'nine of 258 in all-trump: a single nine of trumps without its last trick',
      played({ contract: { ...hearts, trump: 'all-trump' }, points: { a: 249 } }),
      'ffb-classic',
      [rare('a', 249)],
    ],
    [
      'all 258',
      played({ contract: { ...hearts, trump: 'all-trump' }, points: { a: 258 } }),
      'ffb-classic',
      [notSaid('a', 258)],
    ],
    ['where two play', played({ points: { a: 9 } }), 'belote-two', [rare('a', 9)]],
    [
      'where three play: each side that is rare',
      played({ points: { a: 2, b: 160, c: 0 } }),
      'belote-three',
      [rare('a', 2), rare('b', 160)],
    ],
    ['where three play: nothing at all is common', played({ points: { a: 80, b: 82, c: 0 } }), 'belote-three', []],
    [
      'where three play: two sides with nothing',
      played({ points: { a: 162, b: 0, c: 0 } }),
      'belote-three',
      [notSaid('a', 162)],
    ],
    ['a deal that nobody took', { outcome: 'passed-out' }, 'ffb-classic', []],
    ['a penalty', { outcome: 'penalty', against: 'a' }, 'ffb-classic', []],
  ])('%s', (_, sheet, key, warnings) => {
    expect(resultOf(sheet, key).warnings).toEqual(warnings);
  });

  it('asks nothing of whoever has recorded the cards', () => {
    // Everybody but a1 and b1 has one suit. a1 takes the trick of the sevens, and b1 all others with trumps.
    const replay = {
      firstLead: 'a1' as const,
      hands: {
        a1: [...suit('S').slice(1), '7H' as Card],
        b1: ['7S' as Card, ...suit('H').slice(1)],
        a2: suit('D'),
        b2: suit('C'),
      },
      plays: '8S 7S 7D 7C 7H JH 8D 8C 8H 9D 9C 9S 9H TD TC TS TH JD JC JS QH QD QC QS KH KD KC KS AH AD AC AS'.split(
        ' ',
      ) as Card[],
    };
    expect(resultOf(played({ points: { a: 0 } })).warnings).toHaveLength(1);
    expect(resultOf(played({ replay, points: { a: 0 } })).warnings).toEqual([]);
  });

  it.each([
    [
      'en',
      '2 points are possible and hardly ever come. Was a card or the last trick forgotten?',
      'Side b has all 162 points and no capot is said. Did it take every trick?',
    ],
    [
      'fr',
      '2 points sont possibles mais très rares. Une carte ou le dix de der a-t-il été oublié ?',
      'Le camp b a les 162 points et aucun capot n’est indiqué. A-t-il fait toutes les levées ?',
    ],
    [
      'de',
      '2 Punkte sind möglich und sehr selten. Wurde eine Karte oder der letzte Stich vergessen?',
      'Partei b hat alle 162 Punkte, und kein Capot ist angegeben. Hat sie alle Stiche gemacht?',
    ],
  ] as const)('is said in %s', (language, ofRare, ofCapot) => {
    const texts = (points: number) =>
      explainResult(resultOf(played({ points: { a: points } })), language).warnings.map(({ text }) => text);
    expect([...texts(2), ...texts(0)]).toEqual([ofRare, ofCapot]);
  });
});
