import type { Lang } from '../../base/lang.ts';
import type { LoadScreen } from '../../kit/screen/screen.ts';
import type { GladeWords } from './words.ts';

const WORDS: Readonly<Record<Lang, () => Promise<GladeWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

export const loadScreen: LoadScreen = async (lang, rules) => {
  const [{ createScreen }, words] = await Promise.all([import('./screen.tsx'), WORDS[lang]()]);
  return createScreen(words, rules);
};
