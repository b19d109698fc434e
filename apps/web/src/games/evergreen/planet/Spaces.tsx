// The spaces as a grid of buttons: one of them is in the tab order, the arrow keys move on.
import type { CardBiome, LightMap } from '@sunglade/evergreen';
import { parsePlace } from '@sunglade/grid';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../kit/screen/screen.ts';
import { type SpaceVerb, spaceStep } from '../steps.ts';
import { biomeAt, pieceAt } from '../table.ts';
import { spaceTarget } from '../targets.ts';
import type { EvergreenWords } from '../words/words.ts';
import { describeSpace } from './describe.ts';
import { centreOf, type Ground } from './ground.ts';
import { nextPlace } from './moves.ts';
import { Piece } from './Piece.tsx';
import { heightOf } from './shadows.ts';
import './Spaces.css';

const verbOf = ([step]: readonly string[] = []): SpaceVerb | null =>
  step === undefined ? null : (spaceStep(step)?.verb ?? null);

interface SpacesProps {
  readonly words: EvergreenWords;
  readonly ground: Ground;
  readonly name: string;
  readonly seat: number;
  readonly real: readonly string[];
  readonly planet: readonly string[];
  readonly light: LightMap;
  readonly forest: ReadonlySet<string>;
  readonly targets: BoardProps['targets'];
  readonly marked: BoardProps['marked'];
  readonly pointed: string | null;
  /** Whose spaces are shown, or null; wild means all. */
  readonly biome: CardBiome | null;
  readonly pick: BoardProps['pick'];
  readonly point: BoardProps['point'];
}

export function Spaces({
  words,
  ground,
  name,
  seat,
  real,
  planet,
  light,
  forest,
  targets,
  marked,
  pointed,
  biome,
  pick,
  point,
}: SpacesProps) {
  const { content } = ground;
  const [cursor, setCursor] = useState(() => content.places[Math.floor(content.size / 2)] ?? '');
  const grid = useRef<SVGGElement>(null);
  const rows = useMemo(
    () =>
      Array.from({ length: content.board.rows }, (_, row) =>
        content.places.filter((_, space) => content.board.places[space]?.[0] === row),
      ),
    [content],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextPlace(content, cursor, event.key, (place) => targets.has(spaceTarget(seat, place)));
    if (next !== null) {
      event.preventDefault();
      setCursor(next);
      const element = grid.current?.querySelector(`[data-place="${next}"]`);
      if (element instanceof SVGElement) element.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(spaceTarget(seat, cursor));
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a table
    <g ref={grid} role="grid" aria-label={name} onKeyDown={onKeyDown} tabindex={-1}>
      {rows.map((places, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a table
        <g key={places[0] ?? row} role="row" aria-rowindex={row + 1}>
          {places.map((place) => {
            const target = spaceTarget(seat, place);
            const verb = verbOf(targets.get(target));
            const here = biomeAt(content, place);
            const hinted = biome !== null && here !== null && (biome === 'wild' || here === biome);
            const state = [
              'eg-space',
              verb === null ? '' : verb === 'grow' ? 'may grow' : 'may plant',
              marked.has(target) ? 'marked' : '',
              hinted ? 'hinted' : '',
              pointed === target ? 'pointed' : '',
            ];
            const [x, y] = centreOf(ground, place);
            const [, column = 0] = parsePlace(place) ?? [];
            const piece = pieceAt(planet, place);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a table
              <g key={place} role="gridcell" aria-colindex={column + 1}>
                {/* biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing */}
                <g
                  class={state.filter(Boolean).join(' ')}
                  role="button"
                  tabindex={place === cursor ? 0 : -1}
                  data-target={target}
                  data-place={place}
                  aria-label={describeSpace(words, ground, { place, planet: real, light, forest, verb })}
                  aria-disabled={verb === null}
                  transform={`translate(${x} ${y})`}
                  onClick={() => {
                    setCursor(place);
                    pick(target);
                  }}
                  onPointerEnter={() => point(target)}
                  onPointerLeave={() => point(null)}
                  onFocus={() => {
                    setCursor(place);
                    point(target);
                  }}
                  onBlur={() => point(null)}
                >
                  <Inside
                    place={place}
                    piece={piece}
                    verb={verb}
                    dark={heightOf(piece) > 0 && light.lit[place] === undefined}
                    ghost={pointed === target}
                    shown={hinted || marked.has(target)}
                    focusable={place === cursor}
                  />
                </g>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

interface InsideProps {
  readonly place: string;
  readonly piece: string;
  readonly verb: SpaceVerb | null;
  readonly dark: boolean;
  readonly ghost: boolean;
  /** Whether the log or a card points here. */
  readonly shown: boolean;
  readonly focusable: boolean;
}

const GHOSTS: Readonly<Record<Exclude<SpaceVerb, 'grow'>, string>> = { plant: 'p', bush: 'b', lake: 'L' };

function Inside({ place, piece, verb, dark, ghost, shown, focusable }: InsideProps) {
  return (
    <>
      <rect class="eg-hit" x="-50" y="-50" width="100" height="100" />
      {verb !== null && (
        <g class="eg-ring">
          <rect class="fill" x="-42" y="-42" width="84" height="84" rx="24" />
          <rect class="out" x="-42" y="-42" width="84" height="84" rx="24" />
          <rect class="in" x="-42" y="-42" width="84" height="84" rx="24" />
        </g>
      )}
      {shown && <rect class="eg-mark" x="-44" y="-44" width="88" height="88" rx="24" />}
      {verb !== null && verb !== 'grow' && !ghost && <Piece piece={GHOSTS[verb]} place={place} class="eg-ghost" />}
      <Piece piece={piece} place={place} class={`eg-piece${dark ? ' dark' : ''}${ghost ? ' coming' : ''}`} />
      {verb === 'grow' && (
        <g class="eg-up" transform="translate(-31 28)">
          <circle r="17" />
          <path d="M-7 3.5L0 -4.5L7 3.5" />
        </g>
      )}
      {focusable && <rect class="eg-focus" x="-46" y="-46" width="92" height="92" rx="26" />}
    </>
  );
}
