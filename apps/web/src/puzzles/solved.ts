// Which puzzles somebody has solved, and on how many days in a row one of the day: kept in this browser.
import { signal } from '@preact/signals';

export interface Solved {
  /** As `game/puzzle`. */
  readonly puzzles: readonly string[];
  /** The last day on which a puzzle of the day was solved, and how many days in a row that makes; null before the first. */
  readonly daily: { readonly day: number; readonly streak: number } | null;
}

const KEY = 'sunglade.puzzles';
const NOTHING: Solved = { puzzles: [], daily: null };

const isDay = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) > 0;

/** Whatever was kept, as far as it can be read. */
export function readSolved(raw: unknown): Solved {
  const { puzzles, daily } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const { day, streak } = (typeof daily === 'object' && daily !== null ? daily : {}) as Record<string, unknown>;
  return {
    puzzles: Array.isArray(puzzles) ? puzzles.filter((one): one is string => typeof one === 'string') : [],
    daily: isDay(day) && isDay(streak) ? { day, streak } : null,
  };
}

/** With one more puzzle; `day` where it is the one of that day. */
export function withSolved({ puzzles, daily }: Solved, puzzle: string, day: number | null): Solved {
  const all = puzzles.includes(puzzle) ? puzzles : [...puzzles, puzzle];
  if (day === null || (daily && daily.day >= day)) return { puzzles: all, daily };
  return { puzzles: all, daily: { day, streak: daily?.day === day - 1 ? daily.streak + 1 : 1 } };
}

/** Days in a row up to today, or up to yesterday while today is still to come; 0 where the row is broken. */
export const streakOn = ({ daily }: Solved, today: number): number =>
  daily && daily.day >= today - 1 ? daily.streak : 0;

function load(): Solved {
  try {
    return readSolved(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

export const solved = signal<Solved>(load());

export const hasSolved = (game: string, puzzle: string): boolean => solved.value.puzzles.includes(`${game}/${puzzle}`);

/** Both together; of two rows of days the one that is still going on, and of two of those the longer one. */
export function mergeSolved(a: Solved, b: Solved): Solved {
  const [late, early] = [a.daily, b.daily].sort(
    (x, y) => (y?.day ?? 0) - (x?.day ?? 0) || (y?.streak ?? 0) - (x?.streak ?? 0),
  );
  return { puzzles: [...new Set([...a.puzzles, ...b.puzzles])], daily: late ?? early ?? null };
}

/** What was solved elsewhere. */
export function bringSolved(other: Solved): void {
  const both = mergeSolved(solved.value, other);
  if (JSON.stringify(both) !== JSON.stringify(solved.value)) keep(both);
}

export function keepSolved(game: string, puzzle: string, day: number | null): void {
  keep(withSolved(solved.value, `${game}/${puzzle}`, day));
}

function keep(next: Solved): void {
  solved.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still sets puzzles.
  }
}
