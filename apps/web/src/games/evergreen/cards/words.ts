import type { Lang } from '../../../base/lang.ts';

interface CardListWords {
  readonly biome: string;
  readonly power: string;
}

export const WORDS: Readonly<Record<Lang, CardListWords>> = {
  en: { biome: 'Land', power: 'Power' },
  de: { biome: 'Landschaft', power: 'Kraft' },
  fr: { biome: 'Biome', power: 'Pouvoir' },
};
