// A card as it lies on the table: the animal in its landscape, its habitat from above, and what its cubes bring.
import type { Feature } from '@sunglade/harmonies';
import { faceSymbol } from '../art/faces.ts';
import type { CardFace } from '../table.ts';
import { PatternArt } from './PatternArt.tsx';
import { classes } from './props.ts';
import './Card.css';

/** The colour of a card: where its cube goes. */
export const toneOf = ({ pattern }: CardFace): string => {
  const feature: Feature | undefined = pattern[0]?.feature;
  if (feature === undefined || feature === 'water') return 'blue';
  if (feature === 'field') return 'yellow';
  if (feature === 'building') return 'red';
  return feature.startsWith('tree') ? 'green' : 'gray';
};

function Portrait({ card }: { readonly card: CardFace }) {
  return (
    <span class="hm-portrait">
      <svg class="hm-scene" viewBox="0 0 140 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href={`#hm-scene-${toneOf(card)}`} width="140" height="90" />
      </svg>
      <svg class="hm-face" aria-hidden="true">
        <use href={`#${faceSymbol(card.id)}`} />
      </svg>
    </span>
  );
}

/** What the cubes bring one after the other; the number that counts now stands out. */
function Ladder({ points, placed }: { readonly points: readonly number[]; readonly placed: number }) {
  return (
    <span class="hm-ladder" aria-hidden="true">
      {points.map((value, i) => (
        <i key={value} class={i < placed ? (i === placed - 1 ? 'now' : 'past') : i === placed ? 'next' : undefined}>
          {value}
        </i>
      ))}
    </span>
  );
}

interface CardProps {
  readonly card: CardFace;
  readonly name: string;
  /** What a spirit pays for, in words. */
  readonly pays: string | null;
  readonly placed: number;
  /** `tall`: one below the other, as on offer. `wide`: picture at the left, as in the own row. */
  readonly shape: 'tall' | 'wide';
}

export function Card({ card, name, pays, placed, shape }: CardProps) {
  return (
    <span class={classes('hm-card', shape, card.spirit && 'spirit')}>
      <Portrait card={card} />
      <strong>{name}</strong>
      <span class="hm-habitat">
        <PatternArt pattern={card.pattern} spirit={card.spirit !== null} />
      </span>
      {pays === null ? <Ladder points={card.points} placed={placed} /> : <small aria-hidden="true">{pays}</small>}
    </span>
  );
}
