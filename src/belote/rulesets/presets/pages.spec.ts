import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Violation } from '../../replay/replay.js';
import { replayDeal } from '../../replay/replay-deal.js';
import type { DealSheet, ReplayRecord } from '../../scoring/deal-sheet.js';
import { explainDuty, explainResult, parameterMeaning } from '../../scoring/explain.js';
import { scoreDeal } from '../../scoring/score-deal.js';
import { resolveRuleset } from '../check-ruleset.js';
import { PARAMETERS } from '../parameters.js';
import type { Parameter } from '../parameters.js';
import type { Ruleset } from '../ruleset.js';
import { PRESETS, presetOf } from './index.js';
import type { Preset } from './preset.js';

// A page that says what the product no longer does misleads a committee: so every table and every example is read from the
// page. Where one is wrong the message ends with the right text, to be pasted into the page.

const PAGES = join(process.cwd(), 'docs/rules');
const pageOf = (name: string): string => readFileSync(join(PAGES, `${name}.md`), 'utf8');

/** What stands under a heading of the second level, up to the next one; empty where there is no such heading. */
function sectionOf(page: string, heading: string): string {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  return after.split('\n## ')[0] ?? '';
}

const HEAD = ['parameter', 'value', 'meaning'];

function rowsOf(table: string): readonly (readonly string[])[] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines
    .filter((line) => !/^[|\s-]+$/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

function valueIn(ruleset: Ruleset, { group, name }: Parameter): string {
  const holder = (group === null ? ruleset : ruleset[group as keyof Ruleset]) as Readonly<Record<string, unknown>>;
  const value = holder[name];
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const rightRows = (ruleset: Ruleset): readonly (readonly string[])[] => [
  HEAD,
  ...PARAMETERS.map((parameter) => [
    `\`${parameter.path}\``,
    valueIn(ruleset, parameter),
    parameterMeaning(parameter.path, 'en'),
  ]),
];

const asTable = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

interface Example {
  readonly title: string;
  /** What one sends to `POST /rulesets/{key}/score`. */
  readonly sent: ScoreBody;
  readonly answer: unknown;
  /** What the page says about it after the result. */
  readonly words: string;
}

type ScoreBody = DealSheet & {
  readonly carriedIn?: number;
  readonly lastDeal?: boolean;
  readonly overrides?: unknown;
};

const FENCED = /```json\n([\s\S]*?)\n```/g;
const blocksOf = (text: string): readonly unknown[] =>
  [...text.matchAll(FENCED)].map(([, json = '']) => JSON.parse(json) as unknown);

/** The examples of a section: under each heading of the third level a sheet, its result, and words. */
function examplesOf(section: string): readonly Example[] {
  return section
    .split('\n### ')
    .slice(1)
    .map((text) => {
      const [title = ''] = text.split('\n');
      const [sent, answer, ...more] = blocksOf(text);
      if (answer === undefined || more.length > 0) throw new Error(`"${title}" needs a sheet and its result, no more`);
      return { title, sent: sent as ScoreBody, answer, words: text.split(FENCED).at(-1)?.trim() ?? '' };
    });
}

/** What the product answers, with the texts of its lines in English: the body of `POST /rulesets/{key}/score`. */
function answerTo({ carriedIn = 0, lastDeal = false, overrides, ...sheet }: ScoreBody, base: Ruleset): unknown {
  const ruleset = resolveRuleset(base, overrides);
  if (!ruleset.ok) return ruleset.faults;
  const scored = scoreDeal(sheet, ruleset.value, { carriedIn, lastDeal });
  if (!scored.ok) return scored.faults;
  const { warnings, ...result } = explainResult(scored.value.result, 'en');
  // An empty list of warnings says nothing to a reader.
  return warnings.length === 0 ? result : { ...result, warnings };
}

/** Fails with the right text where the page has another. */
function expectOnPage(found: unknown, right: unknown, rightText: string): void {
  try {
    expect(found).toEqual(right);
  } catch (failure) {
    throw new Error(`${(failure as Error).message}\n\nThe page should have:\n\n${rightText}\n`, { cause: failure });
  }
}

/** A member a line, and a line of a score a line, as the pages have it. */
function asJson(value: unknown): string {
  const whole = (part: unknown): string => JSON.stringify(part);
  const members = Object.entries(value as object).map(([name, part]: [string, unknown]) =>
    Array.isArray(part) && part.length > 0
      ? `  "${name}": [\n${part.map((one) => `    ${whole(one)}`).join(',\n')}\n  ]`
      : `  "${name}": ${whole(part)}`,
  );
  return `\`\`\`json\n{\n${members.join(',\n')}\n}\n\`\`\``;
}

function expectExample({ sent, answer }: Example, ruleset: Ruleset): void {
  const right = answerTo(sent, ruleset);
  expectOnPage(answer, right, asJson(right));
}

describe('the pages of the presets', () => {
  it('are one a preset, and none without', () => {
    const names = readdirSync(PAGES).sort();
    expect(names).toEqual(['README.md', ...PRESETS.map(({ key }) => `${key}.md`)].sort());
  });

  it.each(PRESETS)('$key says what it is called and where it is from', ({ key, source }) => {
    const page = pageOf(key);
    expect(page).toMatch(new RegExp(`^# \`${key}\`: `));
    expect(sectionOf(page, 'Source').replaceAll(/\s+/g, ' ')).toContain(source);
    expect(sectionOf(page, 'What is our own choice').trim()).not.toBe('');
  });

  it.each(PRESETS)('$key has every parameter with its value and its meaning', ({ key, ruleset }) => {
    const right = rightRows(ruleset);
    expectOnPage(rowsOf(sectionOf(pageOf(key), 'Every parameter')), right, asTable(right));
  });

  it.each(PRESETS)('$key has two worked examples or more, each explained', ({ key }) => {
    const examples = examplesOf(sectionOf(pageOf(key), 'Worked examples'));
    expect(examples.length).toBeGreaterThanOrEqual(2);
    expect(examples.filter(({ words }) => words.length < 20)).toEqual([]);
  });

  it.each(
    PRESETS.flatMap(({ key, ruleset }) =>
      examplesOf(sectionOf(pageOf(key), 'Worked examples')).map((example) => ({ key, ruleset, ...example })),
    ),
  )('$key scores "$title" as its page says', ({ ruleset, ...example }) => {
    expectExample(example, ruleset);
  });

  it.each(PRESETS)('$key can be played otherwise in each way its page names', ({ key, ruleset }) => {
    const ways = [...sectionOf(pageOf(key), 'What is often played otherwise').matchAll(/`(\{.*?\})` *\|/g)];
    expect(ways.length).toBeGreaterThan(0);
    for (const [, way = ''] of ways) {
      const otherwise = resolveRuleset(ruleset, JSON.parse(way));
      expect([way, otherwise]).toEqual([way, expect.objectContaining({ ok: true })]);
      expect([way, otherwise]).not.toEqual([way, { ok: true, value: ruleset }]);
    }
  });
});

/** What is wrong with a card, as `POST /rulesets/{key}/replay` says it. */
const inAnswer = ({ rule, ...violation }: Violation): object => ({ ...violation, rule, text: explainDuty(rule, 'en') });

describe('the page that helps to choose', () => {
  const readme = pageOf('README');

  it('leads to every preset', () => {
    expect(PRESETS.filter(({ key }) => !readme.includes(`[\`${key}\`](${key}.md)`))).toEqual([]);
  });

  it('makes a ruleset that can be, and scores by it', () => {
    const section = sectionOf(readme, 'Making your own');
    const [made] = blocksOf(section) as [{ base: string; overrides: unknown }];
    const village = resolveRuleset(presetOf(made.base)?.ruleset as Ruleset, made.overrides);
    if (!village.ok) throw new Error(JSON.stringify(village.faults));
    const examples = examplesOf(section);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) expectExample(example, village.value);
  });

  it('follows a revoke from the record to the penalty', () => {
    const [question, sheet] = examplesOf(sectionOf(readme, 'A revoke'));
    const { ruleset } = presetOf('ffb-contree-made') as Preset;
    const replayed = replayDeal(question?.sent as unknown as ReplayRecord, ruleset);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    const { legal, violations, tricks, penalty } = replayed.value;
    const right = {
      legal,
      violations: violations.map(inAnswer),
      tricks,
      penalty: penalty && { ...penalty, violation: inAnswer(penalty.violation) },
    };
    expectOnPage(question?.answer, right, asJson(right));
    expectExample(sheet as Example, ruleset);
    expect(sheet?.sent).toMatchObject({ against: penalty?.against, points: penalty?.points });
  });
});
