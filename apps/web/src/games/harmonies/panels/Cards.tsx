// The cards of one player: what each wants, what it is worth, how many cubes it still has.
import { faceSymbol } from '../art/faces.ts';
import { type CardFace, cardName, cardOf, contentOf, cubesPlaced, HELD_MOST, playerOf, type Table } from '../table.ts';
import { cardTarget } from '../targets.ts';
import { useFits } from './Animals.tsx';
import { strip } from './Card.tsx';
import { habitatText } from './cardText.ts';
import { PatternArt } from './PatternArt.tsx';
import { classes, type Props, pointing } from './props.ts';
import './Cards.css';

export function Cards(props: Props) {
  const { words, position, seat } = props;
  const player = playerOf(position, seat);
  const content = contentOf(position);
  const held = (player?.held ?? []).flatMap(({ card }) => cardOf(content, card) ?? []);
  const done = (player?.completed ?? []).flatMap((card) => cardOf(content, card) ?? []);
  if (held.length + done.length === 0) return <p class="hm-none">{words.cards.none}</p>;
  return (
    <>
      <ul class="hm-held">
        {held.map((card) => (
          <li key={card.id}>
            <Held {...props} card={card} />
          </li>
        ))}
      </ul>
      <p class="hm-none">{words.cards.note(held.length, HELD_MOST)}</p>
      {done.length > 0 && (
        <div class="hm-done">
          <h4>{words.cards.done}</h4>
          <ul>
            {done.map((card) => (
              <li key={card.id}>
                <svg class="hm-face" aria-hidden="true">
                  <use href={`#${faceSymbol(card.id)}`} />
                </svg>
                <span>{cardName(words, position, card.id)}</span>
                <b>{worth(position, seat, card)}</b>
              </li>
            ))}
          </ul>
        </div>
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
      class={classes('hm-row', looked && 'looked', marked.has(target) && 'marked')}
      data-target={target}
      aria-pressed={looked}
      style={`--strip:var(--hm-${strip(card.pattern[0]?.feature)}2)`}
      onClick={() => {
        choice.card.value = looked ? null : card.id;
      }}
      {...pointing(point, target)}
    >
      <span class="hm-portrait" aria-hidden="true">
        <svg class="hm-face" aria-hidden="true">
          <use href={`#${faceSymbol(card.id)}`} />
        </svg>
      </span>
      <span class="hm-about">
        <span class="hm-row-name">
          {name}
          {stands > 0 && (
            <b class="stands" aria-hidden="true">
              {stands}
            </b>
          )}
          {lacks > 0 && (
            <b class="lacks" aria-hidden="true">
              {lacks}
            </b>
          )}
        </span>
        <span class="unseen">{`. ${label.join('. ')}`}</span>
        {card.spirit ? (
          <small aria-hidden="true">{words.spiritPays(card.spirit)}</small>
        ) : (
          <span class="hm-slots" aria-hidden="true">
            {card.points.map((value, i) => (
              <i key={value} class={i < placed ? (i === placed - 1 ? 'now' : 'past') : 'cube'}>
                {value}
              </i>
            ))}
          </span>
        )}
      </span>
      <PatternArt pattern={card.pattern} spirit={card.spirit !== null} class="hm-row-pattern" />
    </button>
  );
}
