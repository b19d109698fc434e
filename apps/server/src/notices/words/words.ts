// What notices say. One set of texts for every way; a language that lacks one does not compile.

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
  readonly play: string;
  readonly test: { readonly title: string; readonly text: string };
  readonly confirm: { readonly title: string; readonly text: string; readonly button: string; readonly ignore: string };
  /** Under every mail: why it came, and how to have no more of them. */
  readonly why: string;
  readonly stop: string;
}
