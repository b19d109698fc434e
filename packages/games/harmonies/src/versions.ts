// The versions of the rules. Matches run on the version they began with, so a version is never edited and never taken
// away; one code base plays them all and asks the switches where they differ.

export interface Switches {
  /** Where closed loops count, four tokens in a rhombus are one. Else it has a shortcut and counts as any river. */
  readonly rhombusIsLoop: boolean;
}

export const VERSIONS = {
  1: { rhombusIsLoop: false },
  2: { rhombusIsLoop: true },
} as const satisfies Readonly<Record<number, Switches>>;

export type Version = keyof typeof VERSIONS;
