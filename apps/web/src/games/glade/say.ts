// What happened as sentences, for the log, for screen readers and, outside the page, for notices: nothing here draws.
import type { EditionContent, Event, Open, Own } from '@sunglade/registry/glade';
import type { Position, Said } from '../../kit/screen/screen.ts';
import { isYou, whoOf } from '../../kit/screen/who.ts';
import type { GladeWords } from './words.ts';

export type Here = Position<Open, Own>;

export const contentOf = (position: Here): EditionContent => position.setup.edition.content as EditionContent;
export const pointsOf = (position: Here, card: number): number => contentOf(position).cards[card]?.value ?? 0;

export function sayEvent({ events }: GladeWords, event: Event, position: Here): Said {
  const who = whoOf(position.chairs, event.seat);
  switch (event.type) {
    case 'store':
      return { bits: events.store(who, pointsOf(position, event.card)), targets: [`store:${event.card}`] };
    case 'owl':
      return { bits: events.owl(who), targets: [`store:${event.card}`], tone: 'good' };
    case 'roll':
      return { bits: events.roll(who, event.berries), targets: [`berries:${event.seat}`] };
    case 'rob': {
      const { from } = event;
      const robbed = isYou(position.chairs, from);
      const bits = robbed ? events.robsYou(who, (text) => ({ seat: from, text })) : events.rob(who, { seat: from });
      return { bits, tone: 'bad' };
    }
    case 'reshuffle':
      return { bits: [events.reshuffle], tone: 'chapter' };
    default:
      return { bits: events[event.type](who) };
  }
}
