// What a person looks at: a card that was tapped, and whether the trade of hand cards is open. No step of the game.
import { type Signal, signal } from '@preact/signals';

export interface Choice {
  /** The name of the card that is looked at closely. */
  readonly card: Signal<string | null>;
  readonly trading: Signal<boolean>;
}

export const createChoice = (): Choice => ({ card: signal(null), trading: signal(false) });
