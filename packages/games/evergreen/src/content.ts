// Lookup tables from an edition that `checkEdition` has passed. A space is a number; one more, the edge, stands for "no space there", holds a
// crevice for ever and so needs no test of its own.
import { createSquareBoard, printPlace, SIDES, type Side, type SquareBoard } from '@sunglade/grid';
import type { EditionCard, EditionContent } from './edition.ts';
import { BIOMES, CARD_BIOMES, POWERS } from './terms.ts';

export interface Content {
  readonly board: SquareBoard;
  /** Spaces with crevices, without the edge. */
  readonly size: number;
  /** "3,4" of each space. */
  readonly places: readonly string[];
  /** The biome of each space, -1 for a crevice. */
  readonly biomeOf: Int8Array;
  /** The spaces of each biome, ascending; under WILD all that can hold a piece. */
  readonly spacesOf: readonly Int16Array[];
  /** Four per space, ascending, filled up with the edge. */
  readonly beside: Int16Array;
  /** Per sun side: the square next to each space on the way to the sun, and the one behind it. */
  readonly near: readonly Int16Array[];
  readonly far: readonly Int16Array[];
  readonly cards: readonly EditionCard[];
  readonly cardNumber: ReadonlyMap<string, number>;
  readonly cardBiome: Uint8Array;
  readonly cardPower: Uint8Array;
  /** Icons that count: a wild card has none, whatever an edition prints on it. */
  readonly cardFertility: Uint8Array;
  readonly cardAridity: Uint8Array;
  readonly tracks: readonly Int16Array[];
}

export function readContent(edition: EditionContent): Content {
  const { grid, legend } = edition.planet;
  const board = createSquareBoard(grid, (letter) => legend[letter] !== 'no space');
  const size = board.size;
  const grounds = board.letters.map((letter) => legend[letter]);
  const biomeOf = Int8Array.from(grounds, (ground) => (BIOMES as readonly unknown[]).indexOf(ground));
  const spaces = (belongs: (biome: number) => boolean): Int16Array =>
    Int16Array.from(Array.from(biomeOf.keys()).filter((space) => belongs(biomeOf[space] ?? -1)));
  const beside = new Int16Array(size * 4).fill(size);
  for (const [space, list] of board.neighbours.entries()) beside.set(list, space * 4);
  // Measured on the grid and not along neighbours: a hole in a planet is as long as the squares it is wide.
  const sunward = (side: Side, steps: number): Int16Array =>
    Int16Array.from(board.places, ([row, column]) => {
      const [down, right] = ONE_SQUARE[side];
      const space = board.at(row + steps * down, column + steps * right);
      return space < 0 ? size : space;
    });
  const { cards } = edition;
  return {
    board,
    size,
    places: board.places.map(printPlace),
    biomeOf,
    spacesOf: [...BIOMES.map((_, biome) => spaces((b) => b === biome)), spaces((b) => b >= 0)],
    beside,
    near: SIDES.map((side) => sunward(side, 1)),
    far: SIDES.map((side) => sunward(side, 2)),
    cards,
    cardNumber: new Map(cards.map((card, i) => [card.id, i])),
    cardBiome: Uint8Array.from(cards, (card) => CARD_BIOMES.indexOf(card.biome)),
    cardPower: Uint8Array.from(cards, (card) => POWERS.indexOf(card.power)),
    cardFertility: Uint8Array.from(cards, (card) => (card.biome === 'wild' ? 0 : card.fertility)),
    cardAridity: Uint8Array.from(cards, (card) => (card.biome !== 'wild' && card.aridity ? 1 : 0)),
    tracks: POWERS.map((power) => Int16Array.from(edition.tracks[power])),
  };
}

/** One square towards a side. */
const ONE_SQUARE: Readonly<Record<Side, readonly [down: number, right: number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};
