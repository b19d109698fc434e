// The shape of an edition that `edition.ts` has passed: content as data in the effect language.
import type {
  ANIMALS,
  CardType,
  Color,
  CostKind,
  CountOf,
  LETTERS,
  Resource,
  Season,
  Source,
  TriggerOn,
  Whose,
  Zone,
} from './terms.ts';

export type Amounts = { readonly [kind in Resource]?: number };
export type Cost = { readonly [kind in CostKind]?: number };

export interface Filter {
  readonly type?: CardType;
  readonly color?: Color;
  readonly colors?: readonly Color[];
  readonly maxCost?: number;
  readonly source?: 'hand' | 'meadow';
}

export interface Count {
  readonly of: CountOf;
  readonly filter?: Filter;
  readonly kinds?: readonly Resource[];
  readonly n?: number;
}

export type Effect =
  | { readonly op: 'gain'; readonly res: Amounts }
  | { readonly op: 'gainAny'; readonly n: number; readonly distinct?: boolean }
  | { readonly op: 'points' | 'occupied' | 'draw' | 'recallWorker'; readonly n: number }
  | { readonly op: 'charge'; readonly n: number; readonly token?: 'point' }
  | { readonly op: 'take'; readonly n: number; readonly filter?: Filter }
  | { readonly op: 'look'; readonly n: number; readonly keep: number }
  | { readonly op: 'seq'; readonly do: readonly Effect[] }
  | { readonly op: 'choose'; readonly options: readonly Effect[] }
  | { readonly op: 'exchange'; readonly cost: Cost; readonly do: Effect; readonly max: number }
  | { readonly op: 'exchangeDistinct'; readonly do: Effect; readonly max: number }
  | { readonly op: 'forEach'; readonly count: Count; readonly do: Effect; readonly max?: number }
  | {
      readonly op: 'playCard';
      readonly from: readonly Source[];
      readonly filter?: Filter;
      readonly discount: number;
    }
  | {
      readonly op: 'useLocation' | 'placeWorker' | 'moveWorker';
      readonly zones: readonly Zone[];
      readonly allowOccupied: boolean;
    }
  | { readonly op: 'activate'; readonly color: 'green'; readonly whose: Whose; readonly n: number }
  | { readonly op: 'copy'; readonly color: 'brown'; readonly whose: Whose }
  | { readonly op: 'production' };

export interface Trigger {
  readonly on: TriggerOn;
  readonly filter?: Filter;
  readonly zones?: readonly Zone[];
  readonly cost?: Cost;
  readonly do: Effect;
}

export interface Discount {
  readonly star: boolean;
  readonly filter?: Filter;
  readonly amount: Amounts & { readonly any?: number };
  readonly cost?: { readonly charge?: number; readonly tuck?: number };
  readonly uses?: number;
}

export interface Score {
  readonly per: number;
  readonly count: Count;
  readonly every?: number;
  readonly max?: number;
}

export interface Ability {
  readonly onPlay?: Effect;
  readonly production?: Effect;
  readonly visit?: Effect;
  readonly score?: Score;
  readonly trigger?: Trigger;
  readonly discount?: Discount;
  readonly substitute?: { readonly n: number };
}

/** Editions used to carry their names inside; new ones have `words` beside the content. */
interface MayBeNamed {
  readonly name?: unknown;
}

export interface CardJson extends MayBeNamed {
  readonly id: string;
  readonly type: CardType;
  readonly color: Color;
  readonly cost: Amounts & { readonly cards?: number };
  readonly points: number;
  readonly copies: number;
  readonly ability: Ability;
}

export type Condition =
  | { readonly kind: 'atLeast'; readonly count: Count; readonly min: number }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'eachColor'; readonly min: number }
  | { readonly kind: 'more'; readonly elements: readonly Count[]; readonly min: number }
  | { readonly kind: 'journey' };

export interface EventJson extends MayBeNamed {
  readonly id: string;
  readonly letter: (typeof LETTERS)[number] | null;
  readonly points: number;
  readonly condition: Condition;
}

export interface SeasonTile {
  readonly first: (typeof ANIMALS)[number];
  readonly replaceRiver: boolean;
  readonly hare: readonly Effect[];
  readonly tortoise: readonly Effect[];
}

export interface EditionContent {
  readonly id: string;
  readonly format: 'everdell-duo-1';
  readonly cards: readonly CardJson[];
  readonly farms: readonly { readonly id: string; readonly effect: Effect }[];
  readonly rivers: readonly (MayBeNamed & { readonly id: string; readonly effect: Effect })[];
  readonly slots: readonly { readonly slot: number; readonly reward: Effect }[];
  readonly events: readonly EventJson[];
  readonly seasons: { readonly competitive: { readonly [season in Season]: SeasonTile } };
}
