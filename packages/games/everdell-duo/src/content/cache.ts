// The tables of editions in use.
import type { Edition } from '@sunglade/core';
import { readContent } from '../content.ts';
import type { EditionContent } from '../schema.ts';
import type { Content } from './tables.ts';

const kept = new WeakMap<Edition, Content>();

/** The tables of an edition that `checkEdition` has passed: made once for each edition, and gone with it. */
export function contentOf(edition: Edition): Content {
  const known = kept.get(edition);
  if (known) return known;
  const content = readContent(edition.content as unknown as EditionContent);
  kept.set(edition, content);
  return content;
}
