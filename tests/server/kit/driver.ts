// People who do not give up: they play on and on, come back when the server is gone, and send again what was not
// answered, under the same id. They remember every answer and everything they were shown.
import { createPicker } from '@sunglade/core';
import type { Store } from '@sunglade/match';
import { Client, newId, type Socket } from './client.ts';
import { anyStep, rulesOf, type Submission, seatsToMove } from './play.ts';

export interface Acknowledged {
  readonly table: string;
  readonly submission: string;
  readonly seq: number;
  readonly text: string;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** One pair of players on one socket each. */
export class Driver {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  /** The highest number of lines that a watcher was shown, per table. */
  readonly shown = new Map<string, number>();
  readonly #people: readonly [Client, Client];
  readonly #game: string;
  readonly #pick: (n: number) => number;
  #sockets: Socket[] = [];
  #running = true;
  #done: Promise<void> = Promise.resolve();

  private constructor(people: readonly [Client, Client], game: string, seed: number) {
    this.#people = people;
    this.#game = game;
    this.#pick = createPicker(seed);
  }

  static async start(url: string, game: string, seed: number): Promise<Driver> {
    const people = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Bob')] as const;
    const driver = new Driver(people, game, seed);
    driver.#done = driver.#drive();
    // Whoever stops the driver hears of it.
    driver.#done.catch(() => undefined);
    return driver;
  }

  async stop(): Promise<void> {
    this.#running = false;
    await this.#done;
    for (const socket of this.#sockets) socket.close();
  }

  async #drive(): Promise<void> {
    while (this.#running) {
      const table = await this.#persist(() => this.#people[0].open(this.#game));
      await this.#connect(table);
      for (const one of [0, 1])
        await this.#send(one, { type: 'sit', table, seat: one, name: `P${one}`, entropy: 'cd'.repeat(32) });
      await this.#send(0, { type: 'act', table, seat: -1, text: '!start' });
      await this.#play(table);
    }
  }

  async #play(table: string): Promise<void> {
    while (this.#running) {
      const [a, b] = this.#sockets.map((socket) => socket.pictures.get(table));
      if (!a || !b || a.seq !== b.seq || a.status === 'open') {
        if (this.#sockets.some((socket) => socket.closed !== null)) await this.#connect(table);
        await pause(1);
        continue;
      }
      if (a.status !== 'playing') return;
      const mover = seatsToMove(a).length > 0 ? 0 : 1;
      const seen = mover === 0 ? a : b;
      const [one] = seatsToMove(seen);
      if (one === undefined) throw new Error('nobody to move');
      await this.#send(mover, anyStep(await rulesOf(seen), seen, one, this.#pick));
    }
  }

  /** The same message under the same id until it is answered. */
  async #send(person: number, question: Submission | Parameters<Socket['ask']>[0]): Promise<void> {
    const id = newId();
    await this.#persist(async () => {
      const { table } = question;
      if (this.#sockets.some((socket) => socket.closed !== null)) await this.#connect(table);
      const reply = await this.#sockets[person]?.ask(question, id);
      if (reply?.type === 'ack') {
        const text = question.type === 'submit' ? (question.steps.at(-1) ?? '') : '';
        this.acknowledged.push({ table, submission: `${this.#people[person]?.user.id}:${id}`, seq: reply.seq, text });
        for (const socket of this.#sockets) this.#remember(table, socket);
      } else if (reply?.type === 'refused') {
        // A server that stops or cannot write says so: that is no answer, and we come again.
        if (reply.code === 'restarting' || reply.code.startsWith('storage')) {
          this.refused.push(reply.code);
          await pause(20);
          throw new Error(reply.code);
        }
        this.refused.push(reply.code);
      }
    });
  }

  #remember(table: string, socket: Socket): void {
    const seq = socket.pictures.get(table)?.seq ?? 0;
    this.shown.set(table, Math.max(seq, this.shown.get(table) ?? 0));
  }

  async #connect(table: string): Promise<void> {
    for (const socket of this.#sockets) {
      this.#remember(table, socket);
      socket.raw.terminate();
    }
    await this.#persist(async () => {
      this.#sockets = await Promise.all(this.#people.map((person) => person.connect()));
      for (const socket of this.#sockets) await socket.watch(table);
      const shown = this.shown.get(table) ?? 0;
      const stored = this.#sockets[0]?.seen(table).seq ?? 0;
      if (stored < shown) throw new Lost(`${table}: ${shown} lines were shown, ${stored} are there`);
    });
  }

  async #persist<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Lost || tries > 2_000) throw error;
        await pause(10);
      }
    }
  }
}

class Lost extends Error {}

/** Waits until every driver has had so many more answers: a loaded machine takes longer, and is tested as well. */
export async function playedOn(drivers: readonly Driver[], more: number): Promise<void> {
  const goals = drivers.map((driver) => driver.acknowledged.length + more);
  for (let waits = 0; waits < 6_000; waits++) {
    if (drivers.every((driver, i) => driver.acknowledged.length >= (goals[i] ?? 0))) return;
    await pause(10);
  }
  throw new Error('nobody plays any more');
}

/** Every acknowledged line is there, in its place, once. Returns what is not. */
export async function missingFrom(store: Store, drivers: readonly Driver[]): Promise<string[]> {
  const problems: string[] = [];
  const tables = new Map<string, Awaited<ReturnType<Store['load']>>>();
  const seen = new Set<string>();
  for (const { table, submission, seq, text } of drivers.flatMap((driver) => driver.acknowledged)) {
    if (!tables.has(table)) tables.set(table, await store.load(table));
    const lines = tables.get(table)?.lines ?? [];
    const places = lines.flatMap((line, i) => (line.submission === submission ? [i + 1] : []));
    if (places.length !== 1 || places[0] !== seq)
      problems.push(`${submission}: said ${seq}, stored at ${places.join()}`);
    else if (text !== '' && lines[seq - 1]?.text !== text) problems.push(`${submission}: another text`);
    if (seen.has(`${table} ${seq}`)) problems.push(`${table}: ${seq} was acknowledged twice`);
    seen.add(`${table} ${seq}`);
  }
  for (const driver of drivers)
    for (const [table, shown] of driver.shown)
      if (((await store.load(table))?.lines.length ?? 0) < shown) problems.push(`${table}: less than was shown`);
  return problems;
}
