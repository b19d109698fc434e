// Why a set from a file cannot be played, in the reader's language: only who has such a file loads these.
import type { Lang } from '../../base/lang.ts';
import type { Reasons } from './reasons.en.ts';

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly reasons: Reasons }>>> = {
  en: () => import('./reasons.en.ts'),
  de: () => import('./reasons.de.ts'),
  fr: () => import('./reasons.fr.ts'),
};

/** The text of a code, or undefined for one of a newer game. */
export async function loadReasons(lang: Lang): Promise<(code: string) => string | undefined> {
  const texts: Readonly<Record<string, string>> = (await LOAD[lang]()).reasons;
  return (code) => (Object.hasOwn(texts, code) ? texts[code] : undefined);
}
