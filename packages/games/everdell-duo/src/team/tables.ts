// The team's data as numbers, beside the tables of an edition.
import type { RedBox } from './content.ts';

export interface TeamContent {
  readonly tiles: readonly CompiledTile[];
  readonly news: readonly CompiledNews[];
  readonly chapters: readonly CompiledChapter[];
  readonly challenges: readonly CompiledGoal[];
  /** The action of playing a card as good news change it: by `CHEAPER_PLAY` and `ANYWHERE_PLAY`. */
  readonly plays: readonly number[];
  readonly freeCritter: number;
}

/** Bits of the index of `plays`. */
export const CHEAPER_PLAY = 1;
export const ANYWHERE_PLAY = 2;

/** A benefit that is shared out card by card. */
export const PRODUCTION = -1;

interface CompiledTile {
  /** 0 hare, 1 tortoise. */
  readonly first: number;
  readonly replaceRiver: boolean;
  /** Effects, or PRODUCTION. */
  readonly benefits: readonly number[];
  readonly redBox: RedBox;
}

/** What good news do: something for the one who uses them, for both, for one or two who are named, or for the turn. */
export interface CompiledNews {
  readonly kind: 'self' | 'both' | 'named' | 'split' | 'lookTogether' | 'turn' | 'river';
  readonly op: number;
  /** lookTogether: what the partner does then. */
  readonly next: number;
  /** turn: a bit of NEWS_FLAGS. */
  readonly flag: number;
  /** Bits of the moments of a turn at which it can be used. */
  readonly moments: number;
}

export const BEFORE_ACTION = 1;
export const AFTER_ACTION = 2;
export const INSIDE_ACTION = 4;
export const ANY_MOMENT = BEFORE_ACTION | AFTER_ACTION | INSIDE_ACTION;

export interface CompiledChapter {
  readonly goals: readonly CompiledGoal[];
  /** Effects of farms that this chapter changes. */
  readonly farms: readonly { readonly place: number; readonly op: number }[];
  readonly moonOnDraw: boolean;
}

export interface CompiledGoal {
  readonly of: 'events' | 'count' | 'faire' | 'margin';
  readonly who: 'team' | 'each' | 'either' | 'hare' | 'tortoise';
  /** Number of a count, for `count`. */
  readonly count: number;
  readonly min: number;
  /** -1 where more is always better. */
  readonly max: number;
  /** To be reached by the end of this season; -1 for the end of the game. */
  readonly season: number;
}
