// What water is worth: rivers on one side of the board, islands on the other. Boards in the head differ by one token most
// of the time, so what was found for a set of spaces is kept for a while.
import { type AnyRules, type Seat, seedFrom } from '@sunglade/core';
import { eachRegion, lowestSpace, type SpaceSet, spacesAround } from '@sunglade/grid';
import { type Content, STACKS, type State } from '@sunglade/harmonies';
import { EMPTY, WATER } from './stacks.ts';

interface Water {
  points: number;
  /** The longest river and the second longest; on the other side the islands. */
  length: number;
  second: number;
  /** Where the longest river may go on; on the other side the spaces where water would cut land off from land. */
  ends: SpaceSet;
}

export interface Waters {
  /** Overwritten by the next question. */
  read(water: SpaceSet): Water;
}

const KEPT = 4096;
const FOUND = 4;
const PLACE_SHIFT = 20;

/** `rules` are asked where loops count: they know how. */
export function createWaters(content: Content, rings: readonly (readonly number[])[], rules: AnyRules | null): Waters {
  const keys = new Int32Array(KEPT).fill(-1);
  const found = new Int32Array(KEPT * FOUND);
  const water: Water = { points: 0, length: 0, second: 0, ends: 0 };
  const asked = rules && content.side === 'A' ? askRules(content, rules) : null;
  return {
    read(set) {
      const place = Math.imul(set, 0x9e3779b1) >>> PLACE_SHIFT;
      const at = place * FOUND;
      if (keys[place] !== set) {
        if (content.side === 'A') findRivers(content, set, water);
        else findIslands(content, rings, set, water);
        if (asked) water.points = asked(set);
        keys[place] = set;
        found[at] = water.points;
        found[at + 1] = water.length;
        found[at + 2] = water.second;
        found[at + 3] = water.ends;
      } else {
        water.points = found[at]!;
        water.length = found[at + 1]!;
        water.second = found[at + 2]!;
        water.ends = found[at + 3]!;
      }
      return water;
    },
  };
}

/** A board with nothing but water on it, scored by the rules. */
function askRules({ allSpaces }: Content, rules: AnyRules): (water: SpaceSet) => number {
  const { boards } = rules.create(seedFrom('water')) as State;
  const state = rules.create(seedFrom('water')) as State;
  boards.fill(0, 0, STACKS.length);
  return (water) => {
    state.boards.set(boards);
    state.boards[EMPTY] = allSpaces & ~water;
    state.boards[WATER] = water;
    return rules.score(state, 0 as Seat).parts.water ?? 0;
  };
}

function findRivers({ neighbours, edition }: Content, set: SpaceSet, into: Water): void {
  into.length = 0;
  into.second = 0;
  into.ends = 0;
  eachRegion(neighbours, set, (region) => {
    let longest = 0;
    let ends = 0;
    for (let rest = region; rest !== 0; rest &= rest - 1) {
      const start = rest & -rest;
      const length = reach(neighbours, start, region);
      if (length > longest) {
        longest = length;
        ends = 0;
      }
      if (length === longest) ends |= start;
    }
    if (longest <= into.length) {
      into.second = Math.max(into.second, longest);
      return;
    }
    into.second = into.length;
    into.length = longest;
    into.ends = ends;
  });
  // Only what touches nothing else of the water makes a river longer.
  into.ends = spacesAround(neighbours, into.ends) & ~set & ~spacesAround(neighbours, set & ~into.ends);
  const { river, riverMore } = edition.scoring;
  const last = river.length - 1;
  into.points = into.length <= last ? river[into.length]! : river[last]! + (into.length - last) * riverMore;
}

/** How far the farthest water is along water, in tokens. */
function reach(neighbours: Int32Array, start: SpaceSet, region: SpaceSet): number {
  let seen = start;
  let edge = start;
  let length = 0;
  while (edge !== 0) {
    length++;
    edge = spacesAround(neighbours, edge) & region & ~seen;
    seen |= edge;
  }
  return length;
}

function findIslands(
  { neighbours, edition, allSpaces }: Content,
  rings: readonly (readonly number[])[],
  set: SpaceSet,
  into: Water,
): void {
  const land = allSpaces & ~set;
  let islands = 0;
  eachRegion(neighbours, land, () => {
    islands++;
  });
  let cuts = 0;
  for (let rest = land; rest !== 0; rest &= rest - 1) {
    const space = lowestSpace(rest);
    if (shoresAround(rings[space]!, land) > 1) cuts |= 1 << space;
  }
  into.points = islands * edition.scoring.island;
  into.length = islands;
  into.second = 0;
  into.ends = cuts;
}

/** Stretches of land around a space with something else between them. */
function shoresAround(ring: readonly number[], land: SpaceSet): number {
  let shores = 0;
  let before = isLand(ring[ring.length - 1]!, land);
  for (const space of ring) {
    const now = isLand(space, land);
    if (now && !before) shores++;
    before = now;
  }
  return shores;
}

const isLand = (space: number, land: SpaceSet): boolean => space >= 0 && ((land >> space) & 1) === 1;
