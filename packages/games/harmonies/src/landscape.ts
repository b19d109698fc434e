// What the board itself is worth, from its masks alone.
import { around, countBits, groupOf, lowest } from './bits.ts';
import type { Content } from './content.ts';
import type { Landscape, SpiritScoring } from './edition.ts';
import type { RiverLoops } from './options.ts';
import { riverLength } from './river.ts';
import { BLUE, BUILDING, COLOURS, FIELD, MOUNTAIN, showing, TREE, topped, WATER } from './stacks.ts';

export interface LandscapePoints {
  readonly trees: number;
  readonly mountains: number;
  readonly fields: number;
  readonly buildings: number;
  readonly water: number;
}

/** A building scores with this many colours around it, a field with this many spaces. */
const COLOURS_AROUND = 3;
const FIELD_SIZE = 2;

export function landscapePoints(content: Content, board: Int32Array, at: number, loops: RiverLoops): LandscapePoints {
  return {
    trees: treePoints(content, board, at),
    mountains: mountainPoints(content, board, at),
    fields: fieldPoints(content, board, at),
    buildings: buildingPoints(content, board, at),
    water: waterPoints(content, board, at, loops),
  };
}

const HEIGHTS = [0, 1, 2] as const;

function treePoints({ edition }: Content, board: Int32Array, at: number): number {
  let points = 0;
  for (const height of HEIGHTS) {
    points += countBits(showing(board, at, TREE + height)) * (edition.scoring.trees[height] as number);
  }
  return points;
}

const mountainsOf = (board: Int32Array, at: number): number =>
  showing(board, at, MOUNTAIN) | showing(board, at, MOUNTAIN + 1) | showing(board, at, MOUNTAIN + 2);

/** Only mountains that touch another mountain count. */
function mountainPoints({ edition, neighbours }: Content, board: Int32Array, at: number): number {
  const joined = around(neighbours, mountainsOf(board, at));
  let points = 0;
  for (const height of HEIGHTS) {
    const counted = countBits(showing(board, at, MOUNTAIN + height) & joined);
    points += counted * (edition.scoring.mountains[height] as number);
  }
  return points;
}

function fieldPoints({ edition, neighbours }: Content, board: Int32Array, at: number): number {
  let points = 0;
  eachGroup(neighbours, showing(board, at, FIELD), (size) => {
    if (size >= FIELD_SIZE) points += edition.scoring.field;
  });
  return points;
}

function eachGroup(neighbours: Int32Array, spaces: number, found: (size: number) => void): void {
  for (let rest = spaces; rest !== 0; ) {
    const group = groupOf(neighbours, rest & -rest, spaces);
    found(countBits(group));
    rest &= ~group;
  }
}

function buildingPoints({ edition, neighbours }: Content, board: Int32Array, at: number): number {
  let points = 0;
  for (let rest = showing(board, at, BUILDING); rest !== 0; rest &= rest - 1) {
    const beside = neighbours[lowest(rest)] as number;
    let colours = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) if (topped(board, at, colour) & beside) colours++;
    if (colours >= COLOURS_AROUND) points += edition.scoring.building;
  }
  return points;
}

function waterPoints(content: Content, board: Int32Array, at: number, loops: RiverLoops): number {
  const { edition, side, neighbours, allSpaces } = content;
  const water = topped(board, at, BLUE);
  if (side === 'A') return riverPoints(edition.scoring, riverLength(neighbours, water, loops));
  let points = 0;
  // Empty spaces belong to islands too.
  eachGroup(neighbours, allSpaces & ~water, () => {
    points += edition.scoring.island;
  });
  return points;
}

function riverPoints(scoring: Content['edition']['scoring'], length: number): number {
  const { river, riverMore } = scoring;
  const last = river.length - 1;
  return length <= last ? (river[length] as number) : (river[last] as number) + (length - last) * riverMore;
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
      points += countBits(showing(board, at, feature)) * (scoring.points[height] ?? 0);
    }
    return points;
  }
  let spaces = 0;
  for (const feature of features) spaces |= showing(board, at, feature);
  eachGroup(content.neighbours, spaces, (size) => {
    points += scoring.tiers.findLast((tier) => size >= tier.min)?.points ?? 0;
  });
  return points;
}
