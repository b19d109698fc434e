// The versions of the rules. Matches run on the version they began with, so a version is never edited and never taken
// away; one code base plays them all and asks the switches where they differ.

export interface Switches {
  /** An effect waits for its owner if a trade of hand cards could pay for it. Else only the supply counts, and it is skipped. */
  readonly tradesPayEffects: boolean;
}

export const VERSIONS = {
  1: { tradesPayEffects: false },
  2: { tradesPayEffects: true },
} as const satisfies Readonly<Record<number, Switches>>;

export type Version = keyof typeof VERSIONS;
