// What lies over the pieces: points of lit trees, the sun, and small signs for what is pointed at.

import type { ScoreSheet } from '@sunglade/core';
import type { LightMap } from '@sunglade/evergreen';
import type { ComponentChildren } from 'preact';
import { seasonSymbol } from '../symbols.ts';
import type { EvergreenWords } from '../words/words.ts';
import { centreOf, type Ground } from './ground.ts';
import type { SeasonShow } from './season.ts';
import './Over.css';

interface OverProps {
  readonly words: EvergreenWords;
  readonly nameOf: (seat: number) => string;
  readonly ground: Ground;
  readonly light: LightMap;
  readonly show: SeasonShow | null;
  /** Below the coins. */
  readonly under: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Over({ words, nameOf, ground, light, show, under, children }: OverProps) {
  return (
    <svg class={`eg-over${show ? ' show' : ''}`} viewBox={ground.layout.viewBox} aria-hidden="true">
      {under}
      {Object.entries(light.lit).map(([place, points]) => {
        const [x, y] = centreOf(ground, place);
        const at = show?.counts.get(place);
        return (
          <g
            key={at === undefined ? place : `${place}!`}
            class="eg-coin"
            transform={`translate(${x + 30} ${y + 30})`}
            style={at === undefined ? undefined : `--at:${at}ms`}
          >
            <g>
              <circle r="17.5" />
              <text y="6.6">+{points}</text>
            </g>
          </g>
        );
      })}
      {children}
      {show && <Scored words={words} nameOf={nameOf} show={show} at={ground.layout.halfHeight + 30} />}
    </svg>
  );
}

interface ShownProps {
  readonly show: SeasonShow;
  readonly at: number;
}

const ROW = 62;

/** The points of the season: how many for what, and what the others got. */
function Scored({ words, show, at, nameOf }: Pick<OverProps, 'words' | 'nameOf'> & ShownProps) {
  const { season, light, forest, others, forestAt } = show;
  const rivals = others.map(({ seat, points }) => `${nameOf(seat)} +${points}`).join(' · ');
  const height = (rivals ? 3 : 2) * ROW + 14;
  return (
    <g class="eg-scored" transform={`translate(0 ${at - height})`} style={`--at:${forestAt}ms`}>
      <rect x="-230" width="460" height={height} rx="40" />
      <use href={`#${seasonSymbol(season)}`} x="-196" y="14" width="44" height="44" />
      <text class="name" x="-140" y="50">
        {words.seasons[season]}
      </text>
      <g class="later">
        <text class="sum" x="200" y="50">
          +{light + forest}
        </text>
      </g>
      <use href="#sun" x="-170" y={ROW + 6} width="52" height="52" />
      <text x="-70" y={ROW + 49}>
        +{light}
      </text>
      <g class="later">
        <use href="#ic-big" x="36" y={ROW + 2} width="48" height="60" />
        <text x="140" y={ROW + 49}>
          +{forest}
        </text>
        {rivals && (
          <text class="rivals" y={2 * ROW + 44}>
            {rivals}
          </text>
        )}
      </g>
    </g>
  );
}

type Soon = ScoreSheet['soon'] | undefined;

interface ChangeProps {
  readonly ground: Ground;
  readonly place: string;
  readonly before: Soon;
  readonly after: Soon;
}

/** What a step would change in this season's points, beside the space. */
export function Change({ ground, place, before, after }: ChangeProps) {
  const { layout } = ground;
  const [x, y] = centreOf(ground, place);
  const parts = (['light', 'forest'] as const).flatMap((part) => {
    const change = (after?.[part] ?? 0) - (before?.[part] ?? 0);
    return change === 0 ? [] : [{ part, text: change > 0 ? `+${change}` : `−${-change}` }];
  });
  if (parts.length === 0) return null;
  const width = parts.length * 84 + 12;
  const below = y < 190 - layout.halfHeight;
  const left = Math.max(width / 2 - layout.halfWidth, Math.min(layout.halfWidth - width / 2, x));
  return (
    <g class="eg-change" transform={`translate(${left} ${below ? y + 76 : y - 96})`}>
      <rect x={-width / 2} y="-25" width={width} height="50" rx="24" />
      {parts.map(({ part, text }, i) => (
        <g key={part} transform={`translate(${-width / 2 + 48 + i * 84} 0)`}>
          <use href={part === 'light' ? '#sun' : '#ic-big'} x="-36" y="-17" width="34" height="34" />
          <text x="18" y="9">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
