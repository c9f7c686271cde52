/** Sides. Partners share one; `c` exists only where three play, each for himself. */
export const SIDES = ['a', 'b', 'c'] as const;
export type Side = (typeof SIDES)[number];

/** Every seat there is, at any table. */
export const SEATS = ['a1', 'b1', 'c1', 'a2', 'b2'] as const;
export type Seat = (typeof SEATS)[number];

/** How many play at one table. */
export const PLAYER_COUNTS = [4, 3, 2] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

const SEATS_OF: Readonly<Record<PlayerCount, readonly [Seat, ...Seat[]]>> = {
  4: ['a1', 'b1', 'a2', 'b2'],
  3: ['a1', 'b1', 'c1'],
  2: ['a1', 'b1'],
};

const SIDES_OF: Readonly<Record<PlayerCount, readonly Side[]>> = { 4: ['a', 'b'], 3: ['a', 'b', 'c'], 2: ['a', 'b'] };

const SIDE_OF: Readonly<Record<Seat, Side>> = { a1: 'a', a2: 'a', b1: 'b', b2: 'b', c1: 'c' };

/** The seats of a table in playing order. */
export const seatsOf = (players: PlayerCount): readonly [Seat, ...Seat[]] => SEATS_OF[players];

/** The sides of a table in playing order. */
export const sidesOf = (players: PlayerCount): readonly Side[] => SIDES_OF[players];

/** The seat that plays after another one of the same table. */
export function seatAfter(seat: Seat, players: PlayerCount): Seat {
  const seats = seatsOf(players);
  return seats[(seats.indexOf(seat) + 1) % seats.length] as Seat;
}

/** The sides that play against this one: one, or two where three play. */
export const sidesAgainst = (side: Side, players: PlayerCount): readonly [Side, ...Side[]] =>
  sidesOf(players).filter((other) => other !== side) as [Side, ...Side[]];

export const sideOf = (seat: Seat): Side => SIDE_OF[seat];

/** A number for each side of a table: `c` is there exactly where three play. */
export interface BySide {
  readonly a: number;
  readonly b: number;
  readonly c?: number;
}

/** The number of one side: 0 for `c` where only two sides sit. */
export const ofSide = (numbers: BySide, side: Side): number => numbers[side] ?? 0;

/** A number for each of these sides, made by asking for each. */
export function bySide(sides: readonly Side[], valueOf: (side: Side) => number): BySide {
  const two = { a: valueOf('a'), b: valueOf('b') };
  return sides.includes('c') ? { ...two, c: valueOf('c') } : two;
}
