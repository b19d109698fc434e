// What a player has: resources as tokens, point and occupied tokens, workers at home, cards in hand.
import { RESOURCES } from '@sunglade/everdell-duo';
import { goodSymbol, workerSymbol } from '../art/symbols.ts';
import type { WithWords } from '../panels/props.ts';
import { freeWorkers, purseTarget, type Table } from '../table.ts';
import { Sym } from './Signs.tsx';
import { animalOf } from './Workers.tsx';
import './Purse.css';

interface PurseProps extends WithWords {
  readonly stand: Table;
  readonly seat: number;
  /** Where workers can be dragged from. */
  readonly grip?: boolean;
  /** Whether the cards in hand are counted: own ones can be seen. */
  readonly cards?: boolean;
}

export function Purse({ words, stand, seat, grip = false, cards = true }: PurseProps) {
  const purse = stand.view.open.seats[seat];
  const points = stand.view.open.towns[seat]?.points ?? 0;
  if (!purse) return null;
  const free = freeWorkers(stand, seat);
  const item = (id: string, count: number, label: string, target: string, always = true) =>
    always || count > 0 ? (
      <li key={target} class={count === 0 ? 'none' : ''} data-target={target} title={label}>
        <Sym id={id} />
        <b aria-hidden="true">{count}</b>
        <span class="unseen">{label}</span>
      </li>
    ) : null;
  return (
    <ul class="ed-purse" aria-label={words.city.purse}>
      {RESOURCES.map((kind, i) => {
        const count = purse.resources[i] ?? 0;
        return item(goodSymbol(kind), count, words.counted(kind, count), purseTarget(seat, kind));
      })}
      {item(goodSymbol('points'), points, words.countedPoints(points), purseTarget(seat, 'points'))}
      {item(goodSymbol('occupied'), purse.occupied, words.countedTokens(purse.occupied), purseTarget(seat, 'occupied'))}
      {item(workerSymbol(animalOf(stand, seat)), free, words.city.workers(free), grip ? 'workers' : `workers:${seat}`)}
      {cards && item(goodSymbol('card'), purse.hand, words.city.hand(purse.hand), purseTarget(seat, 'hand'))}
    </ul>
  );
}
