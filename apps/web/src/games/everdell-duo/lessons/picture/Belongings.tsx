// What belongs to somebody: cities, what everybody has, and what lies between partners.
import { RESOURCES } from '@sunglade/everdell-duo';
import type { ComponentChildren } from 'preact';
import { type Good, goodSymbol, propSymbol, typeSymbol, workerSymbol } from '../../art/symbols.ts';
import { animalOf } from '../../board/Workers.tsx';
import { cardTarget, contentOf, resourceOf, type Table } from '../../table.ts';
import { teamOf } from '../../team.ts';
import { type PartProps, Strip, Tile, Use, WIDTH } from './Strip.tsx';

/** A line for each seat: its animal, and its pieces after it. */
function Lines({ position, line }: { position: Table; line: (seat: number) => ComponentChildren }) {
  const seats = position.view.open.seats.map((_, seat) => seat);
  return (
    <Strip height={seats.length * 20 + 4}>
      {seats.map((seat) => (
        <g key={seat} transform={`translate(3 ${3 + seat * 20})`}>
          <Use id={workerSymbol(animalOf(position, seat))} x={0} y={0} size={16} />
          {line(seat)}
        </g>
      ))}
    </Strip>
  );
}

/** The cards that lie before everybody; a team has one city, and Odette a row of her own. */
export function Cities({ position, marked }: PartProps) {
  const { towns, team } = position.view.open;
  const content = contentOf(position);
  const rows = team ? [towns[0]?.cards.map(({ card }) => card) ?? [], team.opponent.cards] : [];
  const tiles = (cards: readonly number[]) =>
    cards.map((card, i) => (
      <Tile
        key={card}
        position={position}
        card={card}
        x={20 + i * 18}
        y={0}
        size={16}
        on={marked.has(cardTarget(content.names[card] ?? ''))}
      />
    ));
  if (!team)
    return <Lines position={position} line={(seat) => tiles(towns[seat]?.cards.map(({ card }) => card) ?? [])} />;
  const [own = [], hers = []] = rows;
  return (
    <Strip height={hers.length > 0 ? 44 : 24}>
      <g transform="translate(3 3)">
        <Use id={workerSymbol('hare')} x={-2} y={0} size={12} />
        <Use id={workerSymbol('tortoise')} x={6} y={5} size={12} />
        {tiles(own)}
      </g>
      <g class="season" transform="translate(3 23)">
        {hers.length > 0 && <Use id={typeSymbol('critter')} x={0} y={0} size={16} />}
        {tiles(hers)}
      </g>
    </Strip>
  );
}

/** Resources, tokens and cards in hand, piece by piece. */
export function Purses({ position }: PartProps) {
  const { seats, towns, team } = position.view.open;
  return (
    <Lines
      position={position}
      line={(seat) => {
        const counts: readonly (readonly [Good, number])[] = [
          ...RESOURCES.map((kind, i) => [kind, seats[seat]?.resources[i] ?? 0] as const),
          ['occupied', seats[seat]?.occupied ?? 0],
          ['points', (team && seat > 0 ? 0 : towns[seat]?.points) ?? 0],
          ['card', seats[seat]?.hand ?? 0],
        ];
        const pieces = counts.flatMap(([kind, n]) => Array.from({ length: n }, () => goodSymbol(kind)));
        const step = Math.min(13, (WIDTH - 40) / Math.max(1, pieces.length - 1));
        return pieces.map((icon, i) => <Use key={`${icon} ${i}`} id={icon} x={20 + i * step} y={1} size={14} />);
      }}
    />
  );
}

/** What lies on the tile between the partners, and the watches they have. */
export function Shared({ position }: PartProps) {
  const team = teamOf(position);
  if (!team) return null;
  const gifts = [
    ...team.gifts.things.flatMap((n, i) =>
      Array.from({ length: n }, () => goodSymbol(i < RESOURCES.length ? resourceOf(i) : 'occupied')),
    ),
    ...team.gifts.cards.map(() => goodSymbol('card')),
  ];
  const watches = Array.from({ length: team.watches }, () => propSymbol('watch'));
  return (
    <Strip height={24}>
      <g class="season">
        <Use id={propSymbol('swap')} x={3} y={4} size={16} />
      </g>
      {gifts.map((icon, i) => (
        <Use key={`${icon} ${i}`} id={icon} x={24 + i * 16} y={4} size={16} />
      ))}
      {watches.map((icon, i) => (
        <Use key={`watch ${i}`} id={icon} x={WIDTH - 20 - i * 18} y={4} size={16} />
      ))}
    </Strip>
  );
}
