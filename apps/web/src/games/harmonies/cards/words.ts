import type { Lang } from '../../../base/lang.ts';

interface CardListWords {
  readonly kind: string;
  readonly kinds: Readonly<Record<'animal' | 'spirit', string>>;
  readonly ground: string;
  readonly grounds: Readonly<Record<'green' | 'gray' | 'yellow' | 'red' | 'blue', string>>;
  readonly cubes: string;
}

export const WORDS: Readonly<Record<Lang, CardListWords>> = {
  en: {
    kind: 'Kind',
    kinds: { animal: 'Animals', spirit: 'Spirits' },
    ground: 'Cube on',
    grounds: { green: 'a tree', gray: 'a mountain', yellow: 'a field', red: 'a building', blue: 'water' },
    cubes: 'Cubes',
  },
  de: {
    kind: 'Art',
    kinds: { animal: 'Tiere', spirit: 'Naturgeister' },
    ground: 'Würfel auf',
    grounds: { green: 'einem Baum', gray: 'einem Berg', yellow: 'einem Feld', red: 'einem Gebäude', blue: 'Wasser' },
    cubes: 'Würfel',
  },
  fr: {
    kind: 'Sorte',
    kinds: { animal: 'Animaux', spirit: 'Esprits' },
    ground: 'Cube sur',
    grounds: { green: 'un arbre', gray: 'une montagne', yellow: 'un champ', red: 'un bâtiment', blue: 'l’eau' },
    cubes: 'Cubes',
  },
};
