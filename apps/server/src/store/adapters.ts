// What a node stands on: one file for one machine, or a database and a bus that many share.
import { createLocalBus, createNatsBus } from '@sunglade/bus';
import type { Bus, Store } from '@sunglade/match';
import { createPostgresStore, createSqliteStore, readSqliteStore } from '@sunglade/storage';
import type { FastifyBaseLogger } from 'fastify';
import { createSiteClock, ownTime } from '../base/clock.ts';
import type { Config } from '../base/config.ts';

const MEASURE_MS = 10_000;

export interface Adapters {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
}

const openSqlite = ({ dataDir, databaseMb }: Config): Store =>
  createSqliteStore(dataDir, databaseMb === undefined ? {} : { megabytes: databaseMb });

/** The store alone, for the commands that need nothing else. */
export const openStore = async (config: Config): Promise<Store> =>
  config.databaseUrl === '' ? openSqlite(config) : createPostgresStore({ url: config.databaseUrl });

/** While a server may be running. */
export const openStoreToRead = async (config: Config): Promise<Store> =>
  config.databaseUrl === '' ? readSqliteStore(config.dataDir) : openStore(config);

export async function createAdapters(config: Config, log: FastifyBaseLogger): Promise<Adapters> {
  const { databaseUrl, databaseConnections, natsUrl, testClockOffsetMs } = config;
  if (databaseUrl === '') {
    return { store: openSqlite(config), bus: createLocalBus(), now: () => Math.round(ownTime()) + testClockOffsetMs };
  }
  const store = await createPostgresStore({
    url: databaseUrl,
    connections: databaseConnections,
    onError: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
  });
  const clock = await createSiteClock(
    () => store.time(),
    () => ownTime() + testClockOffsetMs,
  );
  const measuring = setInterval(() => {
    clock.measure().catch((error: unknown) => log.warn({ err: error }, 'the time of the database is unknown'));
  }, MEASURE_MS);
  measuring.unref();
  const bus =
    natsUrl === ''
      ? createLocalBus()
      : await createNatsBus({
          url: natsUrl,
          onStatus: (status, server) =>
            status === 'connected'
              ? log.info({ server }, 'NATS is there')
              : log.warn({ server, status }, 'NATS is away'),
        });
  return {
    store: {
      ...store,
      close: () => {
        clearInterval(measuring);
        return store.close();
      },
    },
    bus,
    now: () => clock.now(),
  };
}
