// One planet, large, in four layers: the land, what lies under the pieces, the spaces with their pieces, what lies over
// them. The land is painted once; only the others change.
import { biggestForest, lightFor, type Open, type Own, type Season } from '@sunglade/evergreen';
import type { Side } from '@sunglade/grid';
import { useMemo, useState } from 'preact/hooks';
import { useLater } from '../../../kit/parts/useLater.ts';
import type { BoardProps } from '../../../kit/screen/screen.ts';
import { nameOf } from '../../../kit/screen/words.ts';
import { cardOf, sunIn as sunInSeason } from '../table.ts';
import { placeOf, planetTarget, slotOf } from '../targets.ts';
import type { EvergreenWords } from '../words/words.ts';
import { DockSign, Docks, Sun } from './Docks.tsx';
import { drawDetail } from './draw.ts';
import { groundOf } from './ground.ts';
import { harvestOf } from './harvest.ts';
import { Change, Over } from './Over.tsx';
import { Spaces } from './Spaces.tsx';
import { seasonShow } from './season.ts';
import { Under } from './Under.tsx';
import './Planet.css';
import './seasons.css';

export interface PlanetProps extends BoardProps<Open, Own> {
  readonly words: EvergreenWords;
}

/** The whole table has the light of its season; a planet that shows another side has its own. */
const LIGHT_OF: Readonly<Record<Side, string>> = {
  N: '--lx:0;--ly:-1',
  E: '--lx:1;--ly:-.25',
  S: '--lx:0;--ly:.6',
  W: '--lx:-1;--ly:-.25',
};

const COARSE = ['land', 'spaces'] as const;
const FINE = ['land', 'texture', 'spaces', 'marks'] as const;

export function Planet({
  words,
  position,
  seat,
  targets,
  pick,
  point,
  pointed,
  preview,
  marked,
  ceremony,
}: PlanetProps) {
  const ground = groundOf(position.setup);
  const { content, layout, id } = ground;
  const { open } = position.view;
  const real = open.players[seat]?.planet ?? [];
  // A step on this planet that is pointed at is drawn as if it had been taken.
  const coming = pointed !== null && targets.has(pointed) ? placeOf(pointed, seat) : null;
  const after = coming !== null ? preview?.view.open.players[seat]?.planet : undefined;
  const show = useMemo(() => seasonShow(content, ceremony, seat), [content, ceremony, seat]);
  const harvest = useMemo(() => harvestOf(content, ceremony, seat), [content, ceremony, seat]);
  const planet = show?.planet ?? after ?? real;
  const sunIn = (season: Season): Side => sunInSeason(position, season);
  const [dock, setDock] = useState<Side | null>(null);
  const sunNow = show?.sun ?? open.sun;
  const sun = dock ?? sunNow;
  const pieces = planet.join('/');
  const light = useMemo(() => lightFor(content, planet, sun), [content, pieces, sun]);
  const forest = useMemo(() => biggestForest(content, planet), [content, pieces]);
  const coins = useMemo(
    () =>
      harvest ??
      Object.entries(light.lit).map(([place, points]) => ({ place, points, at: show?.counts.get(place) ?? null })),
    [harvest, light, show],
  );
  // A card of the row that is pointed at shows where it would let its taker act.
  const slot = pointed === null ? null : slotOf(pointed);
  const card = slot !== null ? cardOf(position, open.row[slot - 1] ?? '') : null;
  const inForest = useMemo(() => new Set(forest.spaces), [forest]);
  const fine = useLater(2) > 1;
  if (fine) drawDetail(ground);
  const land = useMemo(
    () => (
      <svg class="eg-land" viewBox={layout.viewBox} aria-hidden="true">
        {(fine ? FINE : COARSE).map((part) => (
          <use key={part} href={`#eg-${part}-${id}`} />
        ))}
      </svg>
    ),
    [id, layout, fine],
  );
  const shape = layout.round ? 'eg-planet' : 'eg-planet island';
  // How much of the picture the spaces take, across and upright.
  const wide = (2 * layout.spacesX) / layout.viewWidth;
  const tall = (2 * layout.spacesY) / layout.viewHeight;
  return (
    <div
      class={shape}
      data-target={planetTarget(seat)}
      data-season={show?.season ?? open.season}
      style={`${LIGHT_OF[sun]};--spaces:${wide};--tall:${tall};--ratio:${layout.viewWidth / layout.viewHeight}`}
    >
      {land}
      <Under ground={ground} planet={planet} sun={sun} light={light} forest={forest} show={show} peek={dock !== null} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside has the name; a title would be a tooltip everywhere */}
      <svg class="eg-life" viewBox={layout.viewBox}>
        <Spaces
          words={words}
          ground={ground}
          name={words.board.planet(nameOf(position.chairs, seat), content.board.rows, content.board.columns)}
          seat={seat}
          real={real}
          planet={planet}
          light={light}
          forest={inForest}
          targets={targets}
          marked={marked}
          pointed={after ? pointed : null}
          biome={card?.biome ?? null}
          pick={pick}
          point={point}
        />
        <Docks
          words={words}
          layout={layout}
          sunIn={sunIn}
          sun={sunNow}
          pointed={dock}
          light={(side) => lightFor(content, planet, side).points}
          onPoint={setDock}
        />
      </svg>
      <Over ground={ground} coins={coins} under={<Sun layout={layout} sun={sunNow} />}>
        {dock && <DockSign words={words} layout={layout} sunIn={sunIn} side={dock} points={light.points} />}
        {after && coming !== null && (
          <Change
            ground={ground}
            place={coming}
            before={position.sheets[seat]?.soon}
            after={preview?.sheets[seat]?.soon}
          />
        )}
      </Over>
    </div>
  );
}
