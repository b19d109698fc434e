// The campaign as whoever keeps sheets needs it, without knowing what is on them.
import type { AnyGame, Campaign, Json } from '@sunglade/core';
import { SEATS } from '../terms.ts';
import {
  carriedInto,
  createSheet,
  enterMatch,
  giveUp,
  matchesOf,
  maySkip,
  readSheet,
  type Sheet,
  skipChapter,
} from './campaign.ts';
import { checkSheet } from './check-sheet.ts';

/** Which chapter, how hard, and which of several good news comes along into a hard one. */
export interface ChapterWish {
  readonly chapter: number;
  readonly difficulty: 'normal' | 'hard';
  readonly keep?: string;
}

function readWish(raw: Json): ChapterWish | null {
  const { chapter, difficulty, keep } = (raw ?? {}) as { readonly [Name in keyof ChapterWish]?: unknown };
  if (typeof chapter !== 'number' || (difficulty !== 'normal' && difficulty !== 'hard')) return null;
  return typeof keep === 'string' ? { chapter, difficulty, keep } : { chapter, difficulty };
}

export const createCampaign = (game: (rules: number) => AnyGame | null): Campaign<Sheet> => ({
  create: createSheet,
  read: readSheet,
  begin(sheet, raw) {
    const wish = readWish(raw);
    const carried = wish && carriedInto(sheet, wish.chapter, wish.difficulty, wish.keep);
    if (!carried) return null;
    const options = { mode: 'together', chapter: wish.chapter, difficulty: wish.difficulty };
    return { seats: SEATS.max, options, carried };
  },
  enter(sheet, match, record) {
    const rules = game(record.rules);
    if (!rules) return { ok: false, code: 'no-chapter' };
    return enterMatch(sheet, match, record, rules);
  },
  giveUp: (sheet, match, options) => giveUp(sheet, match, readWish(options)?.chapter ?? 0),
  skip: (sheet) => (maySkip(sheet) ? skipChapter(sheet) : null),
  matches: matchesOf,
  check: (sheet, recordOf) => checkSheet(sheet, recordOf, game),
});
