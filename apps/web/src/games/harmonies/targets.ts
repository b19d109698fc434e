// The names of the things on the table that can be pointed at.
import { COLOURS, type Colour } from '@sunglade/harmonies';
import type { Target } from '../../kit/screen/screen.ts';

export const POUCH_TARGET: Target = 'pouch';
export const DECK_TARGET: Target = 'deck';
export const spaceTarget = (seat: number, place: string): Target => `${seat}:${place}`;
/** The token that lies on top, for what moves. */
export const topTarget = (seat: number, place: string): Target => `${seat}:${place}:top`;
export const cubeTarget = (seat: number, place: string): Target => `${seat}:${place}:cube`;
export const groupTarget = (space: number): Target => `take:${space}`;
/** Every card is there once, so its name is enough wherever it lies. */
export const cardTarget = (card: string): Target => `card:${card}`;
export const handTarget = (colour: Colour): Target => `hand:${colour}`;

/** The token of the hand that a target stands for. */
export const colourOfTarget = (target: Target): Colour | null =>
  COLOURS.find((colour) => handTarget(colour) === target) ?? null;

/** The card that a target stands for. */
export const cardOfTarget = (target: Target | null): string | null =>
  target?.startsWith('card:') ? target.slice('card:'.length) : null;

/** The space of a board that a target stands for. */
export function spaceOfTarget(target: Target | null): { readonly seat: number; readonly place: string } | null {
  const [seat = '', place] = target?.split(':') ?? [];
  return place !== undefined && /^\d+$/.test(seat) ? { seat: Number(seat), place } : null;
}
