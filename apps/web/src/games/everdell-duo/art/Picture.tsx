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
      <Groups groups={groups} />
    </svg>
  );
}

const Groups = ({ groups }: Pick<Composed, 'groups'>) => (
  <g class="ed-cut">
    {groups.map(({ transform, uses }, i) => (
      <g key={`${i}`} transform={transform}>
        {uses.map(({ part, transform: at, style }, j) => (
          <use key={`${j}`} href={`#${symbolOf(part)}`} transform={at} style={style} />
        ))}
      </g>
    ))}
  </g>
);

export const Picture = ({ card }: { readonly card: CardJson }) => (
  <Drawing picture={pictureOf(card)} color={card.color} />
);

/** Wider than a card: the scene goes on at both sides. */
const WIDE_BOX = '-150 -84 300 108';
const WIDE_SCENES = [-240, -120, 0, 120, 240] as const;

function WideDrawing({ picture: { scene, groups }, color }: DrawingProps) {
  return (
    <svg class={`ed-pic ed-k-${color}`} viewBox={WIDE_BOX} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {WIDE_SCENES.map((x) => (
        <use key={x} href={`#${sceneOf(scene)}`} x={x} />
      ))}
      <Groups groups={groups} />
    </svg>
  );
}

export const WidePicture = ({ card }: { readonly card: CardJson }) => (
  <WideDrawing picture={pictureOf(card)} color={card.color} />
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
export const WideOdette = () => <WideDrawing picture={ODETTE} color="brown" />;
