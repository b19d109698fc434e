// The book as this browser keeps it: the sheet of the campaign, the chapter that is being played, the best results of
// challenges. What was played is read from the tables themselves, so nothing has to happen when a game ends.
import type { AnyGame, Json, MatchRecord } from '@sunglade/core';
import { createSheet, enterMatch, giveUp, type Level, readSheet, type Sheet } from '@sunglade/everdell-duo';
import { LocalTable } from '../../../session/local-table.ts';
import type { SavedTable } from '../../../session/saved-table.ts';

export interface Book {
  readonly sheet: Sheet;
  /** The table on which the open chapter, or one that was won before, is being played. */
  readonly running: { readonly table: string; readonly chapter: number } | null;
  /** Of every match on the sheet: what it follows from, wherever it is taken. */
  readonly records: Readonly<Record<string, MatchRecord>>;
  /** The campaign on the server that this is a copy of. */
  readonly home: string | null;
  /** The highest lead of each challenge and level that was won. */
  readonly bests: Readonly<Record<string, number>>;
}

const KEY = 'sunglade.everdell-duo.book';

export const EMPTY: Book = { sheet: createSheet(), running: null, records: {}, home: null, bests: {} };

export const bestKey = (challenge: number, level: Level): string => `${challenge} ${level}`;

function parseBook(text: string): Book {
  const raw = JSON.parse(text) as { readonly [field: string]: Json } | null;
  const sheet = readSheet(raw?.sheet ?? null);
  const running = raw?.running as Partial<NonNullable<Book['running']>> | null | undefined;
  const bests = Object.entries((raw?.bests ?? {}) as Readonly<Record<string, Json>>);
  return {
    sheet: sheet ?? EMPTY.sheet,
    running:
      sheet && typeof running?.table === 'string' && typeof running.chapter === 'number'
        ? { table: running.table, chapter: running.chapter }
        : null,
    records: sheet ? ((raw?.records ?? {}) as unknown as Book['records']) : {},
    home: sheet && typeof raw?.home === 'string' ? raw.home : null,
    bests: Object.fromEntries(bests.filter((one): one is [string, number] => typeof one[1] === 'number')),
  };
}

export function loadBook(): Book {
  try {
    return parseBook(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return EMPTY;
  }
}

export function keepBook(book: Book): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(book));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The book after everything that was played since: a finished try is entered, a table that is gone was given up. */
export function settle(book: Book, tables: readonly SavedTable[], game: AnyGame): Book {
  return { ...settleChapter(book, tables, game), bests: bestsOf(book.bests, tables, game.id) };
}

function settleChapter(book: Book, tables: readonly SavedTable[], game: AnyGame): Book {
  const { running, sheet } = book;
  if (!running) return book;
  const table = tables.find(({ id }) => id === running.table);
  if (!table) return { ...book, sheet: giveUp(sheet, running.table, running.chapter), running: null };
  if (table.status !== 'over') return book;
  const record = new LocalTable(table, game).record() as MatchRecord;
  const entered = enterMatch(sheet, running.table, record, game);
  if (!entered.ok) return { ...book, running: null };
  return { ...book, sheet: entered.sheet, running: null, records: { ...book.records, [running.table]: record } };
}

/** The highest lead over the opponent, of all challenges that were won. */
function bestsOf(known: Book['bests'], tables: readonly SavedTable[], game: string): Book['bests'] {
  const bests: Record<string, number> = { ...known };
  for (const { game: played, won, facts } of tables) {
    if (played !== game || won !== true || typeof facts?.challenge !== 'number') continue;
    const key = bestKey(facts.challenge, facts.difficulty as Level);
    const lead = Number(facts.score) - Number(facts.opponent);
    bests[key] = Math.max(bests[key] ?? 0, lead);
  }
  return bests;
}
