// Many pairs of scripted players. Each pair plays game after game; a step is chosen when it becomes one's turn.
import { type AnyRules, createPicker } from '@sunglade/core';
import type { ServerMessage } from '@sunglade/protocol';
import { GAME_IDS } from '@sunglade/registry';
import { Client, newId, type Socket } from '../tests/server/kit/client.ts';
import { anyStep, rulesOf, type Submission, seatsToMove } from '../tests/server/kit/play.ts';

export interface Loop {
  readonly planned: number;
  readonly moves: number;
  readonly refused: number;
  readonly seconds: number;
  readonly latencies: number[];
}

interface Sent {
  readonly planned: number;
  readonly seq: number;
  readonly by: Socket;
}

/** Two people and the game they are playing. */
class Pair {
  readonly game: string;
  readonly people: readonly [Client, Client];
  readonly sockets: readonly [Socket, Socket];
  readonly pick: (n: number) => number;
  table = '';
  rules: AnyRules | null = null;
  /** The step that can be sent now. */
  next: { readonly socket: Socket; readonly step: Submission } | null = null;
  sent: Sent | null = null;
  heard: ((pair: Pair, sent: Sent) => void) | null = null;
  ready: ((pair: Pair) => void) | null = null;
  refused = 0;
  starting = false;

  constructor(game: string, people: readonly [Client, Client], sockets: readonly [Socket, Socket], seed: number) {
    this.game = game;
    this.people = people;
    this.sockets = sockets;
    this.pick = createPicker(seed);
    for (const socket of sockets) socket.onMessage = (message) => this.#hear(socket, message);
  }

  async begin(): Promise<void> {
    this.starting = true;
    const [host] = this.people;
    const [first, second] = this.sockets;
    const table = await host.open(this.game);
    await Promise.all(this.sockets.map((socket) => socket.watch(table)));
    await first.sit(table, 0);
    await second.sit(table, 1);
    await first.act(table, -1, '!start');
    while (second.seen(table).status === 'open') await new Promise((done) => setTimeout(done, 1));
    this.rules = await rulesOf(first.seen(table));
    this.table = table;
    this.starting = false;
    this.#prepare();
  }

  send(planned: number): boolean {
    if (!this.next) return false;
    const { socket, step } = this.next;
    this.next = null;
    this.sent = { planned, seq: socket.seen(this.table).seq + 1, by: socket };
    socket.send({ ...step, id: newId() });
    return true;
  }

  #hear(socket: Socket, message: ServerMessage): void {
    if (message.type === 'refused') this.refused++;
    if (message.type !== 'moved' || message.table !== this.table) return;
    const { sent } = this;
    if (sent && socket !== sent.by && message.seq >= sent.seq) {
      this.sent = null;
      this.heard?.(this, sent);
    }
    this.#prepare();
  }

  /** Both have heard of the last move: the next step is chosen from what its player sees. */
  #prepare(): void {
    if (this.sent || this.next || this.starting || !this.rules) return;
    const [a, b] = this.sockets.map((socket) => socket.seen(this.table));
    if (!a || !b || a.seq !== b.seq) return;
    if (a.status !== 'playing') {
      this.#again();
      return;
    }
    const socket = seatsToMove(a).length > 0 ? this.sockets[0] : this.sockets[1];
    const seen = socket.seen(this.table);
    const [one] = seatsToMove(seen);
    if (one === undefined) return;
    this.next = { socket, step: anyStep(this.rules, seen, one, this.pick) };
    this.ready?.(this);
  }

  #again(): void {
    for (const socket of this.sockets) {
      socket.send({ type: 'unwatch', table: this.table });
      socket.pictures.delete(this.table);
    }
    this.begin().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
}

export class Crowd {
  readonly games: readonly string[];
  readonly #pairs: readonly Pair[];
  #moved = { messages: 0, bytes: 0, most: 0 };

  private constructor(games: readonly string[], pairs: readonly Pair[]) {
    this.games = games;
    this.#pairs = pairs;
    for (const pair of pairs)
      for (const socket of pair.sockets)
        socket.raw.on('message', (data) => {
          const size = (data as Buffer).length;
          // Every message about a move begins like this.
          if ((data as Buffer).subarray(0, 15).toString() !== '{"type":"moved"') return;
          this.#moved.messages++;
          this.#moved.bytes += size;
          this.#moved.most = Math.max(this.#moved.most, size);
        });
  }

  /** With several nodes, the two players of a match are at different ones. */
  static async gather(urls: readonly string[], matches: number): Promise<Crowd> {
    const games = GAME_IDS;
    const pairs: Pair[] = [];
    for (let i = 0; i < matches; i += 20) {
      const some = Array.from({ length: Math.min(20, matches - i) }, async (_, k) => {
        const at = (one: number): string => urls[(i + k + one) % urls.length] ?? '';
        const people = [await Client.guest(at(0), 'Ann'), await Client.guest(at(1), 'Bob')] as const;
        const sockets = [await people[0].connect(), await people[1].connect()] as const;
        const pair = new Pair(games[(i + k) % games.length] ?? 'glade', people, sockets, i + k + 1);
        await pair.begin();
        return pair;
      });
      pairs.push(...(await Promise.all(some)));
    }
    return new Crowd(games, pairs);
  }

  reset(): void {
    this.#moved = { messages: 0, bytes: 0, most: 0 };
    for (const pair of this.#pairs) pair.refused = 0;
  }

  bytes(): { readonly average: number; readonly most: number } {
    return { average: Math.round(this.#moved.bytes / Math.max(1, this.#moved.messages)), most: this.#moved.most };
  }

  /** Whoever is ready takes the next planned move; if nobody is, the plan waits and the wait counts. */
  async openLoop(rate: number, seconds: number): Promise<Loop> {
    const latencies: number[] = [];
    const ready = this.#pairs.filter((pair) => pair.next);
    const late: number[] = [];
    const began = performance.now();
    for (const pair of this.#pairs) {
      pair.heard = (_, sent) => latencies.push(performance.now() - sent.planned);
      pair.ready = (one) => {
        const planned = late.shift();
        if (planned === undefined) ready.push(one);
        else one.send(planned);
      };
    }
    let planned = 0;
    const total = Math.floor(rate * seconds);
    while (planned < total) {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate));
      for (; planned < due; planned++) {
        const moment = began + (planned / rate) * 1000;
        const pair = ready.shift();
        if (!pair) late.push(moment);
        else if (!pair.send(moment)) late.push(moment);
      }
      await new Promise((done) => setTimeout(done, 1));
    }
    const sending = (performance.now() - began) / 1000;
    for (const pair of this.#pairs) pair.ready = null;
    for (let waits = 0; latencies.length < total - late.length && waits < 3_000; waits++)
      await new Promise((done) => setTimeout(done, 1));
    const refused = this.#pairs.reduce((sum, pair) => sum + pair.refused, 0);
    return { planned: total, moves: latencies.length, refused, seconds: Math.max(seconds, sending), latencies };
  }

  /** Everybody moves as soon as they can. */
  async closedLoop(seconds: number): Promise<Loop> {
    const latencies: number[] = [];
    const began = performance.now();
    for (const pair of this.#pairs) {
      pair.heard = (_, sent) => latencies.push(performance.now() - sent.planned);
      pair.ready = (one) => setImmediate(() => one.send(performance.now()));
      pair.send(performance.now());
    }
    await new Promise((done) => setTimeout(done, seconds * 1000));
    const measured = (performance.now() - began) / 1000;
    const moves = latencies.length;
    for (const pair of this.#pairs) pair.ready = null;
    await new Promise((done) => setTimeout(done, 500));
    const refused = this.#pairs.reduce((sum, pair) => sum + pair.refused, 0);
    return { planned: moves, moves, refused, seconds: measured, latencies: latencies.slice(0, moves) };
  }

  leave(): void {
    for (const { sockets } of this.#pairs) for (const socket of sockets) socket.raw.terminate();
  }
}
