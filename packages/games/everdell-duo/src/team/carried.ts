// What a campaign brings into a chapter: the good news that are held, those still in the pile, and the three that an
// earlier try has shown.
import { EditionReader, type Json, type Parsed, type RawValue } from '@sunglade/core';
import type { Options } from '../options.ts';
import { NEWS_IDS } from './content.ts';

/** Of the pile, so many are shown and one of them is kept. */
export const SHOWN_NEWS = 3;

export type Carried = {
  readonly held: readonly string[];
  readonly remaining: readonly string[];
  readonly revealed: readonly string[] | null;
};

export const NOTHING_CARRIED: Carried = { held: [], remaining: NEWS_IDS, revealed: null };

/** Every problem at once; only a chapter carries anything. */
export function checkCarried(raw: unknown, options: Options): Parsed<Json> {
  const reader = new EditionReader();
  const carried = reader.value(raw);
  if (options.mode !== 'together' || options.chapter === 0) carried.problem('carried-not-here');
  else if (carried.object()) {
    carried.only(['held', 'remaining', 'revealed']);
    const seen = new Set<unknown>();
    const held = readNews(carried.field('held'), seen);
    if (options.difficulty === 'hard' && held.length > 1) carried.field('held').problem('one-when-hard');
    const remaining = readNews(carried.field('remaining'), seen);
    readRevealed(carried.field('revealed'), remaining);
  }
  return reader.parsed(() => {
    const { held, remaining, revealed } = raw as Carried;
    return { held, remaining, revealed: revealed ?? null };
  });
}

function readNews(list: RawValue, seen: Set<unknown>): string[] {
  const ids = list.list() ?? [];
  for (const id of ids) {
    id.among(NEWS_IDS, 'news-unknown');
    id.once(seen);
  }
  return ids.map((id) => String(id.raw));
}

/** The same three as before, while there are three. */
function readRevealed(list: RawValue, remaining: readonly string[]): void {
  if (!list.given || list.raw === null) return;
  const count = Math.min(SHOWN_NEWS, remaining.length);
  const ids = list.list('not-list', { least: count, most: count }) ?? [];
  const seen = new Set<unknown>();
  for (const id of ids) {
    id.among(remaining, 'news-not-in-pile');
    id.once(seen);
  }
}
