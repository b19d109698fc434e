// The coach's words come with the coach: who never asks it does not load them.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Lang } from '../../base/lang.ts';
import { spoken } from '../../locales/index.ts';
import type { CoachWords } from './words.ts';

const LOAD: Readonly<Record<Lang, () => Promise<CoachWords>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
};

export const loadCoachWords = (): Promise<CoachWords> => LOAD[spoken.value]();

/** null until they are there. */
export function useCoachWords(): CoachWords | null {
  const words = useSignal<CoachWords | null>(null);
  useSignalEffect(() => {
    void loadCoachWords().then((loaded) => {
      words.value = loaded;
    });
  });
  return words.value;
}
