// Sentences about somebody, in both persons. "Anna takes" but "you take": a language writes down both forms, or it does
// not compile, because only these makers can make what the words of a game and of the kit ask for.

import type { Lang } from '../base/lang.ts';
import type { Bit } from './bits.ts';

/** How each language calls the person who looks; `nameOf` gives it as the name of the own seat. */
export const YOU: Readonly<Record<Lang, string>> = { en: 'You', de: 'Du', fr: 'Vous' };

/** Names of the own seat from any language: a table keeps the name it was opened with. */
export const isWordForYou = (name: string): boolean => Object.values(YOU).includes(name);

interface BothPersons {
  readonly bothPersons: true;
}

/** A text about one player, called with the name that `nameOf` gives. */
export type About<A extends readonly unknown[] = []> = ((name: string, ...rest: A) => string) & BothPersons;

/** A sentence in bits about one player, called with what `whoOf` gives. */
export type Told<A extends readonly unknown[] = []> = ((who: Bit, ...rest: A) => readonly Bit[]) & BothPersons;

/** Draws a word for the viewer like a name: "You" at the beginning, "you" or "dir" inside. */
type Word = (text: string) => Bit;

const BOTH: BothPersons = { bothPersons: true };

/** What makes the sentences of a language. */
export function persons(lang: Lang) {
  const you = YOU[lang];
  function about<A extends readonly unknown[] = []>(
    second: (...rest: A) => string,
    third: (name: string, ...rest: A) => string,
  ): About<A> {
    return Object.assign((name: string, ...rest: A) => (name === you ? second(...rest) : third(name, ...rest)), BOTH);
  }
  function told<A extends readonly unknown[] = []>(
    second: (word: Word, ...rest: A) => readonly Bit[],
    third: (who: Bit, ...rest: A) => readonly Bit[],
  ): Told<A> {
    return Object.assign((who: Bit, ...rest: A): readonly Bit[] => {
      if (typeof who === 'string' || !('seat' in who) || !who.you) return third(who, ...rest);
      return second((text) => ({ seat: who.seat, text }), ...rest);
    }, BOTH);
  }
  return { about, told };
}

/** French "de" before a name: it is shortened before a vowel, and before a y that is one. */
export const de = (name: string): string =>
  /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y[^aeiouàâäéèêëîïôöùûü])/i.test(name) ? `d’${name}` : `de ${name}`;
