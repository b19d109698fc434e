import { safeName } from '@sunglade/table';
import { go } from '../../base/router.ts';
import { settings } from '../../base/settings.ts';
import { openHere } from '../open-here.ts';

/** Whom a first game is played against. */
export const GENTLEST = 'hedgehog';

/** A table of one's own against one animal; answers with its address, or null. */
async function tableAgainst(game: string, level: string): Promise<string | null> {
  const chairs = [
    { kind: 'person', person: 0, name: safeName(settings.value.name) ?? '' },
    { kind: 'bot', level },
  ] as const;
  const id = await openHere(game, { game, seats: chairs.length, chairs });
  return id === null ? null : `/play/${game}/${id}`;
}

export async function playAgainst(game: string, level: string): Promise<void> {
  const address = await tableAgainst(game, level);
  if (address) go(address);
}

/** With remarks as the game goes on. */
export async function playGuided(game: string): Promise<void> {
  const address = await tableAgainst(game, GENTLEST);
  if (address) go(`${address}?guided`);
}
