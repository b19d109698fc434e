// A PostgreSQL of the tests' own: a folder, a free port, durable as the one in use.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/prepare/servers.mjs';
import { freePort } from '../../free-port.ts';
import { type Owner, Program, until } from './programs.ts';

const pg = createRequire(new URL('../../../packages/storage/package.json', import.meta.url))(
  'pg',
) as typeof import('pg');

/** It refuses to run as root: then it runs as the user that came with it. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export class Postgres {
  readonly port: number;
  readonly #folder: string;
  readonly #programs: string;
  readonly #owner: Owner;
  #server: Program | null = null;

  private constructor(programs: string, folder: string, port: number, who: Owner) {
    this.#programs = programs;
    this.#folder = folder;
    this.port = port;
    this.#owner = who;
  }

  static async start(): Promise<Postgres> {
    const programs = findPostgres();
    if (!programs) throw new Error('no PostgreSQL');
    const folder = mkdtempSync(join(tmpdir(), 'sunglade-postgres-'));
    const who = owner();
    if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
    const how = ['-D', join(folder, 'data'), '-U', 'sunglade', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(programs, 'initdb'), how, { ...who, stdio: 'ignore' });
    const postgres = new Postgres(programs, folder, await freePort(), who);
    await postgres.resume();
    return postgres;
  }

  get cpuSeconds(): number {
    return this.#server?.cpuSeconds ?? Number.NaN;
  }

  url(database: string): string {
    return `postgres://sunglade@127.0.0.1:${this.port}/${database}`;
  }

  /** After a kill, the first start may stumble over what the dead one left: then once more. */
  async resume(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '80' };
      const server = new Program(
        join(this.#programs, 'postgres'),
        [
          '-D',
          join(this.#folder, 'data'),
          '-p',
          String(this.port),
          ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
        this.#owner,
      );
      this.#server = server;
      await until('PostgreSQL', async () => !server.running || (await this.#answers()), 60_000);
      if (server.running) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(`PostgreSQL does not start: ${this.#server?.output}`);
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('postgres', 'select 1');
      return true;
    } catch {
      return false;
    }
  }

  async query<Row>(database: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async createDatabase(name: string): Promise<string> {
    await this.query('postgres', `create database ${name}`);
    return this.url(name);
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    await this.#server?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.#server?.running) await this.#server.end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
