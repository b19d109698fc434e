// What stands beside each step of the guide: the game's own symbols, and signs that every language reads alike.
import type { GuideStep } from '../../../kit/screen/screen.ts';
import { powerSymbol, seasonSymbol, symbolOf } from '../symbols.ts';

type Picture = GuideStep['picture'];

const icon = (id: string) => ({ icon: id });

export const PICTURES = {
  goal: [icon('sun'), icon('big-1'), icon('small-2'), icon('eg-fertility')],
  card: [
    icon(symbolOf('snow')),
    icon(symbolOf('wheat')),
    icon(symbolOf('flowers')),
    icon('eg-fertility'),
    icon('eg-aridity'),
  ],
  grow: [icon('sprout'), '→', icon('small-1'), '→', icon('big-1')],
  powers: [icon(powerSymbol('sprout')), icon(powerSymbol('bush')), icon(powerSymbol('lake')), '1 → 2 → 3'],
  light: [icon('sun'), icon('big-1'), '+2', { icon: 'small-1', dark: true }, '0'],
  forest: [icon('small-3'), icon('bush'), icon('big-2'), icon('small-1'), '+4'],
  year: [
    icon(seasonSymbol('spring')),
    '5',
    icon(seasonSymbol('summer')),
    '4',
    icon(seasonSymbol('autumn')),
    '3',
    icon(seasonSymbol('winter')),
    '2',
  ],
} as const satisfies Readonly<Record<string, Picture>>;
