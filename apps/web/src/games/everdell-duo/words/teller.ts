// Tells a table's events in their order. What leads up to a deed is remembered until the deed is told.
import type { Event } from '@sunglade/everdell-duo';
import type { Said } from '../../../kit/screen/screen.ts';
import type { Table } from '../table.ts';
import { type Heard, hear, heardAtFirst, sayEvent } from './say.ts';
import type { DuoWords } from './words.ts';

export function createTeller(words: DuoWords): (event: Event, position: Table) => Said | null {
  // The whole log is told again whenever something happens: every event keeps what it was told with when it was new.
  const known = new WeakMap<Event, Heard>();
  const settled = new WeakSet<Event>();
  let latest: Heard | null = null;
  let seasons = -1;
  // All that is told at once is told of one position.
  let told: { readonly position: Table; readonly events: Event[] } | null = null;

  const learn = (event: Event, before: Heard): Heard => {
    known.set(event, before);
    latest = hear(before, event);
    return before;
  };
  return (event, position) => {
    if (told?.position !== position) told = { position, events: [] };
    told.events.push(event);
    let before = known.get(event) ?? learn(event, latest ?? heardAtFirst(position));
    if (event.type === 'season') {
      // A season that has begun before, in events that are new: the log was read again from its beginning.
      if (event.season <= seasons && !settled.has(event)) {
        latest = heardAtFirst(position);
        for (const one of told.events) before = learn(one, latest);
      }
      settled.add(event);
      seasons = Math.max(seasons, event.season);
    }
    latest = hear(before, event);
    return sayEvent(words, event, position, before);
  };
}
