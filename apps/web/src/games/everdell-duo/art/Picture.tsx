// The picture of a card, drawn from the parts of the sheet. Only to be seen.
import type { CardJson, Color } from '@sunglade/everdell-duo';
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

interface DrawingProps {
  readonly picture: Composed;
  readonly color: Color;
}

function Drawing({ picture: { scene, groups }, color }: DrawingProps) {
  return (
    <svg class={`ed-pic ed-k-${color}`} viewBox={BOX} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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

export const Picture = ({ card }: { readonly card: CardJson }) => (
  <Drawing picture={pictureOf(card)} color={card.color} />
);

/** The opponent of challenges, with hat, notepad and quill. */
const ODETTE = compose({
  bg: 'street',
  subject: 'skunk',
  wear: 'coat/orange',
  hat: 'fedora/brown',
  props: 'notepad 36 -2 .95 ^; quill/red -44 6 .8',
});

export const Odette = () => <Drawing picture={ODETTE} color="brown" />;
