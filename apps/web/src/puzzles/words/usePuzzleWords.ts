// The words of puzzles come with the puzzles: who never solves any does not load them.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Lang } from '../../base/lang.ts';
import { spoken } from '../../locales/index.ts';
import type { PuzzleWords } from './words.ts';

const LOAD: Readonly<Record<Lang, () => Promise<PuzzleWords>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
};

/** null until they are there. */
export function usePuzzleWords(): PuzzleWords | null {
  const words = useSignal<PuzzleWords | null>(null);
  useSignalEffect(() => {
    void LOAD[spoken.value]().then((loaded) => {
      words.value = loaded;
    });
  });
  return words.value;
}
