// The help of a card: where its habitat stands, and where one token is missing, over the board.

import type { Colour, Content, Space } from '@sunglade/harmonies';
import { isSpirit } from '../table.ts';
import type { HabitatMap } from './habitat.ts';
import { DISC_X, DISC_Y, layoutOf, type Point, STEP } from './layout.ts';
import { Cube, Token, topOf } from './Stack.tsx';
import './Help.css';

interface HelpProps {
  readonly content: Content;
  readonly spaces: readonly Space[];
  readonly card: string;
  readonly habitats: HabitatMap;
}

const at = (content: Content, space: number): Point => layoutOf(content.board).centres[space] ?? [0, 0];

function Ring({ class: name, up }: { readonly class: string; readonly up: number }) {
  return (
    <g class={`hm-ring ${name}`} transform={`translate(0 ${-up})`}>
      <ellipse class="out" rx={DISC_X + 5} ry={DISC_Y + 4} />
      <ellipse class="in" rx={DISC_X + 5} ry={DISC_Y + 4} />
    </g>
  );
}

/** Under the tokens: what belongs together. */
export function HelpUnder({ content, habitats }: Pick<HelpProps, 'content' | 'habitats'>) {
  const line = (target: number, spaces: readonly number[]): string => {
    const [x, y] = at(content, target);
    return spaces
      .map((space) => {
        const [sx, sy] = at(content, space);
        return `M${x.toFixed(0)} ${y.toFixed(0)}L${sx.toFixed(0)} ${sy.toFixed(0)}`;
      })
      .join('');
  };
  return (
    <g class="hm-links">
      <path class="lacks" d={habitats.lacks.map(({ target, spaces }) => line(target, spaces)).join('')} />
      <path class="stands" d={habitats.stands.map(({ target, spaces }) => line(target, spaces)).join('')} />
    </g>
  );
}

/** Where a cube can be placed now, while no card is looked at. */
export function CubesOver({
  content,
  spaces,
  cubes,
}: Pick<HelpProps, 'content' | 'spaces'> & { readonly cubes: readonly (readonly [space: number, card: string])[] }) {
  return (
    <g class="hm-help">
      {cubes.map(([space, card]) => {
        const [x, y] = at(content, space);
        const stack = spaces[space]?.stack ?? [];
        return (
          <g key={space} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <Ring class="solid" up={Math.min(topOf(stack), stack.length * STEP)} />
            <Cube card={card} spirit={isSpirit(content, card)} at={topOf(stack)} class="hm-want" />
          </g>
        );
      })}
    </g>
  );
}

export function HelpOver({ content, spaces, card, habitats }: HelpProps) {
  const spirit = isSpirit(content, card);
  const stackAt = (space: number): readonly Colour[] => spaces[space]?.stack ?? [];
  const move = (space: number): string => {
    const [x, y] = at(content, space);
    return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  };
  const standing = new Set(habitats.stands.map(({ target }) => target));
  const ghosts = new Map(habitats.lacks.map(({ space, colour }) => [space, colour] as const));
  const wanted = new Set(
    habitats.lacks.flatMap(({ target, space }) => (target === space || standing.has(target) ? [] : [target])),
  );
  return (
    <g class="hm-help">
      {[...ghosts].map(([space, colour]) => {
        const stack = stackAt(space);
        return (
          <g key={`lack ${space}`} transform={move(space)} data-lacks={content.places[space]}>
            <Token class="hm-ghost" colour={colour} height={stack.length + 1} />
            <Ring class="dashed" up={(stack.length + 1) * STEP - 4} />
          </g>
        );
      })}
      {[...wanted].map((space) => (
        <g key={`want ${space}`} transform={move(space)}>
          <Cube card={card} spirit={spirit} at={topOf(stackAt(space)) - 6} class="hm-want" />
        </g>
      ))}
      {[...standing].map((space) => (
        <g key={`stand ${space}`} transform={move(space)} data-stands={content.places[space]}>
          <Ring class="solid" up={Math.min(topOf(stackAt(space)), stackAt(space).length * STEP)} />
          <Cube card={card} spirit={spirit} at={topOf(stackAt(space))} class="hm-next" />
        </g>
      ))}
    </g>
  );
}
