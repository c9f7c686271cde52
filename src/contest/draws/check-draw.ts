import type { Fault } from '../../shared/fault.js';
import type { DrawnRound, Pairing } from './drawn-round.js';
import { seatedAt } from './drawn-round.js';
import type { Field, FieldTeam, LastMet, Meeting, TableSize } from './field.js';
import { lastMetIn } from './field.js';
import type { Edge } from './matching.js';
import { cheapestMatching } from './matching.js';

export const ROUND_FAULTS = [
  'team-unknown',
  'team-twice',
  'team-missing',
  'table-numbers',
  'table-size',
  'rematch-unsaid',
  'rematch-avoidable',
  'exempt-needless',
  'exempt-again',
  'exempt-passed-over',
] as const;
export type RoundFaultCode = (typeof ROUND_FAULTS)[number];
export type RoundFault = Fault<RoundFaultCode>;

/**
 * Judges a round by the rules, whoever drew it and however: everyone once, tables of the right size and numbered from 1,
 * no rematch that could have been avoided, every rematch said, and a fair exemption (the fewest exemptions so far, of
 * those the lowest rank, unless, with two at a table, a higher one saves a rematch). Whether rematches of tables of three
 * could have been avoided is not judged. Empty when there is nothing to find fault with; pointers are into the round.
 */
export function checkDraw(field: Field, round: DrawnRound): readonly RoundFault[] {
  const teams = [...field.teams];
  const history = historyOf(teams, field.meetings);
  const places = new Map(teams.map((team, place) => [team.id, place]));
  const presence = [...checkSizes(field, round), ...checkPresence(teams, places, round)];
  if (presence.length > 0) return presence;

  const tables = round.pairings.map((pairing) => pairing.table).sort((one, other) => one - other);
  const numbered = tables.every((table, index) => table === index + 1);
  return [
    ...(numbered ? [] : [{ code: 'table-numbers', pointer: '/pairings' } as const]),
    ...checkRematches(teams, places, history, round, field.tableSize),
    ...checkExemption(teams, places, history, round, field.tableSize),
  ];
}

type Places = ReadonlyMap<string, number>;

const checkSizes = ({ tableSize: size }: Field, { pairings }: DrawnRound): RoundFault[] =>
  pairings.flatMap((pairing, index): RoundFault[] =>
    seatedAt(pairing).length === size
      ? []
      : [{ code: 'table-size', pointer: `/pairings/${String(index)}/teams`, values: { size } }],
  );

function checkPresence(teams: readonly FieldTeam[], places: Places, round: DrawnRound): RoundFault[] {
  const faults: RoundFault[] = [];
  const seen = new Set<number>();
  const see = (id: string, pointer: string): void => {
    const place = places.get(id);
    if (place === undefined) faults.push({ code: 'team-unknown', pointer });
    else if (seen.has(place)) {
      faults.push({ code: 'team-twice', pointer, values: { number: (teams[place] as FieldTeam).number } });
    } else seen.add(place);
  };
  round.pairings.forEach(({ teams }, index) => {
    for (const [side, id] of Object.entries(teams) as [string, string][]) {
      see(id, `/pairings/${String(index)}/teams/${side}`);
    }
  });
  round.exempt.forEach(({ id }, index) => {
    see(id, `/exempt/${String(index)}/id`);
  });
  teams.forEach(({ number }, place) => {
    if (!seen.has(place)) faults.push({ code: 'team-missing', pointer: '/pairings', values: { number } });
  });
  return faults;
}

function checkRematches(
  teams: readonly FieldTeam[],
  places: Places,
  history: History,
  round: DrawnRound,
  tableSize: TableSize,
): RoundFault[] {
  const faults: RoundFault[] = [];
  let rematches = 0;
  round.pairings.forEach((pairing, index) => {
    const rounds = meetingsAt(pairing, places, history);
    const last = rounds.length === 0 ? undefined : Math.max(...rounds);
    rematches += rounds.length;
    if (pairing.rematchOf !== last) {
      faults.push({ code: 'rematch-unsaid', pointer: `/pairings/${String(index)}/rematchOf` });
    }
  });
  if (round.rematches !== rematches) faults.push({ code: 'rematch-unsaid', pointer: '/rematches' });
  if (rematches === 0) return faults;
  const said = tableSize === 2 ? 'rematch-unavoidable' : 'rematch-left';
  if (round.why?.code !== said) faults.push({ code: 'rematch-unsaid', pointer: '/why' });
  if (tableSize === 3) return faults;
  const all = teams.map((_, place) => place);
  const fewest =
    teams.length % 2 === 0
      ? fewestRematches(all, history)
      : Math.min(
          ...mayBeExempt(teams).map((out) =>
            fewestRematches(
              all.filter((each) => each !== out),
              history,
            ),
          ),
        );
  if (fewest < rematches) {
    faults.push({ code: 'rematch-avoidable', pointer: '/rematches', values: { rematches, fewest } });
  }
  return faults;
}

function checkExemption(
  teams: readonly FieldTeam[],
  places: Places,
  history: History,
  round: DrawnRound,
  size: TableSize,
): RoundFault[] {
  const [expected, exempt] = [teams.length % size, round.exempt.length];
  if (exempt !== expected) return [{ code: 'exempt-needless', pointer: '/exempt', values: { exempt, expected, size } }];
  if (size === 3) return checkTurns(teams, places, round);
  const out = round.exempt[0];
  if (out === undefined) return [];
  const place = places.get(out.id) as number;
  const { number, rank } = teams[place] as FieldTeam;
  const candidates = mayBeExempt(teams);
  if (!candidates.includes(place)) return [{ code: 'exempt-again', pointer: '/exempt/0/id', values: { number } }];
  const all = teams.map((_, each) => each);
  const passedOver = candidates.find((candidate) => {
    if ((teams[candidate] as FieldTeam).rank <= rank) return false;
    return (
      fewestRematches(
        all.filter((each) => each !== candidate),
        history,
      ) <= round.rematches
    );
  });
  if (passedOver === undefined) return [];
  const values = { number, passedOver: (teams[passedOver] as FieldTeam).number };
  return [{ code: 'exempt-passed-over', pointer: '/exempt/0/id', values }];
}

/** Of those that play nobody was exempt less often than one that sits out, and nobody exempt as often ranks lower. */
function checkTurns(teams: readonly FieldTeam[], places: Places, { exempt }: DrawnRound): RoundFault[] {
  const out = new Set(exempt.map(({ id }) => id));
  const playing = teams.filter(({ id }) => !out.has(id));
  return exempt.flatMap(({ id }, index): RoundFault[] => {
    const pointer = `/exempt/${String(index)}/id`;
    const { number, rank, exemptIn } = teams[places.get(id) as number] as FieldTeam;
    if (playing.some((other) => other.exemptIn.length < exemptIn.length)) {
      return [{ code: 'exempt-again', pointer, values: { number } }];
    }
    const lower = playing.find((other) => other.exemptIn.length === exemptIn.length && other.rank > rank);
    return lower === undefined
      ? []
      : [{ code: 'exempt-passed-over', pointer, values: { number, passedOver: lower.number } }];
  });
}

/** The rounds in which any two of a table last met. */
function meetingsAt(pairing: Pairing, places: Places, { lastMet }: History): number[] {
  const seated = seatedAt(pairing).map((id) => places.get(id) as number);
  return seated.flatMap((one, index) => seated.slice(index + 1).flatMap((other) => lastMet(one, other) ?? []));
}

/** Those that were exempt as seldom as anybody. */
function mayBeExempt(teams: readonly FieldTeam[]): number[] {
  const fewest = Math.min(...teams.map((team) => team.exemptIn.length));
  return teams.flatMap((team, place) => (team.exemptIn.length === fewest ? [place] : []));
}

/** How many rematches an even number of players cannot do without. */
function fewestRematches(players: readonly number[], { lastMet, most }: History): number {
  // Dirac 1952: where everybody still has half of all players to meet, there is a draw, and no need to look for it.
  if (2 * (players.length - 1 - most) >= players.length) return 0;
  const edges = players.flatMap((player, one) =>
    players.slice(one + 1).map((other, k): Edge => {
      return [one, one + 1 + k, lastMet(player, other) === undefined ? 0 : 1];
    }),
  );
  const mates = cheapestMatching(players.length, edges)?.mates ?? [];
  return mates.filter(
    (mate, one) => one < mate && lastMet(players[one] as number, players[mate] as number) !== undefined,
  ).length;
}

/** Who has met whom, and how many others anybody has met at most. */
interface History {
  readonly lastMet: LastMet;
  readonly most: number;
}

function historyOf(teams: readonly FieldTeam[], meetings: readonly Meeting[]): History {
  const opponents = new Map<string, Set<string>>(teams.map(({ id }) => [id, new Set()]));
  for (const {
    teams: [one, other],
  } of meetings) {
    opponents.get(one)?.add(other);
    opponents.get(other)?.add(one);
  }
  return { lastMet: lastMetIn(teams, meetings), most: Math.max(0, ...[...opponents.values()].map(({ size }) => size)) };
}
