// Something on the network that takes notices: a webhook, a push service, an ntfy.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Taken {
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class Receiver {
  readonly taken: Taken[] = [];
  /** With which status a path is answered; null: not at all, for ever. */
  answer: (path: string, count: number) => number | null = () => 201;
  /** How long a caller waits for the answer. */
  delayMs = 0;
  /** What was taken and not answered yet. */
  readonly open = new Set<Taken>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        const one = { at: Date.now(), path, headers: request.headers, body: Buffer.concat(parts) };
        this.taken.push(one);
        this.open.add(one);
        const status = this.answer(path, this.at(path).length);
        if (status === null) return;
        setTimeout(() => {
          this.open.delete(one);
          reply.writeHead(status).end('an answer that nobody may show');
        }, this.delayMs);
      });
    });
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  at(path: string): Taken[] {
    return this.taken.filter((one) => one.path === path);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }
}
