import type { StandingsAnswer } from './dto/standings.answer.js';

/**
 * The ranking as CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read the accents), one column a round. What a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export function standingsCsv({ items }: StandingsAnswer): string {
  const rounds = Math.max(0, ...items.flatMap((item) => item.rounds.map(({ round }) => round)));
  const columns = Array.from({ length: rounds }, (_, i) => i + 1);
  const header = [
    'rank',
    'number',
    'team',
    'players',
    'points',
    'wins',
    'difference',
    ...columns.map((round) => `round${String(round)}`),
  ];
  const rows = items.map((item) => [
    item.rank,
    item.number,
    item.name,
    item.players.map(({ lastName, firstName }) => `${firstName} ${lastName}`).join(', '),
    item.points,
    item.wins,
    item.difference,
    ...columns.map((round) => item.rounds.find((played) => played.round === round)?.points ?? null),
  ]);
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
