import type { EditionWords, Parsed, Problem } from './contract.ts';
import { isObject } from './json.ts';
import { joinPath } from './paths.ts';

const MOST_LANGUAGES = 20;
const MOST_NAMES = 500;
const LONGEST = 60;
/** Controls and what turns or hides the text around it; marks and joiners that scripts need are left alone. */
const UNSAFE = /[\p{Cc}\p{Co}\p{Cn}\u2028-\u202e\u2066-\u2069]/u;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST && !UNSAFE.test(value);

/** The names that come beside the content of an edition: none, or short plain texts by language and id. */
export function parseWords(raw: unknown): Parsed<EditionWords | null> {
  if (raw === undefined || raw === null) return { ok: true, value: null };
  const problems: Problem[] = [];
  const report = (path: string): void => void problems.push({ code: 'edition-words', path });
  const languages = isObject(raw) ? Object.entries(raw) : [];
  if (!isObject(raw) || languages.length > MOST_LANGUAGES) report('words');
  for (const [lang, names] of languages.slice(0, MOST_LANGUAGES)) {
    const path = joinPath('words', lang);
    const known = isObject(names) ? Object.entries(names) : [];
    if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(lang) || !isObject(names) || known.length > MOST_NAMES) report(path);
    for (const [id, name] of known.slice(0, MOST_NAMES))
      if (id.length > LONGEST || !isName(name)) report(joinPath(path, id.slice(0, LONGEST)));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: raw as EditionWords };
}
