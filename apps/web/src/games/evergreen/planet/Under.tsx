// What lies under the pieces: the day side, shadows, the forest's edge, the glow of lit trees.
import type { ForestMap, LightMap, Planet } from '@sunglade/evergreen';
import type { Side } from '@sunglade/grid';
import { useMemo } from 'preact/hooks';
import { sunAngle } from './Docks.tsx';
import { centreOf, type Ground } from './ground.ts';
import { rim } from './layout.ts';
import type { SeasonShow } from './season.ts';
import { edgeOf, FOOT, shadowsOf } from './shadows.ts';
import './Under.css';

interface UnderProps {
  readonly ground: Ground;
  readonly planet: Planet;
  readonly sun: Side;
  readonly light: LightMap;
  readonly forest: ForestMap;
  readonly show: SeasonShow | null;
  /** Whether another side than the sun's is looked at. */
  readonly peek: boolean;
}

export function Under({ ground, planet, sun, light, forest, show, peek }: UnderProps) {
  const { content, layout, id } = ground;
  const drawn = planet.join('/');
  const shadows = useMemo(() => shadowsOf(content, planet, layout, sun), [content, drawn, layout, sun]);
  const outline = useMemo(() => (forest.spaces.length > 1 ? edgeOf(forest.spaces, layout) : ''), [forest, layout]);
  return (
    <svg class={`eg-under${show ? ' show' : ''}${peek ? ' peek' : ''}`} viewBox={layout.viewBox} aria-hidden="true">
      <g clip-path={`url(#eg-rim-${id})`}>
        <g class="eg-day" style={{ transform: `rotate(${sunAngle(sun)}deg)` }}>
          <path d={rim(layout, 0)} fill="url(#eg-g-term)" />
        </g>
        {/* One group with one opacity: where shadows overlap it is not darker. */}
        <g key={sun} class="eg-cast" data-side={sun}>
          {shadows.map(({ key, path, foot: [x, y] }) => (
            <path key={key} d={path} style={`transform-origin:${x}px ${y}px`} />
          ))}
        </g>
      </g>
      {Object.entries(light.lit).map(([place, points]) => {
        const [x, y] = centreOf(ground, place);
        const up = points > 1 ? 58 : 34;
        return <circle key={place} cx={x} cy={y + FOOT - up} r={up + 20} fill="url(#eg-g-glow)" />;
      })}
      {outline && (
        <g key={show ? 'scored' : 'forest'} class="eg-forest" style={show ? `--at:${show.forestAt}ms` : undefined}>
          <path class="under" d={outline} />
          <path class="over" d={outline} />
        </g>
      )}
    </svg>
  );
}
