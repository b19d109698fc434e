// The names of the symbols in art.svg, and of the pieces among the site's own.
import type { CardBiome, Power, Season } from '@sunglade/evergreen';

export const symbolOf = (biome: CardBiome): string => (biome === 'grassland' ? 'eg-b-grass' : `eg-b-${biome}`);
export const powerSymbol = (power: Power): string => `eg-p-${power}`;
export const seasonSymbol = (season: Season): string => `eg-s-${season}`;

/** Oak, poplar or fir: chosen by the space and kept while the tree grows. */
const SPECIES = [1, 2, 3, 1, 3, 2, 1] as const;
const speciesAt = (row: number, column: number): number => SPECIES[(row * 5 + column * 3 + row * column) % 7] ?? 1;

/** The symbol of a piece by its letter, or null where nothing stands. */
export function pieceSymbol(piece: string, row: number, column: number): string | null {
  switch (piece) {
    case 'p':
      return 'sprout';
    case 'S':
      return `small-${speciesAt(row, column)}`;
    case 'B':
      return `big-${speciesAt(row, column)}`;
    case 'b':
      return 'bush';
    case 'L':
      return 'eg-lake';
    default:
      return null;
  }
}
