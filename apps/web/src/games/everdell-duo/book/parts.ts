// What all pages of the book need.
import type { AnyGame, Setup } from '@sunglade/core';
import type { CardJson, EditionContent } from '@sunglade/everdell-duo';
import type { BookWords } from '../words/book.ts';
import type { DuoWords } from '../words/words.ts';

export const GAME = 'everdell-duo';

/** Everything that was loaded. */
export interface Loaded {
  readonly game: AnyGame;
  /** Of a table with the house set. */
  readonly setup: Setup;
  readonly words: DuoWords;
  readonly book: BookWords;
}

/** A card of the house set, whose picture stands for a chapter. */
const VIGNETTES = [
  'herald',
  'farmer',
  'ever-tree',
  'trail-guide',
  'market-stall',
  'inn',
  'clock-tower',
  'courier',
  'treasurer',
  'master-builder',
  'museum',
  'king',
  'bank',
  'post-office',
  'palace',
] as const;

export function vignetteOf({ setup }: Loaded, chapter: number): CardJson | undefined {
  const { cards } = setup.edition.content as unknown as EditionContent;
  return cards.find(({ id }) => id === VIGNETTES[chapter - 1]) ?? cards[chapter];
}
