import type { State, TournamentAnswer } from './dto/tournament.answer.js';
import type { ChangeTournament } from './dto/tournament.js';
import { byePolicyOf } from './tournament-form.js';
import type { StoredTournament } from './tournaments.repository.js';

/** A day of the calendar as it is stored. */
export const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The members that were given: those left out stay as they are. */
type Given<Wish> = { [Name in keyof Wish]?: Exclude<Wish[Name], undefined> };
export const given = <Wish extends object>(wish: Wish): Given<Wish> =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Given<Wish>;

/** Once started, only the number of rounds and how the later ones are drawn may still change, of ruleset and format. */
export function changesWhatIsFixed({ ruleset, format = {} }: ChangeTournament): boolean {
  const { teamSize, dealsPerRound, target, firstDraw } = format;
  return [ruleset, teamSize, dealsPerRound, target, firstDraw].some((value) => value !== undefined);
}

/** A tournament as the contract shows it. */
export function shown(found: StoredTournament): TournamentAnswer {
  const moment = (date: Date | null): string | null => date?.toISOString() ?? null;
  return {
    id: found.id,
    name: found.name,
    date: found.date.toISOString().slice(0, 10),
    venue: found.venue,
    state: found.state as State,
    ruleset: {
      key: found.rulesetKey,
      overrides: found.rulesetOverrides as object,
      parameters: found.ruleset as object | null,
    },
    format: {
      teamSize: found.teamSize,
      ...(found.dealsPerRound === null ? {} : { dealsPerRound: found.dealsPerRound }),
      ...(found.target === null ? {} : { target: found.target }),
      rounds: found.rounds,
      firstDraw: found.firstDraw,
      nextDraw: found.nextDraw,
    },
    ranking: found.ranking,
    bye: { points: byePolicyOf(found), win: found.byeWin },
    visibility: found.visibility,
    checkIn: found.checkIn,
    seed: found.seed,
    createdAt: found.createdAt.toISOString(),
    startedAt: moment(found.startedAt),
    finishedAt: moment(found.finishedAt),
    cancelledAt: moment(found.cancelledAt),
    version: found.version,
  };
}
