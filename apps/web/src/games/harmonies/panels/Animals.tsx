// The animals on offer, and what is left of their deck.
import { hasVerb } from '../steps.ts';
import { type CardFace, cardName, cardOf, contentOf } from '../table.ts';
import { cardTarget, DECK_TARGET } from '../targets.ts';
import { Card } from './Card.tsx';
import { cardText } from './cardText.ts';
import { useFits } from './fits.ts';
import { Pouch } from './Middle.tsx';
import { classes, type Props, pointing } from './props.ts';
import { Zoom } from './Zoom.tsx';
import './Animals.css';

export function Animals(props: Props) {
  const { words, position } = props;
  const { open } = position.view;
  const content = contentOf(position);
  return (
    <>
      <ul class={classes('hm-offer', open.display.length < 4 && 'few')}>
        {open.display.map((id, slot) => {
          const card = cardOf(content, id);
          return (
            <li key={card ? card.id : `empty ${slot}`}>
              {card ? <Offered {...props} card={card} /> : <span class="hm-gone">{words.middle.noCard}</span>}
            </li>
          );
        })}
        <li class="hm-deck" data-target={DECK_TARGET}>
          <span>{words.middle.deck(open.deck)}</span>
          <Pouch words={words} position={position} />
        </li>
      </ul>
      <Zoom {...props} />
    </>
  );
}

/** With a mouse or the keyboard a card is looked at by pointing; a finger taps once to look and once more to take. */
const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

function Offered({
  words,
  position,
  seat,
  choice,
  targets,
  pick,
  point,
  marked,
  lifted,
  brings,
  card,
}: Props & { readonly card: CardFace }) {
  const target = cardTarget(card.id);
  const steps = targets.get(target) ?? [];
  const lit = steps.length > 0;
  const looked = choice.card.value === card.id;
  const { stands, lacks } = useFits(position, seat, card.id);
  const name = cardName(words, position, card.id);
  const swap = hasVerb(steps, 'swap');
  const label = [
    ...(lit ? [swap ? words.card.swap(name) : words.card.take(name)] : []),
    cardText(words, card),
    words.card.fits(stands, lacks),
  ];
  return (
    <button
      type="button"
      data-step={steps[0]}
      class={classes(
        'hm-offered',
        lit && 'may',
        looked && 'looked',
        lifted === target && 'lifted',
        marked.has(target) && 'marked',
      )}
      data-target={target}
      aria-disabled={!lit}
      onClick={(event) => {
        // Who has asked what it would bring hears that from the table at the first tap.
        if (isTouch(event) && !looked) {
          choice.card.value = card.id;
          if (brings?.state === 'told') pick(target);
          return;
        }
        if (lit) choice.card.value = null;
        pick(target);
      }}
      {...pointing(point, target)}
    >
      <Card
        card={card}
        name={looked && lit ? words.card.again : name}
        pays={card.spirit ? words.spiritPays(card.spirit) : null}
        placed={0}
        shape="tall"
      />
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
