/** Two sides, or three. */
export interface Game {
  readonly round: number;
  readonly sides: readonly { readonly entryId: string; readonly points: number }[];
}

export interface ByePolicy {
  readonly points: 'half' | 'average' | 'none' | number;
  /** Counts as won; otherwise it is neither won nor lost. */
  readonly win: boolean;
}

/**
 * What sitting out one round is worth, in points. `half` is what half a round is worth; `games` are the real games of
 * that round. `average` is that of a team in those games, rounded to the nearest point, a half up; null while there are
 * none.
 */
export function byePoints(policy: ByePolicy, half: number, games: readonly Game[]): number | null {
  if (policy.points === 'half') return half;
  if (policy.points === 'none') return 0;
  if (policy.points !== 'average') return policy.points;
  const sides = games.flatMap((game) => game.sides);
  if (sides.length === 0) return null;
  const total = sides.reduce((sum, side) => sum + side.points, 0);
  return Math.floor((2 * total + sides.length) / (2 * sides.length));
}
