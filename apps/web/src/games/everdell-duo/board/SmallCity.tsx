// A city beside the table or in a corner of a phone: a tile of its colour for every card.
import { COLORS } from '@sunglade/everdell-duo';
import { type CityProps, cardTarget, contentOf, townOf } from '../table.ts';
import './SmallCity.css';

const ACROSS = 5;
const CELL = 20;

export function SmallCity({ position, seat, size, marked }: CityProps) {
  const content = contentOf(position);
  const cards = [...(townOf(position, seat)?.cards ?? [])].sort(
    (a, b) => (content.color[a.card] ?? 0) - (content.color[b.card] ?? 0),
  );
  const rows = Math.max(size === 'chip' ? 3 : 4, Math.ceil(cards.length / ACROSS));
  return (
    <svg class={`ed-small ${size}`} viewBox={`0 0 ${ACROSS * CELL + 8} ${rows * CELL + 8}`} aria-hidden="true">
      <rect class="ground" width={ACROSS * CELL + 8} height={rows * CELL + 8} rx="12" />
      {cards.map(({ card }, i) => {
        const color = COLORS[content.color[card] ?? 0] ?? 'green';
        const name = content.names[card] ?? '';
        const [x, y] = [4 + (i % ACROSS) * CELL, 4 + Math.floor(i / ACROSS) * CELL];
        return (
          <g key={card} transform={`translate(${x} ${y})`} data-target={cardTarget(name)}>
            <rect
              class={marked.has(cardTarget(name)) ? 'marked' : ''}
              x="1.5"
              y="1.5"
              width="17"
              height="17"
              rx={content.type[card] === 1 ? 8.5 : 3.5}
              fill={`var(--ed-${color}1)`}
            />
            <use href={`#ed-c-${color}`} class={`ed-ink-${color}`} x="4" y="4" width="12" height="12" />
          </g>
        );
      })}
    </svg>
  );
}
