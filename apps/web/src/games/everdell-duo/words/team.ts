// What only a team says: chapters, good news, challenges and the opponent, and everything its table shows.
import type { AnyRefusal, Level, Refusal, Season, TeamClause, TeamPhrase } from '@sunglade/everdell-duo';
import type { Bit, GameWords } from '../../../kit/screen/screen.ts';
import type { About, Told } from '../../../locales/person.ts';

type Marker = 'sun' | 'moon';

export type TeamOption =
  | 'chapter'
  | 'difficulty'
  | 'eventSkunks'
  | 'meadowSkunks'
  | 'placeSkunks'
  | 'exchange'
  | 'watches'
  | 'goodNews'
  | 'target'
  | 'challenge'
  | 'opponent';

type Team = GameWords<Exclude<AnyRefusal, Refusal>, TeamClause, never, TeamOption>;
export type TeamClauses = Team['clauses'];
export type TeamRefusals = Team['refusals'];
export type TeamOptions = Team['options'];

/** The stories of our own house set. */
export interface Stories {
  /** By number of the chapter, from 1. */
  readonly chapters: readonly { readonly title: string; readonly story: string }[];
  readonly challenges: readonly { readonly title: string; readonly text: string }[];
  /** By id. */
  readonly news: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** What a team is asked, beside everything that any player is asked. */
export const TEAM_ASKED = [
  'share',
  'name',
  'split',
  'confirm',
  'news',
  'oldNews',
  'skunk',
  'skunkTo',
  'back',
  'event',
  'refresh',
] as const;
export type TeamAsked = (typeof TEAM_ASKED)[number];

export interface TeamWords extends Stories {
  readonly chapter: (number: number) => string;
  readonly challenge: (number: number) => string;
  /** A game with settings of one's own. */
  readonly free: string;
  readonly levels: Readonly<Record<Level, string>>;
  /** Watch and good news. */
  readonly help: string;
  /** What both have together. */
  readonly team: string;
  readonly city: string;
  /** The same, on a tab. */
  readonly tab: string;
  readonly goals: {
    readonly title: string;
    readonly none: string;
    readonly events: string;
    readonly atLeast: (count: number) => string;
    readonly atMost: (count: number) => string;
    readonly not: string;
    readonly each: string;
    readonly by: Readonly<Record<Season, string>>;
    readonly completed: string;
    readonly lead: string;
    readonly met: string;
    readonly missed: string;
    /** A limit that is broken. */
    readonly broken: string;
    readonly points: (points: number, target: number) => string;
    readonly hard: (target: number) => string;
    /** What goes with a play that would break a limit. */
    readonly warn: (goal: string) => string;
  };
  readonly exchange: {
    readonly title: string;
    readonly open: string;
    readonly signpost: string;
    readonly shut: string;
    readonly none: string;
    readonly done: string;
    readonly give: string;
    readonly which: About;
    readonly card: string;
    readonly lies: About<[what: string]>;
    readonly empty: string;
  };
  readonly skunk: {
    readonly here: string;
    readonly name: string;
    readonly field: (field: number) => string;
    readonly signpost: string;
    /** Raises the minimum of an event: "4 + 2 skunks". */
    readonly raised: (min: number, skunks: number) => string;
    /** How many stand in each area. */
    readonly areas: { readonly events: string; readonly meadow: string; readonly places: string };
  };
  readonly watch: {
    readonly title: string;
    readonly about: string;
    readonly left: (count: number) => string;
    readonly use: string;
    readonly back: Readonly<Record<Marker, string>>;
  };
  readonly goodNews: {
    readonly title: string;
    readonly none: string;
    readonly use: string;
    readonly keep: string;
    readonly later: string;
  };
  readonly opponent: {
    readonly name: string;
    readonly short: string;
    readonly about: string;
    readonly row: string;
    readonly noCards: string;
    readonly counts: readonly [cards: string, colours: string, events: string, points: string];
    /** At the beginning of a season. */
    readonly now: (cards: number, points: number) => string;
    readonly bonus: string;
    readonly ahead: (points: number) => string;
    readonly behind: (points: number) => string;
    /** Her end of a season, told step by step; a card's name follows. */
    readonly turn: {
      readonly when: (season: string) => string;
      readonly title: string;
      readonly path: (field: number) => string;
      readonly throw: (column: number) => string;
      readonly event: (name: string, points: number) => string;
      readonly points: (points: number) => string;
      readonly skip: string;
      /** All of it in one sentence. */
      readonly took: (cards: readonly string[]) => string;
    };
  };
  /** What partners tell each other; "…" stands where it is not chosen yet. */
  readonly talk: Readonly<Record<TeamPhrase, (about: string) => string>>;
  /** What the season brings to the team. */
  readonly season: { readonly team: string; readonly production: string };
  readonly partner: {
    readonly hand: About;
    readonly unknown: string;
  };
  readonly asked: {
    readonly benefit: (number: number, of: number) => string;
    readonly proposal: About<[what: string]>;
  };
  readonly prompt: Readonly<Record<TeamAsked, string>>;
  readonly steps: {
    readonly to: About;
    readonly toAnimal: Readonly<Record<'hare' | 'tortoise', string>>;
    readonly nobody: string;
    readonly agree: string;
    readonly return: string;
    readonly give: (what: string) => string;
    readonly giveCard: (card: string) => string;
    readonly news: (title: string) => string;
    readonly keepNews: (title: string) => string;
    /** Old good news, for new ones. */
    readonly giveUp: string;
    readonly skunk: (space: string) => string;
  };
  readonly spaces: {
    readonly event: (number: number) => string;
    readonly path: (field: number) => string;
    readonly river: readonly [left: string, right: string];
  };
  readonly end: {
    readonly won: (points: number, target: number) => string;
    readonly lostPoints: (points: number, target: number) => string;
    readonly lostGoals: (points: number) => string;
    readonly beaten: (points: number, hers: number) => string;
    readonly notBeaten: (points: number, hers: number) => string;
    readonly promise: (points: number, hers: number) => string;
  };
  readonly say: {
    readonly skunks: (spaces: readonly Bit[]) => readonly Bit[];
    readonly noSkunks: readonly Bit[];
    readonly skunkMoved: (from: Bit, to: Bit) => readonly Bit[];
    readonly skunkGone: (from: Bit) => readonly Bit[];
    readonly give: Told<[what: string]>;
    readonly giveCard: Told<[card: Bit]>;
    readonly receive: Told<[what: string]>;
    readonly receiveCard: Told<[card: Bit]>;
    readonly watch: Told;
    readonly newsShown: (titles: readonly string[]) => readonly Bit[];
    readonly newsKept: (title: string) => readonly Bit[];
    readonly newsGone: (title: string) => readonly Bit[];
    readonly news: Told<[title: string]>;
    readonly swap: (event: Bit) => readonly Bit[];
    readonly return: Told;
    readonly throw: (column: number) => readonly Bit[];
    readonly herCard: (card: Bit, points: number) => readonly Bit[];
    readonly herEvent: (event: Bit, points: number) => readonly Bit[];
    readonly herPoints: (points: number) => readonly Bit[];
    readonly end: (points: number) => readonly Bit[];
  };
  /** Where it is told which cards are ours. */
  readonly house: {
    readonly book: string;
    readonly toBook: string;
    readonly short: string;
    readonly link: string;
  };
}

/** The points that a game of one's own may ask for, each with its name. */
export const targets = (name: (points: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries([60, 70, 80, 90, 100, 110, 120].map((points) => [`${points}`, name(points)]));
