import { type Event, everdellDuo } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { noteSlot } from './slots.ts';
import { wonFor } from './sources.ts';
import type { Table } from './table.ts';

/** Three events are completed: 4 and 9 by the first player, 6 by the second. */
function table(): Table {
  const parsed = everdellDuo.setup({ seats: 2 });
  if (!parsed.ok) throw new Error('no set-up');
  const eventBy = Array.from({ length: 32 }, (_, event) => (event === 6 ? 2 : event === 4 || event === 9 ? 1 : 0));
  return { setup: parsed.value, view: { open: { eventBy, slots: [0, -1, -1, 1, -1, 2] } } } as unknown as Table;
}

const claim = (event: number, slot: number): Event => ({ type: 'claim', seat: 0, slot, event });
const shown = (position: Table) => [1, 2, 4].map((slot) => wonFor(position, slot)?.event);

it('shows completed events where they lay, as far as that was heard', async () => {
  const position = table();
  // Nothing was heard: in the order of their numbers.
  expect(shown(position)).toEqual([4, 6, 9]);
  noteSlot(claim(9, 1), position);
  await Promise.resolve();
  expect(shown(position)).toEqual([9, 4, 6]);
  noteSlot(claim(4, 4), position);
  await Promise.resolve();
  expect(shown(position)).toEqual([9, 6, 4]);
  expect(wonFor(position, 0)).toBeNull();
});

it('keeps tables apart', async () => {
  const [here, there] = [table(), table()];
  noteSlot(claim(9, 1), here);
  await Promise.resolve();
  expect(shown(there)).toEqual([4, 6, 9]);
});
