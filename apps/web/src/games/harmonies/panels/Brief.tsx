import { Icon } from '../../../art/Icon.tsx';
import { cubesOn, freeOn, playerOf, type Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Brief.css';

/** How many cubes stand on a board, and how many spaces are still free: the first breaks ties, the second ends the game. */
export function Brief({ words, position, seat }: WithWords & { readonly position: Table; readonly seat: number }) {
  const spaces = playerOf(position, seat)?.spaces ?? [];
  const [cubes, free] = [cubesOn(spaces), freeOn(spaces)];
  return (
    <span class="hm-brief">
      <span title={words.brief.cubes(cubes)}>
        <Icon id="hm-i-cube" title={words.brief.cubes(cubes)} />
        <span aria-hidden="true">{cubes}</span>
      </span>
      <span title={words.brief.free(free)}>
        <Icon id="hm-i-hex" title={words.brief.free(free)} />
        <span aria-hidden="true">{free}</span>
      </span>
    </span>
  );
}
