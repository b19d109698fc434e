// What was reached on this device, in the words in which the server keeps it: things with points, of which more is better.
// Remarks that were read and whoever wants none of them belong to the device and stay there.
import { MOST_REACHED, MOST_REACHED_POINTS, REACHED_THING, type Progress as Sent } from '@sunglade/protocol';
import type { Progress } from '../../learn/progress.ts';
import type { Solved } from '../../puzzles/solved.ts';
import type { TrialResults } from '../../trials/results.ts';

export type Reached = Sent['reached'];

export interface AllReached {
  readonly lessons: Progress['lessons'];
  readonly solved: Solved;
  readonly results: TrialResults;
}

/** Days in a row are counted to here: a later day is worth more than any row. */
const LONGEST_ROW = 1_000;

const DAILY = 'daily:all';

export function toReached({ lessons, solved, results }: AllReached): Reached {
  const { puzzles, daily } = solved;
  const all = [
    ...lessons.map((lesson) => ({ thing: `lesson:${lesson}`, points: 1 })),
    ...puzzles.map((puzzle) => ({ thing: `puzzle:${puzzle}`, points: 1 })),
    ...Object.entries(results).map(([trial, points]) => ({ thing: `trial:${trial}`, points })),
    ...(daily ? [{ thing: DAILY, points: daily.day * LONGEST_ROW + Math.min(daily.streak, LONGEST_ROW - 1) }] : []),
  ];
  // What a browser has kept may be anything: one thing that the server would not read must not hold up the rest.
  return all
    .filter(
      ({ thing, points }) =>
        REACHED_THING.test(thing) && Number.isInteger(points) && points >= 0 && points <= MOST_REACHED_POINTS,
    )
    .slice(0, MOST_REACHED);
}

export function fromReached(reached: Reached): AllReached {
  const named = (kind: string): readonly { readonly name: string; readonly points: number }[] =>
    reached.flatMap(({ thing, points }) =>
      thing.startsWith(`${kind}:`) ? [{ name: thing.slice(kind.length + 1), points }] : [],
    );
  const days = reached.find(({ thing }) => thing === DAILY)?.points;
  return {
    lessons: named('lesson').map(({ name }) => name),
    solved: {
      puzzles: named('puzzle').map(({ name }) => name),
      daily: days === undefined ? null : { day: Math.floor(days / LONGEST_ROW), streak: days % LONGEST_ROW },
    },
    results: Object.fromEntries(named('trial').map(({ name, points }) => [name, points])),
  };
}
