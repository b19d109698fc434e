// A site of several nodes: one PostgreSQL, one NATS, real server processes.
import { createPostgresStore } from '@sunglade/storage';
import { freePort } from '../../free-port.ts';
import { createFolder, removeFolder, type Server, startServer } from '../../server/kit/server.ts';
import { Nats } from './nats.ts';
import { Postgres } from './postgres.ts';

type Env = Readonly<Record<string, string>>;

const DATABASE = 'site';

interface Place {
  readonly port: number;
  readonly env: Env;
  server: Server | null;
}

export class Cluster {
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly #places: readonly Place[];
  readonly #folder = createFolder();
  /** What nodes wrote that are gone. */
  readonly outputs: string[] = [];

  private constructor(postgres: Postgres, nats: Nats, places: readonly Place[]) {
    this.postgres = postgres;
    this.nats = nats;
    this.#places = places;
  }

  /** One node for each environment. */
  static async start(envs: readonly Env[]): Promise<Cluster> {
    const [postgres, nats] = await Promise.all([Postgres.start(), Nats.start()]);
    await postgres.createDatabase(DATABASE);
    const places = await Promise.all(envs.map(async (env) => ({ port: await freePort(), env, server: null })));
    const cluster = new Cluster(postgres, nats, places);
    await Promise.all(places.map((_, i) => cluster.startNode(i)));
    return cluster;
  }

  get databaseUrl(): string {
    return this.postgres.url(DATABASE);
  }

  get urls(): string[] {
    return this.#places.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  url(i: number): string {
    return this.urls[i] ?? '';
  }

  node(i: number): Server {
    const server = this.#places[i]?.server;
    if (!server) throw new Error(`node ${i} does not run`);
    return server;
  }

  async startNode(i: number): Promise<void> {
    const place = this.#places[i];
    if (!place) throw new Error(`no node ${i}`);
    place.server = await startServer(this.#folder, {
      DATABASE_URL: this.databaseUrl,
      NATS_URL: this.nats.url,
      PORT: String(place.port),
      BOT_THREADS: '1',
      DATABASE_CONNECTIONS: '8',
      ...place.env,
    });
  }

  async killNode(i: number): Promise<void> {
    const node = this.node(i);
    await node.kill();
    this.outputs.push(node.output);
  }

  /** SIGTERM; returns the exit code. */
  async stopNode(i: number): Promise<number | null> {
    const node = this.node(i);
    const code = await node.stop();
    this.outputs.push(node.output);
    return code;
  }

  /** Nobody may die but by our hand. */
  async assertAlive(): Promise<void> {
    for (const [i, url] of this.urls.entries()) {
      const answer = await fetch(`${url}/healthz`).catch(() => null);
      if (!answer?.ok) throw new Error(`node ${i} is gone: ${this.node(i).output}`);
    }
  }

  query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.postgres.query<Row>(DATABASE, sql, values);
  }

  async withStore<T>(work: (store: Awaited<ReturnType<typeof createPostgresStore>>) => Promise<T>): Promise<T> {
    const store = await createPostgresStore({ url: this.databaseUrl, connections: 2 });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#places.map(async ({ server }) => server?.kill()));
    await this.nats.stop();
    await this.postgres.stop();
    removeFolder(this.#folder);
  }
}
