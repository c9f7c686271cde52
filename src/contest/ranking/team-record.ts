/** A real game of a team: what it scored and against whom. */
export interface GameRecord {
  readonly round: number;
  readonly points: number;
  readonly outcome: 'won' | 'drawn' | 'lost';
  /** One, or two at a table for three. */
  readonly opponents: readonly { readonly entryId: string; readonly points: number }[];
}

/** All that the ranking keys may ask about a team. */
export interface TeamRecord {
  readonly entryId: string;
  readonly number: number;
  /** Games and byes, penalties taken off. */
  readonly points: number;
  /** Positive, already taken off. */
  readonly penalties: number;
  /** Byes that count as won included. */
  readonly wins: number;
  /** By round; no byes. */
  readonly games: readonly GameRecord[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const gamePoints = (team: TeamRecord): number => sum(team.games.map((game) => game.points));

export const gamesWon = (team: TeamRecord): number => team.games.filter((game) => game.outcome === 'won').length;

export const pointsAgainst = (team: TeamRecord): number =>
  sum(team.games.map((game) => sum(game.opponents.map((each) => each.points))));

/** Own points less the opponents', real games only; at a table for three less each of the two. */
export const pointsDifference = (team: TeamRecord): number =>
  sum(team.games.map((game) => sum(game.opponents.map((each) => game.points - each.points))));
