// A server inside the test: it serves the same page, its deals are the same each time, and the test may look at its tables.
import { createLocalBus } from '@sunglade/bus';
import { LISTINGS, loadCampaign, loadGame } from '@sunglade/registry';
import { createSqliteStore } from '@sunglade/storage';
import { type Config, readConfig } from '../../apps/server/src/base/config.ts';
import { createLog } from '../../apps/server/src/base/log.ts';
import { hashSecret, systemSecrets } from '../../apps/server/src/base/secrets.ts';
import { type StartedNode, startNode } from '../../apps/server/src/start.ts';
import { createFolder, ROOMY, removeFolder } from '../server/kit/server.ts';

/** `deals` decides the chance of its tables, together with what those add who sit down; `more` is what a host sets. */
export async function startOwnServer(deals: string, more: Partial<Config> = {}): Promise<StartedNode> {
  const folder = createFolder();
  let tables = 0;
  const node = await startNode({
    config: {
      ...readConfig({ ...ROOMY, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' }),
      ...more,
    },
    store: createSqliteStore(folder),
    bus: createLocalBus(),
    bots: { think: async () => null, close: async () => undefined },
    games: { list: LISTINGS, load: loadGame, campaign: loadCampaign },
    secrets: { ...systemSecrets, seed: () => hashSecret(`${deals} ${++tables}`) },
    now: Date.now,
    log: createLog('error'),
  });
  const { stop } = node;
  return Object.assign(node, {
    stop: async () => {
      await stop();
      removeFolder(folder);
    },
  });
}
