// Where points come from, on the table: cards in the city and events that somebody has.
import { SLOT_PLACE } from '@sunglade/everdell-duo';
import type { Target } from '../../kit/screen/screen.ts';
import { knownSlots } from './slots.ts';
import { cardOf, cardTarget, contentOf, JOURNEY_TARGET, placeName, placeTarget, type Table, townOf } from './table.ts';
import { teamOf } from './team.ts';

/**
 * The completed event of an empty slot. The table does not remember where each lay: what nobody has heard of fills the slots
 * that are left, in the order of the numbers.
 */
export function wonFor(position: Table, slot: number): { readonly event: number; readonly seat: number } | null {
  const { journey } = contentOf(position);
  const { eventBy, slots } = position.view.open;
  const won = eventBy.flatMap((by, event) => (by > 0 && event !== journey ? [{ event, seat: by - 1 }] : []));
  if (slots[slot] !== -1) return null;
  const known = knownSlots(position);
  const lay = new Map(won.flatMap((one) => (known.has(one.event) ? [[known.get(one.event), one] as const] : [])));
  const gaps = slots.flatMap((event, i) => (event < 0 && !lay.has(i) ? [i] : []));
  const others = won.filter(({ event }) => !known.has(event));
  return lay.get(slot) ?? others[gaps.indexOf(slot)] ?? null;
}

/** What a number of the score sheet comes from; point tokens lie in the purse, where they are counted already. */
export function sourcesOf(part: string, seat: number, position: Table): readonly Target[] {
  const content = contentOf(position);
  const prosperity = /^prosperity:(.+)$/.exec(part)?.[1];
  if (prosperity !== undefined) return [cardTarget(prosperity)];
  if (part === 'cards')
    return (townOf(position, seat)?.cards ?? []).flatMap(({ card }) =>
      (cardOf(content, card)?.points ?? 0) === 0 ? [] : [cardTarget(content.names[card] ?? '')],
    );
  if (part !== 'events') return [];
  const { slots, eventBy } = position.view.open;
  const isOurs = (by: number): boolean => (teamOf(position) ? by < position.chairs.length : by === seat);
  const won = slots.flatMap((_, slot): Target[] => {
    const taken = wonFor(position, slot);
    return taken && isOurs(taken.seat) ? [placeTarget(placeName(content, SLOT_PLACE + slot))] : [];
  });
  return eventBy[content.journey] === seat + 1 ? [...won, JOURNEY_TARGET] : won;
}
