interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * What a team is called: by its own name, or by its players' family names in their order. Who plays alone is called by both names, for
 * among so many more teams the family name is often another's too.
 */
export function teamName(own: string | null, players: readonly Named[]): string {
  const [only, ...others] = players;
  if (own !== null || only === undefined) return own ?? '';
  if (others.length === 0) return `${only.firstName} ${only.lastName}`;
  return players.map(({ lastName }) => lastName).join(' – ');
}
