// Plans on a server: stored before they are acknowledged, carried out in the transaction of the move that begins the turn.
import { commitTo, legalSteps, seat, seatList } from '@sunglade/core';
import { readMoved, type ServerMessage } from '@sunglade/protocol';
import { loadGame } from '@sunglade/registry';
import { type Seen, seenBy, type Table } from '@sunglade/table';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from './contract/index.ts';
import { actRequest, sitRequest, submitRequest } from './requests.ts';
import type { Answer, Runner } from './runner.ts';
import { type Append, type Store, StoreError } from './store.ts';
import { createSite } from './testing.ts';

const table = 'table-01';
const PEOPLE = ['ann', 'bob', 'cleo'] as const;
let ids = 0;
const id = (): string => `submit-${++ids}`;

let store: Store;
let appends: Append[];
type Site = ReturnType<typeof createSite>;
let site: Site;

beforeEach(() => {
  const memory = createMemoryStore();
  appends = [];
  store = {
    ...memory,
    append: (one) => {
      appends.push(one);
      return memory.append(one);
    },
  };
  site = createSite(store);
});

const node: Site['node'] = (more) => site.node(more);

/** Three at the draft of Evergreen: nothing is hidden in it. Answers with the seats in the order of their picks. */
async function draft(runner: Runner): Promise<readonly [number, number, number]> {
  const game = await loadGame('evergreen', 1);
  const setup = game?.setup({ seats: 3 });
  if (!setup?.ok) throw new Error('no set-up');
  const config = { id: table, game: 'evergreen', rules: 1, setup: setup.value, host: 'ann', public: true };
  const more = { clock: { kind: 'none' }, onTimeout: 'bot', fillIn: 'random', openedAt: 1_000 } as const;
  await runner.open({ secret: 'aa', config: { ...config, ...more, commitment: commitTo('aa') } });
  for (const [i, name] of PEOPLE.entries())
    await runner.act(
      table,
      sitRequest(name, { type: 'sit', id: id(), table, seat: i, name, entropy: 'ab'.repeat(32) }),
    );
  expect(await act(runner, 0, '!start', -1)).toMatchObject({ ok: true });
  const [first = 0] = (await look(runner, ({ acting }) => seatList(acting))) ?? [];
  return [first, (first + 1) % 3, (first + 2) % 3];
}

const nameOf = (one: number): string => PEOPLE[one] ?? '';
const act = (runner: Runner, one: number, text: string, chair = one): Promise<Answer> =>
  runner.act(table, actRequest(nameOf(one), { type: 'act', id: id(), table, seat: chair, text }, []));
async function look<T>(runner: Runner, read: (table: Table) => T): Promise<T> {
  const found = await runner.read(table, read);
  if (found === null) throw new Error('no table');
  return found;
}
const legal = (runner: Runner, one: number): Promise<string[]> =>
  look(runner, ({ run, rules }) =>
    run ? legalSteps(rules, run.state, seat(one)).map((step) => rules.print(step)) : [],
  );
async function play(runner: Runner, one: number, text: string): Promise<Answer> {
  const at = await look(runner, ({ run }) => run?.count(seat(one)) ?? 0);
  return runner.act(
    table,
    submitRequest(nameOf(one), { type: 'submit', id: id(), table, seat: one, at, steps: [text] }),
  );
}
async function plan(runner: Runner, one: number, ...ways: string[][]): Promise<Answer> {
  const seq = await look(runner, ({ lines }) => lines.length);
  return runner.plan(table, nameOf(one), { seat: one, ways, seq });
}
const texts = (runner: Runner, from: number): Promise<string[]> =>
  look(runner, ({ lines }) => lines.slice(from).map(({ seat: one, text }) => `${one} ${text}`));

/** Somebody who looks on, with a picture kept up to date as a page does. */
class Eyes {
  readonly user: string;
  readonly messages: ServerMessage[] = [];
  seen: Seen | null = null;
  constructor(user: string) {
    this.user = user;
  }
  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.type === 'seen') this.seen = message.seen;
    else if (message.type === 'moved' && this.seen) this.seen = readMoved(this.seen, message).seen;
  }
}
async function watch(runner: Runner, one: number): Promise<Eyes> {
  const eyes = new Eyes(nameOf(one));
  await runner.watch(table, eyes);
  return eyes;
}

test('a plan is its owner’s, and is carried out with the move that begins the turn, all in one', async () => {
  const runner = node();
  const [first, second, third] = await draft(runner);
  const [mine, other] = [await watch(runner, second), await watch(runner, first)];
  const [a = '', b = '', c = ''] = await legal(runner, first);
  expect(await plan(runner, second, [a], [b])).toMatchObject({ ok: true });
  expect(mine.seen?.plans).toEqual([{ seat: second, ways: [[a], [b]] }]);
  expect(other.messages).toHaveLength(1);
  expect(await store.plansOf(nameOf(second))).toMatchObject([{ match: table, ways: [[a], [b]] }]);

  const from = await look(runner, ({ lines }) => lines.length);
  appends = [];
  expect(await play(runner, first, a)).toMatchObject({ ok: true });
  expect(await texts(runner, from)).toEqual([`${first} ${a}`, `${second} !planned`, `${second} ${b}`]);
  expect(appends).toMatchObject([{ plans: { planned: 1, kept: [] } }]);
  expect(appends[0]?.lines).toHaveLength(3);
  expect(await store.plansAt(table)).toEqual({ planned: 1, plans: [] });
  for (const eyes of [mine, other]) {
    expect(eyes.seen).toEqual(await look(runner, (now) => seenBy(now, eyes.user, 1_000)));
    expect(eyes.seen).not.toHaveProperty('plans');
  }
  expect(await play(runner, third, c)).toMatchObject({ ok: true });
});

test('whoever planned and still has to act is told so: they were not there', async () => {
  const runner = node();
  const [first, second, third] = await draft(runner);
  await store.addWay({
    id: 'way',
    user: nameOf(third),
    target: { kind: 'webhook', url: 'https://example.org' },
    language: 'en',
    rule: 'always',
    minutes: 1,
    quiet: null,
    secret: '',
    confirmed: true,
    paused: null,
    toldAt: null,
    toldOf: null,
    createdAt: 1,
  });
  const [a = '', b = '', c = ''] = await legal(runner, first);
  await play(runner, first, a);
  await plan(runner, third, [c]);
  await play(runner, second, b);
  // The draft is over, and everybody plays at once.
  expect(await look(runner, ({ acting }) => acting)).toBe(7);
  expect(await store.noticesOf('way')).toMatchObject([{ seat: third }]);
});

test('a plan that was acknowledged outlives the node, and is carried out once', async () => {
  const [first, second] = await draft(node());
  const before = node();
  const [a = '', b = ''] = await legal(before, first);
  await plan(before, second, [b]);
  const after = node();
  const from = await look(after, ({ lines }) => lines.length);
  await play(after, first, a);
  const lines = [`${first} ${a}`, `${second} !planned`, `${second} ${b}`];
  expect(await texts(after, from)).toEqual(lines);
  const again = node();
  expect(await texts(again, from)).toEqual(lines);
  expect(await look(again, ({ plans }) => plans)).toEqual([]);
});

test('what cannot be stored has not happened: neither the plan nor what was planned', async () => {
  let full = false;
  const refuse = (): Promise<never> => Promise.reject(new StoreError('storage-full', null));
  const real = store;
  site.store = {
    ...real,
    append: (one) => (full ? refuse() : real.append(one)),
    plan: (one, planned) => (full ? refuse() : real.plan(one, planned)),
  };
  const runner = node();
  const [first, second] = await draft(runner);
  const eyes = await watch(runner, second);
  const [a = '', b = '', c = ''] = await legal(runner, first);
  full = true;
  expect(await plan(runner, second, [b])).toEqual({ ok: false, refusal: { code: 'storage-full' } });
  expect(eyes.seen).not.toHaveProperty('plans');
  full = false;
  await plan(runner, second, [b]);
  const from = await look(runner, ({ lines }) => lines.length);
  full = true;
  expect(await play(runner, first, a)).toMatchObject({ ok: false });
  full = false;
  expect(await texts(runner, from)).toEqual([]);
  expect(eyes.seen?.plans).toEqual([{ seat: second, ways: [[b]] }]);
  await play(runner, first, c);
  expect(await texts(runner, from)).toEqual([`${first} ${c}`, `${second} !planned`, `${second} ${b}`]);
  expect(eyes.seen).not.toHaveProperty('plans');
});

test('a plan is given up by its owner only, and cannot be made behind the others’ back', async () => {
  const runner = node();
  const [first, second, third] = await draft(runner);
  const [a = '', b = ''] = await legal(runner, first);
  const seq = await look(runner, ({ lines }) => lines.length);
  const refusal = async (answer: Promise<Answer>): Promise<string> => {
    const given = await answer;
    return given.ok ? 'ok' : given.refusal.code;
  };
  expect(await refusal(runner.plan(table, nameOf(third), { seat: second, ways: [[a]], seq }))).toBe('not-your-seat');
  expect(await refusal(runner.plan(table, nameOf(second), { seat: second, ways: [[a]], seq: seq - 1 }))).toBe('stale');
  expect(await refusal(plan(runner, first, [a]))).toBe('no-plan-now');
  expect(await refusal(runner.plan('nowhere-1', 'ann', { seat: 0, ways: [[a]], seq }))).toBe('no-such-table');
  await plan(runner, second, [a]);
  expect(await refusal(runner.plan(table, nameOf(third), { seat: second, ways: [], seq }))).toBe('not-your-seat');
  expect(await refusal(plan(runner, second))).toBe('ok');
  expect(await refusal(plan(runner, second))).toBe('ok');
  expect(await store.plansAt(table)).toEqual({ planned: 2, plans: [] });
  const from = await look(runner, ({ lines }) => lines.length);
  await play(runner, first, b);
  expect(await texts(runner, from)).toEqual([`${first} ${b}`]);
  await runner.stop();
  expect(await refusal(plan(runner, third, [a]))).toBe('restarting');
});

test('news drop a plan with the line that brings them, and its owner sees it go', async () => {
  // Nothing stays in memory: what people were shown has to be known all the same.
  const runner = node({ tables: 0 });
  const [first, second] = await draft(runner);
  const eyes = await watch(runner, second);
  const [a = ''] = await legal(runner, first);
  await plan(runner, second, [a]);
  await act(runner, first, '!propose end');
  expect(await store.plansAt(table)).toEqual({ planned: 1, plans: [] });
  expect(eyes.seen).toEqual(await look(runner, (now) => seenBy(now, eyes.user, 1_000)));
  expect(eyes.seen).not.toHaveProperty('plans');
});

test.each([false, true])('several nodes know the same plans, whether news are lost (%s) or not', async (lost) => {
  const here = node({ shared: true });
  const there = node({ shared: true });
  const [first, second, third] = await draft(here);
  const [mine, elsewhere] = [await watch(there, second), await watch(here, second)];
  const other = await watch(here, first);
  const [a = '', b = '', c = ''] = await legal(here, first);
  site.lossy = lost;
  await plan(there, second, [b]);
  if (!lost) await expect.poll(() => elsewhere.seen?.plans).toEqual([{ seat: second, ways: [[b]] }]);
  const from = await look(there, ({ lines }) => lines.length);
  await play(here, first, a);
  expect(await texts(here, from)).toEqual([`${first} ${a}`, `${second} !planned`, `${second} ${b}`]);
  await there.refresh();
  await expect.poll(() => mine.seen?.seq).toBe(from + 3);
  for (const eyes of [mine, elsewhere, other]) expect(eyes.seen).not.toHaveProperty('plans');
  await play(there, third, c);
  expect(await look(here, ({ lines }) => lines.length)).toBe(from + 4);
});

test('lines of a program without plans leave none that fits', async () => {
  const runner = node();
  const [first, second] = await draft(runner);
  const [a = '', b = ''] = await legal(runner, first);
  await plan(runner, second, [b]);
  const found = await store.plansAt(table);
  site.store = {
    ...store,
    plansAt: async () => ({ ...found, plans: found.plans.map((one) => ({ ...one, line: 1 })) }),
  };
  const next = node();
  const from = await look(next, ({ lines }) => lines.length);
  await play(next, first, a);
  expect(await texts(next, from)).toEqual([`${first} ${a}`]);
  expect(await store.plansOf(nameOf(second))).toEqual([]);
});
