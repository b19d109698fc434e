import type { Lang } from '../../base/lang.ts';
import { spoken } from '../../locales/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LearnWords } from './words.ts';

const WORDS: Readonly<Record<Lang, LearnWords>> = { en, de, fr };

export const words = (): LearnWords => WORDS[spoken.value];
