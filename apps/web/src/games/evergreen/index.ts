import { addSprite } from '../../art/sprite.ts';
import { asScreen, type LoadScreen } from '../../kit/screen.ts';
import type { Lang } from '../../locales/lang.ts';
import art from './art.svg?raw';
import { createScreen } from './screen.tsx';
import type { EvergreenWords } from './words/words.ts';

const WORDS: Readonly<Record<Lang, () => Promise<{ readonly words: EvergreenWords }>>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
};

export const loadScreen: LoadScreen = async (lang) => {
  const { words } = await WORDS[lang]();
  addSprite('evergreen', art);
  return asScreen(createScreen(words));
};
