import type { Lang } from '../../../base/lang.ts';
import { spoken } from '../../../locales/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { NoticeWords } from './words.ts';

const WORDS: Readonly<Record<Lang, NoticeWords>> = { en, de, fr };

export const words = (): NoticeWords => WORDS[spoken.value];

export const moment = (at: number): string =>
  new Date(at).toLocaleString(spoken.value, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
