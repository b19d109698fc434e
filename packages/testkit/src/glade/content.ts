// Lookup tables from an edition that `checkEdition` has passed. States hold no content: cards are numbers.
import type { EditionContent } from './edition.ts';

export interface Content {
  readonly rounds: number;
  readonly hand: number;
  readonly die: number;
  /** How many cards there are. */
  readonly cards: number;
  readonly values: readonly number[];
  readonly owls: readonly boolean[];
}

export const readContent = ({ rounds, hand, die, cards }: EditionContent): Content => ({
  rounds,
  hand,
  die,
  cards: cards.length,
  values: cards.map((card) => card.value),
  owls: cards.map((card) => card.owl === true),
});
