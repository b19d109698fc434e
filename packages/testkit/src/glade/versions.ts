// The versions of the rules. Matches run on the version they began with, so a version is never edited and never taken
// away; one code base plays them all and asks the switches where they differ.

export interface Switches {
  /** An owl that finds no berry to take rests by itself. Else its player must say so, though there is no choice. */
  readonly idleOwlRests: boolean;
}

export const VERSIONS = {
  1: { idleOwlRests: false },
  2: { idleOwlRests: true },
} as const satisfies Readonly<Record<number, Switches>>;

export type Version = keyof typeof VERSIONS;
