// @vitest-environment node
import { seedFrom } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { expect, it } from 'vitest';
import { createId } from '../session/ids.ts';
import { createSavedTable } from '../session/local-table.ts';
import { findTrial, loadTrials } from './load.ts';
import { setupOf } from './trial.ts';

it('there are ten deals of each game, and each asks more for a dearer medal', async () => {
  const files = await loadTrials();
  expect(files.map(({ game, deals }) => [game, deals.length])).toEqual([
    ['evergreen', 10],
    ['harmonies', 10],
    ['everdell-duo', 10],
  ]);
  for (const { deals } of files)
    for (const { medals } of deals) {
      expect(medals.bronze).toBeGreaterThan(0);
      expect(medals.silver).toBeGreaterThan(medals.bronze);
      expect(medals.gold).toBeGreaterThan(medals.silver);
    }
});

it('every deal can be opened at a table of one’s own, and is fixed by its name', async () => {
  for (const file of await loadTrials()) {
    const game = await loadGame(file.game, file.rules);
    if (!game) throw new Error('no rules');
    for (const [i, deal] of file.deals.entries()) {
      expect(deal).toMatchObject({ id: `${file.game}-${i + 1}`, seed: seedFrom(`trial ${file.game} ${i + 1}`) });
      const table = createSavedTable(setupOf(file, deal, ''), game, createId(), 0);
      expect(table).toMatchObject({ status: 'playing', help: 'none', from: { seed: deal.seed, steps: [] } });
      expect(await findTrial(deal.id)).toEqual({ file, deal });
    }
  }
});
