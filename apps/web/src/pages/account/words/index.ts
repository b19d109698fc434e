import { refusalText } from '../../../locales/codes.ts';
import { spoken } from '../../../locales/index.ts';
import type { Lang } from '../../../locales/lang.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type AccountWords, CODES } from './words.ts';

const WORDS: Readonly<Record<Lang, AccountWords>> = { en, de, fr };

export const words = (): AccountWords => WORDS[spoken.value];

export function problemText(code: string): string {
  const own = CODES.find((one) => one === code);
  return own ? words().refusals[own] : refusalText(code);
}

export const day = (at: number): string =>
  new Date(at).toLocaleDateString(spoken.value, { day: 'numeric', month: 'short', year: 'numeric' });
