// Where a long word may be broken, so that names fit on small cards and never break without a hyphen.
import type { DuoWords } from './words.ts';

const SOFT_HYPHEN = '\u00ad';
const known = new WeakMap<DuoWords, ReadonlyMap<string, string>>();

/** A name with soft hyphens in its long words: to be seen, not to be read out or copied. */
export function softened(words: DuoWords, name: string): string {
  let map = known.get(words);
  if (!map) {
    map = new Map(words.names.breaks.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]));
    known.set(words, map);
  }
  const found = map;
  return name.replace(/\S+/g, (word) => found.get(word) ?? word);
}
