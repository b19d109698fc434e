// All cards of a game, to be looked through: each with its picture, in words, and by what it can be found.
import type { ComponentChildren } from 'preact';
import type { Lang } from '../../base/lang.ts';
import type { Position } from './screen.ts';

export interface ListedCard {
  readonly id: string;
  readonly name: string;
  /** Everything that is printed on it, without its name. */
  readonly text: string;
  /** Its value in each filter, by the filter's id. */
  readonly kinds: Readonly<Record<string, string>>;
}

interface CardFilter {
  readonly id: string;
  readonly name: string;
  /** In the order in which they are offered. */
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

export interface CardList {
  readonly cards: readonly ListedCard[];
  readonly filters: readonly CardFilter[];
  /** Only to look at: whatever it shows is in the text. */
  Picture(this: void, props: { readonly id: string }): ComponentChildren;
}

/** `opening` is a table at its beginning: for what a picture takes from there. */
export type LoadCards = (lang: Lang, opening: Position) => Promise<CardList>;

/** Lower case, without accents and soft hyphens: "éc" and "ecu" find "Écureuil", and a long name is found as it is typed. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mark}\u00ad]/gu, '')
    .toLowerCase();

/** The cards that have every word that was typed and every kind that was chosen. */
export function findCards(
  { cards }: Pick<CardList, 'cards'>,
  typed: string,
  chosen: Readonly<Record<string, string>>,
): readonly ListedCard[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return cards.filter(({ name, text, kinds }) => {
    const all = plain(`${name} ${text}`);
    return (
      words.every((word) => all.includes(word)) &&
      Object.entries(chosen).every(([filter, value]) => value === '' || kinds[filter] === value)
    );
  });
}
