// What never changes while one set-up is played, as plain tables: the board, the cards and where their habitats may lie.
import { type AnyRules, createPicker, type Setup } from '@sunglade/core';
import { addHex, HEX_DIRECTIONS } from '@sunglade/grid';
import {
  type Content,
  type EditionContent,
  FEATURES,
  type Options,
  placementsAt,
  readContent,
} from '@sunglade/harmonies';
import { costAt } from './stacks.ts';
import { createWaters, type Waters } from './water.ts';

export const TOKENS = 3;
export const MOST_HELD = 4;
/** With this many empty spaces or fewer the last round begins. */
export const FULL = 2;
const SOLO_CENTRAL = 3;
const CENTRAL = 5;
/** Spaces of a habitat beside the cube's. */
export const MOST_NEEDS = 3;
const CODES = 32;

/** All placements of a card's habitat, one row of spaces and features each; short rows end in `NO_SPACE`. */
interface Habitat {
  readonly target: number;
  /** Placements of target t are rows starts[t] … starts[t+1]-1. */
  readonly starts: Int32Array;
  readonly spaces: Uint8Array;
  /** `costAt` of the feature. */
  readonly costs: Int32Array;
  /** How many spaces a row really has. */
  readonly needs: number;
}

export interface Ground {
  readonly content: Content;
  readonly seats: number;
  readonly solo: boolean;
  readonly spirits: boolean;
  /** Groups of tokens on the table; as many cards are open. */
  readonly central: number;
  readonly size: number;
  readonly neighbours: Int32Array;
  readonly habitats: readonly Habitat[];
  readonly waters: Waters;
  /** Random numbers per space and code, and per card and its cubes: their exclusive or names a board. */
  readonly keys: Int32Array;
  readonly cardKeys: Int32Array;
}

export function createGround({ seats, options, edition }: Setup, rules: AnyRules): Ground {
  const chosen = options as Options;
  const content = readContent(edition.content as EditionContent, chosen.side);
  const { board, spaces, neighbours } = content;
  const pick = createPicker(spaces);
  const rings = board.spaces.map((hex) => HEX_DIRECTIONS.map((direction) => board.at(addHex(hex, direction))));
  return {
    content,
    seats,
    solo: seats === 1,
    spirits: chosen.spirits,
    central: seats === 1 ? SOLO_CENTRAL : CENTRAL,
    size: spaces,
    neighbours,
    habitats: content.habitats.map((_, card) => layHabitat(content, card)),
    waters: createWaters(content, rings, chosen.riverLoops === 'closedLoopsCount' ? rules : null),
    keys: Int32Array.from({ length: (spaces + 1) * CODES }, () => pick(0x7fffffff)),
    cardKeys: Int32Array.from({ length: content.cards * CODES }, () => pick(0x7fffffff)),
  };
}

export const keyOf = (g: Ground, space: number, code: number): number => g.keys[space * CODES + code]!;
export const cardKeyOf = (g: Ground, card: number, cubes: number): number => g.cardKeys[card * CODES + cubes]!;

function layHabitat({ habitats, edition, animals, spaces }: Content, card: number): Habitat {
  const { pattern } = edition.animals[card] ?? edition.spirits[card - animals]!;
  const starts = new Int32Array(spaces + 1);
  const cells: number[] = [];
  const costs: number[] = [];
  for (let target = 0; target < spaces; target++) {
    for (const row of placementsAt(habitats[card]!, target)) {
      for (let i = 0; i < MOST_NEEDS; i++) {
        cells.push(row[i]?.space ?? spaces);
        costs.push(costAt(row[i]?.feature ?? 0));
      }
    }
    starts[target + 1] = cells.length / MOST_NEEDS;
  }
  return {
    target: costAt(FEATURES.indexOf(pattern[0]!.feature)),
    starts,
    spaces: Uint8Array.from(cells),
    costs: Int32Array.from(costs),
    needs: pattern.length - 1,
  };
}
