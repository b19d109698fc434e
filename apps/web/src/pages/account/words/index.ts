import type { Lang } from '../../../base/lang.ts';
import { spoken } from '../../../locales/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AccountWords } from './words.ts';

const WORDS: Readonly<Record<Lang, AccountWords>> = { en, de, fr };

export const words = (): AccountWords => WORDS[spoken.value];

export const day = (at: number): string =>
  new Date(at).toLocaleDateString(spoken.value, { day: 'numeric', month: 'short', year: 'numeric' });
