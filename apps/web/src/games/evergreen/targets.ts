// The names of the things on the table that can be pointed at.
import type { Action, Biome, Drafter, Power } from '@sunglade/evergreen';
import type { Target } from '../../kit/screen/screen.ts';

export const DECK_TARGET: Target = 'deck';
export const POWER_TARGET: Target = 'power';
export const actionTarget = (action: Action): Target => `action:${action}`;
export const planetTarget = (seat: number): Target => `planet:${seat}`;
export const spaceTarget = (seat: number, place: string): Target => `${seat}:${place}`;
export const slotTarget = (slot: number): Target => `row:${slot}`;
export const tokenTarget = (slot: number): Target => `token:${slot}`;
export const cardTarget = (who: Drafter): Target => `card:${who}`;
export const zoneTarget = (biome: Biome): Target => `zone:${biome}`;
export const trackTarget = (seat: number, power: Power): Target => `track:${seat}:${power}`;

const after = (start: string, target: Target): string | null =>
  target.startsWith(start) ? target.slice(start.length) : null;

/** The place on the planet of a seat that a target stands for. */
export const placeOf = (target: Target, seat: number): string | null => after(spaceTarget(seat, ''), target);

/** The slot of the row that a target stands for. */
export function slotOf(target: Target): number | null {
  const slot = after('row:', target);
  return slot === null ? null : Number(slot);
}
