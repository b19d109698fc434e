// What the log says, for whoever is not at the page: the server writes it into notices. It is built apart from the page,
// for Node, and knows no browser.
import type { Json } from '@sunglade/core';
import type { Lang } from '../../base/lang.ts';
import { createPosition, type PositionInput } from '../../kit/screen/position.ts';
import type { Bit, Position, Said } from '../../kit/screen/screen.ts';

type Teller = (event: Json, position: Position) => Said | null;
type LoadTeller = (lang: Lang) => Promise<Teller>;

const words = {
  evergreen: {
    en: () => import('../../games/evergreen/words/en.ts'),
    de: () => import('../../games/evergreen/words/de.ts'),
    fr: () => import('../../games/evergreen/words/fr.ts'),
  },
  harmonies: {
    en: () => import('../../games/harmonies/words/en.ts'),
    de: () => import('../../games/harmonies/words/de.ts'),
    fr: () => import('../../games/harmonies/words/fr.ts'),
  },
  'everdell-duo': {
    en: () => import('../../games/everdell-duo/words/en.ts'),
    de: () => import('../../games/everdell-duo/words/de.ts'),
    fr: () => import('../../games/everdell-duo/words/fr.ts'),
  },
  glade: {
    en: async () => ({ words: (await import('../../games/glade/en.ts')).en }),
    de: async () => ({ words: (await import('../../games/glade/de.ts')).de }),
    fr: async () => ({ words: (await import('../../games/glade/fr.ts')).fr }),
  },
} as const;

/** An event comes from the rules of the game it is told in: its type is known there. */
const teller = <E, P>(say: (event: E, position: P) => Said | null): Teller => say as unknown as Teller;

const TELLERS: Readonly<Record<string, LoadTeller>> = {
  async evergreen(lang) {
    const { sayEvent } = await import('../../games/evergreen/words/say.ts');
    const { words: own } = await words.evergreen[lang]();
    return teller((event: Parameters<typeof sayEvent>[1], position: Parameters<typeof sayEvent>[2]) =>
      sayEvent(own, event, position),
    );
  },
  async harmonies(lang) {
    const { sayEvent } = await import('../../games/harmonies/words/say.ts');
    const { words: own } = await words.harmonies[lang]();
    return teller((event: Parameters<typeof sayEvent>[1], position: Parameters<typeof sayEvent>[2]) =>
      sayEvent(own, event, position),
    );
  },
  async 'everdell-duo'(lang) {
    const { createTeller } = await import('../../games/everdell-duo/words/teller.ts');
    const { words: own } = await words['everdell-duo'][lang]();
    return teller(createTeller(own));
  },
  async glade(lang) {
    const { sayEvent } = await import('../../games/glade/say.ts');
    const { words: own } = await words.glade[lang]();
    return teller((event: Parameters<typeof sayEvent>[1], position: Parameters<typeof sayEvent>[2]) =>
      sayEvent(own, event, position),
    );
  },
};

/** What somebody sees of a table, and all that they have heard. */
export interface Heard extends Omit<PositionInput, 'live' | 'over'> {
  /** The events of each standing line, from the first. */
  readonly past: readonly { readonly events: readonly Json[] }[];
}

/**
 * The sentences about every line from `since` on, as the log of that viewer has them. Those before are told as well, because
 * one may depend on another, and left out. null for a game whose log nobody can tell outside its screen.
 */
export async function tellLog(lang: Lang, heard: Heard, since: number): Promise<readonly (readonly Bit[])[] | null> {
  const load = TELLERS[heard.game.id];
  if (!load) return null;
  const tell = await load(lang);
  const position = createPosition({ ...heard, live: false, over: false });
  return heard.past.flatMap(({ events }, line) =>
    events.flatMap((event) => {
      const said = tell(event, position);
      return said && line >= since ? [said.bits] : [];
    }),
  );
}
