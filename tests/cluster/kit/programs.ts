// Programs that tests start and stop by their own process id.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

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

  /** The seconds of processor time of this program and its children, where the system tells. */
  get cpuSeconds(): number {
    return this.child.pid === undefined ? Number.NaN : cpuOf(this.child.pid);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.#closed;
  }
}

const TICKS_PER_SECOND = 100;

function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    // Own time and that of children who have ended: user and system each.
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
    return children.reduce((sum, child) => sum + cpuOf(child), own);
  } catch {
    return Number.NaN;
  }
}

export async function until(what: string, done: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await done())) {
    if (performance.now() > end) throw new Error(`${what} did not happen within ${ms} ms`);
    await new Promise((next) => setTimeout(next, 20));
  }
}
