// What somebody has learned, kept in this browser. The one door to it: whoever wants to keep it elsewhere as well reads
// `progress`, and brings what is known there in by `mergeProgress`; nothing that was learned is ever lost by that.
import { signal } from '@preact/signals';

export interface Progress {
  /** Lessons that were done, as `game/lesson`. */
  readonly lessons: readonly string[];
  /** Remarks of first games that were read, as `game/hint`. */
  readonly hints: readonly string[];
  /** Games in which somebody wants no more remarks. */
  readonly quiet: readonly string[];
}

const KEY = 'sunglade.learned';
const NOTHING: Progress = { lessons: [], hints: [], quiet: [] };

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];

/** Whatever somebody has kept, as far as it can be read. */
export function readProgress(raw: unknown): Progress {
  const { lessons, hints, quiet } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return { lessons: texts(lessons), hints: texts(hints), quiet: texts(quiet) };
}

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])];

/** Both together: what was learned on one device was learned. */
export const mergeProgress = (a: Progress, b: Progress): Progress => ({
  lessons: union(a.lessons, b.lessons),
  hints: union(a.hints, b.hints),
  quiet: union(a.quiet, b.quiet),
});

function load(): Progress {
  try {
    return readProgress(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

export const progress = signal<Progress>(load());

function keep(next: Progress): void {
  progress.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

const add = (part: Partial<Progress>): void => keep(mergeProgress(progress.value, { ...NOTHING, ...part }));

export const hasLearned = (game: string, lesson: string): boolean =>
  progress.value.lessons.includes(`${game}/${lesson}`);
export const learned = (game: string, lesson: string): void => add({ lessons: [`${game}/${lesson}`] });

/** Lessons that were done elsewhere. */
export function bringLessons(lessons: readonly string[]): void {
  if (lessons.some((lesson) => !progress.value.lessons.includes(lesson))) add({ lessons });
}

export const hasRead = (game: string, hint: string): boolean => progress.value.hints.includes(`${game}/${hint}`);
export const wasRead = (game: string, hint: string): void => add({ hints: [`${game}/${hint}`] });

export const isQuiet = (game: string): boolean => progress.value.quiet.includes(game);
export const noMoreHints = (game: string): void => add({ quiet: [game] });

/** All remarks of a game once more, from the first. */
export const hintsAgain = (game: string): void =>
  keep({
    ...progress.value,
    hints: progress.value.hints.filter((hint) => !hint.startsWith(`${game}/`)),
    quiet: progress.value.quiet.filter((one) => one !== game),
  });
