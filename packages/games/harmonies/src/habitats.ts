// Where a card fits. All placements of a pattern on a board are worked out once: for each space that could take the
// cube, the turned patterns as masks of the spaces that must show a feature. Asking is then a few comparisons.
import { addHex, type HexBoard, rotateHex } from '@sunglade/grid';
import { lowest, spacesOf } from './bits.ts';
import type { Pattern } from './edition.ts';
import { COLOURS, type Colour, CUBES, FEATURES, FINISHED_BY, nearly, showing } from './stacks.ts';

export interface Habitat {
  /** What the cube space must show. */
  readonly target: number;
  /** The different features asked of the other spaces. */
  readonly needs: readonly number[];
  /** Placements of target t are rows starts[t] … starts[t+1]-1 of `masks`. */
  readonly starts: Int32Array;
  /** One row per placement, one mask per need. */
  readonly masks: Int32Array;
}

/** A habitat that lacks one token: put `colour` on `space`, and the card's cube may go to `target`. */
export interface Gap {
  readonly target: number;
  readonly space: number;
  readonly colour: Colour;
}

export function createHabitat(board: HexBoard, pattern: Pattern): Habitat {
  const [cube, ...others] = pattern;
  const featureOf = (part: Pattern[number]): number => FEATURES.indexOf(part.feature);
  const needs = [...new Set(others.map(featureOf))];
  const starts = new Int32Array(board.size + 1);
  const rows: number[] = [];
  for (const [target, hex] of board.spaces.entries()) {
    const seen = new Set<string>();
    // Six rotations are enough: no printed pattern differs from its mirror image.
    for (let turns = 0; turns < 6; turns++) {
      const spaces = others.map((part) => board.at(addHex(hex, rotateHex(part, turns))));
      if (spaces.includes(-1)) continue;
      const row = needs.map(() => 0);
      for (const [i, part] of others.entries()) {
        const need = needs.indexOf(featureOf(part));
        row[need] = (row[need] ?? 0) | (1 << (spaces[i] as number));
      }
      const text = row.join();
      if (seen.has(text)) continue;
      seen.add(text);
      rows.push(...row);
    }
    starts[target + 1] = rows.length / needs.length;
  }
  return { target: cube ? featureOf(cube) : 0, needs, starts, masks: Int32Array.from(rows) };
}

const shown = new Int32Array(FEATURES.length);

/** The spaces a cube of this card may go to now. */
export function fits(habitat: Habitat, board: Int32Array, at: number): number {
  const { needs, starts, masks } = habitat;
  let targets = showing(board, at, habitat.target) & ~(board[at + CUBES] as number);
  if (targets === 0) return 0;
  const width = needs.length;
  for (let i = 0; i < width; i++) {
    const have = showing(board, at, needs[i] as number);
    if (have === 0) return 0;
    shown[i] = have;
  }
  let found = 0;
  for (; targets !== 0; targets &= targets - 1) {
    const target = lowest(targets);
    const end = (starts[target + 1] as number) * width;
    for (let row = (starts[target] as number) * width; row < end; row += width) {
      let missing = 0;
      for (let i = 0; i < width; i++) missing |= (masks[row + i] as number) & ~(shown[i] as number);
      if (missing === 0) {
        found |= 1 << target;
        break;
      }
    }
  }
  return found;
}

/** Calls back for every placement that lacks exactly one token, which may be placed as the board is now. */
function eachGap(
  habitat: Habitat,
  board: Int32Array,
  at: number,
  found: (target: number, space: number, colour: number) => void,
): void {
  const { target: feature, needs, starts, masks } = habitat;
  const width = needs.length;
  const here = showing(board, at, feature);
  const almostHere = nearly(board, at, feature);
  const open = ~(board[at + CUBES] as number);
  for (let targets = (here | almostHere) & open; targets !== 0; targets &= targets - 1) {
    const target = lowest(targets);
    const ready = ((here >> target) & 1) === 1;
    const end = (starts[target + 1] as number) * width;
    for (let row = (starts[target] as number) * width; row < end; row += width) {
      let missing = 0;
      let lacking = -1;
      for (let i = 0; i < width; i++) {
        const lacks = (masks[row + i] as number) & ~showing(board, at, needs[i] as number);
        if (lacks === 0) continue;
        missing |= lacks;
        lacking = needs[i] as number;
      }
      if (!ready) {
        if (missing === 0) found(target, target, FINISHED_BY[feature] as number);
      } else if (missing !== 0 && (missing & (missing - 1)) === 0 && (missing & nearly(board, at, lacking)) !== 0) {
        found(target, lowest(missing), FINISHED_BY[lacking] as number);
      }
    }
  }
}

/** Where one token is missing, each case once, by target and space. */
export function gaps(habitat: Habitat, board: Int32Array, at: number): Gap[] {
  const list: Gap[] = [];
  eachGap(habitat, board, at, (target, space, colour) => {
    if (!list.some((gap) => gap.target === target && gap.space === space)) {
      list.push({ target, space, colour: COLOURS[colour] as Colour });
    }
  });
  return list.sort((a, b) => a.target - b.target || a.space - b.space);
}

/** The spaces where one token of a colour would complete a habitat of this card. */
export function gapSpaces(habitat: Habitat, board: Int32Array, at: number, colour: number): number {
  let spaces = 0;
  eachGap(habitat, board, at, (_target, space, finishing) => {
    if (finishing === colour) spaces |= 1 << space;
  });
  return spaces;
}

/** The spaces of each placement with the cube on `target`: what a page lights up. */
export function placementsAt(habitat: Habitat, target: number): { space: number; feature: number }[][] {
  const { needs, starts, masks } = habitat;
  const list: { space: number; feature: number }[][] = [];
  for (let row = starts[target] as number; row < (starts[target + 1] as number); row++) {
    list.push(
      needs.flatMap((feature, i) =>
        spacesOf(masks[row * needs.length + i] as number).map((space) => ({ space, feature })),
      ),
    );
  }
  return list;
}
