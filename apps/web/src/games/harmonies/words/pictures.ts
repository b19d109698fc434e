// What stands beside each step of the guide: the game's own tokens and animals, and signs that every language reads alike.
import type { Feature } from '@sunglade/harmonies';
import type { GuideStep } from '../../../kit/screen/screen.ts';
import { faceSymbol } from '../art/faces.ts';
import { tokenSymbol } from '../art/tokens.ts';

type Picture = GuideStep['picture'];

const icon = (id: string) => ({ icon: id });
const land = (feature: Feature) => icon(`hm-flat-${feature}`);

export const PICTURES = {
  goal: [land('tree3'), land('mountain2'), land('field'), land('water'), land('building')],
  group: [
    icon('hm-pouch'),
    '→',
    icon(tokenSymbol('blue', 1)),
    icon(tokenSymbol('brown', 1)),
    icon(tokenSymbol('green', 1)),
  ],
  stack: [icon(tokenSymbol('brown', 1)), '+', icon(tokenSymbol('green', 1)), '=', land('tree2')],
  heights: [land('tree1'), '1', land('tree2'), '3', land('tree3'), '7'],
  others: [land('field'), land('field'), '+5', land('building'), '+5'],
  animals: [icon(faceSymbol('otter')), icon(faceSymbol('hedgehog')), icon(faceSymbol('arctic-fox'))],
  cubes: [land('mountain1'), land('field'), '→', icon('hm-i-cube')],
  end: [icon('hm-pouch'), '0', ' ', icon('hm-i-hex'), icon('hm-i-hex')],
} as const satisfies Readonly<Record<string, Picture>>;
