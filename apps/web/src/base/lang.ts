export const LANGS = ['en', 'de', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** Each language by its own name. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);
