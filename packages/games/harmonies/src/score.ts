import { type Json, type Outcome, placesBySheets, type ScoreSheet, type Seat } from '@sunglade/core';
import type { Content } from './content.ts';
import type { EditionContent, Side } from './edition.ts';
import { landscapePoints, spiritPoints } from './landscape.ts';
import {
  DONE_COUNT,
  FINAL,
  FINAL_BOARD,
  FINAL_SEAT,
  type HarmoniesState,
  HELD,
  HELD_COUNT,
  KEPT,
  type Layout,
  masksAt,
  PHASE,
  PHASE_OVER,
  seatAt,
} from './state.ts';

/** The part of a sheet that belongs to one animal card. */
export const animalPart = (id: string): string => `animal:${id}`;

/** The value of the highest freed slot; nothing before the first cube. */
export const cardValue = (ladder: readonly number[], cubesPlaced: number): number => ladder[cubesPlaced - 1] ?? 0;

/** Held and completed cards alike, the spirit among them. */
export function cardsOf(layout: Layout, { small }: HarmoniesState, seat: number): number[] {
  const at = seatAt(layout, seat);
  const held = Array.from({ length: small[at + HELD_COUNT] as number }, (_, i) => small[at + HELD + i] as number);
  const done = Array.from(
    { length: small[at + DONE_COUNT] as number },
    (_, i) => small[at + layout.done + i] as number,
  );
  return [...held, ...done];
}

export function score(layout: Layout, state: HarmoniesState, seat: Seat): ScoreSheet {
  const { content, options } = layout;
  const { small, masks } = state;
  const land = landscapePoints(content, masks, masksAt(seat), options.riverLoops);
  const parts: Record<string, number> = { ...land };
  const soon: Record<string, number> = {};
  let cubes = 0;
  for (const card of cardsOf(layout, state, seat)) {
    const placed = small[layout.placed + card] as number;
    const spirit = content.spirits[card];
    if (spirit) {
      const points = spiritPoints(content, spirit, masks, masksAt(seat));
      (placed > 0 ? parts : soon).spirit = points;
      if (options.tieBreakCountsSpirit !== false) cubes += placed;
    } else {
      parts[animalPart(content.ids[card] ?? '')] = cardValue(content.ladders[card] ?? [], placed);
      cubes += placed;
    }
  }
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { total, parts, soon, ties: [cubes] };
}

export type SpiritKind = keyof EditionContent['solo']['spirit'];

/** Alone there is nobody to beat but the table of suns. */
export function sunsFor(solo: EditionContent['solo'], points: number, side: Side, spirit: SpiritKind): number {
  return solo.suns.filter((least) => points >= least).length + solo.side[side] + solo.spirit[spirit];
}

/** The bonus is for the spirit that was chosen, complete or not. */
const spiritKind = (content: Content, kept: number): SpiritKind => content.spirits[kept - 1]?.type ?? 'none';

export function outcome(layout: Layout, state: HarmoniesState): Outcome | null {
  const { small } = state;
  if (small[PHASE] !== PHASE_OVER) return null;
  const { content } = layout;
  const list = Array.from({ length: layout.seats }, (_, seat) => score(layout, state, seat as Seat));
  const by = small[FINAL] === FINAL_BOARD ? 'board' : 'pouch';
  const end: Record<string, Json> = { by, seat: small[FINAL_SEAT] as number };
  if (!layout.solo) return { places: placesBySheets(list), facts: end };
  const kind = spiritKind(content, small[seatAt(layout, 0) + KEPT] as number);
  const suns = sunsFor(content.edition.solo, list[0]?.total ?? 0, content.side, kind);
  return { places: [1], facts: { ...end, suns } };
}
