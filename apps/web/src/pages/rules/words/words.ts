export interface RulesWords {
  readonly cardsOf: (game: string) => string;
  readonly backToRules: string;
  readonly find: string;
  readonly findHint: string;
  /** A filter that is not used. */
  readonly any: string;
  readonly count: (n: number) => string;
  readonly none: string;
  readonly clear: string;
  /** A clause and the lesson in which it is played. */
  readonly practise: (lesson: string) => string;
  readonly example: string;
  readonly before: string;
  readonly after: string;
  /** The example changes no points. */
  readonly noChange: string;
}
