import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Announcement, Bid, DealSheet, Doubling } from '../../scoring/deal-sheet.js';
import { scoreDeal } from '../../scoring/score-deal.js';
import type { Trump } from '../../cards/trump.js';
import type { Side } from '../../cards/seat.js';
import { PRESETS } from './index.js';
import type { Preset } from './preset.js';

// Some pages have a table "More deals at a glance": a deal a row, in the words of the table. Side a takes, in hearts where
// the row says nothing else. Each row is read here and scored.

/** The bid in words: "90, doubled", "capot". */
function bidIn(words: string): { readonly bid?: Bid; readonly doubled?: Doubling } {
  if (words === '') return {};
  const [bid, call] = words.split(', ');
  const doubled = call === undefined ? 'none' : call === 'doubled' ? 'coinche' : 'surcoinche';
  return { bid: bid === 'capot' ? bid : Number(bid), doubled };
}

const ANNOUNCED: Readonly<Record<string, (side: Side) => Announcement>> = {
  tierce: (side) => ({ side, kind: 'tierce', suit: side === 'a' ? 'clubs' : 'diamonds', high: 'A' }),
  'four jacks': (side) => ({ side, kind: 'carre', rank: 'J' }),
  'four nines': (side) => ({ side, kind: 'carre', rank: '9' }),
};

/** The sheet in words: "72, belote of `a`". Words that it does not know throw. */
function sheetIn(words: string, bid: string): DealSheet {
  const parts = words.split(', ');
  const against = /^penalty against `(\w)`$/.exec(words)?.[1];
  if (against !== undefined) return { outcome: 'penalty', against: against as Side };
  let sheet: DealSheet = { outcome: 'played', belotes: [], announcements: [] };
  let trump: Trump = 'hearts';
  for (const part of parts) {
    const [, what = '', of] = /^(.+?) (?:of|to) `(\w)`$/.exec(part) ?? [undefined, part];
    const side = of as Side;
    const announced = ANNOUNCED[what];
    if (part === 'all-trump' || part === 'no-trump') trump = part;
    else if (/^\d+$/.test(part)) sheet = { ...sheet, points: { a: Number(part) } };
    else if (what === 'every trick') sheet = { ...sheet, capot: side };
    else if (what === 'belote') sheet = { ...sheet, belotes: [...(sheet.belotes ?? []), side] };
    else if (announced) sheet = { ...sheet, announcements: [...(sheet.announcements ?? []), announced(side)] };
    else throw new Error(`"${part}" says nothing of a deal`);
  }
  return { ...sheet, contract: { takers: 'a', trump, ...bidIn(bid) } };
}

/** The cells that follow from a deal: counts, verdict, what is written. */
function cellsOf(sheet: DealSheet, { ruleset }: Preset): readonly string[] {
  const scored = scoreDeal(sheet, ruleset, { carriedIn: 0, lastDeal: false });
  if (!scored.ok) throw new Error(JSON.stringify(scored.faults));
  const { totals, verdict, score, held } = scored.value.result;
  const takers = held > 0 ? `${score.a}, and ${held} wait` : `${score.a}`;
  return [`${totals.a}`, `${totals.b}`, verdict, takers, `${score.b}`];
}

const page = ({ key }: Preset): string => readFileSync(join(process.cwd(), 'docs/rules', `${key}.md`), 'utf8');

/** The rows of the table, each as its bid (none in the classic game), its sheet and the cells that follow. */
function rowsOf(preset: Preset): readonly { readonly bid: string; readonly words: string; readonly cells: string[] }[] {
  const [, section = ''] = page(preset).split('\n## More deals at a glance\n');
  const [table = ''] = /\| *(?:bid|the sheet)[^]*?\n\n/.exec(section) ?? [];
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const cells = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1);
      const bid = preset.ruleset.game === 'classic' ? '' : (cells.shift() ?? '');
      return { bid, words: cells.shift() ?? '', cells };
    });
}

const WITH_TABLE = PRESETS.filter((preset) => page(preset).includes('\n## More deals at a glance\n'));

describe('the deals at a glance', () => {
  it('stand on these pages', () => {
    expect(WITH_TABLE.map((preset) => [preset.key, rowsOf(preset).length])).toEqual([
      ['ffb-classic', 9],
      ['ffb-contree-made', 11],
      ['ffb-coinche', 10],
    ]);
  });

  it.each(WITH_TABLE.flatMap((preset) => rowsOf(preset).map((row) => ({ key: preset.key, preset, ...row }))))(
    '$key: $bid | $words',
    ({ preset, bid, words, cells }) => {
      expect(cells).toEqual(cellsOf(sheetIn(words, bid), preset));
    },
  );
});
