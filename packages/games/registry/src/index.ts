// The only package that knows every game. Each is loaded when it is needed, so a page pays for one game at a time.
import type { AnyGame } from '@sunglade/core';

export interface Listing {
  readonly id: string;
  /** Of the rules. Old versions stay listed as long as matches may run on them. */
  readonly version: number;
  /** Shows the contract; not one of the games people come for. */
  readonly example: boolean;
  load(): Promise<AnyGame>;
}

export const LISTINGS: readonly Listing[] = [
  { id: 'evergreen', version: 1, example: false, load: async () => (await import('@sunglade/evergreen')).evergreen },
  { id: 'harmonies', version: 1, example: false, load: async () => (await import('@sunglade/harmonies')).harmonies },
  {
    id: 'everdell-duo',
    version: 1,
    example: false,
    load: async () => (await import('@sunglade/everdell-duo')).everdellDuo,
  },
  { id: 'glade', version: 1, example: true, load: async () => (await import('@sunglade/testkit/glade')).glade },
];

/** The newest rules of a game, or the ones a match began with; null if there are none. */
export async function loadGame(id: string, version?: number): Promise<AnyGame | null> {
  const found = LISTINGS.filter((one) => one.id === id && (version === undefined || one.version === version));
  const newest = found.reduce<Listing | null>((best, one) => (best && best.version > one.version ? best : one), null);
  return newest ? newest.load() : null;
}
