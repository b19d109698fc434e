// Where a card has its habitat on a board: where it stands, and where one token is missing.
import { listSpaces } from '@sunglade/grid';
import {
  BOARD_SIZE,
  type Colour,
  type Content,
  CUBES,
  fits,
  gaps,
  placementsAt,
  type Space,
  showing,
  stackNumber,
} from '@sunglade/harmonies';

/** A board as the rules look at it: the spaces of each stack, then those with a cube. */
export function boardOf(spaces: readonly Space[]): Int32Array {
  const board = new Int32Array(BOARD_SIZE);
  for (const [space, { stack, cube }] of spaces.entries()) {
    const number = stackNumber(stack);
    if (number >= 0) board[number] = (board[number] ?? 0) | (1 << space);
    if (cube !== null) board[CUBES] = (board[CUBES] ?? 0) | (1 << space);
  }
  return board;
}

/** A habitat that stands: where the cube goes, and the spaces that belong to it. */
interface Standing {
  readonly target: number;
  readonly spaces: readonly number[];
}

/** A habitat that lacks one token. */
interface Lacking extends Standing {
  readonly space: number;
  readonly colour: Colour;
}

export interface HabitatMap {
  readonly stands: readonly Standing[];
  readonly lacks: readonly Lacking[];
}

export const NO_HABITAT: HabitatMap = { stands: [], lacks: [] };

export function habitatsOf(content: Content, spaces: readonly Space[], card: string): HabitatMap {
  const habitat = content.habitats[content.cardOf.get(card) ?? -1];
  if (!habitat) return NO_HABITAT;
  const board = boardOf(spaces);
  const shows = (space: number, feature: number): boolean => ((showing(board, 0, feature) >> space) & 1) === 1;
  const placements = (target: number) => placementsAt(habitat, target);
  const whole = (target: number): readonly number[] =>
    placements(target)
      .find((parts) => parts.every(({ space, feature }) => shows(space, feature)))
      ?.map(({ space }) => space) ?? [];
  const almost = (target: number, missing: number): readonly number[] =>
    placements(target)
      .find(
        (parts) =>
          (missing === target || parts.some(({ space }) => space === missing)) &&
          parts.every(({ space, feature }) => space === missing || shows(space, feature)),
      )
      ?.map(({ space }) => space) ?? [];
  return {
    stands: listSpaces(fits(habitat, board, 0)).map((target) => ({ target, spaces: whole(target) })),
    lacks: gaps(habitat, board, 0).map(({ target, space, colour }) => ({
      target,
      space,
      colour,
      spaces: almost(target, space),
    })),
  };
}
