import { workerSymbol } from '../art/symbols.ts';
import { contentOf, placeName, type Table, workersAt, workerTarget } from '../table.ts';
import { Sym } from './Signs.tsx';

export const animalOf = (position: Table, seat: number): 'hare' | 'tortoise' =>
  position.view.open.hare === seat ? 'hare' : 'tortoise';

/** The workers that stand on a place, only to be seen. */
export function Workers({
  position,
  place,
  named = true,
}: {
  readonly position: Table;
  readonly place: number;
  readonly named?: boolean;
}) {
  const seats = workersAt(position, place);
  if (seats.length === 0) return null;
  const name = placeName(contentOf(position), place);
  return (
    <span class="ed-standing" aria-hidden="true">
      {seats.map((seat, i) => (
        <span key={`${seat} ${i}`} data-target={named ? workerTarget(seat, name) : undefined}>
          <Sym id={workerSymbol(animalOf(position, seat))} />
        </span>
      ))}
    </span>
  );
}
