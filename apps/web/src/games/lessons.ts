// The games that can be learned by playing. Only the pages for learners need this: nothing of it comes with a table.
import type { Lang } from '../base/lang.ts';
import type { Lesson, LessonBook, LessonTexts } from '../learn/lesson.ts';
import * as everdellDuo from './everdell-duo/lessons/index.ts';
import * as evergreen from './evergreen/lessons/index.ts';
import * as harmonies from './harmonies/lessons/index.ts';

interface Taught {
  loadLessons(this: void): Promise<readonly Lesson[]>;
  loadBook(this: void): Promise<LessonBook>;
  loadTexts(this: void, lang: Lang): Promise<LessonTexts>;
}

const TAUGHT: Readonly<Record<string, Taught>> = { evergreen, harmonies, 'everdell-duo': everdellDuo };

export const TAUGHT_GAMES: readonly string[] = Object.keys(TAUGHT);

export const taughtOf = (game: string): Taught | null => (Object.hasOwn(TAUGHT, game) ? (TAUGHT[game] ?? null) : null);
