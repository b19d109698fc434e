// What a person looks at and is about to do. No step of the game.
import { type Signal, signal } from '@preact/signals';
import type { Target } from '../../kit/screen/screen.ts';

/** What lies in the middle of a small screen, under the events. */
export type View = 'mine' | 'theirs' | 'places' | 'goals';

/** Steps that were decided together and are still to be played. */
interface Plan {
  readonly steps: readonly string[];
  /** The moment in which the step before them was sent. */
  readonly sentAt: string;
}

export interface Choice {
  /** The card, place or deck that is looked at closely. */
  readonly looked: Signal<Target | null>;
  /** Which of its ways to pay is chosen. */
  readonly way: Signal<number>;
  readonly trading: Signal<boolean>;
  /** Whether what can be given to the partner is shown. */
  readonly giving: Signal<boolean>;
  readonly plan: Signal<Plan | null>;
  /** Plays a step; the bar knows how, while it is there. */
  readonly send: { current: ((step: string) => void) | null };
  readonly view: Signal<View>;
  /** The season whose beginning was read and put away. */
  readonly season: Signal<string | null>;
}

export const createChoice = (): Choice => ({
  looked: signal(null),
  way: signal(0),
  trading: signal(false),
  giving: signal(false),
  plan: signal(null),
  send: { current: null },
  // Where a turn begins: cities are still empty then.
  view: signal('places'),
  season: signal(null),
});
