// The pictures of the guide: the same in every language.
import type { GuideStep } from '../../../kit/screen/screen.ts';
import { colorSymbol, goodSymbol, propSymbol, seasonSymbol, typeSymbol, workerSymbol } from '../art/symbols.ts';

type Picture = GuideStep['picture'];
const icon = (id: string) => ({ icon: id });

export const PICTURES = {
  goal: [icon('sun'), icon(typeSymbol('construction')), icon(typeSymbol('critter')), icon('moon')],
  action: [icon(workerSymbol('hare')), '→', icon('sun'), ' ', icon(goodSymbol('card')), '→', icon('moon')],
  place: [icon(workerSymbol('tortoise')), '→', '3', icon(goodSymbol('twig'))],
  play: [icon(goodSymbol('twig')), icon(goodSymbol('resin')), '→', icon(typeSymbol('construction'))],
  colors: [
    icon(colorSymbol('green')),
    icon(colorSymbol('brown')),
    icon(colorSymbol('red')),
    icon(colorSymbol('purple')),
    icon(colorSymbol('blue')),
  ],
  token: [icon(goodSymbol('occupied')), icon(typeSymbol('construction')), '→', icon(typeSymbol('critter'))],
  year: [
    icon(seasonSymbol('winter')),
    icon(seasonSymbol('spring')),
    icon(seasonSymbol('summer')),
    icon(seasonSymbol('autumn')),
    '=',
    icon(goodSymbol('points')),
  ],
  team: [icon(workerSymbol('hare')), '+', icon(workerSymbol('tortoise')), '↔', icon(propSymbol('skunk'))],
} as const satisfies Readonly<Record<string, Picture>>;
