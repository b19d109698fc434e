// A NATS of the tests' own on a free port.
import { connect } from 'node:net';
import { findNats } from '../../../scripts/prepare/servers.mjs';
import { freePort } from '../../free-port.ts';
import { Program, until } from './programs.ts';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export class Nats {
  readonly port: number;
  #server: Program | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<Nats> {
    const nats = new Nats(await freePort());
    await nats.resume();
    return nats;
  }

  get cpuSeconds(): number {
    return this.#server?.cpuSeconds ?? Number.NaN;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async resume(): Promise<void> {
    const program = findNats();
    if (!program) throw new Error('no NATS');
    this.#server = new Program(program, ['-a', '127.0.0.1', '-p', String(this.port)]);
    await until('NATS', () => answers(this.port));
  }

  async kill(): Promise<void> {
    await this.#server?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.#server?.running) await this.#server.end('SIGTERM');
  }
}
