import type { Ruleset } from '../belote/rulesets/ruleset.js';
import { type DrawMethodName, drawMethodOf } from '../contest/draws/draw.js';
import type { RankingKey } from '../contest/ranking/tie-breaks.js';
import type { Fault } from '../shared/fault.js';
import type { Bye, ByePolicyWord, ChangedFormat, ChangeTournament } from './dto/tournament.js';

/** What a tournament has where its organiser said nothing. */
export const DEFAULT_RANKING: readonly RankingKey[] = ['points', 'wins', 'difference', 'head-to-head'];
export const DEFAULT_BYE = { points: 'half', win: false } as const;

export interface ByeFields {
  readonly byePolicy: ByePolicyWord | 'number';
  readonly byeNumber: number | null;
  readonly byeWin: boolean;
}

export const byeFieldsOf = ({ points, win = false }: Bye): ByeFields =>
  typeof points === 'number'
    ? { byePolicy: 'number', byeNumber: points, byeWin: win }
    : { byePolicy: points, byeNumber: null, byeWin: win };

/** The policy as the contract writes it. */
export function byePolicyOf(stored: { byePolicy: string; byeNumber: number | null }): ByePolicyWord | number {
  return stored.byeNumber ?? (stored.byePolicy as ByePolicyWord);
}

const notYet = (pointer: string): Fault => ({ code: 'not-available-yet', pointer });

/** Draw methods of the contract that this version does not know yet. */
export function drawFaults({ firstDraw, nextDraw }: ChangedFormat): Fault[] {
  const unknown = (method?: DrawMethodName): boolean => method !== undefined && drawMethodOf(method) === undefined;
  return [
    ...(unknown(firstDraw) ? [notYet('/format/firstDraw')] : []),
    ...(unknown(nextDraw) ? [notYet('/format/nextDraw')] : []),
  ];
}

/** Players of a team: partners there are only where four play; else each plays for himself. */
export const teamSizeOf = (ruleset: Ruleset | null): number => (ruleset === null || ruleset.players === 4 ? 2 : 1);

/** A team of a size that the ruleset has no table for. The pointer is to what was asked for. */
export function teamSizeFaults(
  wish: Pick<ChangeTournament, 'ruleset' | 'format'>,
  teamSize: number,
  ruleset: Ruleset | null,
): Fault[] {
  const size = teamSizeOf(ruleset);
  if (ruleset === null || teamSize === size) return [];
  const pointer =
    wish.format?.teamSize !== undefined
      ? '/format/teamSize'
      : wish.ruleset?.overrides?.['players'] === undefined
        ? '/ruleset/key'
        : '/ruleset/overrides/players';
  return [{ code: 'team-size-of-ruleset', pointer, values: { players: ruleset.players, size } }];
}

/** How long a table plays, as it is stored: a number of counted deals, or a target. */
export interface Length {
  readonly dealsPerRound: number | null;
  readonly target: number | null;
}

/** The length that was asked for; undefined where none was. One takes the place of the other. */
export function lengthOf({ dealsPerRound, target }: ChangedFormat): Length | undefined {
  if (target !== undefined) return { dealsPerRound: null, target };
  return dealsPerRound === undefined ? undefined : { dealsPerRound, target: null };
}

/** Deals and a target at once, or a target under a ruleset that caps what can be written. `target` is the one to be played to. */
export function lengthFaults(wish: ChangedFormat, target: number | null, ruleset: Ruleset | null): Fault[] {
  const pointer = '/format/target';
  if (wish.target !== undefined && wish.dealsPerRound !== undefined) return [{ code: 'two-lengths', pointer }];
  const cap = ruleset?.round.cap ?? 'none';
  // Two sides that are both held at the cap would play on without an end.
  return target === null || cap === 'none'
    ? []
    : [{ code: 'target-with-cap', pointer: wish.target === undefined ? '/ruleset' : pointer, values: { target, cap } }];
}

/** Rounds that are drawn cannot be planned away. */
export function roundsFaults(rounds: number | undefined, drawn: number): Fault[] {
  if (rounds === undefined || rounds >= drawn) return [];
  return [{ code: 'out-of-range', pointer: '/format/rounds', values: { min: drawn, max: 50 } }];
}
