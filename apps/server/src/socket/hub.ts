// The sockets of this node: who may open one, who is there, and how they are closed.
import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { hasSeat, NOBODY, type Seats, seat } from '@sunglade/core';
import { CLOSE, type Code, LIMITS, SOCKET_PATH } from '@sunglade/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerBare } from '../base/bare.ts';
import { isOwnOrigin } from '../base/origins.ts';
import type { Node } from '../node/node.ts';
import { Connection } from './connection.ts';
import { Departures } from './departures.ts';
import { guardFrames } from './frames.ts';
import { BEAT_MS as ALIVE_MS, RemotePresence } from './remote-presence.ts';

const BEAT_MS = 15_000;
/** How many sockets are looked at before others have their turn. */
const AT_ONCE = 20;
const PAUSE_MS = 5;
/** Many people may come at once: who is there is told together. */
const PRESENCE_MS = 100;

export class Hub {
  readonly #node: Node;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
  });
  /** With the token each came with. */
  readonly #connections = new Map<Connection, string | undefined>();
  readonly #byUser = new Map<string, Set<Connection>>();
  readonly #byAddress = new Map<string, number>();
  readonly #presence = new Map<string, NodeJS.Timeout>();
  /** Tables where somebody came or went here, which the other nodes do not know yet. */
  readonly #toAnnounce = new Set<string>();
  readonly #remote: RemotePresence;
  readonly #departures = new Departures();
  #looking: Promise<void> | null = null;
  readonly #unsubscribe: () => void;
  readonly #beat: NodeJS.Timeout;
  readonly #alive: NodeJS.Timeout;

  constructor(node: Node) {
    this.#node = node;
    const { bus, runner } = node;
    this.#remote = new RemotePresence({
      bus,
      id: runner.id,
      usersHere: (match) => [...runner.watchersOf(match)].map(({ user }) => user),
      watchedHere: () => runner.watched(),
      changed: (match) => this.#later(match),
      now: () => performance.now(),
    });
    this.#unsubscribe = bus.subscribe((news) => {
      if (news.kind === 'left' && news.from !== runner.id) this.#closeOf(news.user);
      else if (news.kind === 'missed') this.#lookAround();
    });
    this.#alive = setInterval(() => this.#remote.beat(), ALIVE_MS);
    this.#alive.unref();
    this.#beat = setInterval(() => {
      this.#lookAround((connection) => connection.beat());
    }, BEAT_MS);
    this.#beat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  listen(
    server: Server,
    addressOf: (request: IncomingMessage) => string,
    tokenOf: (request: IncomingMessage) => string | undefined,
  ): void {
    server.on('upgrade', (request, stream, head) => {
      const refusal = this.#refuse(request, addressOf(request));
      if (refusal !== null) {
        answerBare(stream, ...refusal);
        return;
      }
      stream.on('error', () => stream.destroy());
      this.#server.handleUpgrade(request, stream, head, (socket) => {
        guardFrames(socket, stream);
        this.#welcome(socket, addressOf(request), tokenOf(request));
      });
    });
  }

  /** Tells everybody at a table who is there, a moment later. */
  presence(table: string): void {
    this.#toAnnounce.add(table);
    this.#later(table);
  }

  #later(table: string): void {
    // A node that stops sends everybody away: who has gone is no news.
    if (this.#presence.has(table) || this.#node.stopping) return;
    const timer = setTimeout(() => {
      this.#presence.delete(table);
      if (this.#toAnnounce.delete(table)) this.#remote.announce(table);
      this.#tellPresence(table).catch((error: unknown) => this.#node.log.error({ err: error }, 'presence failed'));
    }, PRESENCE_MS);
    this.#presence.set(table, timer);
  }

  /** Closes a person's sockets. */
  leave(user: string): void {
    this.#closeOf(user);
    this.#node.bus.publish({ kind: 'left', user, from: this.#node.runner.id });
  }

  #closeOf(user: string): void {
    for (const connection of this.#byUser.get(user) ?? []) connection.close(CLOSE.noSession);
  }

  /** Who signed out at another node is gone here too, even where the news of it was lost. */
  #lookAround(also: (connection: Connection) => void = () => undefined): void {
    if (this.#looking) return;
    this.#looking = this.#eachConnection(also)
      .catch((error: unknown) => this.#node.log.error({ err: error }, 'sessions could not be checked'))
      .finally(() => {
        this.#looking = null;
      });
  }

  /** A few at a time, so that nobody's move waits for it. */
  async #eachConnection(also: (connection: Connection) => void): Promise<void> {
    const all = [...this.#connections];
    for (let i = 0; i < all.length && !this.#node.stopping; i += AT_ONCE) {
      const some = all.slice(i, i + AT_ONCE);
      for (const [connection] of some) also(connection);
      const people = await this.#node.people.findAll(some.map(([, token]) => token));
      for (const [n, [connection]] of some.entries())
        if (people[n]?.id !== connection.user) connection.close(CLOSE.noSession);
      await pause(PAUSE_MS);
    }
  }

  /** Closes every socket; clients come back to the next server and re-sync. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    clearInterval(this.#alive);
    this.#unsubscribe();
    this.#remote.stop();
    await this.#looking;
    for (const timer of this.#presence.values()) clearTimeout(timer);
    for (const connection of this.#connections.keys()) connection.close(CLOSE.restart);
    for (let waits = 0; this.#connections.size > 0 && waits < 20; waits++)
      await new Promise((done) => setTimeout(done, 25));
    this.#server.close();
  }

  #refuse(request: IncomingMessage, address: string): readonly [status: string, code: Code] | null {
    const { config, stopping } = this.#node;
    if (request.url?.split('?')[0] !== SOCKET_PATH) return ['404 Not Found', 'not-found'];
    if (!isOwnOrigin(config, request.headers)) return ['403 Forbidden', 'foreign-origin'];
    if (stopping) return ['503 Service Unavailable', 'restarting'];
    if (this.#connections.size >= config.sockets) return ['503 Service Unavailable', 'busy'];
    if ((this.#byAddress.get(address) ?? 0) >= config.socketsPerAddress) return ['429 Too Many Requests', 'too-fast'];
    return null;
  }

  /** A browser can read why a socket was closed, but not why it was never opened: people are checked afterwards. */
  #welcome(socket: WebSocket, address: string, token: string | undefined): void {
    this.#count(address, 1);
    socket.on('error', () => socket.terminate());
    let connection: Connection | null = null;
    socket.on('close', () => {
      this.#count(address, -1);
      if (!connection) return;
      this.#forget(connection);
      connection.gone();
    });
    // What comes before we know who it is waits in the system's buffers.
    socket.pause();
    this.#node.people.find(token).then(
      (person) => {
        socket.resume();
        if (socket.readyState !== socket.OPEN) return;
        if (!person) {
          socket.close(CLOSE.noSession);
          return;
        }
        const own = this.#byUser.get(person.id) ?? new Set();
        if (own.size >= this.#node.config.socketsPerUser) {
          socket.close(CLOSE.tooManySockets);
          return;
        }
        connection = new Connection(this.#node, socket, person);
        this.#connections.set(connection, token);
        this.#byUser.set(person.id, own.add(connection));
      },
      () => socket.terminate(),
    );
  }

  #forget(connection: Connection): void {
    const { user } = connection;
    const own = this.#byUser.get(user);
    this.#connections.delete(connection);
    own?.delete(connection);
    if (own?.size !== 0) return;
    this.#byUser.delete(user);
    this.#node.chat.forget(user);
  }

  #count(address: string, change: number): void {
    const sockets = (this.#byAddress.get(address) ?? 0) + change;
    if (sockets > 0) this.#byAddress.set(address, sockets);
    else this.#byAddress.delete(address);
  }

  #usersAt(id: string): readonly string[] {
    return [...[...this.#node.runner.watchersOf(id)].map((one) => one.user), ...this.#remote.usersAt(id)];
  }

  /** Since when a table misses somebody it waits for: they went, or their turn began; null where it does not wait. */
  goneSince(
    table: string,
    { holder, since }: { readonly holder: string; readonly since: number | null },
  ): number | null {
    return since === null ? null : Math.max(since, this.#departures.at(table, holder));
  }

  /** Which seats have their person at the table, at any node, and how many others look on. */
  async peopleAt(id: string): Promise<{ readonly here: Seats; readonly watching: number }> {
    const { runner } = this.#node;
    let here = NOBODY;
    const others = new Set<string>();
    await runner.peek(id, (table) => {
      for (const user of this.#usersAt(id)) {
        const seats = table.seatsOf(user);
        here = (here | seats) as Seats;
        if (seats === NOBODY) others.add(user);
      }
    });
    return { here, watching: others.size };
  }

  async #tellPresence(id: string): Promise<void> {
    const { runner } = this.#node;
    this.#departures.look(id, this.#usersAt(id), this.#node.now());
    if (runner.watchersOf(id).size === 0) {
      this.#departures.forget(id);
      return;
    }
    const people = await this.peopleAt(id);
    const gone = await runner.peek(id, ({ chairs, clocks }) =>
      chairs.map(({ holder }, i) => {
        if (holder === null || hasSeat(people.here, seat(i))) return null;
        return this.goneSince(id, { holder, since: clocks.since[i] ?? null });
      }),
    );
    const message = JSON.stringify({ type: 'presence', table: id, ...people, gone: gone ?? [] });
    for (const watcher of runner.watchersOf(id)) watcher.send(message);
  }
}
