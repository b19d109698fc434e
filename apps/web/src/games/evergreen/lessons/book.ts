import type { LessonBook } from '../../../learn/lesson.ts';
import { deal } from './deal.ts';
import { hints } from './hints.ts';
import { lessons } from './list.ts';

export const book: LessonBook = {
  lessons,
  hints,
  deal,
};
