// Talk at a table. Spectators talk among themselves while the game runs, so that nobody can whisper a card to a player.

import { NOBODY } from '@sunglade/core';
import type { Bus, ChatStored, Runner, Store, User, Watcher } from '@sunglade/match';
import { submissionKey } from '@sunglade/match';
import type { ChatLine } from '@sunglade/protocol';
import type { Table } from '@sunglade/table';
import { noTable, Problem } from './http/problems.ts';

const HISTORY = 200;
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cn}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const asLine = ({ n, at, name, seat, text }: ChatStored): ChatLine => ({ n, at, name, seat, text });

const hears = (table: Table, user: string | null, line: ChatStored): boolean =>
  line.room === 'table' || table.status !== 'playing' || user === null || table.seatsOf(user) === NOBODY;

export class Chat {
  readonly #store: Store;
  readonly #runner: Runner;
  readonly #now: () => number;
  /** Who does not want to hear whom, for the people who are here. */
  readonly #muted = new Map<string, Set<string>>();

  readonly #bus: Bus;

  constructor(store: Store, runner: Runner, bus: Bus, now: () => number) {
    this.#bus = bus;
    // Said at another node: people here hear it too.
    bus.subscribe((news) => {
      if (news.kind !== 'said' || news.from === runner.id || runner.watchersOf(news.match).size === 0) return;
      this.#hearFromAfar(news.match, news.n).catch(() => undefined);
    });
    this.#store = store;
    this.#runner = runner;
    this.#now = now;
  }

  /** Stores the line and sends it to everybody who may hear it. Returns a code where it is refused. */
  async say(user: User, match: string, id: string, raw: string): Promise<string | null> {
    const text = raw
      .normalize('NFC')
      .replace(INVISIBLE, ' ')
      .replace(/(\p{M}{3})\p{M}+/gu, '$1')
      .trim();
    if (text === '') return 'nothing-said';
    const speaker = await this.#runner.read(match, (table) => {
      const seat = table.chairs.findIndex((chair) => chair.holder === user.id);
      const room = seat < 0 && table.status === 'playing' ? 'stands' : 'table';
      return { seat, room, name: table.chairs[seat]?.name ?? user.name } as const;
    });
    if (!speaker) return 'no-such-table';
    const said = { match, at: this.#now(), user: user.id, ...speaker, text };
    const line = await this.#store.say(said, submissionKey(user.id, id));
    await this.#deliver(line);
    this.#bus.publish({ kind: 'said', match, n: line.n, from: this.#runner.id });
    return null;
  }

  async #hearFromAfar(match: string, n: number): Promise<void> {
    const line = (await this.#store.chat(match, HISTORY)).find((one) => one.n === n);
    if (line) await this.#deliver(line);
  }

  async #deliver(line: ChatStored): Promise<void> {
    const message = JSON.stringify({ type: 'chat', table: line.match, line: asLine(line) });
    const watchers = [...this.#runner.watchersOf(line.match)];
    for (const { user } of watchers) await this.#mutes(user);
    await this.#runner.read(line.match, (table) => {
      for (const watcher of watchers)
        if (this.#wants(watcher, line) && hears(table, watcher.user, line)) watcher.send(message);
    });
  }

  async history(match: string, user: string | null): Promise<ChatLine[]> {
    const muted = user === null ? new Set<string>() : await this.#mutes(user);
    const lines = await this.#store.chat(match, HISTORY);
    const heard = await this.#runner.read(match, (table) => lines.filter((line) => hears(table, user, line)));
    if (!heard) throw noTable();
    return heard.filter((line) => !muted.has(line.user)).map(asLine);
  }

  async mute(
    user: string,
    match: string,
    wish: { line?: number | undefined; user?: string | undefined; muted: boolean },
  ): Promise<void> {
    const lines = wish.line === undefined ? [] : await this.#store.chat(match, HISTORY);
    const other = wish.user ?? lines.find((line) => line.n === wish.line)?.user;
    if (!other || other === user) throw new Problem(404, 'nobody-to-mute');
    await this.#store.mute(user, other, wish.muted);
    this.#muted.delete(user);
  }

  forget(user: string): void {
    this.#muted.delete(user);
  }

  #wants(watcher: Watcher, line: ChatStored): boolean {
    return !this.#muted.get(watcher.user)?.has(line.user);
  }

  async #mutes(user: string): Promise<Set<string>> {
    const known = this.#muted.get(user);
    if (known) return known;
    const muted = new Set((await this.#store.mutedBy(user)).map(({ id }) => id));
    this.#muted.set(user, muted);
    return muted;
  }
}
