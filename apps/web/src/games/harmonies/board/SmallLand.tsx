// A board beside the table or in a corner of a phone: the same land, without what can be touched.
import { useMemo } from 'preact/hooks';
import { contentOf, isSpirit, type LandProps, playerOf } from '../table.ts';
import { spaceTarget, topTarget } from '../targets.ts';
import { groundId } from './ground.ts';
import { hexPath, layoutOf, shadowPath } from './layout.ts';
import { LIGHT, sunOf } from './light.ts';
import { Cube, Stack, topOf } from './Stack.tsx';
import './SmallLand.css';

export function SmallLand({ position, seat, size, marked }: LandProps) {
  const content = contentOf(position);
  const layout = layoutOf(content.board);
  const spaces = playerOf(position, seat)?.spaces ?? [];
  const light = LIGHT[sunOf(position)];
  const picture = useMemo(
    () => (
      <>
        <use href={`#${groundId(content)}`} />
        {size === 'near' && (
          <g class="hm-cast" clip-path={`url(#${groundId(content)}-clip)`}>
            {spaces.map(({ stack }, space) =>
              stack.length === 0 ? null : (
                <path key={`${space}`} d={shadowPath(layout.centres[space] ?? [0, 0], stack.length, light)} />
              ),
            )}
          </g>
        )}
        {layout.rows.flat().map((space) => {
          const { stack, cube } = spaces[space] ?? { stack: [], cube: null };
          const place = content.places[space] ?? '';
          const isMarked = marked.has(spaceTarget(seat, place));
          if (stack.length === 0 && !isMarked) return null;
          const [x, y] = layout.centres[space] ?? [0, 0];
          return (
            <g key={space} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              {isMarked && <path class="hm-mark" d={hexPath([0, 0], 0.945)} />}
              <Stack stack={stack} target={topTarget(seat, place)} />
              {cube !== null && <Cube card={cube} spirit={isSpirit(content, cube)} at={topOf(stack)} />}
            </g>
          );
        })}
      </>
    ),
    [content, spaces, size, marked, seat, light],
  );
  return (
    <svg class={`hm-small ${size}`} viewBox={layout.viewBox} aria-hidden="true">
      {picture}
    </svg>
  );
}
