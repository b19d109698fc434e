// Sheets and the outcome. What a board is worth is counted in landscape.ts.
import { type Json, type Outcome, placesBySheets, type ScoreSheet } from '@sunglade/core';
import type { Content } from './content.ts';
import type { EditionContent } from './edition.ts';
import { landscapePoints, spiritPoints } from './landscape.ts';
import {
  type Bound,
  boardAt,
  COMPLETED_COUNT,
  completedAt,
  FINAL,
  FINAL_BOARD,
  FINAL_SEAT,
  HELD,
  HELD_COUNT,
  KEPT,
  PHASE,
  PHASE_OVER,
  type State,
  seatAt,
} from './layout.ts';
import type { Side } from './terms.ts';

/** The part of a sheet that belongs to one animal card. */
const animalPart = (id: string): string => `animal:${id}`;

/** The value of the highest freed slot; nothing before the first cube. */
export const cardValue = (ladder: readonly number[], cubesPlaced: number): number => ladder[cubesPlaced - 1] ?? 0;

/** Held and completed cards alike, the spirit among them. */
function cardsOf(b: Bound, { data, completed }: State, seat: number): number[] {
  const at = seatAt(seat);
  const done = completedAt(b, seat);
  return [
    ...data.subarray(at + HELD, at + HELD + data[at + HELD_COUNT]!),
    ...completed.subarray(done, done + data[at + COMPLETED_COUNT]!),
  ];
}

export function score(b: Bound, s: State, seat: number): ScoreSheet {
  const { content, options, switches } = b;
  const { boards, placed } = s;
  const land = landscapePoints(content, boards, boardAt(seat), options.riverLoops, switches);
  const parts: Record<string, number> = { ...land };
  const soon: Record<string, number> = {};
  let cubes = 0;
  for (const card of cardsOf(b, s, seat)) {
    const count = placed[card]!;
    const spirit = content.spirits[card];
    if (spirit) {
      const points = spiritPoints(content, spirit, boards, boardAt(seat));
      (count > 0 ? parts : soon).spirit = points;
      if (options.tieBreakCountsSpirit !== false) cubes += count;
    } else {
      parts[animalPart(content.ids[card] ?? '')] = cardValue(content.ladders[card] ?? [], count);
      cubes += count;
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

export function outcome(b: Bound, s: State): Outcome | null {
  const { data } = s;
  if (data[PHASE] !== PHASE_OVER) return null;
  const { content } = b;
  const list = Array.from({ length: b.seats }, (_, seat) => score(b, s, seat));
  const by = data[FINAL] === FINAL_BOARD ? 'board' : 'pouch';
  const end: Record<string, Json> = { by, seat: data[FINAL_SEAT]! };
  if (!b.solo) return { places: placesBySheets(list), facts: end };
  const kind = spiritKind(content, data[seatAt(0) + KEPT]!);
  const suns = sunsFor(content.edition.solo, list[0]?.total ?? 0, content.side, kind);
  return { places: [1], facts: { ...end, suns } };
}
