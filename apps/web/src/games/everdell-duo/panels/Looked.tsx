// One card, looked at closely: its face, and all of it in words.
import { Face } from '../board/Face.tsx';
import { Sym } from '../board/Signs.tsx';
import { cardOf, contentOf, type Table } from '../table.ts';
import { costText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import { abilityText } from '../words/phrases.ts';
import type { WithWords } from './props.ts';
import './Looked.css';

export function Looked({ words, position, card }: WithWords & { readonly position: Table; readonly card: number }) {
  const content = contentOf(position);
  const face = cardOf(content, card);
  if (!face) return null;
  return (
    <div class="ed-looked">
      <div class="ed-looked-face">
        <Face card={face} name="" />
      </div>
      <div class="ed-looked-text ed-plain">
        <h3>{cardName(words, position, card)}</h3>
        <p class="ed-facts">
          <Sym id={`ed-c-${face.color}`} />
          {words.card.kind(face.color, face.type)} · {words.card.costs(costText(words, face))} ·{' '}
          {words.card.worth(face.points)}
        </p>
        <p>{abilityText(words.phrases, face.ability)}</p>
      </div>
    </div>
  );
}
