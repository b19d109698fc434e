import type { Lang } from '../../../base/lang.ts';
import { spoken } from '../../../locales/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CompanyWords } from './words.ts';

const WORDS: Readonly<Record<Lang, CompanyWords>> = { en, de, fr };

export const words = (): CompanyWords => WORDS[spoken.value];
