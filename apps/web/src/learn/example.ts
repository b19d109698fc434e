// A clause shown with the real pieces: the table of a lesson before and after what is done there, and the points it changes.
import type { AnyGame, ScoreSheet } from '@sunglade/core';
import { lookedAt } from '../kit/screen/looked-at.ts';
import type { Position, Screen, Target } from '../kit/screen/screen.ts';
import { humanise } from '../locales/humanise.ts';
import type { Example, Lesson, LessonBook } from './lesson.ts';
import { LessonTable, readLine } from './lesson-table.ts';

export interface ShownExample {
  readonly before: Position;
  readonly after: Position;
  /** What is done, in words. */
  readonly steps: readonly string[];
  readonly marked: ReadonlySet<Target>;
  /** "Light 3 → 5", with what is about to be scored. */
  readonly points: readonly string[];
}

/** What a step of a lesson plays: every step before it as it is meant. */
function reach(table: LessonTable, lesson: Lesson, step: number): void {
  for (const { answer, after = [] } of lesson.steps.slice(0, step))
    for (const text of [...answer, ...after]) table.play(readLine(text));
}

const pointsIn = ({ parts, soon }: ScoreSheet, part: string): number => (parts[part] ?? 0) + (soon[part] ?? 0);

function changedPoints(screen: Screen, before: ScoreSheet, after: ScoreSheet): string[] {
  const parts = new Set(
    [before, after].flatMap(({ parts: sure, soon }) => [...Object.keys(sure), ...Object.keys(soon)]),
  );
  return [...parts].flatMap((part) => {
    const [from, to] = [pointsIn(before, part), pointsIn(after, part)];
    return from === to ? [] : [`${screen.words.parts[part] ?? humanise(part)} ${from} → ${to}`];
  });
}

export function showExample(
  game: AnyGame,
  screen: Screen,
  book: Pick<LessonBook, 'lessons' | 'deal'>,
  example: Extract<Example, { lesson: string }>,
): ShownExample | null {
  const lesson = book.lessons.find(({ id }) => id === example.lesson);
  const played = example.play ?? lesson?.steps[example.step]?.answer;
  // The deal of a lesson is that of its rules.
  if (!lesson || !played || lesson.rules !== game.version) return null;
  const table = new LessonTable(lesson, game, book);
  reach(table, lesson, example.step);
  const look = (): Position => lookedAt(table);
  const before = look();
  const steps: string[] = [];
  for (const text of played) {
    steps.push(screen.label(text, look()));
    table.play({ seat: 0, text });
  }
  if (example.through) for (const text of lesson.steps[example.step]?.after ?? []) table.play(readLine(text));
  const after = look();
  const marked = new Set(played.flatMap((text) => screen.target(text, 0) ?? []));
  const [was, is] = [before.sheets[0], after.sheets[0]];
  return { before, after, steps, marked, points: was && is ? changedPoints(screen, was, is) : [] };
}
