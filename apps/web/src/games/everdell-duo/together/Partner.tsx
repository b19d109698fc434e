// The partner: supply, and the hand as far as it is known. Cards that were taken openly are known; who plays alone sees both
// hands.
import { COLORS, TYPES } from '@sunglade/everdell-duo';
import { nameOf } from '../../../kit/screen/words.ts';
import { Card } from '../board/Card.tsx';
import { Purse } from '../board/Purse.tsx';
import { Badge } from '../board/Signs.tsx';
import type { BoardParts, WithWords } from '../panels/props.ts';
import { contentOf, OTHER, seenHandOf, type Table } from '../table.ts';
import { cardName } from '../words/names.ts';
import './Partner.css';

interface PartnerProps extends WithWords {
  readonly position: Table;
  readonly seat: number;
}

/** Cards of a hand that are certain, and how many there are besides. */
function handAt(position: Table, seat: number): { readonly known: readonly number[]; readonly others: number } {
  const known = position.view.own[seat]?.hand ?? seenHandOf(position, seat).known;
  return { known, others: Math.max(0, (position.view.open.seats[seat]?.hand ?? 0) - known.length) };
}

export function Partner({ words, position, seat }: PartnerProps) {
  return (
    <span class="ed-partner">
      <Purse words={words} position={position} seat={seat} cards={false} />
      <Backs words={words} position={position} seat={seat} />
    </span>
  );
}

/** Backs of cards; on those that are known, what they are. */
function Backs({ words, position, seat }: PartnerProps) {
  const content = contentOf(position);
  const { known, others } = handAt(position, seat);
  const names = known.map((card) => cardName(words, position, card));
  const label = [words.city.hand(known.length + others), ...names].join(', ');
  return (
    <span class="ed-backs" role="img" aria-label={label} data-target={`purse:${seat}:hand`} title={names.join(', ')}>
      {known.map((card) => (
        <span key={card}>
          <Badge
            color={COLORS[content.color[card] ?? 0] ?? 'green'}
            type={TYPES[content.type[card] ?? 0] ?? 'construction'}
          />
          <small>{cardName(words, position, card)}</small>
        </span>
      ))}
      {Array.from({ length: others }, (_, i) => (
        <span key={`back ${i}`} />
      ))}
    </span>
  );
}

/** On a phone: behind a tab. */
export function PartnerView(props: BoardParts) {
  const { words, position } = props;
  const seat = OTHER(position.seat);
  const { known, others } = handAt(position, seat);
  const { maybe } = seenHandOf(position, seat);
  const alone = position.view.own[seat] !== undefined && position.view.own[seat] !== null;
  return (
    <section class="ed-goals-view" aria-label={nameOf(position.chairs, seat)}>
      <Purse words={words} position={position} seat={seat} />
      <h3>{words.team.partner.hand(nameOf(position.chairs, seat))}</h3>
      <ul class="ed-hand">
        {known.map((card) => (
          <li key={card}>
            <Card {...props} targets={NOTHING} card={card} />
          </li>
        ))}
        {others > 0 && <li class="ed-none">{words.city.hand(others)}</li>}
      </ul>
      {!alone && maybe.length > 0 && (
        <p class="ed-none">{words.city.maybe(words.and(maybe.map((card) => cardName(words, position, card))))}</p>
      )}
    </section>
  );
}

const NOTHING: BoardParts['targets'] = new Map();
