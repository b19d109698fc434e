// What a person looks at and is about to do. No step of the game.
import { type Signal, signal } from '@preact/signals';
import type { Target } from '../../kit/screen/screen.ts';

/** What lies in the middle of a small screen, under the events. */
export type View = 'mine' | 'theirs' | 'places';

export interface Choice {
  /** The card, place or deck that is looked at closely. */
  readonly looked: Signal<Target | null>;
  /** Which of its ways to pay is chosen. */
  readonly way: Signal<number>;
  readonly trading: Signal<boolean>;
  /** Steps that were decided together and are still to be played. */
  readonly plan: Signal<readonly string[]>;
  readonly view: Signal<View>;
  /** The season whose beginning was read and put away. */
  readonly season: Signal<string | null>;
}

export const createChoice = (): Choice => ({
  looked: signal(null),
  way: signal(0),
  trading: signal(false),
  plan: signal([]),
  view: signal('mine'),
  season: signal(null),
});
