import type { Lang } from '../../../base/lang.ts';

interface CardListWords {
  readonly color: string;
  readonly type: string;
  readonly points: string;
}

export const WORDS: Readonly<Record<Lang, CardListWords>> = {
  en: { color: 'Colour', type: 'Type', points: 'Points' },
  de: { color: 'Farbe', type: 'Art', points: 'Punkte' },
  fr: { color: 'Couleur', type: 'Type', points: 'Points' },
};
