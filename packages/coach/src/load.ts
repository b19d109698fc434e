import { loadBots } from '@sunglade/bots';
import { openSetup, type StoredSetup } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { type Coach, createCoach } from './coach.ts';

/** The coach of a table; null where its rules or its set-up are not known here. */
export async function loadCoach(game: string, rules: number, stored: StoredSetup): Promise<Coach | null> {
  const loaded = await loadGame(game, rules);
  const setup = loaded && openSetup(loaded, stored);
  if (!loaded || !setup?.ok) return null;
  return createCoach({ rules: loaded.bind(setup.value), setup: setup.value }, await loadBots(game));
}
