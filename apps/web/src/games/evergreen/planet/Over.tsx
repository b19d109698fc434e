// What lies over the pieces: points of lit trees, the sun, and small signs for what is pointed at.

import type { ScoreSheet } from '@sunglade/core';
import type { ComponentChildren } from 'preact';
import { centreOf, type Ground } from './ground.ts';
import './Over.css';

interface OverProps {
  readonly ground: Ground;
  /** Points of trees; `at` is when they are counted in a ceremony. */
  readonly coins: readonly { readonly place: string; readonly points: number; readonly at: number | null }[];
  /** Below the coins. */
  readonly under: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Over({ ground, coins, under, children }: OverProps) {
  const show = coins.some(({ at }) => at !== null);
  return (
    <svg class={`eg-over${show ? ' show' : ''}`} viewBox={ground.layout.viewBox} aria-hidden="true">
      {under}
      {coins.map(({ place, points, at }) => {
        const [x, y] = centreOf(ground, place);
        return (
          <g
            key={at === null ? place : `${place}!`}
            class="eg-coin"
            transform={`translate(${x + 30} ${y + 30})`}
            style={at === null ? undefined : `--at:${at}ms`}
          >
            <g>
              <circle r="17.5" />
              <text y="6.6">+{points}</text>
            </g>
          </g>
        );
      })}
      {children}
    </svg>
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
