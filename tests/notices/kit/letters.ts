// A real mail server for tests, and a reader for what arrives.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly at: number;
  readonly to: readonly string[];
  /** In small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
}

/** `=?utf-8?Q?…?=`, as headers carry what is not plain ASCII (RFC 2047). */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

function split(raw: string): { headers: Map<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, at).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split('\r\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(at + 4) };
}

function decodeBody(raw: string): { type: string; text: string } {
  const { headers, body } = split(raw);
  const how = headers.get('content-transfer-encoding')?.toLowerCase();
  const text =
    how === 'base64' ? Buffer.from(body, 'base64').toString() : how === 'quoted-printable' ? decodeQuoted(body) : body;
  return { type: headers.get('content-type') ?? '', text: text.replaceAll('\r\n', '\n') };
}

function readLetter(raw: string, to: readonly string[]): Received {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => decodeBody(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const find = (type: string): string => parts.find((part) => part.type.startsWith(type))?.text ?? '';
  return { at: Date.now(), to, headers, text: find('text/plain'), html: find('text/html'), raw };
}

export class LetterBox {
  readonly letters: Received[] = [];
  /** Addresses that this server does not take. */
  readonly unknown = new Set<string>();
  /** How long a sender waits until a letter is taken. */
  delayMs = 0;
  /** What has arrived and is not taken yet. */
  readonly open = new Set<Received>();
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        if (this.unknown.has(address)) done(Object.assign(new Error('no such box'), { responseCode: 550 }));
        else done();
      },
      onData: (stream, session, done) => {
        let raw = '';
        stream.setEncoding('utf8');
        stream.on('data', (part: string) => {
          raw += part;
        });
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const letter = readLetter(raw, to);
          this.letters.push(letter);
          this.open.add(letter);
          setTimeout(() => {
            this.open.delete(letter);
            done();
          }, this.delayMs);
        });
      },
    });
  }

  static async open(): Promise<LetterBox> {
    const box = new LetterBox();
    box.#server.listen(0, '127.0.0.1');
    await once(box.#server.server, 'listening');
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  to(address: string): Received[] {
    return this.letters.filter((letter) => letter.to.includes(address));
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }
}
