import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { presetOf } from '../rulesets/presets/index.js';
import type { DealSheet } from './deal-sheet.js';
import { scoreDeal } from './score-deal.js';
import type { DealResult } from './score-deal.js';
import type { Pot } from './pot.js';
import { resolveRuleset } from '../rulesets/check-ruleset.js';

interface Case {
  readonly id: string;
  readonly ruleset: string;
  readonly overrides?: unknown;
  readonly sheet: DealSheet;
  readonly carriedIn?: Pot | number;
  readonly lastDeal?: boolean;
  readonly expect: Partial<DealResult> & { readonly status?: number; readonly pointer?: string };
  readonly why: string;
}

/** The shared cases stand beside the clone; a copy in the repository stands in for them where they do not. */
const [shared, copy] = ['../shared/cases', 'test/cases'].map((path) => join(process.cwd(), path)) as [string, string];
const read = (folder: string): Case[] =>
  readdirSync(folder)
    .filter((name) => /^score.*\.json$/.test(name))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Case[]);
const cases = read(existsSync(shared) ? shared : copy);
const compared = ['verdict', 'totals', 'score', 'held', 'released', 'counts'] as const;

describe('the shared cases', () => {
  // Wrong types are refused by the HTTP layer before a sheet comes here.
  const readable = cases.filter((one) => one.expect.status !== 400);

  it('are there', () => {
    expect(readable.length).toBeGreaterThan(100);
  });

  it('are the same in the copy', () => {
    expect(read(copy)).toEqual(cases);
  });

  it.each(readable.map((one) => [`${one.ruleset} ${one.id}: ${one.why}`, one] as const))('%s', (_, one) => {
    const base = presetOf(one.ruleset);
    if (!base) throw new Error(`no preset ${one.ruleset}`);
    const ruleset = resolveRuleset(base.ruleset, one.overrides ?? {});
    if (!ruleset.ok) throw new Error(JSON.stringify(ruleset.faults));
    const scored = scoreDeal(one.sheet, ruleset.value, {
      carriedIn: one.carriedIn ?? 0,
      lastDeal: one.lastDeal ?? false,
    });
    if (one.expect.status === 422) {
      const pointers = scored.ok ? [] : scored.faults.map(({ pointer }) => pointer);
      expect(pointers).toContain(one.expect.pointer ?? pointers[0] ?? 'a fault');
      return;
    }
    if (!scored.ok) throw new Error(JSON.stringify(scored.faults));
    for (const field of compared) {
      if (field in one.expect) expect({ [field]: scored.value.result[field] }).toEqual({ [field]: one.expect[field] });
    }
  });
});
