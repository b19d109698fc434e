import type { Parts } from '@sunglade/core';
import type { Plan, Seen, Table } from '@sunglade/table';
import { Queue } from './queue.ts';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly user: string;
  send(message: string): void;
}

/** A match in memory. The table may be dropped at any time and read again from the store. */
export class Live {
  readonly id: string;
  readonly queue = new Queue();
  readonly watchers = new Set<Watcher>();
  table: Table | null = null;
  /** Submissions that have been answered, with the number of lines after them. */
  submissions = new Map<string, number>();
  /** How often anybody planned here, as far as is known. */
  planned = 0;
  /** The plans of which their owners have been told. */
  plans: readonly Plan[] = [];
  /** How many lines the watchers have been told of. */
  told = 0;
  /** The last pictures sent, by eye: what the next patch starts from. */
  readonly pictures = new Map<string, Seen>();
  /** The state sorted by who may see it, after so many lines: for the pictures of one moment. */
  parts: { readonly seq: number; readonly parts: Parts } | null = null;
  /** A bot is thinking here, or the clock is being looked at. */
  tended = false;
  /** When somebody last wanted something of this table. */
  usedAt = 0;

  constructor(id: string) {
    this.id = id;
  }

  drop(): void {
    this.table = null;
    this.submissions = new Map();
    this.forgetPictures();
  }

  /** Nobody looks any more. */
  forgetPictures(): void {
    this.pictures.clear();
    this.parts = null;
  }
}

/** How many tables are looked at in one go. */
const LOOKS = 200;

/** The matches in memory, the least used ones dropped first. */
export class Memory {
  readonly #lives = new Map<string, Live>();
  readonly #most: number;
  readonly #now: () => number;

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  get(id: string): Live {
    const found = this.#lives.get(id);
    const live = found ?? new Live(id);
    // A map keeps its keys in the order of insertion: the first one is the one not used for longest.
    if (found) this.#lives.delete(id);
    this.#lives.set(id, live);
    live.usedAt = this.#now();
    return live;
  }

  find(id: string): Live | undefined {
    return this.#lives.get(id);
  }

  ids(): string[] {
    return [...this.#lives.keys()];
  }

  /** What nobody needs any more: a table that was asked for and does not exist. */
  forget(live: Live): void {
    const needed = live.table !== null || live.watchers.size > 0 || !live.queue.last;
    if (!needed && this.#lives.get(live.id) === live) this.#lives.delete(live.id);
  }

  get size(): number {
    return this.#lives.size;
  }

  /** Looks at a few at a time and puts what stays at the end, so that people who only look cannot make it slow. */
  trim(): void {
    if (this.#lives.size <= this.#most) return;
    let looks = 8;
    for (const live of this.#lives.values()) {
      if (looks-- <= 0) return;
      this.#lives.delete(live.id);
      const busy = !live.queue.idle || live.tended;
      // Watchers stay subscribed when an idle table is evicted; it is reloaded on the next move.
      if (!busy) live.drop();
      if (busy || live.watchers.size > 0) this.#lives.set(live.id, live);
    }
  }

  /** Lets go of tables that people left: nobody looks, and nobody wanted anything since. */
  letGo(before: number): void {
    let looks = LOOKS;
    for (const live of this.#lives.values()) {
      if (looks-- <= 0 || live.usedAt > before) return;
      if (live.watchers.size === 0 && live.queue.idle && !live.tended) this.#lives.delete(live.id);
      // In use after all: not to be looked at again for a while.
      else this.get(live.id);
    }
  }
}
