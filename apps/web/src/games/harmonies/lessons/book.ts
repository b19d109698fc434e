import type { Position, Target } from '../../../kit/screen/screen.ts';
import type { LessonBook } from '../../../learn/lesson.ts';
import { contentOf, playerOf, type Table } from '../table.ts';
import { spaceTarget } from '../targets.ts';
import { deal } from './deal.ts';
import { hints } from './hints.ts';
import { lessons } from './list.ts';

/** `stack:brown`: the own spaces on which a token of that colour lies on top. */
function lights(name: string, position: Position): readonly Target[] | null {
  const [, colour] = /^stack:(\w+)$/.exec(name) ?? [];
  if (colour === undefined) return null;
  const table = position as unknown as Table;
  const { places } = contentOf(table);
  return (playerOf(table, table.seat)?.spaces ?? []).flatMap(({ stack }, i) =>
    stack.at(-1) === colour ? [spaceTarget(table.seat, places[i] ?? '')] : [],
  );
}

export const book: LessonBook = {
  lessons,
  hints,
  deal,
  lights,
};
