import type { Lang } from '../../../base/lang.ts';
import { spoken } from '../../../locales/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { HolidayWords } from './words.ts';

const WORDS: Readonly<Record<Lang, HolidayWords>> = { en, de, fr };

export const words = (): HolidayWords => WORDS[spoken.value];

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `24 Dec 2026 – 2 Jan 2027`, as short as the reader's language can say it. */
export const stretch = (first: string, last: string): string =>
  new Intl.DateTimeFormat(spoken.value, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(noon(first), noon(last));
