import { loadBots, type Seating } from '@sunglade/bots';
import { openSetup, type StoredSetup } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { type Coach, createCoach } from './coach.ts';

/** The rules of a table; null where they or its set-up are not known here. */
export async function loadSeating(game: string, rules: number, stored: StoredSetup): Promise<Seating | null> {
  const loaded = await loadGame(game, rules);
  const setup = loaded && openSetup(loaded, stored);
  return loaded && setup?.ok ? { rules: loaded.bind(setup.value), setup: setup.value } : null;
}

/** The coach of a table; null where its rules or its set-up are not known here. */
export async function loadCoach(game: string, rules: number, stored: StoredSetup): Promise<Coach | null> {
  const seating = await loadSeating(game, rules, stored);
  return seating && createCoach(seating, await loadBots(game));
}
