// The sheet of a campaign: what fifteen chapters leave behind. Pure functions from a sheet and a finished record to the next
// sheet, so that nothing advances twice and every step can be checked again.
import { type AnyGame, type Entered, type Json, type MatchRecord, Run, replayRecord, type Seed } from '@sunglade/core';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { Open } from '../parts.ts';
import { type Carried, NOTHING_CARRIED } from './carried.ts';
import { NEWS_IDS, TEAM_DATA } from './content.ts';

type Difficulty = 'normal' | 'hard';

export type ChapterSheet = {
  /** The best score it was won with; null while it was not. */
  readonly best: number | null;
  readonly difficulty: Difficulty | null;
  /** How often it was tried in vain. */
  readonly lost: number;
  readonly skipped: boolean;
};

/** Good news by id. */
type News = { readonly held: readonly string[]; readonly remaining: readonly string[] };

export type Sheet = News & {
  readonly format: 1;
  readonly chapters: readonly ChapterSheet[];
  /** What an earlier try of the open chapter has shown. */
  readonly revealed: readonly string[] | null;
  /** What the latest lost try of the open chapter left: it counts once the chapter is skipped. */
  readonly left: News | null;
  /** All that was done, in order: the rest of the sheet follows from it and the records. No match counts twice. */
  readonly entries: readonly Entry[];
};

export type Entry =
  | { readonly kind: 'played'; readonly match: string }
  | { readonly kind: 'given-up'; readonly match: string; readonly chapter: number }
  | { readonly kind: 'skipped' };

const NEVER_TRIED: ChapterSheet = { best: null, difficulty: null, lost: 0, skipped: false };
const CHAPTERS = TEAM_DATA.chapters.length;
/** Ours: after so many lost tries a chapter may be skipped. */
const TRIES_TO_SKIP = 3;

export const createSheet = (): Sheet => ({
  format: 1,
  chapters: TEAM_DATA.chapters.map(() => NEVER_TRIED),
  held: [],
  remaining: NEWS_IDS,
  revealed: null,
  left: null,
  entries: [],
});

/** The chapter that comes next, from 1; 0 when all are won or skipped. */
export const openChapter = ({ chapters }: Sheet): number =>
  chapters.findIndex(({ best, skipped }) => best === null && !skipped) + 1;

/** The sum of the best won score of each chapter. */
export const totalOf = ({ chapters }: Sheet): number => chapters.reduce((sum, { best }) => sum + (best ?? 0), 0);

export const MEDALS = { bronze: 1000, silver: 1250, gold: 1500 } as const;
export type Medal = keyof typeof MEDALS;

export function medalOf(total: number): Medal | null {
  if (total >= MEDALS.gold) return 'gold';
  if (total >= MEDALS.silver) return 'silver';
  return total >= MEDALS.bronze ? 'bronze' : null;
}

/**
 * What the sheet brings into a chapter; null where that chapter is not open. The open one gets its good news, on hard only
 * `keep` of several; one that was won before is played without.
 */
export function carriedInto(sheet: Sheet, chapter: number, difficulty: Difficulty, keep?: string): Carried | null {
  const known = sheet.chapters[chapter - 1];
  if (!known) return null;
  if (known.best !== null || known.skipped) return { held: [], remaining: [], revealed: null };
  if (chapter !== openChapter(sheet)) return null;
  const { held, remaining, revealed } = sheet;
  if (difficulty === 'normal' || held.length <= 1) return { held, remaining, revealed };
  const one = keep !== undefined && held.includes(keep) ? keep : held[0];
  return { held: one === undefined ? [] : [one], remaining, revealed };
}

export const matchesOf = ({ entries }: Sheet): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'skipped' ? [] : [entry.match]));

/** What a finished record tells about a chapter. */
interface Try extends News {
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly carried: Carried;
  readonly won: boolean;
  readonly score: number;
  readonly shown: readonly string[] | null;
}

function readTry(record: MatchRecord, game: AnyGame): Try | 'no-chapter' | 'not-over' {
  const replay = replayRecord(record, game);
  if (!replay.ok) return 'no-chapter';
  const { setup, rules, result } = replay.value;
  const { mode, chapter = 0, difficulty = 'normal' } = setup.options as unknown as Options;
  if (mode !== 'together' || chapter === 0) return 'no-chapter';
  if (!result) return 'not-over';
  let shown: readonly string[] | null = null;
  // Once more, listening: the end does not tell what there was to choose from.
  const run = new Run(rules, record.seed as Seed);
  for (const line of record.log) {
    run.take(line, (told) => {
      const event = told as unknown as Event;
      if (event.type === 'news-shown') shown = event.news.map((news) => NEWS_IDS[news] ?? '');
    });
  }
  const news = (rules.parts(run.state).open as unknown as Open).team?.news ?? [];
  const inState = (state: number): readonly string[] => NEWS_IDS.filter((_, i) => news[i] === state);
  return {
    chapter,
    difficulty,
    carried: (setup.carried as Carried | undefined) ?? NOTHING_CARRIED,
    won: result.won === true,
    score: result.scores[0] ?? 0,
    shown,
    held: inState(1),
    remaining: inState(0),
  };
}

/** Enters a finished match: a won chapter is noted, a lost one is a try. The same match never counts twice. */
export function enterMatch(sheet: Sheet, match: string, record: MatchRecord, game: AnyGame): Entered<Sheet> {
  if (matchesOf(sheet).includes(match)) return { ok: false, code: 'entered-before' };
  const tried = readTry(record, game);
  if (typeof tried === 'string') return { ok: false, code: tried };
  const { chapter, difficulty, carried, won, score } = tried;
  const fitting = carriedInto(sheet, chapter, difficulty, carried.held[0]);
  if (!fitting || !sameNews(fitting, carried)) return { ok: false, code: 'not-from-sheet' };
  const known = sheet.chapters[chapter - 1] ?? NEVER_TRIED;
  const entries: readonly Entry[] = [...sheet.entries, { kind: 'played', match }];
  const replayed = known.best !== null || known.skipped;
  const noted = note(known, won, score, difficulty);
  const chapters = sheet.chapters.map((one, i) => (i === chapter - 1 ? noted : one));
  if (replayed) return { ok: true, sheet: { ...sheet, chapters, entries } };
  // Good news that had to wait outside of a hard chapter.
  const waiting = sheet.held.filter((id) => !carried.held.includes(id));
  const after: News = { held: [...waiting, ...tried.held], remaining: tried.remaining };
  if (won) return { ok: true, sheet: { ...sheet, ...after, chapters, entries, revealed: null, left: null } };
  return { ok: true, sheet: { ...sheet, chapters, entries, revealed: tried.shown ?? sheet.revealed, left: after } };
}

function note(known: ChapterSheet, won: boolean, score: number, difficulty: Difficulty): ChapterSheet {
  if (!won) return { ...known, lost: known.lost + 1 };
  return known.best !== null && known.best >= score ? known : { ...known, best: score, difficulty };
}

const sameNews = (a: Carried, b: Carried): boolean =>
  JSON.stringify([a.held, a.remaining, a.revealed]) === JSON.stringify([b.held, b.remaining, b.revealed]);

/** A try that was given up, and left nothing behind. One of a chapter that was won before costs nothing. */
export function giveUp(sheet: Sheet, match: string, chapter: number): Sheet {
  if (matchesOf(sheet).includes(match)) return sheet;
  const lost = chapter === openChapter(sheet) ? 1 : 0;
  const chapters = sheet.chapters.map((one, i) => (i === chapter - 1 ? { ...one, lost: one.lost + lost } : one));
  return { ...sheet, chapters, entries: [...sheet.entries, { kind: 'given-up', match, chapter }] };
}

export const maySkip = (sheet: Sheet): boolean => (sheet.chapters[openChapter(sheet) - 1]?.lost ?? 0) >= TRIES_TO_SKIP;

/** Goes on to the next chapter without points; what the lost try used is gone. */
export function skipChapter(sheet: Sheet): Sheet {
  if (!maySkip(sheet)) return sheet;
  const at = openChapter(sheet) - 1;
  const chapters = sheet.chapters.map((one, i) => (i === at ? { ...one, skipped: true } : one));
  const entries: readonly Entry[] = [...sheet.entries, { kind: 'skipped' }];
  return { ...sheet, ...sheet.left, chapters, revealed: null, left: null, entries };
}

/** A sheet as it was kept, or null where it is none. */
export function readSheet(raw: Json): Sheet | null {
  const sheet = raw as Partial<Sheet> | null;
  const isList = (list: unknown): boolean => Array.isArray(list) && list.every((id) => typeof id === 'string');
  const isNews = (list: unknown): boolean => isList(list) && (list as string[]).every((id) => NEWS_IDS.includes(id));
  if (typeof sheet !== 'object' || sheet?.format !== 1) return null;
  const isChapter = (one: Partial<ChapterSheet> | null): boolean =>
    (one?.best === null || typeof one?.best === 'number') &&
    typeof one.lost === 'number' &&
    typeof one.skipped === 'boolean';
  const isEntry = (entry: Partial<Entry & { readonly match: unknown; readonly chapter: unknown }> | null): boolean => {
    if (entry?.kind === 'skipped') return true;
    if (typeof entry?.match !== 'string') return false;
    return entry.kind === 'played' || (entry.kind === 'given-up' && typeof entry.chapter === 'number');
  };
  const sound =
    Array.isArray(sheet.chapters) &&
    sheet.chapters.length === CHAPTERS &&
    sheet.chapters.every(isChapter) &&
    isNews(sheet.held) &&
    isNews(sheet.remaining) &&
    (sheet.revealed === null || isNews(sheet.revealed)) &&
    Array.isArray(sheet.entries) &&
    sheet.entries.every(isEntry);
  return sound ? ({ ...sheet, left: sheet.left ?? null } as Sheet) : null;
}
