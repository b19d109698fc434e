// Lookup tables of one side of an edition that `checkEdition` has passed. States hold no content: cards are numbers,
// animals first.
import { allSpaces, createHexBoard, type HexBoard, neighbourSets, printHex, type SpaceSet } from '@sunglade/grid';
import type { EditionContent, SpiritScoring } from './edition.ts';
import { createHabitat, type Habitat } from './habitats.ts';
import { COLOURS, type Side } from './terms.ts';

export interface Content {
  readonly edition: EditionContent;
  readonly side: Side;
  readonly board: HexBoard;
  /** How many spaces a board has. */
  readonly spaces: number;
  readonly allSpaces: SpaceSet;
  /** `q,r` of each space. */
  readonly places: readonly string[];
  /** The neighbours of each space as a set. */
  readonly neighbours: Int32Array;
  /** Tokens of each colour. */
  readonly tokens: Uint8Array;
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

export function readContent(edition: EditionContent, side: Side): Content {
  const { tokens, boards, animals, spirits } = edition;
  const board = createHexBoard(boards[side].map(([q, r]) => ({ q, r })));
  const cards = [...animals, ...spirits];
  const ids = cards.map((card) => card.id);
  return {
    edition,
    side,
    board,
    spaces: board.size,
    allSpaces: allSpaces(board.size),
    places: board.spaces.map(printHex),
    neighbours: neighbourSets(board.neighbours),
    tokens: Uint8Array.from(COLOURS, (colour) => tokens[colour]),
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
