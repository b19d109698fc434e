// What happens, for animation, log and narration. Everything in this game is public, so every event goes to everyone.
import type { Side } from '@sunglade/grid';
import type { Action, Biome, Piece, Power, Season, Title } from './terms.ts';

/** A seat, or the opponent of somebody who plays alone. */
export type Drafter = number | 'opponent';

/** Why the opponent took a card; `tied` when it was the leftmost of several as good. */
export const OPPONENT_REASONS = ['wild', 'most-fertility', 'driest', 'leftmost'] as const;
export type OpponentReason = (typeof OPPONENT_REASONS)[number];

type SeasonScore = {
  /** Points of each tree in the light; trees in the dark are named apart. */
  readonly light: {
    readonly points: number;
    readonly lit: { readonly [place: string]: number };
    readonly dark: readonly string[];
  };
  readonly forest: { readonly points: number; readonly spaces: readonly string[] };
};

export type Event =
  | { readonly type: 'take'; readonly by: number; readonly slot: number; readonly card: string }
  | {
      readonly type: 'take';
      readonly by: 'opponent';
      readonly slot: number;
      readonly card: string;
      readonly why: OpponentReason;
      readonly tied: boolean;
    }
  | { readonly type: 'token-placed'; readonly slot: number; readonly card: string }
  | { readonly type: 'token-taken'; readonly by: Drafter }
  | { readonly type: 'token-back'; readonly to: Drafter }
  | {
      readonly type: 'leftover';
      readonly slot: number;
      readonly card: string;
      readonly to: 'zone' | 'discard';
      /** The card that aridity turned face down. */
      readonly turned: string | null;
      readonly biome: Biome | null;
      /** Visible icons of that biome before and after. */
      readonly before: number;
      readonly after: number;
    }
  | { readonly type: 'action'; readonly seat: number; readonly action: Action }
  | {
      readonly type: 'power';
      readonly seat: number;
      readonly power: Power;
      readonly level: number;
      readonly value: number;
      /** Gained at once: only by buds. */
      readonly points: number;
    }
  | {
      readonly type: 'place';
      readonly seat: number;
      readonly at: string;
      readonly piece: Piece;
      readonly by: 'action' | 'power';
    }
  | {
      readonly type: 'grow';
      readonly seat: number;
      readonly at: string;
      readonly piece: Piece;
      readonly by: 'action' | 'power';
    }
  | { readonly type: 'done'; readonly seat: number }
  | {
      readonly type: 'season-end';
      readonly season: Season;
      readonly sun: Side;
      readonly scores: readonly SeasonScore[];
    }
  | { readonly type: 'season'; readonly season: Season; readonly sun: Side; readonly discarded: readonly string[] }
  | {
      readonly type: 'deal';
      readonly season: Season;
      readonly round: number;
      readonly first: Drafter;
      readonly row: readonly string[];
    }
  | { readonly type: 'reshuffle'; readonly cards: number }
  | {
      readonly type: 'end';
      /** Per seat and biome: icons times big trees. */
      readonly fertility: readonly { readonly [biome in Biome]: number }[];
      readonly scores: readonly number[];
      readonly title: Title | null;
    };
