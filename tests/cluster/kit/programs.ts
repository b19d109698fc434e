// Programs that tests start and stop by their own process id.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** A program that runs until it is ended. What it says is kept for whoever wonders why it did not start. */
export class Program {
  readonly child: ChildProcess;
  readonly #closed: Promise<unknown>;
  #output = '';

  constructor(command: string, args: readonly string[], owner: Owner = {}) {
    this.child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...owner });
    this.#closed = new Promise((resolve) => this.child.once('close', resolve));
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => {
        this.#output += String(chunk);
      });
    const leave = (): void => {
      this.child.kill('SIGKILL');
    };
    // Nothing is left running when a test run is cut short.
    process.once('exit', leave);
    void this.#closed.then(() => process.off('exit', leave));
  }

  get output(): string {
    return this.#output;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.#closed;
  }
}

export async function until(what: string, done: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await done())) {
    if (performance.now() > end) throw new Error(`${what} did not happen within ${ms} ms`);
    await new Promise((next) => setTimeout(next, 20));
  }
}
