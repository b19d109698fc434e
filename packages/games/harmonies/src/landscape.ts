// What the board itself is worth, from its sets of spaces alone.
import { countSpaces, eachRegion, lowestSpace, type SpaceSet, spacesAround } from '@sunglade/grid';
import type { Content } from './content.ts';
import type { SpiritScoring } from './edition.ts';
import type { RiverLoops } from './options.ts';
import { riverLength } from './river.ts';
import { showing, topped } from './stacks.ts';
import { BLUE, BUILDING, COLOURS, FIELD, type Landscape, MOUNTAIN, TREE, WATER } from './terms.ts';
import type { Switches } from './versions.ts';

export interface LandscapePoints {
  readonly trees: number;
  readonly mountains: number;
  readonly fields: number;
  readonly buildings: number;
  readonly water: number;
}

/** A building scores with this many colours around it, a field with this many spaces. */
const COLOURS_AROUND = 3;
export const FIELD_SIZE = 2;

export function landscapePoints(
  content: Content,
  board: Int32Array,
  at: number,
  loops: RiverLoops,
  switches: Switches,
): LandscapePoints {
  return {
    trees: treePoints(content, board, at),
    mountains: mountainPoints(content, board, at),
    fields: fieldPoints(content, board, at),
    buildings: buildingPoints(content, board, at),
    water: waterPoints(content, board, at, loops, switches),
  };
}

const HEIGHTS = [0, 1, 2] as const;

function treePoints({ edition }: Content, board: Int32Array, at: number): number {
  let points = 0;
  for (const height of HEIGHTS) {
    points += countSpaces(showing(board, at, TREE + height)) * edition.scoring.trees[height]!;
  }
  return points;
}

const mountainsOf = (board: Int32Array, at: number): SpaceSet =>
  showing(board, at, MOUNTAIN) | showing(board, at, MOUNTAIN + 1) | showing(board, at, MOUNTAIN + 2);

/** Only mountains that touch another mountain count. */
export function joinedMountains({ neighbours }: Content, board: Int32Array, at: number): SpaceSet {
  const mountains = mountainsOf(board, at);
  return mountains & spacesAround(neighbours, mountains);
}

function mountainPoints(content: Content, board: Int32Array, at: number): number {
  const { edition } = content;
  const joined = joinedMountains(content, board, at);
  let points = 0;
  for (const height of HEIGHTS) {
    const counted = countSpaces(showing(board, at, MOUNTAIN + height) & joined);
    points += counted * edition.scoring.mountains[height]!;
  }
  return points;
}

function fieldPoints({ edition, neighbours }: Content, board: Int32Array, at: number): number {
  let points = 0;
  eachRegion(neighbours, showing(board, at, FIELD), (field) => {
    if (countSpaces(field) >= FIELD_SIZE) points += edition.scoring.field;
  });
  return points;
}

/** Whether enough colours lie around a space. */
export function colourful({ neighbours }: Content, board: Int32Array, at: number, space: number): boolean {
  const beside = neighbours[space]!;
  let colours = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (topped(board, at, colour) & beside) colours++;
  return colours >= COLOURS_AROUND;
}

function buildingPoints(content: Content, board: Int32Array, at: number): number {
  let points = 0;
  for (let rest = showing(board, at, BUILDING); rest !== 0; rest &= rest - 1) {
    if (colourful(content, board, at, lowestSpace(rest))) points += content.edition.scoring.building;
  }
  return points;
}

export const waterOf = (board: Int32Array, at: number): SpaceSet => topped(board, at, BLUE);

function waterPoints(content: Content, board: Int32Array, at: number, loops: RiverLoops, switches: Switches): number {
  const { edition, side, neighbours, allSpaces } = content;
  const water = waterOf(board, at);
  if (side === 'A') return riverPoints(edition.scoring, riverLength(neighbours, water, loops, switches));
  let points = 0;
  // Empty spaces belong to islands too.
  eachRegion(neighbours, allSpaces & ~water, () => {
    points += edition.scoring.island;
  });
  return points;
}

function riverPoints(scoring: Content['edition']['scoring'], length: number): number {
  const { river, riverMore } = scoring;
  const last = river.length - 1;
  return length <= last ? river[length]! : river[last]! + (length - last) * riverMore;
}

const FEATURES_OF: Readonly<Record<Landscape, readonly number[]>> = {
  water: [WATER],
  field: [FIELD],
  building: [BUILDING],
  tree: [TREE, TREE + 1, TREE + 2],
  mountain: [MOUNTAIN, MOUNTAIN + 1, MOUNTAIN + 2],
};

/** What a spirit pays for the board as it is, on top of everything else. */
export function spiritPoints(content: Content, scoring: SpiritScoring, board: Int32Array, at: number): number {
  const features = FEATURES_OF[scoring.of];
  let points = 0;
  if (scoring.type === 'count') {
    for (const [height, feature] of features.entries()) {
      points += countSpaces(showing(board, at, feature)) * (scoring.points[height] ?? 0);
    }
    return points;
  }
  let spaces = 0;
  for (const feature of features) spaces |= showing(board, at, feature);
  eachRegion(content.neighbours, spaces, (group) => {
    const size = countSpaces(group);
    points += scoring.tiers.findLast((tier) => size >= tier.min)?.points ?? 0;
  });
  return points;
}
