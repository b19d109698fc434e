import { workerSymbol } from '../art/symbols.ts';
import { contentOf, placeName, type Table, workersAt, workerTarget } from '../table.ts';
import { Sym } from './Signs.tsx';

export const animalOf = (stand: Table, seat: number): 'hare' | 'tortoise' =>
  stand.view.open.hare === seat ? 'hare' : 'tortoise';

/** The workers that stand on a place, only to be seen. */
export function Workers({
  stand,
  place,
  named = true,
}: {
  readonly stand: Table;
  readonly place: number;
  readonly named?: boolean;
}) {
  const seats = workersAt(stand, place);
  if (seats.length === 0) return null;
  const name = placeName(contentOf(stand), place);
  return (
    <span class="ed-standing" aria-hidden="true">
      {seats.map((seat, i) => (
        <span key={`${seat} ${i}`} data-target={named ? workerTarget(seat, name) : undefined}>
          <Sym id={workerSymbol(animalOf(stand, seat))} />
        </span>
      ))}
    </span>
  );
}
