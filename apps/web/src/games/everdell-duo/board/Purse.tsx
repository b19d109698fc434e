// What a player has: resources as tokens, point and occupied tokens, workers at home, cards in hand.
import { RESOURCES } from '@sunglade/everdell-duo';
import { goodSymbol, workerSymbol } from '../art/symbols.ts';
import type { WithWords } from '../panels/props.ts';
import { freeWorkers, purseTarget, type Table, townOf } from '../table.ts';
import { teamOf } from '../team.ts';
import { Sym } from './Signs.tsx';
import { animalOf } from './Workers.tsx';
import './Purse.css';

interface PurseProps extends WithWords {
  readonly position: Table;
  readonly seat: number;
  /** Where workers can be dragged from. */
  readonly grip?: boolean;
  /** Whether the cards in hand are counted: own ones can be seen. */
  readonly cards?: boolean;
  /** The table after what is pointed at: what it would change is shown beside. */
  readonly after?: Table | null;
  /** What is about to be paid: resources, then occupied tokens. */
  readonly spent?: readonly number[] | null;
}

/** What a player has of everything, in the order in which it is shown. */
function countsOf(position: Table, seat: number): readonly number[] {
  const purse = position.view.open.seats[seat];
  return [
    ...(purse?.resources ?? []),
    townOf(position, seat)?.points ?? 0,
    purse?.occupied ?? 0,
    freeWorkers(position, seat),
  ];
}

export function Purse({ words, position, seat, grip = false, cards = true, after = null, spent = null }: PurseProps) {
  const purse = position.view.open.seats[seat];
  const points = townOf(position, seat)?.points ?? 0;
  if (!purse) return null;
  const free = freeWorkers(position, seat);
  const now = countsOf(position, seat);
  const then = after ? countsOf(after, seat) : now;
  const [tokens = 0] = spent?.slice(RESOURCES.length) ?? [];
  const out = spent && [...spent.slice(0, RESOURCES.length), 0, tokens, 0];
  const changes = now.map((count, i) => (out ? -(out[i] ?? 0) : (then[i] ?? count) - count));
  const item = (id: string, count: number, label: string, target: string, change = 0) => (
    <li
      key={target}
      class={change < 0 ? 'out' : count === 0 && change === 0 ? 'none' : ''}
      data-target={target}
      title={label}
    >
      <Sym id={id} />
      <b aria-hidden="true">{count}</b>
      {change !== 0 && (
        <i class={change > 0 ? 'more' : 'less'} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </i>
      )}
      <span class="unseen">{label}</span>
    </li>
  );
  return (
    <ul class="ed-purse" aria-label={words.city.purse}>
      {RESOURCES.map((kind, i) => {
        const count = purse.resources[i] ?? 0;
        return item(goodSymbol(kind), count, words.counted(kind, count), purseTarget(seat, kind), changes[i]);
      })}
      {/* A team's points are nobody's: they stand with its city. */}
      {!teamOf(position) &&
        item(goodSymbol('points'), points, words.countedPoints(points), purseTarget(seat, 'points'), changes[4])}
      {item(
        goodSymbol('occupied'),
        purse.occupied,
        words.countedTokens(purse.occupied),
        purseTarget(seat, 'occupied'),
        changes[5],
      )}
      {item(
        workerSymbol(animalOf(position, seat)),
        free,
        words.city.workers(free),
        grip ? 'workers' : `workers:${seat}`,
        changes[6],
      )}
      {cards && item(goodSymbol('card'), purse.hand, words.city.hand(purse.hand), purseTarget(seat, 'hand'))}
    </ul>
  );
}
