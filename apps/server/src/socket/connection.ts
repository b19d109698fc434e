// One socket: a person with their messages. Everything it says is checked, answered by id, and counted.
import { CHAIR_TEXTS } from '@sunglade/bots';
import {
  type Answer,
  actRequest,
  type MatchRequest,
  sitRequest,
  submitRequest,
  type User,
  type Watcher,
} from '@sunglade/match';
import { CLOSE, type ClientMessage, clientMessage, PROTOCOL, type ServerMessage } from '@sunglade/protocol';
import type { RawData, WebSocket } from 'ws';
import { Coded, codeOf } from '../base/coded.ts';
import type { Node } from '../node/node.ts';
import { checkCompany } from '../tables/company.ts';
import { withAround } from './around.ts';
import { Bucket } from './bucket.ts';

/** A client that does not read is cut off; it comes back and re-syncs. */
const MOST_WAITING = 4_000_000;
const MOST_TABLES = 50;
const TALK_PER_SECOND = 2;
/** Refusals of a flood are answered for a while, then the socket is closed. */
const MOST_FLOODED = 200;
const ID = /"id":"([A-Za-z0-9_-]{8,40})"/;

export class Connection implements Watcher {
  readonly user: string;
  readonly #node: Node;
  readonly #socket: WebSocket;
  readonly #person: User;
  readonly #bucket: Bucket;
  readonly #talk: Bucket;
  readonly #tables = new Set<string>();
  #greeted = false;
  #flooded = 0;
  #alive = true;

  constructor(node: Node, socket: WebSocket, person: User) {
    this.#node = node;
    this.#socket = socket;
    this.#person = person;
    this.user = person.id;
    this.#bucket = new Bucket(node.config.messagesPerSecond, performance.now());
    this.#talk = new Bucket(TALK_PER_SECOND, performance.now());
    socket.on('message', (data, binary) => this.#hear(data, binary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('error', () => socket.terminate());
  }

  /** Heartbeat: drops a client that missed the last ping. */
  beat(): void {
    if (!this.#alive) this.#socket.terminate();
    else {
      this.#alive = false;
      this.#socket.ping();
    }
  }

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) {
      this.#socket.terminate();
      return;
    }
    this.#node.metrics.sent(message.length);
    this.#socket.send(message);
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** The socket is closed. */
  gone(): void {
    for (const table of this.#tables) this.#node.runner.unwatch(table, this);
    for (const table of this.#tables) this.#node.hub.presence(table);
    this.#tables.clear();
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #hear(data: RawData, binary: boolean): void {
    this.#node.metrics.received();
    if (!this.#bucket.take(performance.now())) {
      this.#tooFast(data);
      return;
    }
    const message = binary ? null : parseMessage(data);
    if (!message) {
      this.#say({ type: 'error', code: 'bad-message' });
      return;
    }
    if (message.type === 'hello') {
      this.#hello(message.protocol);
      return;
    }
    if (!this.#greeted) {
      this.#say({ type: 'error', code: 'hello-first' });
      return;
    }
    this.#do(message).catch((error: unknown) => {
      // A code of the domain is an answer like any other; everything else is worth a look.
      if (!(error instanceof Coded)) this.#node.log.error({ err: error, type: message.type }, 'message failed');
      const code = codeOf(error) ?? 'server-error';
      if ('id' in message) this.#say({ type: 'refused', id: message.id, code });
      else this.#say({ type: 'error', code });
    });
  }

  #hello(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.#say({ type: 'reload', protocol: PROTOCOL });
      this.close(CLOSE.reload);
      return;
    }
    this.#greeted = true;
    this.#say({
      type: 'welcome',
      protocol: PROTOCOL,
      user: { id: this.#person.id, name: this.#person.name },
      talk: this.#node.config.talk,
      awayMs: this.#node.config.awayMs,
    });
  }

  async #do(message: Exclude<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { runner, hub, chat } = this.#node;
    switch (message.type) {
      case 'ping':
        this.#say({ type: 'pong' });
        return;
      case 'watch':
        await this.#watch(message.table);
        return;
      case 'unwatch':
        runner.unwatch(message.table, this);
        if (this.#tables.delete(message.table)) hub.presence(message.table);
        return;
      case 'submit':
        this.#answer(message.id, await runner.act(message.table, submitRequest(this.user, message)));
        return;
      case 'sit':
        await checkCompany(this.#node, this.user, message.table);
        this.#answer(message.id, await runner.act(message.table, await this.#sitting(message)));
        hub.presence(message.table);
        return;
      case 'act':
        this.#answer(message.id, await this.#act(message));
        if (message.text === '!stand') hub.presence(message.table);
        return;
      case 'plan':
        this.#answer(message.id, await runner.plan(message.table, this.user, message));
        return;
      case 'say':
        if (!this.#talk.take(performance.now())) throw new Coded('too-fast');
        await chat.say(this.#person, message.table, message.id, message.text);
        this.#say({ type: 'ack', id: message.id, seq: 0 });
        return;
      case 'phrase': {
        if (!this.#talk.take(performance.now())) throw new Coded('too-fast');
        const { id, about } = message.phrase;
        await chat.sayPhrase(this.#person, message.table, message.id, about === undefined ? { id } : { id, about });
        this.#say({ type: 'ack', id: message.id, seq: 0 });
      }
    }
  }

  /** Whoever is away, or will be, says so with sitting down. */
  async #sitting(message: Extract<ClientMessage, { type: 'sit' }>): Promise<MatchRequest> {
    return sitRequest(this.user, message, await this.#node.holidays.coming(this.user));
  }

  async #act(message: Extract<ClientMessage, { type: 'act' }>): Promise<Answer> {
    const text = await withAround(this.#node, this.user, message);
    return this.#node.runner.act(message.table, actRequest(this.user, { ...message, text }, CHAIR_TEXTS));
  }

  async #watch(table: string): Promise<void> {
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(table)) throw new Coded('too-many-tables');
    await this.#node.chat.follow(table);
    if (!(await this.#node.runner.watch(table, this))) throw new Coded('no-such-table');
    // It may have closed while the table was read.
    if (this.#socket.readyState === this.#socket.OPEN) this.#tables.add(table);
    else this.#node.runner.unwatch(table, this);
    this.#node.hub.presence(table);
  }

  #answer(id: string, answer: Answer): void {
    if (answer.ok) this.#say({ type: 'ack', id, seq: answer.seq });
    else {
      const { refusal, index } = answer;
      this.#say({ type: 'refused', id, ...refusal, ...(index === undefined ? {} : { index }) });
    }
  }

  #tooFast(data: RawData): void {
    if (++this.#flooded > MOST_FLOODED) {
      this.close(CLOSE.tooFast);
      return;
    }
    const id = ID.exec(textOf(data).slice(0, 200))?.[1];
    this.#say(id ? { type: 'refused', id, code: 'too-fast' } : { type: 'error', code: 'too-fast' });
  }
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString('utf8');
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString('utf8');
}

function parseMessage(data: RawData): ClientMessage | null {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(textOf(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
