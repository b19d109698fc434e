// Lookup tables, built once per edition and side. States hold no content: cards are numbers, animals first.
import { type Edition, joinPath } from '@sunglade/core';
import { createHexBoard, type HexBoard, printHex } from '@sunglade/grid';
import { checkEdition, type EditionContent, type Side, type SpiritScoring } from './edition.ts';
import { createHabitat, type Habitat } from './habitats.ts';

export interface Content {
  readonly edition: EditionContent;
  readonly side: Side;
  readonly board: HexBoard;
  /** How many spaces a board has. */
  readonly spaces: number;
  readonly allSpaces: number;
  /** `q,r` of each space. */
  readonly places: readonly string[];
  /** Neighbours of each space as a mask. */
  readonly neighbours: Int32Array;
  readonly animals: number;
  readonly cards: number;
  readonly ids: readonly string[];
  readonly cardOf: ReadonlyMap<string, number>;
  /** What each card is worth by cubes placed; a spirit has one cube and no ladder. */
  readonly ladders: readonly (readonly number[])[];
  readonly cubes: Uint8Array;
  readonly habitats: readonly Habitat[];
  /** By card; null for animals. */
  readonly spirits: readonly (SpiritScoring | null)[];
}

const known = new WeakMap<Edition, Map<Side, Content>>();

/** The tables of an edition that has passed its check. */
export function contentOf(edition: Edition, side: Side): Content {
  const sides = known.get(edition) ?? new Map<Side, Content>();
  known.set(edition, sides);
  const content = sides.get(side) ?? createContent(edition, side);
  sides.set(side, content);
  return content;
}

function createContent(edition: Edition, side: Side): Content {
  const parsed = checkEdition(edition.content);
  if (!parsed.ok) {
    throw new Error(parsed.problems.map(({ code, path }) => `${code} ${joinPath('edition', path)}`).join(', '));
  }
  const { boards, animals, spirits } = parsed.value;
  const board = createHexBoard(boards[side].map(([q, r]) => ({ q, r })));
  const cards = [...animals, ...spirits];
  const ids = cards.map((card) => card.id);
  return {
    edition: parsed.value,
    side,
    board,
    spaces: board.size,
    allSpaces: (1 << board.size) - 1,
    places: board.spaces.map(printHex),
    neighbours: Int32Array.from(board.neighbours, (list) => list.reduce((mask, space) => mask | (1 << space), 0)),
    animals: animals.length,
    cards: cards.length,
    ids,
    cardOf: new Map(ids.map((id, card) => [id, card])),
    ladders: [...animals.map((card) => card.points), ...spirits.map(() => [])],
    cubes: Uint8Array.from([...animals.map((card) => card.points.length), ...spirits.map(() => 1)]),
    habitats: cards.map((card) => createHabitat(board, card.pattern)),
    spirits: [...animals.map(() => null), ...spirits.map((card) => card.scoring)],
  };
}
