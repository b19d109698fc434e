// What people may ask of a table, turned into lines: the same on the server and in the browser.
import { type Refusal, seat } from '@sunglade/core';
import { isTurnByTurn } from './config.ts';
import { changeHolidays, type Holiday } from './holidays.ts';
import { parseNote, printNote, type TableLine } from './lines.ts';
import { SYSTEM, safeName } from './names.ts';
import type { Table } from './table.ts';

/** Lines to take, all or none, or why not. Made for the table as it is now. */
export type Planned = readonly TableLine[] | Refusal;

/** Steps of one seat. `at` is the seat's count of standing lines they were made for. */
export interface SubmitRequest {
  readonly seat: number;
  readonly at: number;
  readonly steps: readonly string[];
}

/** A chair, or any free one where none is named. */
export interface SitRequest {
  /** When the person is away, as far as they have said so. */
  readonly holidays?: readonly Holiday[];
  readonly seat?: number | undefined;
  readonly name: string;
  readonly entropy: string;
}

/** `!undo`, `!resign`, `!start` and the like. */
export interface ActRequest {
  readonly seat: number;
  readonly text: string;
}

/** Who plays again is back. */
const comeBack = (table: Table, at: number, by: string, one: number): TableLine[] =>
  table.chairs[one]?.away && table.chairs[one].holder === by ? [{ at, by, seat: one, text: '!return' }] : [];

/** Who comes back with a step did not write the line that says so: which of their own lines was refused. */
export const ownIndex = (lines: readonly TableLine[], index: number): number =>
  lines.length > 1 && lines[0]?.text === '!return' ? index - 1 : index;

export function submitLines(table: Table, user: string, { seat: one, at, steps }: SubmitRequest, now: number): Planned {
  if (table.chairs[one]?.holder !== user) return { code: 'not-your-seat' };
  if (!table.run) return { code: 'not-started' };
  // Notes have their own request: here only steps of the game are taken.
  if (steps.some((text) => text.startsWith('!'))) return { code: 'unknown-step' };
  if (table.run.count(seat(one)) !== at) return { code: 'stale' };
  const lines = steps.map((text) => ({ at: now, by: user, seat: one, text }));
  return [...comeBack(table, now, user, one), ...lines];
}

export function sitLines(
  table: Table,
  user: string,
  { seat: one, name, entropy, holidays = [] }: SitRequest,
  now: number,
): Planned {
  const clean = name.trim() === '' ? '' : safeName(name);
  if (clean === null) return { code: 'bad-name' };
  if (isRestless(table)) return { code: 'chairs-stay' };
  const line = (text: string, chair: number): TableLine => ({ at: now, by: user, seat: chair, text });
  const away = { kind: 'holiday', holidays: holidays.filter(({ until }) => until > now) } as const;
  const isAway = away.holidays.length > 0 && isTurnByTurn(table.config.clock);
  const sitting = (chair: number): TableLine[] => [
    line(`!sit ${entropy} ${clean}`, chair),
    ...(isAway ? [{ at: now, by: SYSTEM, seat: chair, text: printNote(away) }] : []),
  ];
  // Who sits there already wants another name: up and down again, with nobody in between.
  if (one !== undefined && !table.run && table.chairs[one]?.holder === user)
    return [line('!stand', one), ...sitting(one)];
  const free = table.chairs.findIndex((chair) => chair.holder === null && chair.bot === null);
  if (one === undefined && free < 0) return { code: table.run ? 'already-started' : 'seat-taken' };
  return sitting(one ?? free);
}

/** Writes down when somebody is away, for each of their chairs where that is not written yet. */
export function holidayLines(table: Table, user: string, holidays: readonly Holiday[], now: number): TableLine[] {
  if (!isTurnByTurn(table.config.clock) || (table.status !== 'open' && table.status !== 'playing')) return [];
  if (isRestless(table)) return [];
  return table.chairs.flatMap(({ holder }, i) => {
    const known = table.clocks.holidays[i] ?? [];
    const wanted = changeHolidays(known, holidays, now);
    const changed = JSON.stringify(wanted) !== JSON.stringify(changeHolidays(known, known, now));
    const note = { kind: 'holiday', holidays: holidays.filter(({ until }) => until > now) } as const;
    return holder === user && changed ? [{ at: now, by: SYSTEM, seat: i, text: printNote(note) }] : [];
  });
}

/** How many lines may be written about the chairs before the game begins. */
const MOST_BEFORE = 400;

/** Nobody can sit down any more, and no bot: whoever sits may still stand up, and the host begin or close the table. */
const isRestless = ({ lines, run }: Table): boolean => run === null && lines.length >= MOST_BEFORE;

/** What adds to the log while the game does not go on. */
const ASIDE = /^!(?:undo|hint|planned|nudge .+|propose .+)$/;

/** Lines that do not stand: at most 200 and three for each that does, or a log could grow for ever. */
const isFull = ({ lines, run }: Table): boolean => run !== null && lines.length >= 200 + 4 * run.standing.length;

export function actLines(
  table: Table,
  user: string,
  { seat: one, text }: ActRequest,
  now: number,
  levels: readonly string[],
): Planned {
  // A stored line may say that its name was taken away; nobody can say so of themselves.
  const note = parseNote(text);
  if (note?.kind === 'sit' && safeName(note.name) !== note.name) return { code: 'bad-name' };
  if (note?.kind === 'bot' && !levels.includes(note.level)) return { code: 'no-such-level' };
  if ((note?.kind === 'bot' || note?.kind === 'sit') && isRestless(table)) return { code: 'chairs-stay' };
  if (ASIDE.test(text) && isFull(table)) return { code: 'log-full' };
  if (text === '!hint' && (table.config.help ?? 'none') === 'none') return { code: 'no-help' };
  const back = text === '!undo' ? comeBack(table, now, user, one) : [];
  return [...back, { at: now, by: user, seat: one, text }];
}
