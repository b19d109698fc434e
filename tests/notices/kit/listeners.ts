// What reaches one person by one way, whatever the way: when, under which name and about which table.
import type { LetterBox } from './letters.ts';
import { PushBrowser } from './push-browser.ts';
import type { Receiver, Taken } from './receiver.ts';

export interface Told {
  readonly at: number;
  /** The Message-ID, the push topic or the idempotency key. */
  readonly name: string;
  readonly table: string;
}

export interface Listener {
  readonly target: Readonly<Record<string, unknown>>;
  told(): readonly Told[];
  /** The names of what has arrived and is not answered yet. */
  onTheWay(): readonly string[];
}

const TABLE = /\/t\/([A-Za-z0-9_-]+)/;

const tableIn = (text: string): string => TABLE.exec(text)?.[1] ?? '';

export function hookListener(receiver: Receiver, path: string): Listener {
  const read = ({ at, headers, body }: Taken): Told => ({
    at,
    name: String(headers['idempotency-key']),
    table: tableIn(body.toString()),
  });
  return {
    target: { kind: 'webhook', url: receiver.url(path) },
    told: () => receiver.at(path).map(read),
    onTheWay: () => [...receiver.open].filter((one) => one.path === path).map((one) => read(one).name),
  };
}

export function pushListener(receiver: Receiver, path: string): Listener {
  const browser = new PushBrowser();
  const read = (one: Taken): Told => ({
    at: one.at,
    name: String(one.headers.topic),
    table: tableIn(browser.read(one).path),
  });
  return {
    target: browser.target(receiver.url(path)),
    told: () => receiver.at(path).map(read),
    onTheWay: () => [...receiver.open].filter((one) => one.path === path).map((one) => read(one).name),
  };
}

/** Letters that ask whether the address is right are no notices. */
export function mailListener(box: LetterBox, address: string): Listener {
  return {
    target: { kind: 'mail', address },
    told: () =>
      box
        .to(address)
        .map(({ at, headers, text }) => ({ at, name: headers.get('message-id') ?? '', table: tableIn(text) }))
        .filter(({ table }) => table !== ''),
    onTheWay: () =>
      [...box.open]
        .filter(({ to, text }) => to.includes(address) && tableIn(text) !== '')
        .map(({ headers }) => headers.get('message-id') ?? ''),
  };
}
