// Which spaces of a board bring the points of a landscape: the ones that landscape.ts counts, for whoever wants to see them.
import { countSpaces, eachRegion, lowestSpace, type SpaceSet, spacesAround } from '@sunglade/grid';
import type { Content } from './content.ts';
import { colourful, FIELD_SIZE, joinedMountains, type LandscapePoints, waterOf } from './landscape.ts';
import { showing } from './stacks.ts';
import { BUILDING, FIELD, TREE } from './terms.ts';

export function countedSpaces(content: Content, board: Int32Array, at: number, part: keyof LandscapePoints): SpaceSet {
  switch (part) {
    case 'trees':
      return showing(board, at, TREE) | showing(board, at, TREE + 1) | showing(board, at, TREE + 2);
    case 'mountains':
      return joinedMountains(content, board, at);
    case 'fields':
      return countedFields(content, board, at);
    case 'buildings':
      return countedBuildings(content, board, at);
    case 'water':
      // The islands are what lies between the water.
      return content.side === 'A' ? bestRiver(content, waterOf(board, at)) : waterOf(board, at);
  }
}

function countedFields({ neighbours }: Content, board: Int32Array, at: number): SpaceSet {
  let counted = 0;
  eachRegion(neighbours, showing(board, at, FIELD), (field) => {
    if (countSpaces(field) >= FIELD_SIZE) counted |= field;
  });
  return counted;
}

function countedBuildings(content: Content, board: Int32Array, at: number): SpaceSet {
  let counted = 0;
  for (let rest = showing(board, at, BUILDING); rest !== 0; rest &= rest - 1) {
    if (colourful(content, board, at, lowestSpace(rest))) counted |= rest & -rest;
  }
  return counted;
}

/** One of the longest of all shortest ways through the water. */
function bestRiver({ neighbours }: Content, water: SpaceSet): SpaceSet {
  let best: readonly SpaceSet[] = [];
  for (let rest = water; rest !== 0; rest &= rest - 1) {
    const layers = layersFrom(neighbours, rest & -rest, water);
    if (layers.length > best.length) best = layers;
  }
  let space = lowest(best.at(-1) ?? 0);
  let river = space;
  // From the far end back to the source, one layer at a time.
  for (const layer of best.slice(0, -1).toReversed()) {
    space = lowest(spacesAround(neighbours, space) & layer);
    river |= space;
  }
  return river;
}

const lowest = (set: SpaceSet): SpaceSet => set & -set;

/** The water by its distance from `start`. */
function layersFrom(neighbours: Int32Array, start: SpaceSet, water: SpaceSet): readonly SpaceSet[] {
  const layers: SpaceSet[] = [];
  let seen = start;
  for (let edge = start; edge !== 0; seen |= edge) {
    layers.push(edge);
    edge = spacesAround(neighbours, edge) & water & ~seen;
  }
  return layers;
}
