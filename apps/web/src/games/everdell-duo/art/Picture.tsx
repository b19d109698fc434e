// The picture of a card, drawn from the parts of the sheet. Only to be seen.
import type { CardJson } from '@sunglade/everdell-duo';
import { BOX, type Picture as Composed, compose, fallback, sceneOf, symbolOf } from './compose.ts';
import { LINES } from './lines.ts';

const composed = new Map<string, Composed>();

/** Composed once: cards are drawn again and again. */
function pictureOf({ id, color, type }: CardJson): Composed {
  const key = `${id} ${color} ${type}`;
  let known = composed.get(key);
  if (!known) {
    known = compose(LINES[id] ?? fallback({ id, color, type }));
    composed.set(key, known);
  }
  return known;
}

export function Picture({ card }: { readonly card: CardJson }) {
  const { scene, groups } = pictureOf(card);
  return (
    <svg class={`ed-pic ed-k-${card.color}`} viewBox={BOX} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${sceneOf(scene)}`} />
      <g class="ed-cut">
        {groups.map(({ transform, uses }, i) => (
          <g key={`${i}`} transform={transform}>
            {uses.map(({ part, transform: at, style }, j) => (
              <use key={`${j}`} href={`#${symbolOf(part)}`} transform={at} style={style} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
