import type { Lang } from '../base/lang.ts';

/** The form of a word for a number, as the language wants it; `other` where a form is not given. */
export function plural(lang: Lang): (n: number, forms: { readonly one: string; readonly other: string }) => string {
  const rules = new Intl.PluralRules(lang);
  return (n, forms) => (rules.select(n) === 'one' ? forms.one : forms.other);
}
