import type { AnyGame } from '@sunglade/core';
import { GAME_IDS, loadGame } from '@sunglade/registry';
import { UsageError } from './io.ts';

export async function findGame(id: string | undefined): Promise<AnyGame> {
  const game = id === undefined ? null : await loadGame(id);
  if (game) return game;
  const known = GAME_IDS.join(', ');
  throw new UsageError(id === undefined ? `name a game: ${known}` : `no game "${id}"; there are: ${known}`);
}
