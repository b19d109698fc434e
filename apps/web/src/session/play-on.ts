// From any moment of a match to a table of one's own: the same deal, the steps so far, bots on the other seats.
import { usualBots } from '@sunglade/bots';
import { type AnyGame, type Replay, storeSetup } from '@sunglade/core';
import { type Help, parsePlayer, safeName } from '@sunglade/table';
import { settings } from '../base/settings.ts';
import { createId } from './ids.ts';
import { createSavedTable, editionOf } from './local-table.ts';
import { type LocalChair, type LocalSetup, putTable } from './saved-table.ts';

/** Answers with the address of the table; null where it cannot be opened. */
export async function playOn(
  { record, run, rules, setup }: Replay,
  game: AnyGame,
  at: { readonly steps: number; readonly seat: number; readonly help: Help },
): Promise<string | null> {
  const usual = usualBots(game.id);
  const chairs = Array.from({ length: rules.seats }, (_, i): LocalChair => {
    if (i === at.seat) return { kind: 'person', person: 0, name: safeName(settings.value.name) ?? '' };
    const { bot } = parsePlayer(record.players?.[i] ?? '');
    return { kind: 'bot', level: bot ?? usual[i % usual.length] ?? 'random' };
  });
  const { edition } = storeSetup(setup, game);
  const wish: LocalSetup = {
    game: game.id,
    seats: rules.seats,
    options: setup.options as NonNullable<LocalSetup['options']>,
    edition: editionOf({ edition }),
    chairs,
    ...(setup.carried === undefined ? {} : { carried: setup.carried }),
    help: at.help,
    from: {
      seed: run.seed,
      steps: run.standing.slice(0, at.steps).map(({ seat, step }) => ({ seat, text: rules.print(step) })),
    },
  };
  const kept = createSavedTable(wish, game, createId(), Date.now());
  if ('problems' in kept) return null;
  await putTable(kept);
  return `/play/${game.id}/${kept.id}`;
}
