// What notices say. One set of texts for every way; a language that lacks one does not compile.
import type { NoticeLanguage } from '@sunglade/protocol';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of one language. Names come from people: nothing in them is taken for anything but a name. */
export interface Words {
  readonly games: Readonly<Record<string, string>>;
  /** The animals that bots are. */
  readonly levels: Readonly<Record<string, string>>;
  /** Somebody who gave no name, or is forgotten. */
  readonly somebody: string;
  readonly bot: string;
  readonly yourTurn: (game: string) => string;
  readonly begun: string;
  readonly with: (names: string) => string;
  readonly played: (names: string, many: boolean) => string;
  readonly points: (points: string, one: boolean) => string;
  readonly left: (time: string) => string;
  /** Other tables that wait. */
  readonly more: (tables: string, one: boolean) => string;
  readonly play: string;
  readonly test: { readonly title: string; readonly text: string };
  readonly confirm: { readonly title: string; readonly text: string; readonly button: string; readonly ignore: string };
  /** Under every mail: why it came, and how to have no more of them. */
  readonly why: string;
  readonly stop: string;
}

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
