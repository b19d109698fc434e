import type { NoticeLanguage } from '@sunglade/protocol';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<NoticeLanguage, Words>> = { en, de, fr };
export const wordsOf = (language: NoticeLanguage): Words => WORDS[language];

export const listOf = (language: NoticeLanguage, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A stretch of time in its largest unit, rounded down: nobody has more than it says. */
export function timeOf(language: NoticeLanguage, ms: number): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? ['minute', 60_000];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.floor(ms / length)));
}

export const isOne = (language: NoticeLanguage, count: number): boolean =>
  new Intl.PluralRules(language).select(count) === 'one';

export const numberOf = (language: NoticeLanguage, count: number): string =>
  new Intl.NumberFormat(language).format(count);
