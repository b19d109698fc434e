// What a board is worth as it stands, and what in it is nearly worth something.
import { countSpaces, lowestSpace, regionAround, type SpaceSet, spacesAround } from '@sunglade/grid';
import { CUBES, type SpiritScoring } from '@sunglade/harmonies';
import type { Ground } from './ground.ts';
import type { Board } from './lean.ts';
import {
  BROWN_HOUSE,
  BUSH,
  EMPTY,
  FIELD,
  GRAY,
  GRAY_HOUSE,
  HIGH_TREE,
  LOW_TREE,
  PEAK,
  RED,
  RED_HOUSE,
  TRUNK,
  TWO_GRAY,
  TWO_TRUNKS,
  WATER,
} from './stacks.ts';

const COLOURS_AROUND = 3;

export interface Land {
  trees: number;
  mountains: number;
  fields: number;
  buildings: number;
  water: number;
  /** Fields of one space; those among them with room beside them. */
  loneFields: number;
  openFields: number;
  /** Points of mountains that touch no other; those among them with room beside them. */
  loneMountains: number;
  openMountains: number;
  /** Buildings that lack one colour, or more, and have room for as many. */
  nearBuildings: number;
  farBuildings: number;
  /** Open single tokens on which a building would score. */
  sites: number;
  riverLength: number;
  secondRiver: number;
  /** Empty spaces where water would lengthen the river, or cut land off. */
  waterEnds: number;
  /** Empty spaces without an empty space beside them. */
  loneEmpties: number;
}

export const createLand = (): Land => ({
  trees: 0,
  mountains: 0,
  fields: 0,
  buildings: 0,
  water: 0,
  loneFields: 0,
  openFields: 0,
  loneMountains: 0,
  openMountains: 0,
  nearBuildings: 0,
  farBuildings: 0,
  sites: 0,
  riverLength: 0,
  secondRiver: 0,
  waterEnds: 0,
  loneEmpties: 0,
});

export const landPoints = ({ trees, mountains, fields, buildings, water }: Land): number =>
  trees + mountains + fields + buildings + water;

export function surveyLand(g: Ground, board: Board, land: Land): void {
  const { neighbours } = g;
  const { sets } = board;
  const { scoring } = g.content.edition;
  const empty = sets[EMPTY]!;
  const besideEmpty = spacesAround(neighbours, empty);
  const { trees } = scoring;
  land.trees =
    countSpaces(sets[BUSH]!) * trees[0]! +
    countSpaces(sets[LOW_TREE]!) * trees[1]! +
    countSpaces(sets[HIGH_TREE]!) * trees[2]!;
  surveyMountains(g, sets, besideEmpty, land);
  surveyFields(g, sets[FIELD]!, besideEmpty, land);
  surveyBuildings(g, sets, empty, land);
  const water = g.waters.read(sets[WATER]!);
  land.water = water.points;
  land.riverLength = water.length;
  land.secondRiver = water.second;
  land.waterEnds = countSpaces(water.ends & empty);
  land.loneEmpties = countSpaces(empty & ~besideEmpty);
}

function surveyMountains(g: Ground, sets: Int32Array, besideEmpty: SpaceSet, land: Land): void {
  const [low = 0, middle = 0, high = 0] = g.content.edition.scoring.mountains;
  const all = sets[GRAY]! | sets[TWO_GRAY]! | sets[PEAK]!;
  const joined = spacesAround(g.neighbours, all);
  const worth = (within: SpaceSet): number =>
    countSpaces(sets[GRAY]! & within) * low +
    countSpaces(sets[TWO_GRAY]! & within) * middle +
    countSpaces(sets[PEAK]! & within) * high;
  land.mountains = worth(joined);
  land.loneMountains = worth(~joined);
  land.openMountains = worth(~joined & besideEmpty);
}

function surveyFields(g: Ground, fields: SpaceSet, besideEmpty: SpaceSet, land: Land): void {
  const { neighbours } = g;
  const joined = spacesAround(neighbours, fields) & fields;
  let groups = 0;
  for (let rest = joined; rest !== 0; ) {
    groups++;
    rest &= ~regionAround(neighbours, rest & -rest, joined);
  }
  land.fields = groups * g.content.edition.scoring.field;
  land.loneFields = countSpaces(fields & ~joined);
  land.openFields = countSpaces(fields & ~joined & besideEmpty);
}

function surveyBuildings(g: Ground, sets: Int32Array, empty: SpaceSet, land: Land): void {
  const { neighbours } = g;
  const gray = sets[GRAY]! | sets[TWO_GRAY]! | sets[PEAK]!;
  const brown = sets[TRUNK]! | sets[TWO_TRUNKS]!;
  const green = sets[BUSH]! | sets[LOW_TREE]! | sets[HIGH_TREE]!;
  const houses = sets[GRAY_HOUSE]! | sets[BROWN_HOUSE]! | sets[RED_HOUSE]!;
  const red = sets[RED]! | houses;
  const coloursAround = (beside: SpaceSet): number =>
    (beside & gray ? 1 : 0) +
    (beside & brown ? 1 : 0) +
    (beside & green ? 1 : 0) +
    (beside & red ? 1 : 0) +
    (beside & sets[WATER]! ? 1 : 0) +
    (beside & sets[FIELD]! ? 1 : 0);
  let scored = 0;
  land.nearBuildings = 0;
  land.farBuildings = 0;
  for (let rest = houses; rest !== 0; rest &= rest - 1) {
    const beside = neighbours[lowestSpace(rest)]!;
    const missing = COLOURS_AROUND - coloursAround(beside);
    if (missing <= 0) scored++;
    else if (missing === 1) land.nearBuildings += beside & empty ? 1 : 0;
    else if (countSpaces(beside & empty) >= missing) land.farBuildings++;
  }
  land.buildings = scored * g.content.edition.scoring.building;
  land.sites = 0;
  for (let rest = (sets[GRAY]! | sets[TRUNK]! | sets[RED]!) & ~sets[CUBES]!; rest !== 0; rest &= rest - 1) {
    if (coloursAround(neighbours[lowestSpace(rest)]!) >= COLOURS_AROUND) land.sites++;
  }
}

const FEATURE_STACKS: Readonly<Record<SpiritScoring['of'], readonly (readonly number[])[]>> = {
  water: [[WATER]],
  field: [[FIELD]],
  building: [[GRAY_HOUSE, BROWN_HOUSE, RED_HOUSE]],
  tree: [[BUSH], [LOW_TREE], [HIGH_TREE]],
  mountain: [[GRAY], [TWO_GRAY], [PEAK]],
};

/** What the spirit pays for the board as it stands. */
export function spiritPays(g: Ground, board: Board): number {
  const scoring = g.content.spirits[board.spirit];
  if (!scoring) return 0;
  const { sets } = board;
  let points = 0;
  let all = 0;
  for (const [height, stacks] of FEATURE_STACKS[scoring.of].entries()) {
    let spaces = 0;
    for (const stack of stacks) spaces |= sets[stack]!;
    if (scoring.type === 'count') points += countSpaces(spaces) * (scoring.points[height] ?? 0);
    all |= spaces;
  }
  if (scoring.type === 'count') return points;
  for (let rest = all; rest !== 0; ) {
    const group = regionAround(g.neighbours, rest & -rest, all);
    const size = countSpaces(group);
    points += scoring.tiers.findLast((tier) => size >= tier.min)?.points ?? 0;
    rest &= ~group;
  }
  return points;
}

/** Points now, as the sheet says. */
export const totalPoints = (g: Ground, board: Board, land: Land): number =>
  landPoints(land) + board.animals + (board.spiritPlaced ? spiritPays(g, board) : 0);
