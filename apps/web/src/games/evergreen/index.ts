import type { Lang } from '../../base/lang.ts';
import type { LoadScreen } from '../../kit/screen/screen.ts';
import type { EvergreenWords } from './words/words.ts';

const WORDS: Readonly<Record<Lang, () => Promise<{ readonly words: EvergreenWords }>>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
};

/** The words alone: for pages beside the table. */
export const loadWords = async (lang: Lang): Promise<EvergreenWords> => (await WORDS[lang]()).words;

export const loadScreen: LoadScreen = async (lang) => {
  const [{ createScreen }, { words }] = await Promise.all([import('./screen.tsx'), WORDS[lang]()]);
  return createScreen(words);
};
