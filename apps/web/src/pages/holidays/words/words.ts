// The words about days on which somebody is away. Each language fills in the whole type, so a missing text does not compile.

export interface HolidayWords {
  readonly title: string;
  readonly about: string;
  readonly first: string;
  readonly last: string;
  readonly add: string;
  /** `days` of `most` are spoken for in a year. */
  readonly used: (year: number, days: number, most: number) => string;
  readonly none: string;
  readonly now: string;
  readonly end: (when: string) => string;
  readonly cancel: (when: string) => string;
  readonly back: string;
  readonly give: string;
}
