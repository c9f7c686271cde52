import { drawMethodOf } from '../contest/draws/draw.js';
import type { RankingKey } from '../contest/ranking/tie-breaks.js';
import type { Fault } from '../shared/fault.js';
import type { Bye, ByePolicyWord, CreateTournament } from './dto/tournament.js';

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

/** Words of the contract that this version does not play yet, and a length that is missing. */
export function formatFaults(format: Partial<CreateTournament['format']>, players: number): Fault[] {
  const faults: Fault[] = [];
  const notYet = (member: string): void => {
    faults.push({ code: 'not-available-yet', pointer: `/format/${member}` });
  };
  if (format.teamSize === 1) notYet('teamSize');
  if (format.target !== undefined) notYet('target');
  else if (format.dealsPerRound === undefined) faults.push({ code: 'missing', pointer: '/format/dealsPerRound' });
  if (format.firstDraw !== undefined && drawMethodOf(format.firstDraw) === undefined) notYet('firstDraw');
  if (format.nextDraw !== undefined && drawMethodOf(format.nextDraw) === undefined) notYet('nextDraw');
  if (players !== 4) faults.push({ code: 'not-available-yet', pointer: '/ruleset/key' });
  return faults;
}
