import { createPicker } from '@sunglade/core';
import { Client, type Socket } from '../tests/server/kit/client.ts';
import { anyStep, rulesOf, seatsToMove } from '../tests/server/kit/play.ts';

const GAME = 'harmonies';
const LOOK_MS = 2;
/** A person looks before each step; the server would not listen to one who does not. */
const STEP_MS = 100;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Somebody who plays against one bot and asks nothing else of the server; notes how long the bot lets them wait. */
export class Friend {
  readonly #client: Client;
  readonly #pick = createPicker(7);
  #socket: Socket | null = null;
  #table = '';
  #playing = false;
  #waits: number[] = [];

  constructor(client: Client) {
    this.#client = client;
  }

  static async come(url: string): Promise<Friend> {
    return new Friend(await Client.guest(url, 'Friend'));
  }

  /** Plays while something else is done; answers with how long the bot took each time. */
  async playWhile(deed: () => Promise<unknown>): Promise<readonly number[]> {
    this.#waits = [];
    this.#playing = true;
    const done = deed().finally(() => {
      this.#playing = false;
    });
    await Promise.all([done, this.#play()]);
    return this.#waits;
  }

  async #play(): Promise<void> {
    while (this.#playing || this.#waits.length === 0) {
      const socket = await this.#atTable();
      const seen = socket.seen(this.#table);
      const [own] = seatsToMove(seen);
      if (own === undefined) {
        await wait(LOOK_MS);
        continue;
      }
      await wait(STEP_MS);
      await socket.must(anyStep(await rulesOf(seen), seen, own, this.#pick));
      const asked = performance.now();
      if (await this.#botAnswers(socket)) this.#waits.push(performance.now() - asked);
    }
  }

  /** false where it was not the bot's turn. */
  async #botAnswers(socket: Socket): Promise<boolean> {
    const isBots = (): boolean => {
      const { status, acting, you } = socket.seen(this.#table);
      return status === 'playing' && (acting & ~you) !== 0;
    };
    if (!isBots()) return false;
    const { seq } = socket.seen(this.#table);
    while (isBots() && socket.seen(this.#table).seq === seq) await wait(LOOK_MS);
    return true;
  }

  async #atTable(): Promise<Socket> {
    const socket = this.#socket;
    if (socket && socket.closed === null && socket.seen(this.#table).status === 'playing') return socket;
    socket?.close();
    const fresh = await this.#client.connect();
    this.#table = await this.#client.open(GAME);
    await fresh.watch(this.#table);
    await fresh.sit(this.#table, 0);
    await fresh.act(this.#table, 1, '!bot hedgehog');
    await fresh.act(this.#table, -1, '!start');
    this.#socket = fresh;
    return fresh;
  }
}
