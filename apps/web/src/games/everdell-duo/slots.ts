// Which slot a completed event lay on. The table forgets it; whoever has heard the event completed does not.
import { type Signal, signal } from '@preact/signals';
import type { Event } from '@sunglade/everdell-duo';
import type { Table } from './table.ts';

type Known = ReadonlyMap<number, number>;
type AtTable = Pick<Table, 'setup'>;

/** By table: a slot for every event that was heard of. */
const known = new WeakMap<Table['setup'], Signal<Known>>();

function signalOf({ setup }: AtTable): Signal<Known> {
  let slots = known.get(setup);
  if (!slots) {
    slots = signal<Known>(new Map());
    known.set(setup, slots);
  }
  return slots;
}

export const knownSlots = (position: AtTable): Known => signalOf(position).value;

/** Takes in what is told. Later than that: nothing may change while the log is worked out. */
export function noteSlot(event: Event, position: AtTable): void {
  if (event.type !== 'claim') return;
  const slots = signalOf(position);
  if (slots.peek().get(event.event) === event.slot) return;
  queueMicrotask(() => {
    slots.value = new Map([...slots.peek(), [event.event, event.slot]]);
  });
}
