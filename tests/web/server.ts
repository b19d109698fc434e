// The server as `npm start` runs it, on a free port and with a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

async function start(port: number, data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '100000',
      GUESTS_PER_HOUR: '1000',
      AWAY_MINUTES: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('ready')) resolve();
    });
  });
  return child;
}

const stop = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    // Killed before, and not started again.
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill(signal);
  });

export interface TestServer {
  readonly url: string;
  /** As if the machine lost its power. */
  kill(): Promise<void>;
  /** Again on the same port, with the same data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startServer(): Promise<TestServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'sunglade-web-'));
  let child = await start(port, data);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => stop(child, 'SIGKILL'),
    async start() {
      child = await start(port, data);
    },
    async close() {
      await stop(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
