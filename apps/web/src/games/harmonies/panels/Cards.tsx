// The cards of one player: what each wants, what it is worth, how many cubes it still has.
import { faceSymbol } from '../art/faces.ts';
import { type CardFace, cardName, cardOf, contentOf, cubesPlaced, HELD_MOST, playerOf, type Table } from '../table.ts';
import { cardTarget } from '../targets.ts';
import { Card, toneOf } from './Card.tsx';
import { habitatText } from './cardText.ts';
import { useFits } from './fits.ts';
import { classes, type Props, pointing } from './props.ts';
import './Cards.css';

export function Cards(props: Props) {
  const { words, position, seat } = props;
  const player = playerOf(position, seat);
  const content = contentOf(position);
  const held = (player?.held ?? []).flatMap(({ card }) => cardOf(content, card) ?? []);
  const done = (player?.completed ?? []).flatMap((card) => cardOf(content, card) ?? []);
  const most = Math.max(HELD_MOST, held.length);
  return (
    <>
      <ul class="hm-held" data-most={most}>
        {held.map((card) => (
          <li key={card.id}>
            <Held {...props} card={card} />
          </li>
        ))}
        {Array.from({ length: most - held.length }, (_, i) => (
          <li key={`free ${i}`} class="hm-free">
            {i === 0 && held.length === 0 && <span>{words.cards.none}</span>}
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <ul class="hm-done" aria-label={words.cards.done}>
          {done.map((card) => (
            <li key={card.id} title={cardName(words, position, card.id)}>
              <svg class="hm-face" aria-hidden="true">
                <use href={`#${faceSymbol(card.id)}`} />
              </svg>
              <span class="unseen">{cardName(words, position, card.id)}</span>
              <b>{worth(position, seat, card)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a card brings now. */
function worth(position: Table, seat: number, card: CardFace): number {
  const sheet = position.sheets[seat];
  if (card.spirit) return sheet?.parts.spirit ?? 0;
  return sheet?.parts[`animal:${card.id}`] ?? 0;
}

function Held({ words, position, seat, choice, point, marked, card }: Props & { readonly card: CardFace }) {
  const target = cardTarget(card.id);
  const looked = choice.card.value === card.id;
  const placed = cubesPlaced(position, seat, card.id);
  const { stands, lacks } = useFits(position, seat, card.id);
  const name = cardName(words, position, card.id);
  const next = card.points[placed];
  const label = [
    ...(card.spirit
      ? [words.card.spirit, words.spiritPays(card.spirit), words.spiritNow(position.sheets[seat]?.soon.spirit ?? 0)]
      : [
          words.card.state(placed, card.points.length, worth(position, seat, card)),
          ...(next === undefined ? [] : [words.card.next(next)]),
        ]),
    habitatText(words, card),
    words.card.fits(stands, lacks),
    words.card.look,
  ];
  return (
    <button
      type="button"
      class={classes('hm-own', looked && 'looked', marked.has(target) && 'marked', stands > 0 && 'ready')}
      data-target={target}
      aria-pressed={looked}
      style={`--strip:var(--hm-${toneOf(card)}2)`}
      onClick={() => {
        choice.card.value = looked ? null : card.id;
      }}
      {...pointing(point, target)}
    >
      <Card
        card={card}
        name={name}
        pays={card.spirit ? words.spiritPays(card.spirit) : null}
        placed={placed}
        shape="wide"
      />
      <span class="hm-own-worth" aria-hidden="true">
        <b>{worth(position, seat, card)}</b>
        {card.points.length > 0 && <small>/{card.points.at(-1)}</small>}
      </span>
      {(stands > 0 || lacks > 0) && (
        <span class="hm-fits" aria-hidden="true">
          {stands > 0 && <b class="stands">{stands}</b>}
          {lacks > 0 && <b class="lacks">{lacks}</b>}
        </span>
      )}
      <span class="unseen">{`. ${label.join('. ')}`}</span>
    </button>
  );
}
