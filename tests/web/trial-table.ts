// A trial as somebody would have it in their browser one step before its end, played well enough for a medal.
import { loadBots } from '@sunglade/bots';
import { createDice, only, seat, seedFrom, viewOf } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { createSavedTable, LocalTable } from '../../apps/web/src/session/local-table.ts';
import type { SavedTable } from '../../apps/web/src/session/saved-table.ts';
import { loadTrials } from '../../apps/web/src/trials/load.ts';
import { type Medal, medalOf, setupOf, type TrialDeal, type TrialFile } from '../../apps/web/src/trials/trial.ts';

/** Any fixed moment. */
const NOON = Date.UTC(2026, 4, 1, 12);
const ID = 'trial-table';

export interface MadeTrial {
  readonly table: SavedTable;
  readonly deal: TrialDeal;
  readonly points: number;
  readonly medal: Medal;
}

/** Plays a trial that is played alone; answers with its steps. */
async function playAlone(
  file: TrialFile,
  deal: TrialDeal,
): Promise<{ readonly steps: string[]; readonly points: number }> {
  const game = await loadGame(file.game, file.rules);
  const setup = game?.setup({ seats: file.seats, options: deal.options, edition: file.edition.id });
  if (!game || !setup?.ok) throw new Error(`no ${file.game}`);
  const rules = game.bind(setup.value);
  const bot = (await loadBots(file.game))({ rules, setup: setup.value }, 'badger');
  if (!bot) throw new Error('nobody plays');
  const state = rules.create(deal.seed);
  const dice = createDice(seedFrom('trial'));
  const alone = seat(0);
  const steps: string[] = [];
  while (rules.acting(state) !== 0)
    for (const step of bot.plan(viewOf(rules, state, only(alone)), alone, dice, { playouts: 40 })) {
      rules.apply(state, alone, step);
      steps.push(rules.print(step));
    }
  return { steps, points: rules.score(state, alone).total };
}

/** The first trial of a game that earns one. */
export async function makeTrial(id: string): Promise<MadeTrial> {
  const file = (await loadTrials()).find(({ game }) => game === id);
  const game = file && (await loadGame(id, file.rules));
  if (!file || !game) throw new Error(`no trials of ${id}`);
  for (const deal of file.deals) {
    const { steps, points } = await playAlone(file, deal);
    const medal = medalOf(points, deal);
    if (!medal) continue;
    const fresh = createSavedTable(setupOf(file, deal, 'Fern'), game, ID, NOON);
    if ('problems' in fresh) throw new Error(fresh.problems.join());
    const table = new LocalTable(fresh, game);
    for (const step of steps.slice(0, -1)) {
      const answer = table.submit(0, [step], NOON);
      if (!('heard' in answer)) throw new Error(JSON.stringify(answer));
    }
    return { table: table.kept(NOON), deal, points, medal };
  }
  throw new Error('no medal');
}
