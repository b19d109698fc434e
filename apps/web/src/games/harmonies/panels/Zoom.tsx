// The card that is looked at, large: over the others' boards, on a phone at the top. It takes nothing and asks nothing.
import { cardName, cardOf, contentOf, cubesPlaced } from '../table.ts';
import { cardOfTarget } from '../targets.ts';
import { Card } from './Card.tsx';
import { cardText } from './cardText.ts';
import { useFits } from './fits.ts';
import type { Props } from './props.ts';
import './Zoom.css';

export function Zoom(props: Props) {
  const id = cardOfTarget(props.pointed) ?? props.choice.card.value;
  return id === null ? null : <Large {...props} id={id} />;
}

function Large({ words, position, seat, id }: Props & { readonly id: string }) {
  const card = cardOf(contentOf(position), id);
  const { stands, lacks } = useFits(position, seat, id);
  if (!card) return null;
  return (
    // Everything in it is in the name of the card itself.
    <aside class="hm-zoom" aria-hidden="true">
      <Card
        card={card}
        name={cardName(words, position, id)}
        pays={card.spirit ? words.spiritPays(card.spirit) : null}
        placed={cubesPlaced(position, seat, id)}
        shape="tall"
      />
      <p>{cardText(words, card)}</p>
      <p>{words.card.fits(stands, lacks)}</p>
    </aside>
  );
}
