// What an event moves on the table, and how it sounds.
import type { Colour, Event } from '@sunglade/harmonies';
import type { Motion, Sound } from '../../kit/screen/screen.ts';
import { cardTarget, cubeTarget, DECK_TARGET, groupTarget, handTarget, POUCH_TARGET, topTarget } from './targets.ts';

export function motionOf(event: Event): readonly Motion[] {
  switch (event.type) {
    case 'spirit':
      return [{ target: cardTarget(event.card), kind: 'flip' }];
    case 'take':
      return [...new Set(event.tokens)].map((colour) => ({
        target: handTarget(colour),
        kind: 'slide',
        from: groupTarget(event.space),
      }));
    case 'place':
      return [{ target: topTarget(event.seat, event.space), kind: 'hop', from: handTarget(event.colour) }];
    case 'card':
      return [{ target: cardTarget(event.card), kind: 'slide', from: cardTarget(event.card) }];
    case 'cube':
      return [{ target: cubeTarget(event.seat, event.space), kind: 'hop', from: cardTarget(event.card) }];
    case 'refill':
      return [{ target: groupTarget(event.space), kind: 'slide', from: POUCH_TARGET }];
    case 'open':
      return [{ target: cardTarget(event.card), kind: 'slide', from: DECK_TARGET }];
    case 'swap':
      return [{ target: DECK_TARGET, kind: 'glow' }];
    case 'remove':
      return [{ target: POUCH_TARGET, kind: 'glow' }];
    default:
      return [];
  }
}

/** Each token sounds like what it is made of. */
const MATERIALS: Readonly<Record<Colour, Sound>> = {
  blue: 'water',
  gray: 'stone',
  brown: 'wood',
  green: 'leaf',
  yellow: 'straw',
  red: 'brick',
};

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'take':
      return 'place';
    case 'place':
      return MATERIALS[event.colour];
    case 'card':
    case 'swap':
    case 'open':
    case 'spirit':
      return 'card';
    case 'cube':
      return event.complete ? 'points' : 'grow';
    case 'refill':
    case 'remove':
      return 'chance';
    case 'final':
      return 'turn';
    default:
      return null;
  }
}
