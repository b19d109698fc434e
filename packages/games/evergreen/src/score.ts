// Sheets and the outcome. Light and forest of a planet are counted in light.ts and forest.ts.
import { type Outcome, placesBySheets, type ScoreSheet } from '@sunglade/core';
import type { Content } from './content.ts';
import { forestPoints } from './forest.ts';
import {
  type Bound,
  BUDS,
  FIRST,
  FOREST,
  ICONS,
  LIGHT,
  NEXT_FIRST,
  OVER,
  PHASE,
  SEASON,
  START,
  type State,
  seatAt,
  sunOf,
} from './layout.ts';
import { lightPoints } from './light.ts';
import { BIG_TREE, BIOMES, SEASONS, titleOf } from './terms.ts';

/** Big trees times visible icons, biome by biome. */
export function fertilityOf(
  content: Content,
  cells: Uint8Array,
  from: number,
  icons: ArrayLike<number>,
  iconsFrom = 0,
): number[] {
  const points = BIOMES.map(() => 0);
  for (let space = 0; space < content.size; space++) {
    if (cells[from + space] !== BIG_TREE) continue;
    const biome = content.biomeOf[space]!;
    points[biome]! += icons[iconsFrom + biome]!;
  }
  return points;
}

/** Without the fertility of the end. */
export function surePoints({ data }: State, seat: number): number {
  const at = seatAt(seat);
  let points = data[at + START]! + data[at + BUDS]!;
  for (let season = 0; season < SEASONS.length; season++)
    points += data[at + LIGHT + season]! + data[at + FOREST + season]!;
  return points;
}

const sum = (list: ArrayLike<number>, from = 0, to = list.length): number => {
  let total = 0;
  for (let i = from; i < to; i++) total += list[i]!;
  return total;
};

/** Parts are sure; `soon` is what the season and the game would still bring if both ended now. */
export function score(b: Bound, s: State, seat: number): ScoreSheet {
  const { data, cells } = s;
  const at = seatAt(seat);
  const from = seat * b.stride;
  const over = data[PHASE] === OVER;
  const fertility = sum(fertilityOf(b.content, cells, from, data, ICONS));
  const parts = {
    start: data[at + START]!,
    light: sum(data, at + LIGHT, at + LIGHT + SEASONS.length),
    forest: sum(data, at + FOREST, at + FOREST + SEASONS.length),
    bud: data[at + BUDS]!,
    fertility: over ? fertility : 0,
  };
  const soon = over
    ? { light: 0, forest: 0, fertility: 0 }
    : {
        light: lightPoints(b.content, cells, from, sunOf(b, data[SEASON]!)),
        forest: forestPoints(b, cells, from),
        fertility,
      };
  return { total: surePoints(s, seat) + parts.fertility, parts, soon, ties: [tieRank(b, data, seat)] };
}

/** Who holds the token comes first of the tied, then round the table. While it lies in the row its old holder counts. */
function tieRank(b: Bound, data: Int16Array, seat: number): number {
  const holder = data[NEXT_FIRST]! >= 0 ? data[NEXT_FIRST]! : data[FIRST]!;
  return b.drafters - ((seat - holder + b.drafters) % b.drafters);
}

/** Alone there is nobody to beat: the score earns a title. */
export function outcome(b: Bound, s: State): Outcome | null {
  if (s.data[PHASE] !== OVER) return null;
  const sheets = Array.from({ length: b.seats }, (_, seat) => score(b, s, seat));
  const places = placesBySheets(sheets);
  return b.seats === 1 ? { places, facts: { title: titleOf(sheets[0]?.total ?? 0) } } : { places };
}
