// The games whose cards can be looked through. Only the page that shows them needs this.
import type { LoadCards } from '../kit/screen/card-list.ts';

const CARDS: Readonly<Record<string, LoadCards>> = {
  evergreen: async (lang, opening) => (await import('./evergreen/cards/list.tsx')).loadCards(lang, opening),
  harmonies: async (lang, opening) => (await import('./harmonies/cards/list.tsx')).loadCards(lang, opening),
  'everdell-duo': async (lang, opening) => (await import('./everdell-duo/cards/list.tsx')).loadCards(lang, opening),
};

export const CARD_GAMES: readonly string[] = Object.keys(CARDS);

export const cardsOf = (game: string): LoadCards | null => (Object.hasOwn(CARDS, game) ? (CARDS[game] ?? null) : null);
