import { createLocalBus } from '@sunglade/bus';
import type { AnyGame } from '@sunglade/core';
import { createSqliteStore } from '@sunglade/storage';
import { readConfig } from '../../../apps/server/src/base/config.ts';
import { createLog } from '../../../apps/server/src/base/log.ts';
import { hashSecret } from '../../../apps/server/src/base/secrets.ts';
import { type StartedNode, startNode } from '../../../apps/server/src/start.ts';
import { createFolder, ROOMY, removeFolder } from '../kit/server.ts';

export interface Clock {
  now: number;
}

/** A whole server whose clock and secrets are ours, so that two of them can be compared byte by byte. */
export async function startTwin(games: ReadonlyMap<string, AnyGame>, clock: Clock): Promise<StartedNode> {
  const folder = createFolder();
  const counts = new Map<string, number>();
  const next = (kind: string): string => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return hashSecret(`${kind} ${counts.get(kind)}`);
  };
  const node = await startNode({
    config: readConfig({ ...ROOMY, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' }),
    store: createSqliteStore(folder),
    bus: createLocalBus(),
    bots: { think: async () => null, close: async () => undefined },
    games: {
      list: [...games.keys()].map((id) => ({ id, version: 1, example: false })),
      load: async (id) => games.get(id) ?? null,
      campaign: async () => null,
    },
    secrets: {
      id: () => next('id').slice(0, 22),
      token: () => next('token'),
      seed: () => next('seed'),
      recovery: () => next('recovery').slice(0, 25),
    },
    now: () => clock.now,
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
