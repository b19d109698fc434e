// The only package that knows every game. Each is loaded when it is needed, so a page pays for one game at a time.
import type { AnyGame, Campaign } from '@sunglade/core';

export interface Listing {
  readonly id: string;
  /** Of the rules. Old versions stay listed as long as matches may run on them. */
  readonly version: number;
  /** Shows the contract; not one of the games people come for. */
  readonly example: boolean;
  readonly load: () => Promise<AnyGame>;
}

export const LISTINGS: readonly Listing[] = [
  ...eachVersion('evergreen', { versions: [1], example: false, load: () => import('@sunglade/evergreen') }),
  ...eachVersion('harmonies', { versions: [1, 2], example: false, load: () => import('@sunglade/harmonies') }),
  ...eachVersion('everdell-duo', { versions: [1, 2], example: false, load: () => import('@sunglade/everdell-duo') }),
  ...eachVersion('glade', { versions: [1, 2], example: true, load: () => import('@sunglade/testkit/glade') }),
];

/** Every game once, however many versions of its rules are listed. */
export const GAME_IDS: readonly string[] = [...new Set(LISTINGS.map(({ id }) => id))];

/** Those that people come for. */
export const SHELF: readonly string[] = GAME_IDS.filter((id) => LISTINGS.some((one) => one.id === id && !one.example));

/** The version of the rules that a new table gets; 0 for a game that is not here. */
export const newestRules = (id: string): number =>
  LISTINGS.reduce((newest, one) => (one.id === id ? Math.max(newest, one.version) : newest), 0);

/** One listing per version of a package that has them all as `GAMES`. */
function eachVersion<V extends number>(
  id: string,
  game: {
    readonly versions: readonly V[];
    readonly example: boolean;
    load(): Promise<{ readonly GAMES: Readonly<Record<V, AnyGame>> }>;
  },
): Listing[] {
  const { versions, example } = game;
  return versions.map((version) => ({ id, version, example, load: async () => (await game.load()).GAMES[version] }));
}

/** The newest rules of a game, or the ones a match began with; null if there are none. */
export async function loadGame(id: string, version?: number): Promise<AnyGame | null> {
  const wanted = version ?? newestRules(id);
  return LISTINGS.find((one) => one.id === id && one.version === wanted)?.load() ?? null;
}

/** What goes on over several matches, in games that have it. */
const CAMPAIGNS: Readonly<Record<string, () => Promise<Campaign>>> = {
  'everdell-duo': async () => (await import('@sunglade/everdell-duo')).CAMPAIGN,
};

export const loadCampaign = async (id: string): Promise<Campaign | null> =>
  Object.hasOwn(CAMPAIGNS, id) ? ((await CAMPAIGNS[id]?.()) ?? null) : null;
