// A player who never gives up: whatever breaks, the same submission is sent again, to whichever node answers, until it
// is acknowledged or refused. The ledger remembers what the player was told.
import { type AnyRules, createPicker, hasSeat, seat } from '@sunglade/core';
import type { Seen } from '@sunglade/table';
import { type Client, newId, type Question, type Reply, type Socket } from '../../server/kit/client.ts';
import { anyStep, rulesOf } from '../../server/kit/play.ts';

/** Nothing was decided: ask again. */
const AGAIN = new Set(['restarting', 'storage-failed', 'server-error', 'conflict']);
const ANSWER_MS = 20_000;

export class Ledger {
  /** Submission and how many lines the table had after it. */
  readonly acknowledged = new Map<string, { readonly table: string; readonly seq: number }>();
  readonly refused: { readonly key: string; readonly code: string }[] = [];
  readonly latencies: number[] = [];
  /** Sockets that had to be opened again, and sent submissions that had to be sent again. */
  reconnects = 0;
  repeats = 0;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class Player {
  readonly client: Client;
  readonly #urls: readonly string[];
  readonly #ledger: Ledger;
  readonly #pick: (n: number) => number;
  #node: number;
  #socket: Socket | null = null;
  #watching = new Set<string>();
  #wake: (() => void) | null = null;
  /** Every message as it came, where asked for. */
  readonly heard: string[] = [];
  keep = false;

  constructor(client: Client, urls: readonly string[], node: number, ledger: Ledger, seed: number) {
    this.client = client;
    this.#urls = urls;
    this.#node = node;
    this.#ledger = ledger;
    this.#pick = createPicker(seed);
  }

  get url(): string {
    return this.#urls[this.#node % this.#urls.length] ?? '';
  }

  /** A socket that is open and watches the table, on whichever node there is. */
  async socket(table: string): Promise<Socket> {
    for (let tries = 0; tries < 300; tries++) {
      try {
        let socket = this.#socket;
        if (!socket || socket.closed !== null) {
          if (socket) this.#ledger.reconnects++;
          this.client.url = this.url;
          socket = await within(5_000, this.client.connect());
          socket.keep = this.keep;
          socket.onMessage = (_, text) => {
            if (this.keep) this.heard.push(text);
            this.#wake?.();
          };
          const woken = socket;
          socket.raw.on('close', () => {
            if (this.#socket === woken) this.#wake?.();
          });
          this.#socket = socket;
          this.#watching = new Set();
        }
        if (!this.#watching.has(table)) {
          await within(ANSWER_MS, socket.watch(table));
          this.#watching.add(table);
        }
        return socket;
      } catch {
        this.leave();
        this.#node++;
        await sleep(50);
      }
    }
    throw new Error('no node takes a player');
  }

  leave(): void {
    this.#socket?.raw.terminate();
    this.#socket = null;
  }

  /** Sends the question under one id until it is decided. Returns the number of lines after it, null if refused. */
  async decide(table: string, question: Question): Promise<number | null> {
    const id = newId();
    const key = `${this.client.user.id}:${id}`;
    const began = performance.now();
    for (let tries = 0; tries < 300; tries++) {
      if (tries > 0) this.#ledger.repeats++;
      let reply: Reply;
      try {
        reply = await within(ANSWER_MS, (await this.socket(table)).ask(question, id));
      } catch {
        this.leave();
        this.#node++;
        continue;
      }
      if (reply.type === 'ack') {
        this.#ledger.acknowledged.set(key, { table, seq: reply.seq });
        this.#ledger.latencies.push(performance.now() - began);
        return reply.seq;
      }
      if (reply.type === 'refused' && AGAIN.has(reply.code)) {
        await sleep(100);
        continue;
      }
      this.#ledger.refused.push({ key, code: reply.type === 'refused' ? reply.code : reply.type });
      return null;
    }
    throw new Error('nobody decided');
  }

  async seen(table: string): Promise<Seen> {
    return (await this.socket(table)).seen(table);
  }

  /** Waits until the own picture has so many lines: what was acknowledged must be shown, too. */
  async reach(table: string, seq: number, ms = 30_000): Promise<Seen> {
    const end = performance.now() + ms;
    for (;;) {
      const seen = await this.seen(table);
      if (seen.seq >= seq) return seen;
      if (performance.now() > end) throw new Error(`${seq} lines are stored, ${seen.seq} are shown`);
      await this.#change();
    }
  }

  /** Plays one seat until the game is over or `stop` says so. */
  async play(table: string, one: number, stop: () => boolean): Promise<void> {
    let rules: AnyRules | null = null;
    while (!stop()) {
      const seen = await this.seen(table);
      if (seen.status === 'over' || seen.status === 'closed') return;
      if (seen.status !== 'playing' || !hasSeat(seen.acting, seat(one))) {
        await this.#change();
        continue;
      }
      rules ??= await rulesOf(seen);
      const seq = await this.decide(table, anyStep(rules, seen, one, this.#pick));
      if (seq === null) await sleep(20);
      else await this.reach(table, seq);
    }
  }

  /** Something was heard, or it is time to look again. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, 200);
      const own = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.#wake = own;
    });
  }
}
