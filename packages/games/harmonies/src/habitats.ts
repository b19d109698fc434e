// Where a card fits. All placements of a pattern on a board are worked out once: for each space that could take the
// cube, the turned patterns as sets of the spaces that must show a feature. Asking is then a few comparisons.
import { addHex, type HexBoard, listSpaces, lowestSpace, rotateHex, type SpaceSet } from '@sunglade/grid';
import type { Pattern } from './edition.ts';
import { CUBES, FINISHED_BY, nearly, showing } from './stacks.ts';
import { COLOURS, type Colour, FEATURES } from './terms.ts';

/** A pattern has at most four spaces, and one of them is the cube's. */
const MOST_NEEDS = 3;

export interface Habitat {
  /** What the cube space must show. */
  readonly target: number;
  /** The different features asked of the other spaces, at most MOST_NEEDS. */
  readonly needs: readonly number[];
  /** Placements of target t are rows starts[t] … starts[t+1]-1. */
  readonly starts: Int32Array;
  /** One row of MOST_NEEDS sets per placement: the spaces of each need, then empty sets. */
  readonly rows: Int32Array;
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
      const row = Array.from({ length: MOST_NEEDS }, () => 0);
      for (const [i, part] of others.entries()) {
        const need = needs.indexOf(featureOf(part));
        row[need] = (row[need] ?? 0) | (1 << spaces[i]!);
      }
      const text = row.join();
      if (seen.has(text)) continue;
      seen.add(text);
      rows.push(...row);
    }
    starts[target + 1] = rows.length / MOST_NEEDS;
  }
  return { target: cube ? featureOf(cube) : 0, needs, starts, rows: Int32Array.from(rows) };
}

/** What a board shows of a need; every space where there is no such need. */
const shownOf = ({ needs }: Habitat, need: number, board: Int32Array, at: number): SpaceSet =>
  need < needs.length ? showing(board, at, needs[need]!) : -1;

/** The spaces a cube of this card may go to now. */
export function fits(habitat: Habitat, board: Int32Array, at: number): SpaceSet {
  const { starts, rows } = habitat;
  let targets = showing(board, at, habitat.target) & ~board[at + CUBES]!;
  if (targets === 0) return 0;
  const first = shownOf(habitat, 0, board, at);
  if (first === 0) return 0;
  const second = shownOf(habitat, 1, board, at);
  if (second === 0) return 0;
  const third = shownOf(habitat, 2, board, at);
  if (third === 0) return 0;
  let found = 0;
  for (; targets !== 0; targets &= targets - 1) {
    const target = lowestSpace(targets);
    const end = starts[target + 1]! * MOST_NEEDS;
    for (let row = starts[target]! * MOST_NEEDS; row < end; row += MOST_NEEDS) {
      const missing = (rows[row]! & ~first) | (rows[row + 1]! & ~second) | (rows[row + 2]! & ~third);
      if (missing !== 0) continue;
      found |= 1 << target;
      break;
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
  const { target: feature, needs, starts, rows } = habitat;
  const here = showing(board, at, feature);
  const almostHere = nearly(board, at, feature);
  const open = ~board[at + CUBES]!;
  for (let targets = (here | almostHere) & open; targets !== 0; targets &= targets - 1) {
    const target = lowestSpace(targets);
    const ready = ((here >> target) & 1) === 1;
    const end = starts[target + 1]! * MOST_NEEDS;
    for (let row = starts[target]! * MOST_NEEDS; row < end; row += MOST_NEEDS) {
      let missing = 0;
      let lacking = -1;
      for (let i = 0; i < needs.length; i++) {
        const lacks = rows[row + i]! & ~showing(board, at, needs[i]!);
        if (lacks === 0) continue;
        missing |= lacks;
        lacking = needs[i]!;
      }
      if (!ready) {
        if (missing === 0) found(target, target, FINISHED_BY[feature]!);
      } else if (missing !== 0 && (missing & (missing - 1)) === 0 && (missing & nearly(board, at, lacking)) !== 0) {
        found(target, lowestSpace(missing), FINISHED_BY[lacking]!);
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
  return list.sort((one, other) => one.target - other.target || one.space - other.space);
}

/** The spaces where one token of a colour would complete a habitat of this card. */
export function gapSpaces(habitat: Habitat, board: Int32Array, at: number, colour: number): SpaceSet {
  let spaces = 0;
  eachGap(habitat, board, at, (_target, space, finishing) => {
    if (finishing === colour) spaces |= 1 << space;
  });
  return spaces;
}

/** The spaces of each placement with the cube on `target`: what a page lights up. */
export function placementsAt(habitat: Habitat, target: number): { space: number; feature: number }[][] {
  const { needs, starts, rows } = habitat;
  const list: { space: number; feature: number }[][] = [];
  for (let row = starts[target]!; row < starts[target + 1]!; row++) {
    list.push(
      needs.flatMap((feature, i) => listSpaces(rows[row * MOST_NEEDS + i]!).map((space) => ({ space, feature }))),
    );
  }
  return list;
}
