// What a team plays with: chapters, good news, challenges and the opponent. Data of the rules, not of an edition: they
// speak of the board and of colours, which every edition has, and an edition that ships is never edited.
import type { Count, Effect, Filter } from '../schema.ts';
import type { ANIMALS, BOARD_PLACES, Season } from '../terms.ts';
import house from './house.json' with { type: 'json' };

export type Goal =
  | { readonly kind: 'events'; readonly min: number }
  | { readonly kind: 'cityCount'; readonly filter: Filter; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'count';
      readonly count: Count;
      readonly min?: number;
      readonly max?: number;
      readonly who: 'team' | 'each' | 'either';
    }
  | { readonly kind: 'each'; readonly player: (typeof ANIMALS)[number]; readonly goal: Goal }
  | { readonly kind: 'bySeasonEnd'; readonly season: Season; readonly goal: Goal }
  | { readonly kind: 'eventIs'; readonly id: 'faire' }
  | { readonly kind: 'margin'; readonly min: number };

/** How many skunks each area has. */
export interface Skunks {
  readonly events: number;
  readonly meadow: number;
  readonly farmRiver: number;
}

export type Exchange = 'open' | 'limited' | 'none';
export type Level = 'easy' | 'normal' | 'hard' | 'expert';

interface Chapter {
  readonly chapter: number;
  readonly skunks: Skunks;
  readonly exchange: Exchange;
  readonly extraWatch: number;
  readonly goals: readonly Goal[];
  readonly target: { readonly normal: number; readonly hard: number };
  readonly special: readonly (
    | { readonly kind: 'farmEffect'; readonly id: (typeof BOARD_PLACES)[number]; readonly effect: Effect }
    | { readonly kind: 'drawMoves'; readonly marker: 'moon' }
  )[];
}

/** Good news as data: an effect of the language, or one that only a team has. */
export type NewsEffect =
  | Effect
  | { readonly op: 'look'; readonly n: number; readonly keep: number; readonly split: true }
  | { readonly op: 'eachPlayer'; readonly do: Effect | { readonly op: 'discardPile'; readonly n: number } }
  | { readonly op: 'split'; readonly parts: readonly [Effect, Effect] }
  | { readonly op: 'moveSkunk' | 'removeSkunk' | 'ignoreSkunk' | 'replaceRiver' | 'refreshMeadow'; readonly n: number }
  | { readonly op: 'moveMarker'; readonly marker: 'either'; readonly by: number }
  | { readonly op: 'openExchange' | 'extraPlay' | 'freeCritter' | 'anyMeadow' }
  | { readonly op: 'relaxEvent'; readonly by: number }
  | { readonly op: 'replaceEvent'; readonly n: number };

/** What the opponent takes at the end of a season. */
export interface RedBox {
  readonly cards: number;
  readonly events: number;
  readonly points: number;
}

interface TeamTile {
  readonly first: (typeof ANIMALS)[number];
  readonly replaceRiver: boolean;
  readonly team: readonly Effect[];
  readonly redBox: RedBox;
}

interface TeamData {
  readonly signpost: number;
  readonly skunkFields: {
    readonly events: readonly string[];
    readonly meadow: readonly number[];
    readonly farmRiver: readonly string[];
  };
  readonly seasons: { readonly [season in Season]: TeamTile };
  readonly goodNews: readonly { readonly id: string; readonly effect: NewsEffect }[];
  readonly chapters: readonly Chapter[];
  readonly challenges: readonly { readonly challenge: number; readonly goal: Goal }[];
  readonly opponent: { readonly [level in Level]: { readonly skunks: Skunks; readonly bonus: number } };
}

export const TEAM_DATA = house as unknown as TeamData;

export const NEWS_IDS: readonly string[] = TEAM_DATA.goodNews.map(({ id }) => id);
