import type { Screen } from '../../kit/screen.ts';
import type { Lang } from '../../locales/lang.ts';
import type { GladeWords } from './words.ts';

const WORDS: Readonly<Record<Lang, () => Promise<GladeWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

/** Without a version the newest rules are meant. */
export async function loadScreen(lang: Lang, version?: number): Promise<Screen> {
  const [{ createScreen }, words] = await Promise.all([import('./screen.tsx'), WORDS[lang]()]);
  return createScreen(words, version);
}
