// The score pad's view of the table: the colour of each part, and the trees and spaces that bring its points.
import { biggestForest, lightFor } from '@sunglade/evergreen';
import type { PartLook, Target } from '../../../kit/screen/screen.ts';
import { bigTreesOf, contentOf, type Table } from '../table.ts';
import { spaceTarget } from '../targets.ts';

export const LOOKS: Readonly<Record<string, PartLook>> = {
  light: { icon: 'sun', colour: 'var(--sun)' },
  forest: { icon: 'ic-big', colour: 'var(--green)' },
  fertility: { icon: 'eg-fertility', colour: 'var(--flowers)' },
  bud: { icon: 'eg-p-bud', colour: 'var(--swamp)' },
};

/** What a part counts now: past seasons have no place on the board any more. */
export function sourcesOf(part: string, seat: number, position: Table): readonly Target[] {
  const content = contentOf(position);
  const { players, sun } = position.view.open;
  const planet = players[seat]?.planet ?? [];
  const places = (): readonly string[] => {
    switch (part) {
      case 'light':
        return Object.keys(lightFor(content, planet, sun).lit);
      case 'forest':
        return biggestForest(content, planet).spaces;
      case 'fertility':
        return bigTreesOf(content, planet);
      default:
        return [];
    }
  };
  return places().map((place) => spaceTarget(seat, place));
}
