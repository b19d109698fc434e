// A real server in a process of its own, on a free port and a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** High enough that only tests about limits meet them. */
export const ROOMY = {
  GUESTS_PER_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '10000000',
  MESSAGES_PER_SECOND: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  SOCKETS_PER_USER: '1000',
  TABLES_PER_USER: '100000',
  AWAY_MINUTES: '0',
};

export interface Server {
  readonly url: string;
  readonly pid: number;
  readonly folder: string;
  /** What it wrote, log and all. */
  readonly output: string;
  /** Dies at once, as when the power fails. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export const createFolder = (): string => mkdtempSync(join(tmpdir(), 'sunglade-server-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A test that failed half-way leaves nothing running. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export async function startServer(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', ...ROOMY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const written: string[] = [];
  const url = await ready(child, written);
  const closed = once(child, 'close');
  return {
    url,
    pid: child.pid ?? 0,
    folder,
    get output() {
      return written.join('');
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await closed;
      return code;
    },
  };
}

function ready(child: ChildProcess, written: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown): void => {
      written.push(String(chunk));
      const url = /ready: (https?:\/\/\S+)/.exec(written.join(''))?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => reject(new Error(`the server ended with ${code}: ${written.join('')}`)));
  });
}

/** Runs one of the server's commands to its end. */
export async function runCommand(folder: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts', ...args], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  const [code] = await once(child, 'close');
  return { code, output };
}
