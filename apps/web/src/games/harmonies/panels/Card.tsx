// A card as it lies on the table: the animal above a wavy cut, its habitat below, the points with their cubes at the right.
import type { Feature } from '@sunglade/harmonies';
import { faceSymbol } from '../art/faces.ts';
import type { CardFace } from '../table.ts';
import { PatternArt } from './PatternArt.tsx';
import './Card.css';

/** The colour of the strip: where the cube goes. */
export const strip = (feature: Feature | undefined): string => {
  if (feature === undefined || feature === 'water') return 'blue';
  if (feature === 'field') return 'yellow';
  if (feature === 'building') return 'red';
  return feature.startsWith('tree') ? 'green' : 'gray';
};

export function Card({ card, placed }: { readonly card: CardFace; readonly placed: number }) {
  const tone = strip(card.pattern[0]?.feature);
  return (
    <svg class="hm-card" viewBox="0 0 100 128" aria-hidden="true">
      <path
        class="sheet"
        d="M8 1.5L92 .8Q99.2 1 99 8L99.3 121Q99 127 92 126.8L7.5 127.3Q.8 127 1 120L.7 8Q1 1.5 8 1.5Z"
      />
      <path
        d="M8 3L92 2.4Q97.8 2.6 97.6 8V40C84 50 64 47 47 42S18 38 2.4 47V8Q2.6 3 8 3Z"
        fill={`var(--hm-${tone}2)`}
      />
      <path
        d="M2.4 40C20 31 34 38 50 42S82 45 97.6 36V40C84 50 64 47 47 42S18 38 2.4 47Z"
        fill={`var(--hm-${tone}1)`}
        opacity=".55"
      />
      <circle cx="33" cy="26" r="22.5" fill="var(--hm-sky)" stroke="var(--cut)" stroke-width="2" />
      <use href={`#${faceSymbol(card.id)}`} x="11.5" y="4.5" width="43" height="43" />
      <PatternArt
        pattern={card.pattern}
        spirit={card.spirit !== null}
        box={{ x: 4, y: 49, width: card.spirit ? 92 : 66, height: 75 }}
      />
      {card.spirit === null && <Ladder points={card.points} placed={placed} />}
    </svg>
  );
}

/** Numbers side by side over the width of a narrow card: two figures get more room than one. */
function spread(points: readonly number[]): readonly number[] {
  const widths = points.map((value) => 6.6 * String(value).length);
  const free = (56 - widths.reduce((sum, width) => sum + width, 0)) / (points.length + 1);
  let at = 2;
  return widths.map((width) => {
    at += free + width;
    return at - width / 2;
  });
}

/** The same card for a narrow row: animal, habitat and points one below the other. */
export function SlimCard({ card }: { readonly card: CardFace }) {
  const tone = strip(card.pattern[0]?.feature);
  const places = spread(card.points);
  return (
    <svg class="hm-card slim" viewBox="0 0 60 112" aria-hidden="true">
      <path
        class="sheet"
        d="M7 1L53 .7Q59.3 .8 59.2 7L59.4 105Q59.2 111.2 53 111L7 111.3Q.8 111.2 1 105L.7 7Q.8 1 7 1Z"
      />
      <path d="M7 2.2H53Q58 2.4 58 7V33C49 40 38 37 29 34S10 31 2.2 38V7Q2.4 2.2 7 2.2Z" fill={`var(--hm-${tone}2)`} />
      <circle cx="30" cy="23" r="19.5" fill="var(--hm-sky)" stroke="var(--cut)" stroke-width="1.6" />
      <use href={`#${faceSymbol(card.id)}`} x="11" y="4" width="38" height="38" />
      <PatternArt pattern={card.pattern} spirit={card.spirit !== null} box={{ x: 2.5, y: 42, width: 55, height: 50 }} />
      <g class="hm-ladder row">
        <rect x="2" y="94" width="56" height="16" rx="5" />
        {card.points.map((value, i) => (
          <text key={value} x={places[i]} y="106.3">
            {value}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** From the bottom up, as the cubes leave the card. */
function Ladder({ points, placed }: { readonly points: readonly number[]; readonly placed: number }) {
  const step = Math.min(25, 116 / points.length);
  return (
    <g class="hm-ladder">
      {points.map((value, i) => {
        const y = 111 - i * step;
        const state = i < placed ? (i === placed - 1 ? 'now' : 'past') : 'cube';
        return (
          <g key={value} class={state} transform={`translate(84 ${y})`}>
            <rect x="-12" y={-step / 2 + 1.2} width="24" height={step - 2.4} rx="6" />
            <text y="5.6">{value}</text>
          </g>
        );
      })}
    </g>
  );
}

export function CardBack() {
  return (
    <svg class="hm-card" viewBox="0 0 100 128" aria-hidden="true">
      <path
        class="sheet"
        d="M8 1.5L92 .8Q99.2 1 99 8L99.3 121Q99 127 92 126.8L7.5 127.3Q.8 127 1 120L.7 8Q1 1.5 8 1.5Z"
      />
      <rect x="7" y="7" width="86" height="114" rx="8" fill="#1F7A45" />
      <path d="M7 92Q34 74 60 88T93 82V113Q93 121 85 121H15Q7 121 7 113Z" fill="#14532F" opacity=".6" />
      <use href="#hm-a-any" x="26" y="26" width="48" height="48" class="paw" />
    </svg>
  );
}
