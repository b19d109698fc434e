import { signal } from '@preact/signals';
import { settings } from '../site/settings.ts';
import { en } from './en.ts';
import type { Lang } from './lang.ts';
import type { Messages } from './messages.ts';

const LOAD: Readonly<Record<Lang, () => Promise<Messages>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

const current = signal<Messages>(en);
/** The language the texts are in now: a moment behind the setting while a language is loaded. */
export const spoken = signal<Lang>('en');

type Args<K extends keyof Messages> = Messages[K] extends (...args: infer A) => string ? A : [];

/** A text of the site, by name. */
export function t<K extends keyof Messages>(key: K, ...args: Args<K>): string {
  const message = current.value[key];
  return typeof message === 'function' ? (message as (...given: Args<K>) => string)(...args) : message;
}

async function speak(lang: Lang): Promise<void> {
  const messages = await LOAD[lang]();
  current.value = messages;
  spoken.value = lang;
}

export function startTexts(): Promise<void> {
  const first = speak(settings.value.lang);
  settings.subscribe(({ lang }) => {
    if (lang !== spoken.peek()) void speak(lang);
  });
  return first;
}
