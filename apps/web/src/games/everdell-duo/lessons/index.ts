import type { Lang } from '../../../base/lang.ts';
import type { LessonTexts, Taught } from '../../../learn/lesson.ts';

const TEXTS: Readonly<Record<Lang, () => Promise<LessonTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

export const taught: Taught = {
  loadLessons: async () => (await import('./list.ts')).lessons,
  loadBook: async () => (await import('./book.ts')).book,
  loadTexts: (lang) => TEXTS[lang](),
  loadExamples: async () => (await import('./examples.ts')).examples,
  loadPicture: async () => (await import('./picture/Picture.tsx')).Picture,
};
