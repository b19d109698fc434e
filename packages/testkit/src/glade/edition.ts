// What an edition must keep to. It is checked whole: every problem at once, and nothing breaks in the middle of a game.
import { EditionReader, isWhole, type Json, type Parsed, shippedEdition } from '@sunglade/core';
import house from './edition.json' with { type: 'json' };
import { FEWEST_CARDS, MOST_CARDS, MOST_DIE, MOST_HAND, MOST_ROUNDS, MOST_VALUE } from './terms.ts';

export type EditionContent = {
  readonly rounds: number;
  /** Cards dealt to each player. */
  readonly hand: number;
  /** Sides of the die. */
  readonly die: number;
  readonly cards: readonly { readonly value: number; readonly owl?: boolean }[];
};

/** Never edited: stored games only name the hash. Another set of cards is appended as another edition. */
export const EDITIONS = [
  shippedEdition('glade-24', 'b1fde984961972f38cac4e5a8d6fe0345fdadf6de9aa2be56ee2dbe6496a1900', house),
] as const;

export function checkEdition(raw: unknown, stored = false): Parsed<EditionContent> {
  const reader = new EditionReader({ stored });
  const edition = reader.value(raw);
  if (edition.object()) {
    // A name of one's own is kept, whatever it is.
    edition.field('id');
    edition.field('rounds').whole(1, MOST_ROUNDS);
    edition.field('hand').whole(1, MOST_HAND);
    edition.field('die').whole(1, MOST_DIE);
    const size = { least: FEWEST_CARDS, most: MOST_CARDS, code: 'card-count' };
    for (const card of edition.field('cards').list('card-count', size) ?? []) {
      const { value, owl } = card.fields('value', 'owl');
      if (!isWhole(value, 1, MOST_VALUE)) card.problem('card-value');
      else if (owl !== undefined && typeof owl !== 'boolean') card.problem('card-owl');
    }
  }
  // Every field was looked at above, so the content is what its type says.
  return reader.parsed(() => reader.known(raw as Json) as EditionContent);
}
