import { signal } from '@preact/signals';
import type { Lang } from '../base/lang.ts';
import { settings } from '../base/settings.ts';
import { codesEn } from './codes.en.ts';
import { en } from './en.ts';
import type { CodeTexts, Messages } from './messages.ts';

interface Texts {
  readonly messages: Messages;
  readonly codes: CodeTexts;
}

const LOAD: Readonly<Record<Lang, () => Promise<Texts>>> = {
  en: () => Promise.resolve({ messages: en, codes: codesEn }),
  de: () => import('./de.ts').then(({ de, codesDe }) => ({ messages: de, codes: codesDe })),
  fr: () => import('./fr.ts').then(({ fr, codesFr }) => ({ messages: fr, codes: codesFr })),
};

const current = signal<Messages>(en);
/** The texts of all codes; `refusalText` looks them up. */
export const codeTexts = signal<CodeTexts>(codesEn);
/** The language the texts are in now: a moment behind the setting while a language is loaded. */
export const spoken = signal<Lang>('en');

type Args<K extends keyof Messages> = Messages[K] extends (...args: infer A) => string ? A : [];

/** A text of the site, by name. */
export function t<K extends keyof Messages>(key: K, ...args: Args<K>): string {
  const message = current.value[key];
  return typeof message === 'function' ? (message as (...given: Args<K>) => string)(...args) : message;
}

async function speak(lang: Lang): Promise<void> {
  const { messages, codes } = await LOAD[lang]();
  current.value = messages;
  codeTexts.value = codes;
  spoken.value = lang;
}

export function startTexts(): Promise<void> {
  const first = speak(settings.value.lang);
  settings.subscribe(({ lang }) => {
    if (lang !== spoken.peek()) void speak(lang);
  });
  return first;
}
