// All of Everdell Duo's words, by name. Each language fills in the whole type, so a missing text does not compile.
import {
  type AnyRefusal,
  type CardType,
  type Clause,
  type Color,
  EDITIONS,
  type EditionContent,
  type Resource,
  type Season,
  type TeamClause,
  type Version,
} from '@sunglade/everdell-duo';
import type { Lang } from '../../../base/lang.ts';
import type { Bit, GameWords, GuideStep } from '../../../kit/screen/screen.ts';
import type { About, Told } from '../../../locales/person.ts';
import type { Asked } from '../pending.ts';
import type { Phrases } from './phrases.ts';
import type { TeamOption, TeamWords } from './team.ts';

type Part = 'cards' | 'tokens' | 'events' | 'journey' | `prosperity:${string}`;
type OptionId = 'mode' | 'hare' | 'askEveryGain' | TeamOption;

type Clauses = GameWords<AnyRefusal, Clause | TeamClause>['clauses'];
/** Of every game, without those of a team. */
export type CommonClauses = GameWords<AnyRefusal, Clause>['clauses'];
type Newest = 2;

type Animal = 'hare' | 'tortoise';
export type Marker = 'sun' | 'moon';
/** What a whole turn can be used for. */
export type Can = 'place' | 'play' | 'draw' | 'take' | 'trade';

export interface Names {
  readonly cards: Readonly<Record<string, string>>;
  readonly rivers: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  /** Long words with their joints: `Photo|grapher`. */
  readonly breaks: readonly string[];
}

export interface DuoWords extends GameWords<AnyRefusal, Clause | TeamClause, Part, OptionId> {
  readonly lang: Lang;
  /** What was said in other words by rules that running matches may still have. */
  readonly older: Readonly<Record<Exclude<Version, Newest>, Partial<Clauses>>>;
  readonly guide: readonly GuideStep[];
  readonly chapters: readonly { readonly from: Clause | TeamClause; readonly title: string }[];
  readonly team: TeamWords;
  readonly names: Names;
  readonly phrases: Phrases;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly counted: (kind: Resource, count: number) => string;
  readonly countedCards: (count: number) => string;
  readonly countedPoints: (count: number) => string;
  readonly countedTokens: (count: number) => string;
  readonly colors: Readonly<Record<Color, string>>;
  /** When cards of a colour work. */
  readonly colorAbout: Readonly<Record<Color, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly animals: Readonly<Record<Animal, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  readonly and: (list: readonly string[]) => string;
  /** The short word between what is gained and what is counted: "1 per card". */
  readonly per: string;
  readonly moment: (season: string, turns: number) => string;
  readonly over: string;
  readonly dial: (season: string, sun: number, moon: number) => string;
  readonly farm: (number: number) => string;
  readonly meadow: {
    readonly title: string;
    readonly space: (row: number, column: number) => string;
    readonly gap: string;
    readonly left: (marker: Marker, count: number) => string;
    readonly on: (marker: Marker, field: number, left: number) => string;
    readonly beside: (markers: string) => string;
    readonly mayPlay: string;
    readonly mayTake: string;
    readonly deck: (cards: number) => string;
    /** On the deck. */
    readonly draw: string;
    /** Under Sun and Moon: what each of them moves with. */
    readonly moves: Readonly<Record<Marker, (left: number) => string>>;
    readonly inside: string;
  };
  readonly card: {
    /** "green construction". */
    readonly kind: (color: Color, type: CardType) => string;
    readonly costs: (cost: string) => string;
    readonly free: string;
    readonly worth: (points: number) => string;
    readonly isNew: string;
    /** On a card that has just come. */
    readonly fresh: string;
    readonly charges: (count: number) => string;
    readonly tucked: (count: number) => string;
    readonly occupied: string;
    readonly worker: About;
    readonly uses: (used: number, of: number) => string;
    readonly prosperity: (points: number) => string;
    readonly close: string;
  };
  readonly city: {
    readonly title: About;
    /** An empty city. */
    readonly none: string;
    readonly sum: (cards: number, points: number) => string;
    /** What lies in the middle of a small screen. */
    readonly views: string;
    /** Behind a closed tab. */
    readonly asks: string;
    readonly purse: string;
    readonly workers: (free: number) => string;
    readonly hand: (cards: number) => string;
    readonly known: (cards: string) => string;
    /** Taken openly, but something has left the hand face down since. */
    readonly maybe: (cards: string) => string;
  };
  readonly hand: {
    readonly title: string;
    readonly empty: string;
    readonly holds: (cards: string) => string;
    readonly inside: string;
  };
  readonly places: {
    readonly title: string;
    readonly note: (free: number) => string;
    readonly farms: string;
    readonly river: string;
    readonly inCity: About;
  };
  readonly events: {
    readonly title: string;
    readonly slot: (number: number) => string;
    readonly points: (points: number) => string;
    readonly reward: (text: string) => string;
    readonly gone: (number: number) => string;
    readonly claimed: About;
    readonly ready: string;
    /** One thing that is counted: "2 of 3 green cards". */
    readonly part: (have: number, need: number, what: string) => string;
    readonly together: (total: number) => string;
    readonly of: (name: string, facts: readonly string[]) => string;
    /** Short, on the tile: more than the other player, and at least so many. */
    readonly more: (min: number) => string;
    readonly most: string;
  };
  readonly key: {
    readonly title: string;
    /** What the rings around cards mean. */
    readonly beside: Readonly<Record<Marker, string>>;
    readonly may: string;
  };
  readonly bar: {
    readonly trade: string;
    readonly tradeFor: string;
    readonly season: Readonly<Record<Season, string>>;
    readonly less: (count: number) => string;
    /** So many resources are still to be paid. */
    readonly toPay: (count: number) => string;
    /** Whose order is asked. */
    readonly several: string;
  };
  readonly sheet: {
    readonly ways: string;
    readonly play: string;
    readonly playWithToken: string;
    readonly take: string;
    readonly deck: string;
    readonly price: (price: string) => string;
    readonly helped: (cards: string) => string;
    /** Tokens left, and the colour that can be used only once. */
    readonly tokenLost: (left: number, color: Color) => string;
    readonly chargesLost: (count: number) => string;
    readonly cardsLost: (count: number) => string;
    readonly swaps: (count: number) => string;
    readonly lack: (what: string) => string;
    /** For mice. */
    readonly hint: string;
  };
  /** The beginning of a season. */
  readonly season: {
    readonly begins: Readonly<Record<Season, string>>;
    readonly first: (animals: string) => string;
    readonly river: string;
    readonly home: (turns: number) => string;
    readonly gift: About<[what: string]>;
    readonly close: string;
  };
  readonly prompt: Readonly<Record<Exclude<Asked, 'main' | 'discard' | 'payMenu' | 'team'>, string>> & {
    /** Only what is possible. */
    readonly main: (can: readonly Can[]) => string;
    /** What a question is for. */
    readonly of: (asker: string, question: string) => string;
    readonly discard: string;
    readonly trade: string;
    readonly payMenu: (card: string) => string;
  };
  readonly steps: {
    readonly done: string;
    readonly decline: string;
    readonly accept: string;
    readonly pay: string;
    readonly payPrice: (price: string) => string;
    readonly draw: string;
    readonly move: Readonly<Record<Marker, string>>;
    readonly gain: (what: string) => string;
    readonly payKind: (what: string) => string;
    readonly trade: (what: string) => string;
    readonly option: (number: number) => string;
    readonly play: (card: string) => string;
    readonly playFor: (card: string, price: string) => string;
    readonly take: (card: string) => string;
    readonly discard: (card: string) => string;
    readonly keep: (card: string) => string;
    readonly activate: (card: string) => string;
    readonly copy: (card: string) => string;
    readonly with: (card: string) => string;
    readonly token: (card: string) => string;
    readonly tuck: (card: string) => string;
    readonly place: (place: string) => string;
    readonly use: (place: string) => string;
    readonly from: (place: string) => string;
  };
  readonly say: {
    readonly gain: Told<[what: string]>;
    readonly pay: Told<[what: string]>;
    readonly spend: Told<[what: string]>;
    readonly draw: Told;
    readonly drawCard: Told<[card: Bit]>;
    readonly take: Told<[card: Bit]>;
    readonly discard: Told;
    readonly discardCard: Told<[card: Bit]>;
    readonly keep: Told;
    readonly keepCard: Told<[card: Bit]>;
    readonly tuck: Told<[under: Bit]>;
    readonly tuckCard: Told<[card: Bit, under: Bit]>;
    readonly shuffle: (cards: number) => readonly Bit[];
    readonly build: Told<[card: Bit]>;
    readonly buildFor: Told<[card: Bit, price: string]>;
    readonly buildWith: Told<[card: Bit, home: Bit]>;
    readonly charge: (card: Bit, count: number) => readonly Bit[];
    readonly uncharge: (card: Bit, count: number) => readonly Bit[];
    readonly effect: Told<[place: Bit]>;
    readonly worker: Told<[to: Bit]>;
    readonly move: Told<[from: Bit, to: Bit]>;
    readonly recall: Told<[from: Bit]>;
    readonly claim: Told<[event: Bit, points: number]>;
    readonly trade: Told<[what: string]>;
    readonly seasonEnd: (season: Season) => readonly Bit[];
    readonly season: (season: Season) => readonly Bit[];
    readonly river: (tiles: readonly Bit[]) => readonly Bit[];
    readonly journey: Told<[points: number]>;
    readonly end: (lines: readonly { readonly who: Bit; readonly score: number }[]) => readonly Bit[];
  };
}

/** A sentence with bits in it. */
export function bits(texts: TemplateStringsArray, ...parts: readonly (Bit | number)[]): readonly Bit[] {
  const list: Bit[] = [];
  for (const [i, text] of texts.entries()) {
    if (text) list.push(text);
    const part = parts[i];
    if (part !== undefined) list.push(typeof part === 'number' ? String(part) : part);
  }
  return list;
}

/** Sentences one after the other, with something in between. */
export const joined = (lists: readonly (readonly Bit[])[], between: string): readonly Bit[] =>
  lists.flatMap((list, i) => (i === 0 ? list : [between, ...list]));

/** The lines of purple cards on the score sheet, from the edition that comes with the game. */
export function prosperityParts(cards: Names['cards']): Record<`prosperity:${string}`, string> {
  const { cards: all } = EDITIONS[0].content as unknown as EditionContent;
  return Object.fromEntries(
    all.filter(({ ability }) => ability.score).map(({ id }) => [`prosperity:${id}`, cards[id] ?? id]),
  );
}

/** The words of one version of the rules. */
export function wordsOf(words: DuoWords, version: number): DuoWords {
  const older: Readonly<Record<number, Partial<Clauses>>> = words.older;
  return { ...words, clauses: { ...words.clauses, ...older[version] } };
}
