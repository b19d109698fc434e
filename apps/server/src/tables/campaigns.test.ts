// What only a clock can show; everything else is in tests/server/campaigns.test.ts.
import { createMemoryStore } from '@sunglade/match/contract';
import { loadCampaign } from '@sunglade/registry';
import { expect, it } from 'vitest';
import { systemSecrets } from '../base/secrets.ts';
import { Campaigns } from './campaigns.ts';

it('a table that was promised and never came locks the sheet for a minute only', async () => {
  let now = 1_000;
  const campaigns = new Campaigns({
    store: createMemoryStore(),
    // The server died before the table was stored.
    runner: { read: async () => null },
    tables: { open: () => Promise.reject(new Error('killed')) },
    games: { campaign: loadCampaign },
    secrets: systemSecrets,
    now: () => now,
  });
  const ada = { id: 'ada', name: 'Ada', createdAt: 0 };
  const { id } = await campaigns.create(ada, { game: 'everdell-duo' });
  const begin = () => campaigns.begin(ada, id, { chapter: 1, difficulty: 'normal' }, {});
  await expect(begin()).rejects.toThrow('killed');
  now += 59_000;
  await expect(begin()).rejects.toMatchObject({ code: 'chapter-running' });
  now += 2_000;
  await expect(begin()).rejects.toThrow('killed');
});
