// What a thing of an edition is called: by the edition of one's own, else by the words of the page, else by its id.
import type { Edition } from '@sunglade/core';
import type { Lang } from '../../base/lang.ts';
import { humanise } from '../../locales/humanise.ts';

/** Editions used to carry their names inside the content; those are shown as they are. */
interface Thing {
  readonly id: string;
  readonly name?: unknown;
}

const textIn = (names: unknown, key: string): string | undefined => {
  const found: unknown = typeof names === 'object' && names !== null ? Reflect.get(names, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** In the reader's language, else in whichever the author wrote first. */
function ownName({ words = {} }: Edition, { id, name }: Thing, lang: Lang): string | undefined {
  const inside = typeof name === 'object' && name !== null ? Object.keys(name) : [];
  for (const one of [lang, 'en', ...Object.keys(words), ...inside]) {
    const found = textIn(words[one], id) ?? textIn(name, one);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const nameOfThing = (
  edition: Edition,
  thing: Thing,
  lang: Lang,
  shipped: Readonly<Record<string, string>>,
): string => ownName(edition, thing, lang) ?? textIn(shipped, thing.id) ?? humanise(thing.id);
