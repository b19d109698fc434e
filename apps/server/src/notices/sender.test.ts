import { legalSteps, seatList } from '@sunglade/core';
import { Runner, type Store, type WayStored } from '@sunglade/match';
import { createMemoryStore, sampleWay } from '@sunglade/match/contract';
import { loadGame } from '@sunglade/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Carriers } from './carriers.ts';
import type { TellLog } from './log.ts';
import type { Message } from './message.ts';
import { Sender } from './sender.ts';
import type { Sent } from './sent.ts';
import { MOST_ATTEMPTS } from './when.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-16T12:00:00Z');

let now = START;
let store: Store;
let runner: Runner;
let sender: Sender;
/** What went wrong; nothing does, unless a test wants it. */
const failed: unknown[] = [];
let carried: { readonly way: string; readonly message: Message }[] = [];
/** What becomes of the next messages. */
let became: (way: WayStored) => Promise<Sent> | Sent = () => ({ kind: 'sent' });

/** What the log says; the example game has nobody who could. */
let tellLog: TellLog = async () => null;

const senderOf = (lease: string): Sender =>
  new Sender({
    store,
    runner,
    carriers: {
      carry: async (way: WayStored, message: Message) => {
        carried.push({ way: way.id, message });
        return became(way);
      },
    } as unknown as Carriers,
    now: () => now,
    lease: () => `${lease} ${carried.length} ${now}`,
    tellLog: (...heard) => tellLog(...heard),
    mailsPerHour: 2,
    onSent: () => undefined,
    onError: (error) => failed.push(error),
  });

afterEach(() => {
  expect(failed.splice(0)).toEqual([]);
});

beforeEach(() => {
  now = START;
  carried = [];
  became = () => ({ kind: 'sent' });
  tellLog = async () => null;
  store = createMemoryStore();
  runner = new Runner({
    store,
    bus: { publish: () => undefined, subscribe: () => () => undefined, close: async () => undefined },
    thinker: { think: async () => null },
    now: () => now,
    loadGame,
    patience: { openMs: 1e12, playingMs: 1e12 },
    tables: 100,
    onError: (error) => {
      throw error;
    },
  });
  sender = senderOf('a');
});

const act = async (table: string, by: string, seat: number, text: string): Promise<void> => {
  const answer = await runner.act(table, { submission: null, plan: (_, at) => [{ at, by, seat, text }] });
  if (!answer.ok) throw new Error(`${text}: ${answer.refusal.code}`);
};

/** Ann and Bob at a table where it is Bob's turn, whoever began. */
async function bobsTurn(id: string): Promise<void> {
  const game = await loadGame('glade');
  const setup = game?.setup({ seats: 2, options: {}, edition: undefined });
  if (!game || !setup?.ok) throw new Error('no game');
  const config = {
    id,
    game: 'glade',
    rules: game.version,
    setup: setup.value,
    host: 'ann',
    public: false,
    clock: { kind: 'days', days: 3 },
    onTimeout: 'bot',
    fillIn: 'random',
    commitment: 'c',
    openedAt: 1,
  } as const;
  await runner.open({ config, secret: 'ab'.repeat(32) });
  await act(id, 'ann', 0, `!sit ${'cd'.repeat(32)} Ann`);
  await act(id, 'bob', 1, `!sit ${'cd'.repeat(32)} Bob`);
  await act(id, 'ann', -1, '!start');
  if (seatList((await runner.read(id, (table) => table.acting)) ?? (0 as never)).includes(0 as never))
    await playTurn(id);
}

/** Whoever acts plays until others have to. */
async function playTurn(id: string): Promise<void> {
  const acting = async () => seatList((await runner.read(id, (table) => table.acting)) ?? (0 as never));
  const [one] = await acting();
  if (one === undefined) return;
  while ((await acting()).includes(one)) {
    const text = await runner.read(id, (table) => {
      const [step] = table.run ? legalSteps(table.rules, table.run.state, one) : [];
      return step === undefined ? '' : table.rules.print(step);
    });
    await act(id, one === 0 ? 'ann' : 'bob', one, text ?? '');
  }
}

/** Sweeps until nothing is on its way; as long as time does not pass, nothing else becomes due. */
async function sweep(one = sender): Promise<void> {
  await one.sweep();
  for (let i = 0; i < 50; i++) await new Promise((done) => setImmediate(done));
}
const waiting = async (way = 'w'): Promise<number> => (await store.noticesOf(way)).length;
const bobsWay = (more: Partial<WayStored> = {}): Promise<void> =>
  store.addWay(sampleWay('w', { user: 'bob', ...more }));

test('where there is no limit, nobody waits because another node with a faster clock has just told them', async () => {
  await bobsWay({ rule: 'always', minutes: 30, toldAt: START + 5, toldOf: 'another turn' });
  await bobsTurn('table-1');
  await sweep();
  expect(carried).toHaveLength(1);
  expect(await waiting()).toBe(0);
});

test('whoever has to act is told once, in their language, from their seat', async () => {
  await bobsWay({ language: 'de' });
  await bobsTurn('table-1');
  await sweep();
  await sweep();
  expect(carried.length).toBe(1);
  const { title, text, path } = carried[0]?.message ?? {};
  expect([title, path]).toEqual(['Du bist dran: Lichtung', '/t/table-1']);
  expect(text).toMatch(
    /^(Ann hat gespielt\. Du hast \d+ Punkte?|Das Spiel hat begonnen\. Du spielst mit Ann)\. Noch 3 Tage\.$/,
  );
  expect(await waiting()).toBe(0);
});

test('whoever has moved meanwhile is not told', async () => {
  await bobsWay();
  await bobsTurn('table-1');
  expect(await waiting()).toBe(1);
  await playTurn('table-1');
  await sweep();
  expect(carried).toEqual([]);
});

test('a notice that was taken and whose turn has passed is dropped before it is sent', async () => {
  await bobsWay();
  await bobsTurn('table-1');
  // Taken by a node, which is slow; meanwhile Bob moves at another.
  const [taken] = await store.takeNotices('slow', now, now, 10);
  await playTurn('table-1');
  if (!taken) throw new Error('no notice');
  await store.postponeNotice(taken, now);
  await sweep();
  expect(carried).toEqual([]);
});

test('nobody is told while they look, and they are when they have not looked for half a minute', async () => {
  await bobsWay({ rule: 'away' });
  await bobsTurn('table-1');
  await store.look('bob', now - 10_000);
  await sweep();
  expect(carried).toEqual([]);
  now += 19_999;
  await sweep();
  expect(carried).toEqual([]);
  now += 1;
  await sweep();
  expect(carried.length).toBe(1);
});

test('at most one in so many minutes, and that one speaks for the others', async () => {
  await bobsWay({ rule: 'every', minutes: 30 });
  await bobsTurn('table-1');
  await sweep();
  expect(carried.length).toBe(1);
  for (const id of ['table-2', 'table-3', 'table-4']) await bobsTurn(id);
  await sweep();
  now += 30 * MINUTE - 1;
  await sweep();
  expect(carried.length).toBe(1);
  now += 1;
  await sweep();
  await sweep();
  expect(carried.length).toBe(2);
  expect(carried[1]?.message.text).toContain('2 more tables wait for you.');
  expect(await waiting()).toBe(0);
});

test('two nodes that look at the same way at once tell it once', async () => {
  await bobsWay({ rule: 'every', minutes: 30 });
  for (const id of ['table-1', 'table-2', 'table-3']) await bobsTurn(id);
  await Promise.all([sweep(senderOf('a')), sweep(senderOf('b')), sweep(senderOf('c'))]);
  expect(carried.length).toBe(1);
});

test('in quiet hours everything waits, and comes when they end', async () => {
  await bobsWay({ quiet: { from: 11 * 60, to: 14 * 60, zone: 'UTC' } });
  await bobsTurn('table-1');
  await sweep();
  now = START + 2 * 60 * MINUTE - 1;
  await sweep();
  expect(carried).toEqual([]);
  now++;
  await sweep();
  expect(carried.length).toBe(1);
});

test('a node that dies leaves its notice to another, which tells it under the same name', async () => {
  await bobsWay({ rule: 'every', minutes: 30 });
  await bobsTurn('table-1');
  became = () => new Promise<Sent>(() => undefined);
  await sweep();
  expect(carried.length).toBe(1);
  became = () => ({ kind: 'sent' });
  const other = senderOf('b');
  now += 4_999;
  await sweep(other);
  expect(carried.length).toBe(1);
  now += 1;
  await sweep(other);
  expect(carried.length).toBe(2);
  expect(carried[1]?.message.id).toBe(carried[0]?.message.id);
  expect(carried[1]?.message.topic).toBe(carried[0]?.message.topic);
});

test('a node that lives and waits keeps its notice', async () => {
  await bobsWay();
  await bobsTurn('table-1');
  let done: (sent: Sent) => void = () => undefined;
  became = () =>
    new Promise<Sent>((resolve) => {
      done = resolve;
    });
  await sweep();
  const other = senderOf('b');
  for (let i = 0; i < 20; i++) {
    now += 1_000;
    await sweep();
    await sweep(other);
  }
  expect(carried.length).toBe(1);
  done({ kind: 'sent' });
  await sender.stop();
  expect(await waiting()).toBe(0);
});

test('what is not taken is tried again, later each time, and then the way rests', async () => {
  await bobsWay();
  await bobsTurn('table-1');
  became = () => ({ kind: 'later', afterMs: null });
  const tries: number[] = [];
  for (let i = 0; i < 2_000; i++) {
    const before = carried.length;
    await sender.sweep();
    for (let k = 0; k < 12; k++) await new Promise((resolve) => setImmediate(resolve));
    if (carried.length > before) tries.push((now - START) / 1_000);
    now += 1_000;
  }
  expect(tries).toEqual([0, 5, 15, 35, 75, 155, 315, 635]);
  expect(tries.length).toBe(MOST_ATTEMPTS);
  expect((await store.way('w'))?.paused).toBe('unreachable');
  expect(await waiting()).toBe(0);
});

test('who asks to wait longer is left alone for so long', async () => {
  await bobsWay();
  await bobsTurn('table-1');
  became = () => ({ kind: 'later', afterMs: 60_000 });
  await sweep();
  now += 59_999;
  await sweep();
  expect(carried.length).toBe(1);
  now += 1;
  await sweep();
  expect(carried.length).toBe(2);
});

test('a way that is refused rests at once, with what it had to tell; one that is gone is forgotten', async () => {
  await bobsWay();
  for (const id of ['table-1', 'table-2']) await bobsTurn(id);
  became = () => ({ kind: 'failed', why: 'refused' });
  await sweep();
  expect((await store.way('w'))?.paused).toBe('refused');
  expect(await waiting()).toBe(0);
  await store.changeWay('w', { paused: null });
  became = () => ({ kind: 'gone' });
  await bobsTurn('table-3');
  await sweep();
  expect(await store.way('w')).toBe(null);
});

test('an address gets no more mails in an hour than the operator allows, from however many people', async () => {
  const target = { kind: 'mail', address: 'bob@example.org' } as const;
  await bobsWay({ target });
  await store.addWay(sampleWay('v', { user: 'bob', target: { ...target, address: 'BOB@example.org' } }));
  for (const id of ['table-1', 'table-2']) await bobsTurn(id);
  await sweep();
  expect(carried.length).toBe(2);
  now += 60 * MINUTE;
  await sweep();
  expect(carried.length).toBe(4);
});

test('whose ways do not answer keeps nobody else waiting', async () => {
  await bobsWay();
  await store.addWay(sampleWay('v', { user: 'ann' }));
  for (let i = 0; i < 12; i++) await bobsTurn(`table-${i}`);
  became = ({ id }) => (id === 'w' ? new Promise<Sent>(() => undefined) : { kind: 'sent' });
  await sweep();
  expect(carried.filter(({ way }) => way === 'w').length).toBe(4);
  await playTurn('table-3');
  now += 1_000;
  await sweep();
  expect(carried.filter(({ way }) => way === 'w').length).toBe(4);
  expect(carried.filter(({ way }) => way === 'v').length).toBe(1);
});

test('a table that is about to be closed is told to everybody there, unless somebody has played', async () => {
  await store.addWay(sampleWay('w-ann', { user: 'ann' }));
  await store.addWay(sampleWay('w-bob', { user: 'bob' }));
  await bobsTurn('t1');
  await sweep();
  carried = [];
  await act('t1', '@system', -1, `!stale ${now + 7 * 24 * 60 * MINUTE}`);
  await sweep();
  expect(carried.map(({ way }) => way).toSorted()).toEqual(['w-ann', 'w-bob']);
  for (const { message } of carried) expect(message.text).toContain('7 days left');
  carried = [];
  await act('t1', '@system', -1, `!stale ${now + 7 * 24 * 60 * MINUTE}`);
  await playTurn('t1');
  await sweep();
  // Only whose turn it is now.
  expect(carried.map(({ way, message }) => [way, message.title])).toEqual([['w-ann', 'Your turn: Glade']]);
});

test('an invitation is told while a chair is free, and not from somebody whom one avoids', async () => {
  await store.addWay(sampleWay('w-eve', { user: 'eve' }));
  const invite = (match: string): Promise<boolean> =>
    store.invite({ match, user: 'eve', by: 'ann', name: 'Ann', at: now });
  const game = await loadGame('glade');
  const setup = game?.setup({ seats: 3, options: {}, edition: undefined });
  if (!game || !setup?.ok) throw new Error('no game');
  const config = {
    game: 'glade',
    rules: game.version,
    setup: setup.value,
    host: 'ann',
    public: false,
    clock: { kind: 'none' },
    onTimeout: 'bot',
    fillIn: 'random',
    commitment: 'c',
    openedAt: 1,
  } as const;
  for (const id of ['t1', 't2', 't3']) {
    await runner.open({ config: { ...config, id }, secret: 'ab'.repeat(32) });
    await act(id, 'ann', 0, `!sit ${'cd'.repeat(32)} Ann`);
    await act(id, 'bob', 1, `!sit ${'cd'.repeat(32)} Bob`);
  }
  await invite('t1');
  await sweep();
  expect(carried.map(({ message }) => [message.title, message.text, message.path])).toEqual([
    ['Ann invites you: Glade', 'At the table: Bob. A chair is free for you.', '/t/t1'],
  ]);
  carried = [];
  await invite('t2');
  await act('t2', 'eve', 2, `!sit ${'cd'.repeat(32)} Eve`);
  await sweep();
  await invite('t3');
  await store.mute('eve', 'ann', 'Ann', true);
  await sweep();
  expect(carried).toEqual([]);
});

test('a notice says what the log says since the last own line; where that fails, who has played', async () => {
  await store.addWay(sampleWay('w-bob', { user: 'bob', language: 'de' }));
  const asked: Parameters<TellLog>[] = [];
  tellLog = async (...heard) => {
    asked.push(heard);
    return [[{ seat: 0 }, ' hat etwas getan.']];
  };
  await bobsTurn('t1');
  await sweep();
  expect(carried[0]?.message.text).toMatch(/^Ann hat etwas getan\. Du hast/);
  expect(asked).toMatchObject([['de', { seat: 1, you: 0b10 }, expect.any(Number)]]);
  expect(asked[0]?.[2]).toBeLessThan(asked[0]?.[1].past.length ?? 0);
  carried = [];
  tellLog = async () => {
    throw new Error('no words');
  };
  await bobsTurn('t2');
  await sweep();
  expect(carried[0]?.message.text).toMatch(/^Ann hat gespielt\./);
  expect(failed.splice(0)).toHaveLength(1);
});
