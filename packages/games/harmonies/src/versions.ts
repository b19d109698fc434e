// The versions of the rules. Matches run on the version they began with, so a version is never edited and never taken
// away; one code base plays them all and asks the switches where they differ.

/** What differs between versions, as named switches. There is one version, so nothing differs yet. */
export type Switches = Readonly<Record<never, never>>;

export const VERSIONS = { 1: {} } as const satisfies Readonly<Record<number, Switches>>;

export type Version = keyof typeof VERSIONS;
