// The words of trials come with the trials.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Lang } from '../../base/lang.ts';
import { spoken } from '../../locales/index.ts';
import type { TrialWords } from './words.ts';

const LOAD: Readonly<Record<Lang, () => Promise<TrialWords>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
};

/** null until they are there. */
export function useTrialWords(): TrialWords | null {
  const words = useSignal<TrialWords | null>(null);
  useSignalEffect(() => {
    void LOAD[spoken.value]().then((loaded) => {
      words.value = loaded;
    });
  });
  return words.value;
}
