import type { Seat, Seats } from './contract.ts';

export const NOBODY = 0 as Seats;
/** A person who holds no chair sees what everybody may see. */
export const SPECTATOR = 0 as Seats;

export const seat = (index: number): Seat => index as Seat;
export const only = (one: Seat): Seats => (1 << one) as Seats;
export const everyone = (count: number): Seats => ((1 << count) - 1) as Seats;
export const hasSeat = (set: Seats, one: Seat): boolean => ((set >> one) & 1) === 1;
export const withSeat = (set: Seats, one: Seat): Seats => (set | (1 << one)) as Seats;
export const withoutSeat = (set: Seats, one: Seat): Seats => (set & ~(1 << one)) as Seats;
export const bothSeats = (a: Seats, b: Seats): Seats => (a | b) as Seats;

export function seatList(set: Seats): Seat[] {
  const list: Seat[] = [];
  for (let i = 0, rest: number = set; rest !== 0; i++, rest >>>= 1) if (rest & 1) list.push(seat(i));
  return list;
}

/** The lowest seat of a set that is not empty. */
export const firstSeat = (set: Seats): Seat => (31 - Math.clz32(set & -set)) as Seat;
