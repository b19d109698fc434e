// What the five animals are like and what they say. Fetched when one of them is met.
import { effect, signal } from '@preact/signals';
import type { Lang } from '../../base/lang.ts';
import { spoken } from '../index.ts';
import type { Animals, Manner } from './manner.ts';

const LOAD: Readonly<Record<Lang, () => Promise<Animals>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

const known = signal<Animals | null>(null);
let asked = false;

/** null until the words are there, and for who is none of the five. */
export function mannerOf(level: string): Manner | null {
  if (!asked) {
    asked = true;
    effect(() => {
      const lang = spoken.value;
      // Whoever has no network meets the animals without their words.
      void LOAD[lang]().then(
        (animals) => (known.value = animals),
        () => undefined,
      );
    });
  }
  const animals: Readonly<Record<string, Manner>> = known.value ?? {};
  const [animal = ''] = level.split('+');
  return Object.hasOwn(animals, animal) ? (animals[animal] ?? null) : null;
}
