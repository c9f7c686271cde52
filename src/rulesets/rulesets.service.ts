import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { legalPlays } from '../belote/play/legal-plays.js';
import { followAuction } from '../belote/play/auction.js';
import { isUnreadable, resolveRuleset, valueAt } from '../belote/rulesets/check-ruleset.js';
import { type Parameter, PARAMETERS } from '../belote/rulesets/parameters.js';
import { PRESETS, presetOf } from '../belote/rulesets/presets/index.js';
import type { Preset } from '../belote/rulesets/presets/preset.js';
import type { Ruleset } from '../belote/rulesets/ruleset.js';
import { replayDeal } from '../belote/replay/replay-deal.js';
import type { Replay, Violation } from '../belote/replay/replay.js';
import type { ReplayRecord, SomePoints } from '../belote/scoring/deal-sheet.js';
import { explainCall, explainDuty, explainResult, parameterMeaning } from '../belote/scoring/explain.js';
import type { Pot } from '../belote/scoring/pot.js';
import { type DealResult, scoreDeal } from '../belote/scoring/score-deal.js';
import { Database } from '../database/database.js';
import type { ResultAnswer } from '../deals/dto/deal.answer.js';
import type { Fault } from '../shared/fault.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import { good, type Result } from '../shared/result.js';
import type { Caller, Listed, Page, Sent } from '../shared/sent.js';
import type { LegalPlaysAnswer, LegalPlaysQuestion } from './dto/legal-plays.js';
import type { ReplayAnswer, ReplayQuestion } from './dto/replay.js';
import type { SentAuction } from './dto/auction.js';
import type { AuctionAnswer } from './dto/auction.answer.js';
import type { CreateRuleset, ScoreSheet } from './dto/ruleset.js';
import type { ParameterAnswer, RulesetAnswer } from './dto/ruleset.answer.js';
import { type OwnRuleset, RulesetsRepository } from './rulesets.repository.js';

@Injectable()
export class RulesetsService {
  constructor(
    private readonly database: Database,
    private readonly repository: RulesetsRepository,
    private readonly audit: AuditService,
  ) {}

  async get(key: string, language: Language): Promise<RulesetAnswer> {
    const preset = presetOf(key);
    if (preset !== undefined) return shownPreset(preset, language);
    const own = await this.repository.find(key);
    if (own === null) throw new Refusal('not-found');
    return shownOwn(own, language);
  }

  /** The presets first, then the organisers' own in the order of their keys. */
  async list({ limit, cursor }: Page, language: Language): Promise<Listed<RulesetAnswer>> {
    const at = PRESETS.findIndex(({ key }) => key === cursor);
    const isPastPresets = cursor !== null && at === -1;
    const presets = isPastPresets ? [] : PRESETS.slice(at + 1, at + 2 + limit);
    const own = await this.repository.after(isPastPresets ? cursor : null, limit + 1 - presets.length);
    const all = [
      ...presets.map((preset) => shownPreset(preset, language)),
      ...own.map((ruleset) => shownOwn(ruleset, language)),
    ];
    const items = all.slice(0, limit);
    return { items, next: all.length > limit ? (items.at(-1)?.key ?? null) : null };
  }

  create(sent: Sent<CreateRuleset>, caller: Caller, language: Language): Promise<RulesetAnswer> {
    return this.database.transaction(async () => {
      const { key, base, overrides = {} } = sent.body;
      if (presetOf(key) !== undefined || (await this.repository.find(key)) !== null) {
        throw new Refusal('ruleset-key-taken', { values: { key } });
      }
      const { ruleset, faults } = await this.resolve(base, overrides, { key: '/base', overrides: '/overrides' });
      const { name } = sent.inRange(faults);
      if (ruleset === null) throw new Error(`the ruleset ${key} has faults that nobody was told of`);
      const created = await this.repository.create({ key, name, base, overrides, ruleset });
      await this.audit.record(caller, {
        action: 'ruleset.created',
        subject: 'ruleset',
        subjectId: key,
        after: { name, base, overrides },
      });
      return shownOwn(created, language);
    });
  }

  /** What one deal is worth, as the stored deals are scored. */
  async score(key: string, sent: Sent<ScoreSheet>, language: Language): Promise<ResultAnswer> {
    const { carriedIn = 0, lastDeal = false, overrides = {}, ...sheet } = sent.body;
    const { result } = await this.judged(key, overrides, sent, (ruleset) =>
      scoreDeal(sheet, ruleset, { carriedIn: potOf(carriedIn), lastDeal }),
    );
    return explainResult(result, language);
  }

  /** The cards a player may play, and why. */
  async legalPlays(key: string, sent: Sent<LegalPlaysQuestion>, language: Language): Promise<LegalPlaysAnswer> {
    const { overrides = {}, ...position } = sent.body;
    const answer = await this.judged(key, overrides, sent, (ruleset) => legalPlays(position, ruleset));
    return { ...answer, text: explainDuty(answer.duty, language) };
  }

  /** What follows from the full record of a deal. */
  async replay(key: string, sent: Sent<ReplayQuestion>, language: Language): Promise<ReplayAnswer> {
    const { overrides = {}, ...record } = sent.body;
    const { result, ...replay } = await this.judged(key, overrides, sent, (ruleset) => scoreReplay(record, ruleset));
    const inWords = (violation: Violation) => ({ ...violation, text: explainDuty(violation.rule, language) });
    return {
      ...replay,
      violations: replay.violations.map(inWords),
      result: result === null ? null : explainResult(result, language),
      penalty: replay.penalty && { ...replay.penalty, violation: inWords(replay.penalty.violation) },
    };
  }

  /** What the rules answer under a ruleset with some parameters changed; all faults of the ruleset and the question together. */
  private async judged<Answer>(
    key: string,
    overrides: unknown,
    sent: Sent<object>,
    judge: (ruleset: Ruleset) => Result<Answer, readonly Fault[]>,
  ): Promise<Answer> {
    const { ruleset, faults } = await this.resolve(key, overrides, { key: '', overrides: '/overrides' });
    const judged = ruleset === null ? null : judge(ruleset);
    sent.inRange([...faults, ...(judged?.ok === false ? judged.faults : [])]);
    if (!judged?.ok) throw new Refusal('not-found');
    return judged.value;
  }

  /** What an auction comes to, which of its calls were against the rules, and what may be said next. */
  async auction(key: string, sent: Sent<SentAuction>, language: Language): Promise<AuctionAnswer> {
    const { overrides = {}, ...auction } = sent.body;
    const followed = await this.judged(key, overrides, sent, (ruleset) => followAuction(auction, ruleset));
    const violations = followed.violations.map(({ call, seat, rule, values }) => ({
      call,
      seat,
      rule,
      text: explainCall({ rule, values }, language),
    }));
    return { ...followed, violations };
  }

  /**
   * A ruleset with some parameters changed, or what stands in its way: an unknown key at `at.key`, everything else below `at.overrides`.
   * Overrides that cannot even be read are a Refusal at once.
   */
  async resolve(
    key: string,
    overrides: unknown,
    at: { readonly key: string; readonly overrides: string },
  ): Promise<{ ruleset: Ruleset; faults: readonly [] } | { ruleset: null; faults: readonly Fault[] }> {
    const base = await this.base(key);
    if (base === null) return { ruleset: null, faults: [{ code: 'unknown-ruleset', pointer: at.key }] };
    const resolved = resolveRuleset(base, overrides);
    if (resolved.ok) return { ruleset: resolved.value, faults: [] };
    const placed = (faults: readonly Fault[]): readonly Fault[] =>
      faults.map((fault) => ({ ...fault, pointer: at.overrides + fault.pointer }));
    const unreadable = resolved.faults.filter(isUnreadable);
    if (unreadable.length > 0) throw new Refusal('malformed-request', { faults: placed(unreadable) });
    return { ruleset: null, faults: placed(resolved.faults) };
  }

  private async base(key: string): Promise<Ruleset | null> {
    return presetOf(key)?.ruleset ?? (await this.repository.find(key))?.ruleset ?? null;
  }
}

/** A replay with what its sheet is worth: alone, without a pot. */
function scoreReplay(
  record: ReplayRecord,
  ruleset: Ruleset,
): Result<Replay & { readonly result: DealResult | null }, readonly Fault[]> {
  const followed = replayDeal(record, ruleset);
  if (!followed.ok) return followed;
  const { sheet } = followed.value;
  if (sheet === null) return good({ ...followed.value, result: null });
  const scored = scoreDeal(sheet, ruleset, { carriedIn: 0, lastDeal: false });
  // The cards are on record: nobody is asked whether they can be.
  return scored.ok ? good({ ...followed.value, result: { ...scored.value.result, warnings: [] } }) : scored;
}

const potOf = (carriedIn: SomePoints | number): Pot | number =>
  typeof carriedIn === 'number'
    ? carriedIn
    : { a: carriedIn.a ?? 0, b: carriedIn.b ?? 0, ...(carriedIn.c === undefined ? {} : { c: carriedIn.c }) };

function shownPreset({ key, name, description, source, ruleset }: Preset, language: Language): RulesetAnswer {
  const about = {
    key,
    name: name[language],
    preset: true,
    base: null,
    description: description[language],
    source,
  };
  return withParameters(about, ruleset, language);
}

function shownOwn({ key, name, base, ruleset }: OwnRuleset, language: Language): RulesetAnswer {
  return withParameters({ key, name, preset: false, base, description: null, source: null }, ruleset, language);
}

type About = Omit<RulesetAnswer, 'parameters' | 'explained' | 'version'>;

/** The version of a ruleset is a digest: a preset has no row, and changes only with the product. */
function withParameters(about: About, ruleset: Ruleset, language: Language): RulesetAnswer {
  const explained = PARAMETERS.map((parameter) => explainedIn(ruleset, parameter, language));
  const version = createHash('sha256')
    .update(
      JSON.stringify([about.key, about.name, about.description, ruleset, explained.map(({ meaning }) => meaning)]),
    )
    .digest('hex')
    .slice(0, 16);
  return { ...about, parameters: ruleset, explained, version };
}

function explainedIn(ruleset: Ruleset, parameter: Parameter, language: Language): ParameterAnswer {
  const { path, kind, source } = parameter;
  const meaning = parameterMeaning(path, language);
  return { path, kind, value: valueAt(ruleset, parameter), values: valuesOf(parameter), meaning, source };
}

function valuesOf(parameter: Parameter): readonly unknown[] {
  if (parameter.kind === 'switch') return [true, false];
  if (parameter.kind === 'range') return [parameter.least, parameter.most, ...parameter.words];
  return parameter.values;
}
