// What an event moves on the table, and how it sounds.
import type { Event } from '@sunglade/evergreen';
import type { Motion, Sound } from '../../kit/screen/screen.ts';
import { cardTarget, DECK_TARGET, slotTarget, spaceTarget, tokenTarget, trackTarget, zoneTarget } from './targets.ts';

/** The planet shows the end of a season itself: see planet/season.ts. */
export function motionOf(event: Event): readonly Motion[] {
  switch (event.type) {
    case 'take':
      return [{ target: cardTarget(event.by), kind: 'slide', from: slotTarget(event.slot) }];
    case 'token-placed':
      return [{ target: tokenTarget(event.slot), kind: 'hop' }];
    case 'leftover':
      return event.biome === null || event.to === 'discard'
        ? []
        : [
            {
              target: zoneTarget(event.biome),
              kind: event.turned === null ? 'slide' : 'flip',
              from: slotTarget(event.slot),
            },
          ];
    case 'place':
    case 'grow':
      return [{ target: spaceTarget(event.seat, event.at), kind: 'grow' }];
    case 'power':
      return [{ target: trackTarget(event.seat, event.power), kind: 'glow' }];
    case 'deal':
      return event.row.map((_, i) => ({ target: slotTarget(i + 1), kind: 'slide', from: DECK_TARGET }));
    default:
      return [];
  }
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'take':
    case 'leftover':
      return 'card';
    case 'place':
      return 'place';
    case 'grow':
      return 'grow';
    case 'power':
      return event.points > 0 ? 'points' : 'grow';
    case 'season-end':
      return 'points';
    case 'reshuffle':
      return 'chance';
    default:
      return null;
  }
}
