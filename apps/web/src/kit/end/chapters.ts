import { NOBODY } from '@sunglade/core';
import type { TableModel } from '../model/model.ts';
import { createPosition } from '../screen/position.ts';
import type { Position } from '../screen/screen.ts';
import { plainText } from '../screen/words.ts';
import type { Chapter } from './course.ts';

/** More would be a thicket. */
const MOST_CHAPTERS = 24;
const MOMENTS = 10;

export interface CourseOfGame {
  readonly chapters: readonly Chapter[];
  /** The earliest sheets that are known. */
  readonly start: Chapter['sheets'];
}

/** The sheets at the end of each chapter; without chapters, at ten moments of the game. */
export async function readCourse(model: TableModel): Promise<CourseOfGame> {
  const past = await model.session.past(true);
  const { chairs, you } = model.shown.value;
  const { game, setup, rules } = model;
  const screen = model.screen.value;
  const seat = model.seat.value;
  const standAt = (line: number): Position | null => {
    const view = past[line]?.view;
    if (!view) return null;
    return createPosition({ game, setup, rules, view, chairs, you, seat, acting: NOBODY, over: false, live: false });
  };
  const partAt = (line: number): string | undefined => {
    const position = standAt(line);
    return position ? screen.part?.(position) : undefined;
  };
  const first = standAt(0);
  const begins = past.flatMap(({ events }, line) =>
    events.flatMap((event) => {
      const said = screen.say(event, model.position.value);
      return said?.tone === 'chapter' ? [{ line, name: plainText(said.bits, chairs) }] : [];
    }),
  );
  const chapters: Chapter[] = [];
  if (begins.length > 1 && begins.length <= MOST_CHAPTERS) {
    // The first chapter begins before anybody has done anything.
    if ((begins[0]?.line ?? 0) > 0) begins.unshift({ line: 0, name: first ? screen.moment(first) : '' });
    for (const [i, { line, name }] of begins.entries()) {
      // The step that begins the next chapter is also the one that scores this one.
      const end = begins[i + 1]?.line ?? past.length - 1;
      const sheets = standAt(end)?.sheets;
      if (sheets) chapters.push({ name, part: partAt(line) ?? name, sheets });
    }
  } else {
    const moments = Math.min(MOMENTS, past.length);
    for (let i = 1; i <= moments; i++) {
      const line = Math.round((i * past.length) / moments) - 1;
      const sheets = standAt(line)?.sheets;
      const name = `${Math.round((100 * i) / moments)} %`;
      if (sheets) chapters.push({ name, part: partAt(line) ?? '', sheets });
    }
  }
  return { chapters, start: first?.sheets ?? [] };
}
