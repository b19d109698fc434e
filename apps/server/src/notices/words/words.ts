// What notices say. One set of texts for every way; a language that lacks one does not compile.
import type { EndBy } from '@sunglade/core';
import type { Timeout } from '@sunglade/table';

/** The texts of one language. Names come from people: nothing in them is taken for anything but a name. */
export interface Words {
  readonly games: Readonly<Record<string, string>>;
  /** The animals that bots are. */
  readonly levels: Readonly<Record<string, string>>;
  /** Somebody who gave no name, or is forgotten. */
  readonly somebody: string;
  readonly you: string;
  readonly bot: string;
  readonly yourTurn: (game: string) => string;
  readonly begun: string;
  readonly with: (names: string) => string;
  readonly played: (names: string, many: boolean) => string;
  readonly points: (points: string, one: boolean) => string;
  readonly left: (time: string) => string;
  /** Other tables that wait. */
  readonly more: (tables: string, one: boolean) => string;
  /** Little time is left of a turn, and what happens after it. */
  readonly hurry: {
    readonly title: (game: string) => string;
    readonly after: Readonly<Record<Timeout, string>>;
  };
  /** A word from those who wait. */
  readonly nudge: { readonly title: (name: string, game: string) => string; readonly text: string };
  readonly over: {
    readonly title: (game: string) => string;
    readonly youWin: string;
    readonly wins: (name: string) => string;
    readonly shared: (names: string) => string;
    /** The goal of a team. */
    readonly reached: string;
    readonly missed: string;
    /** Why it ended before its time. */
    readonly by: Readonly<Record<Exclude<EndBy, 'rules'>, string>>;
    /** Names with what each of them has. */
    readonly points: (list: string) => string;
  };
  /** A table that is about to be closed because nobody plays. */
  readonly stale: {
    readonly title: (game: string) => string;
    readonly text: string;
    readonly left: (time: string) => string;
  };
  readonly invite: {
    readonly title: (name: string, game: string) => string;
    readonly others: (names: string) => string;
    readonly text: string;
  };
  /** What the link says: to play, or to look at what is there. */
  readonly play: string;
  readonly look: string;
  readonly test: { readonly title: string; readonly text: string };
  readonly confirm: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly ignore: string;
    /** What the link says that keeps us from ever asking again. */
    readonly never: string;
  };
  /** Under every mail: why it came, and how to have no more of them. */
  readonly why: string;
  readonly stop: string;
}
