import type { Lang } from '../../../base/lang.ts';
import type { Lesson, LessonBook, LessonTexts } from '../../../learn/lesson.ts';

const TEXTS: Readonly<Record<Lang, () => Promise<LessonTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

/** Without what only a table needs. */
export const loadLessons = async (): Promise<readonly Lesson[]> => (await import('./list.ts')).lessons;
export const loadBook = async (): Promise<LessonBook> => (await import('./book.ts')).book;
export const loadTexts = (lang: Lang): Promise<LessonTexts> => TEXTS[lang]();
