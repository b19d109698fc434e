// The spaces as a grid of buttons: one of them is in the tab order, the arrow keys move on.
import type { Space } from '@sunglade/harmonies';
import { useRef, useState } from 'preact/hooks';
import { hasVerb } from '../steps.ts';
import { contentOf, isSpirit, type LandProps, placeName, type Table } from '../table.ts';
import { cubeTarget, spaceTarget, topTarget } from '../targets.ts';
import type { HarmoniesWords } from '../words/words.ts';
import { describeSpace } from './describe.ts';
import type { HabitatMap } from './habitat.ts';
import { hexPath, layoutOf, type Point } from './layout.ts';
import { nextSpace } from './moves.ts';
import { Cube, Stack, topOf } from './Stack.tsx';
import './Spaces.css';

interface SpacesProps {
  readonly words: HarmoniesWords;
  readonly position: Pick<Table, 'setup'>;
  readonly name: string;
  readonly seat: number;
  /** As it is, and as it is drawn: with the step that is pointed at. */
  readonly real: readonly Space[];
  readonly drawn: readonly Space[];
  readonly card: string | null;
  readonly habitats: HabitatMap;
  readonly coming: string | null;
  readonly targets: LandProps['targets'];
  readonly marked: LandProps['marked'];
  readonly pick: LandProps['pick'];
  readonly point: LandProps['point'];
}

const MIDDLE: Point = [0, 0];
const HEX = hexPath(MIDDLE, 0.945);
const RING = hexPath(MIDDLE, 0.84, 11);

export function Spaces(props: SpacesProps) {
  const content = contentOf(props.position);
  const { words, position, name, seat, real, drawn, card, habitats, coming, targets, marked, pick, point } = props;
  const { centres, rows } = layoutOf(content.board);
  const [cursor, setCursor] = useState(() => Math.floor(content.spaces / 2));
  const grid = useRef<SVGGElement>(null);
  const targetOf = (space: number): string => spaceTarget(seat, content.places[space] ?? '');
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextSpace(content, cursor, event.key, (space) => targets.has(targetOf(space)));
    if (next !== null) {
      event.preventDefault();
      setCursor(next);
      const element = grid.current?.querySelector(`[data-space="${next}"]`);
      if (element instanceof SVGElement) element.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(targetOf(cursor));
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a table
    <g ref={grid} role="grid" aria-label={name} onKeyDown={onKeyDown} tabindex={-1}>
      {rows.map((spaces, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a table
        <g key={`${row}`} role="row" aria-rowindex={row + 1}>
          {spaces.map((space) => {
            const target = targetOf(space);
            const steps = targets.get(target) ?? [];
            const on = drawn[space] ?? { stack: [], cube: null };
            const before = real[space] ?? on;
            const [x, y] = centres[space] ?? MIDDLE;
            const places = hasVerb(steps, 'place');
            const cubes = hasVerb(steps, 'cube');
            const state = [
              'hm-space',
              steps.length > 0 ? 'may' : '',
              places ? 'places' : '',
              cubes ? 'cubes' : '',
              marked.has(target) ? 'marked' : '',
              coming === target ? 'coming' : '',
            ];
            const place = content.places[space] ?? '';
            return (
              // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a table
              <g key={space} role="gridcell" aria-colindex={(content.board.spaces[space]?.q ?? 0) + 1}>
                {/* biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing */}
                <g
                  class={state.filter(Boolean).join(' ')}
                  role="button"
                  tabindex={space === cursor ? 0 : -1}
                  data-target={target}
                  data-space={space}
                  aria-label={describeSpace(words, position, { space, on: before, steps, card, habitats })}
                  aria-disabled={steps.length === 0}
                  transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
                  onClick={() => {
                    setCursor(space);
                    pick(target);
                  }}
                  onPointerEnter={() => point(target)}
                  onPointerLeave={() => point(null)}
                  onFocus={() => {
                    setCursor(space);
                    point(target);
                  }}
                  onBlur={() => point(null)}
                >
                  <path class="hm-hit" d={HEX} />
                  {places && <path class="hm-lit" d={RING} />}
                  {marked.has(target) && <path class="hm-mark" d={HEX} />}
                  {on.stack.length === 0 && (
                    <text class="hm-place" y="7">
                      {placeName(content, place)}
                    </text>
                  )}
                  <Stack stack={on.stack} target={topTarget(seat, place)} />
                  {on.cube !== null && (
                    <Cube
                      card={on.cube}
                      spirit={isSpirit(content, on.cube)}
                      at={topOf(on.stack)}
                      target={cubeTarget(seat, place)}
                    />
                  )}
                  {places && before.stack.length > 0 && coming !== target && <Up at={topOf(on.stack)} />}
                  {space === cursor && <path class="hm-focus" d={HEX} />}
                </g>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** A token may be put on top of what is here. */
function Up({ at }: { readonly at: number }) {
  return (
    <g class="hm-up" transform={`translate(0 ${-at - 4})`}>
      <circle r="14" />
      <path d="M-6 3L0 -4L6 3" />
    </g>
  );
}
