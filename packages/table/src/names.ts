/** Users that are not people. No account can have such an id. */
export const BOT = '@bot';
export const CLOCK = '@clock';
export const SYSTEM = '@system';

/**
 * Stands in stored games where somebody had a name and wanted to be forgotten. Nobody can be called so and no bot level is,
 * so that whoever shows it can say it in the reader's language.
 */
export const FORGOTTEN = '@Deleted';

/** A bot where only names are written: in lists and in records. No person's name begins like this. */
export const printBot = (level: string): string => `@${level}`;

/** Who sits on a chair by such a name. What it is read from may come from anywhere: nothing unsafe is left of it. */
export function parsePlayer(text: string): { readonly name: string; readonly bot: string | null } {
  const level = /^@([a-z][a-z0-9-]{0,30}(?:\+[a-z]{1,20})?)$/.exec(text)?.[1];
  if (level) return { name: '', bot: level };
  return { name: text === FORGOTTEN ? text : (safeName(text) ?? ''), bot: null };
}

/** What the server calls people who never gave a name; every viewer finds a word of their own. */
export const GUEST = 'Guest';

const BIDI_AND_INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu;

function cleanOnce(raw: string): string {
  const name = raw
    .normalize('NFKC')
    .replace(BIDI_AND_INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[@\s]+/, '');
  // Marks stacked upon marks climb over the lines above.
  const calm = name.replace(/(\p{M}{2})\p{M}+/gu, '$1');
  return Array.from(calm).slice(0, 24).join('').trim();
}

/** A name that cannot break a line, hide, turn the text around it or pass for a bot; null if nothing is left. */
export function safeName(raw: string): string | null {
  let name = cleanOnce(raw);
  // What was taken out of the middle may let its neighbours join: until there is nothing more to clean.
  for (let next = cleanOnce(name); next !== name; next = cleanOnce(name)) name = next;
  return /[\p{L}\p{N}]/u.test(name) ? name : null;
}

/** Whether a chair may bear this name: none, one that is safe, or the place of one that was taken away. */
export const fitsChair = (name: string): boolean => name === '' || name === FORGOTTEN || safeName(name) === name;
