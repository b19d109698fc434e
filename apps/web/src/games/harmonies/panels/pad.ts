// The score pad's view of the table: the colour of each part, and the spaces and cubes that bring its points.
import { listSpaces } from '@sunglade/grid';
import { countedSpaces } from '@sunglade/harmonies';
import type { PartLook, Target } from '../../../kit/screen/screen.ts';
import { partSymbol } from '../board/Change.tsx';
import { boardOf } from '../board/habitat.ts';
import { contentOf, playerOf, type Table } from '../table.ts';
import { cardTarget, spaceTarget } from '../targets.ts';
import { LAND_PARTS } from '../words/words.ts';

type LandPart = (typeof LAND_PARTS)[number];

const COLOURS: Readonly<Record<LandPart, string>> = {
  trees: 'var(--hm-green2)',
  mountains: 'var(--hm-gray2)',
  fields: 'var(--hm-yellow2)',
  buildings: 'var(--hm-red2)',
  water: 'var(--hm-blue2)',
};

export const isLand = (part: string): part is LandPart => (LAND_PARTS as readonly string[]).includes(part);

export function lookOf(part: string): PartLook {
  const animal = part === 'spirit' ? 'var(--hm-spirit2)' : 'var(--hm-animal3)';
  return { icon: partSymbol(part), colour: isLand(part) ? COLOURS[part] : animal };
}

export function sourcesOf(part: string, seat: number, position: Table): readonly Target[] {
  const content = contentOf(position);
  const spaces = playerOf(position, seat)?.spaces ?? [];
  const place = (space: number): Target => spaceTarget(seat, content.places[space] ?? '');
  if (isLand(part)) return listSpaces(countedSpaces(content, boardOf(spaces), 0, part)).map(place);
  if (!part.startsWith('animal:')) return [];
  const card = part.slice('animal:'.length);
  return [cardTarget(card), ...spaces.flatMap(({ cube }, space) => (cube === card ? [place(space)] : []))];
}
