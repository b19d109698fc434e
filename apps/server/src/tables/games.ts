import { levelsOf } from '@sunglade/bots';
import type { AnyGame, Campaign } from '@sunglade/core';
import type { GameOffer } from '@sunglade/protocol';

/** The games this server offers, by id and rules version. */
export interface Games {
  readonly list: readonly { readonly id: string; readonly version: number; readonly example: boolean }[];
  load(id: string, version?: number): Promise<AnyGame | null>;
  campaign(id: string): Promise<Campaign | null>;
}

export async function offersOf(games: Games): Promise<GameOffer[]> {
  const offers = await Promise.all(
    games.list.map(async ({ id, version, example }) => {
      const game = await games.load(id, version);
      if (!game) return [];
      const editions = game.editions.map((edition) => ({ id: edition.id, hash: edition.hash }));
      return [{ id, version, example, seats: game.seats, options: game.options, editions, levels: levelsOf(id) }];
    }),
  );
  const all = offers.flat();
  // Old rules are kept for old matches; a new table gets the newest.
  return all.filter((one) => !all.some((other) => other.id === one.id && other.version > one.version));
}
