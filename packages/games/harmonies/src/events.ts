// Everything a viewer needs for animation, log line and narration. All of it is public but the spirits not chosen,
// which no event names.
import type { Colour } from './terms.ts';

export type Event =
  | { readonly type: 'spirit'; readonly seat: number; readonly card: string }
  | { readonly type: 'take'; readonly seat: number; readonly space: number; readonly tokens: readonly Colour[] }
  | {
      readonly type: 'place';
      readonly seat: number;
      readonly colour: Colour;
      readonly space: string;
      readonly stack: readonly Colour[];
    }
  | { readonly type: 'card'; readonly seat: number; readonly card: string; readonly slot: number }
  | {
      readonly type: 'cube';
      readonly seat: number;
      readonly card: string;
      readonly space: string;
      /** Cubes now on the board from this card. */
      readonly cubes: number;
      /** What the card is worth now; a spirit is worth what the board says at the end. */
      readonly points: number;
      readonly complete: boolean;
    }
  | { readonly type: 'done'; readonly seat: number }
  /** The last round has begun: the pouch is empty, or this seat has filled its board. */
  | { readonly type: 'final'; readonly seat: number; readonly by: 'pouch' | 'board' }
  /** Solo: what was left in the middle goes out of the game. */
  | {
      readonly type: 'remove';
      readonly spaces: readonly { readonly space: number; readonly tokens: readonly Colour[] }[];
    }
  | { readonly type: 'refill'; readonly space: number; readonly tokens: readonly Colour[] }
  | { readonly type: 'open'; readonly slot: number; readonly card: string }
  | { readonly type: 'swap'; readonly seat: number; readonly slot: number; readonly card: string }
  /** Solo: one open card may now be replaced. */
  | { readonly type: 'may-swap'; readonly seat: number }
  | { readonly type: 'turn'; readonly seat: number; readonly turn: number }
  | { readonly type: 'end' };
