// Puts a node together, and takes it apart again without losing anything.
import type { AddressInfo } from 'node:net';
import { Runner } from '@sunglade/match';
import { Accounts } from './accounts/accounts.ts';
import { Friends } from './accounts/friends.ts';
import { Holidays } from './accounts/holidays.ts';
import { People } from './accounts/people.ts';
import { addressReader } from './base/addresses.ts';
import { countInHour } from './base/in-hour.ts';
import { Metrics } from './base/metrics.ts';
import { createApp } from './http/app.ts';
import { sessionOf } from './http/cookie.ts';
import type { Node, NodeParts } from './node/node.ts';
import { createNotices } from './notices/notices.ts';
import { Reviews } from './reviews/reviews.ts';
import { Hub } from './socket/hub.ts';
import { Campaigns } from './tables/campaigns.ts';
import { Chat } from './tables/chat.ts';
import { listed } from './tables/listed.ts';
import { Tables } from './tables/tables.ts';

const SWEEP_MS = 1_000;
const CATCH_UP_MS = 5_000;
const BOT_GRACE_MS = 3_000;
const TIDY_MS = 3_600_000;
const HOLIDAYS_MS = 30_000;
const REVIEWS_PER_HOUR = 30;

export interface StartedNode extends Node {
  /** Where it listens. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function startNode(parts: NodeParts): Promise<StartedNode> {
  const { config, store, bus, bots, games, secrets, now, log } = parts;
  const shared = config.databaseUrl !== '';
  const metrics = new Metrics({ sockets: () => node.hub.size, tables: () => node.runner.inMemory });
  const runner = new Runner({
    store,
    bus,
    thinker: {
      async think(question, budget) {
        const text = await bots.think(question, budget);
        if (text === null && question.level !== 'random') metrics.botFailed();
        return text;
      },
    },
    now,
    loadGame: (id, version) => games.load(id, version),
    // Where other nodes look on, a bot may take all the time it has before one of them asks again.
    patience: shared ? { ...config.patience, botMs: config.botMs + BOT_GRACE_MS } : config.patience,
    tables: config.tablesInMemory,
    shared,
    onError: (error, match) => {
      metrics.failed();
      log.error({ err: error, match }, 'table failed');
    },
    onAppend: (lines, ms) => metrics.appended(lines, ms),
  });
  const hereAt = async (table: string) => (await hub.peopleAt(table)).here;
  const tables = new Tables({ store, runner, games, secrets, now, perUser: config.tablesPerUser, hereAt });
  const accounts = new Accounts({ store, secrets, now, sessionMs: config.sessionMs });
  const isGuest = (user: string): Promise<boolean> => accounts.isGuest(user);
  const notices = await createNotices({ config, store, runner, secrets, now, metrics, log, isGuest });
  const timers: NodeJS.Timeout[] = [];
  let stopping: Promise<void> | null = null;
  const node = {
    ...parts,
    runner,
    metrics,
    people: new People(store, secrets, now, config.sessionMs),
    accounts,
    friends: new Friends({ store, runner, secrets, now, listed: (match) => listed(match) }),
    holidays: new Holidays({ store, runner, now, perYear: config.holidayDays }),
    tables,
    campaigns: new Campaigns({ store, runner, games, tables, secrets, now }),
    chat: new Chat({
      store,
      runner,
      bus,
      now,
      talk: config.talk,
      onError: (error) => log.error({ err: error }, 'talk failed'),
      onReport: (reason) => log.warn({ reason }, 'somebody was reported: npm start -- reports'),
    }),
    notices,
    reviews: new Reviews({
      threads: config.reviewThreads,
      now,
      mayAsk: async (user) => (await countInHour(store, `review ${user}`, REVIEWS_PER_HOUR, now())) === null,
      onFailure: (error, match) => log.warn({ err: error, match }, 'a match could not be reviewed'),
    }),
    get hub(): Hub {
      return hub;
    },
    get stopping(): boolean {
      return stopping !== null;
    },
    url: '',
    stop(): Promise<void> {
      stopping ??= stop();
      return stopping;
    },
  };
  const hub = new Hub(node);
  const app = await createApp(node, log);

  async function stop(): Promise<void> {
    for (const timer of timers) clearInterval(timer);
    // Nobody new comes in; what was begun is stored and answered; then the sockets go, and the store last.
    app.server.close();
    const drained = Promise.all([runner.stop(), notices.stop()]);
    await Promise.race([drained, new Promise((done) => setTimeout(done, config.drainMs).unref())]);
    await hub.close();
    await app.close();
    node.reviews.close();
    await bots.close();
    await bus.close();
    await store.close();
  }

  const every = (ms: number, what: string, work: () => Promise<unknown>): void => {
    let busy = false;
    const turn = (): void => {
      if (busy) return;
      busy = true;
      work()
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => {
          busy = false;
        });
    };
    timers.push(setInterval(turn, ms));
  };
  every(SWEEP_MS, 'sweep', () => runner.sweep());
  every(SWEEP_MS, 'telling', () => notices.sweep());
  // The bus keeps nothing: whatever it lost is found here.
  every(CATCH_UP_MS, 'catching up', async () => node.chat.refresh(shared ? await runner.refresh() : []));
  every(HOLIDAYS_MS, 'telling of holidays', () => node.holidays.sweep());
  every(SWEEP_MS, 'dropping reviews', async () => node.reviews.sweep());
  every(TIDY_MS, 'tidy', () => store.tidy(now()));

  // The rules of a game are read once: nobody who plays waits for it.
  await Promise.all(games.list.map(({ id, version }) => games.load(id, version)));
  await app.ready();
  hub.listen(
    app.server,
    addressReader(config.trustedProxies),
    (request) => sessionOf(app.parseCookie(request.headers.cookie ?? ''), config).token,
  );
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  node.url = `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`;
  return node;
}
