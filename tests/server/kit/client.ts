// A client as the page is one: a cookie, a socket, and pictures kept up to date by patches.
import { createRequire } from 'node:module';
import { beginOf, type ClientMessage, PROTOCOL, readMoved, type ServerMessage, SOCKET_PATH } from '@sunglade/protocol';
import type { Seen } from '@sunglade/table';

// The server's own version: another one is installed beside it for other tools.
const { WebSocket } = createRequire(new URL('../../../apps/server/package.json', import.meta.url))(
  'ws',
) as typeof import('ws');

export type Reply = Extract<ServerMessage, { type: 'ack' | 'refused' | 'seen' }>;
type Message<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Question = Message<ClientMessage>;

let counter = 0;
export const newId = (): string => `${process.pid}-${Date.now().toString(36)}-${++counter}`.padEnd(8, '0');
export const ENTROPY = 'ab'.repeat(32);

export interface Answered<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
  readonly text: string;
}

export class Client {
  url: string;
  readonly cookie: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly recovery: string;

  private constructor(url: string, cookie: string, body: { user: Client['user']; recovery?: string }) {
    this.url = url;
    this.cookie = cookie;
    this.user = body.user;
    this.recovery = body.recovery ?? '';
  }

  static async guest(url: string, name = 'Guest'): Promise<Client> {
    return Client.enter(url, '/api/guest', { name });
  }

  static async enter(url: string, path: string, body: unknown): Promise<Client> {
    const answer = await request<{ user: Client['user']; recovery?: string }>(url, 'POST', path, body);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (answer.status !== 200 || !cookie) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return new Client(url, cookie, answer.body);
  }

  get<T = unknown>(path: string): Promise<Answered<T>> {
    return request(this.url, 'GET', path, undefined, { cookie: this.cookie });
  }

  post<T = unknown>(path: string, body?: unknown): Promise<Answered<T>> {
    return request(this.url, 'POST', path, body, { cookie: this.cookie });
  }

  put<T = unknown>(path: string, body: unknown): Promise<Answered<T>> {
    return request(this.url, 'PUT', path, body, { cookie: this.cookie });
  }

  async open(game: string, more: Record<string, unknown> = {}): Promise<string> {
    const { status, body, text } = await this.post<{ id: string }>('/api/tables', { game, seats: 2, ...more });
    if (status !== 200) throw new Error(`${game}: ${text}`);
    return body.id;
  }

  connect(headers: Record<string, string> = {}): Promise<Socket> {
    return Socket.open(this.url, { cookie: this.cookie, ...headers });
  }
}

export async function request<T = unknown>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered<T>> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not every answer is JSON.
  }
  return { status: response.status, body: parsed as T, headers: response.headers, text };
}

export class Socket {
  readonly raw: InstanceType<typeof WebSocket>;
  readonly pictures = new Map<string, Seen>();
  /** Every message as it came, where asked for. */
  readonly heard: string[] = [];
  keep = false;
  bytes = 0;
  closed: number | null = null;
  onMessage: ((message: ServerMessage, text: string) => void) | null = null;
  readonly #waiting = new Map<
    string,
    { resolve: (reply: Reply) => void; reject: (error: Error) => void; table?: string }
  >();

  private constructor(raw: InstanceType<typeof WebSocket>) {
    this.raw = raw;
    raw.on('message', (data) => this.#hear((data as Buffer).toString('utf8')));
    raw.on('error', () => undefined);
    raw.on('close', (code) => {
      this.closed = code;
      for (const { reject } of this.#waiting.values()) reject(new Error(`closed ${code}`));
      this.#waiting.clear();
    });
  }

  /** Rejects with the status where the server does not open it. */
  static async open(url: string, headers: Record<string, string>, hello = true): Promise<Socket> {
    const raw = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers, perMessageDeflate: false });
    const socket = new Socket(raw);
    await new Promise<void>((resolve, reject) => {
      raw.once('open', resolve);
      raw.once('error', reject);
    });
    if (hello) socket.send({ type: 'hello', protocol: PROTOCOL });
    return socket;
  }

  send(message: ClientMessage): void {
    this.raw.send(JSON.stringify(message));
  }

  /** Sends a message that is answered by its id. */
  ask(question: Question, id = newId()): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const table = question.type === 'watch' ? { table: question.table } : {};
      this.#waiting.set(id, { resolve, reject, ...table });
      this.send({ ...question, id } as ClientMessage);
    });
  }

  async must(question: Question): Promise<Reply> {
    const reply = await this.ask(question);
    if (reply.type === 'refused') throw new Error(`${question.type} was refused: ${reply.code}`);
    return reply;
  }

  watch(table: string): Promise<Reply> {
    return this.must({ type: 'watch', table });
  }

  sit(table: string, seat: number, name = `Player ${seat}`): Promise<Reply> {
    return this.must({ type: 'sit', table, seat, name, entropy: ENTROPY });
  }

  act(table: string, seat: number, text: string): Promise<Reply> {
    return this.must({ type: 'act', table, seat, text });
  }

  seen(table: string): Seen {
    const seen = this.pictures.get(table);
    if (!seen) throw new Error('nothing seen yet');
    return seen;
  }

  close(): void {
    this.raw.close();
  }

  #hear(text: string): void {
    this.bytes += text.length;
    if (this.keep) this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'seen') {
      this.pictures.set(message.table, message.seen);
      for (const [id, { table, resolve }] of this.#waiting)
        if (table === message.table) {
          this.#waiting.delete(id);
          resolve(message);
        }
    } else if (message.type === 'moved') this.#moved(message);
    else if (message.type === 'ack' || message.type === 'refused') {
      this.#waiting.get(message.id)?.resolve(message);
      this.#waiting.delete(message.id);
    }
    this.onMessage?.(message, text);
  }

  #moved(message: Extract<ServerMessage, { type: 'moved' }>): void {
    const { table } = message;
    const before = this.pictures.get(table);
    if (!before) return;
    // A gap means re-sync, as in the page.
    if (before.seq !== beginOf(message)) this.send({ type: 'watch', id: newId(), table });
    else this.pictures.set(table, readMoved(before, message).seen);
  }
}
