// Many turns at three nodes, one of which is killed while it tells of them.
import { createPicker } from '@sunglade/core';
import { Person } from '../../accounts/kit/person.ts';
import type { Cluster } from '../../cluster/kit/cluster.ts';
import { until } from '../../cluster/kit/programs.ts';
import { type Client, request } from '../../server/kit/client.ts';
import { playOn, startTable } from '../../server/kit/play.ts';
import { judgeEach, judgeSeldom, type Turns } from './judge.ts';
import type { LetterBox } from './letters.ts';
import { hookListener, type Listener, mailListener, pushListener } from './listeners.ts';
import type { Receiver, Taken } from './receiver.ts';

/** From the move to the notice, where the person sets no other limit. */
export const SOON_MS = 10_000;
/** How long whoever is told takes to say thank you: so long a notice is on its way. */
const ANSWER_MS = 100;
const LOOK_MS = 5_000;
const AT_ONCE = 12;
/** So long a round takes at least: a person gets two turns a second, and takes a notice in less than half of one. */
const ROUND_MS = 2_000;

export type Pair = readonly [ann: Client, bob: Client];

const WAYS = ['mail', 'push', 'webhook', 'webhook, once a minute'] as const;

interface Habits {
  readonly rule?: string;
  readonly minutes?: number;
}

let people = 0;

/** Two people of whom the second is told. */
async function createPairFor(url: string, target: unknown, habits: Habits): Promise<Pair> {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Bob')];
  await bob.must('POST', '/api/account/password', { login: `bob-${++people}`, password: 'seven quiet owls' });
  await bob.must('POST', '/api/notices', { target, language: 'en', rule: 'always', ...habits });
  return [ann.client, bob.client];
}

/** By a webhook. */
export const createPair = (url: string, hook: string, rule = 'always'): Promise<Pair> =>
  createPairFor(url, { kind: 'webhook', url: hook }, { rule });

/** A table where Bob has to act. */
export async function bobsTurn(pair: Pair, seed = 1): Promise<string> {
  const { table, sockets } = await startTable('glade', pair);
  const pick = createPicker(seed);
  const acts = (): boolean => ((sockets[1]?.seen(table).acting ?? 0) & 2) !== 0;
  for (let i = 0; i < 50 && !acts(); i++) {
    // Whoever has not yet heard of the start would count fifty rounds in which nobody plays.
    await until('the start heard', () => sockets.every((socket) => socket.seen(table).status === 'playing'));
    if (!acts()) await playOn(table, sockets, 1, pick(1_000) + 1);
  }
  if (!acts()) throw new Error(`${table}: it never became Bob's turn`);
  for (const socket of sockets) socket.close();
  return table;
}

export const at = (client: Client, url: string): Client => Object.assign(client, { url });
export const keyOf = ({ headers }: Taken): string => String(headers['idempotency-key']);

export interface Round {
  readonly turns: number;
  /** Second copies, each with the name of the first. */
  readonly copies: number;
  /** How many notices were on their way when the node died. */
  readonly inFlight: number;
  readonly latestMs: number;
  readonly problems: readonly string[];
}

/** Somebody who is told, and whom they play with. */
interface Party extends Turns {
  readonly pair: Pair;
}

export interface Ways {
  readonly receiver: Receiver;
  readonly box: LetterBox;
}

/**
 * People play at nodes 1 and 2; node 0 does nothing but tell, and dies at it. Three people are told of every turn: one by
 * mail, one by push, one by a webhook. A fourth wants to hear at most once a minute, a fifth nothing as long as they look.
 */
export async function killWhileTelling(
  cluster: Cluster,
  { receiver, box }: Ways,
  turns: number,
  seed: number,
): Promise<Round> {
  const problems: string[] = [];
  const path = (who: string): string => `/round-${seed}/${who}`;
  async function party(listener: Listener, habits: Habits = {}): Promise<Party> {
    const pair = await createPairFor(cluster.url(1), listener.target, habits);
    return { pair, listener, turns: new Map() };
  }
  const address = `bob-${seed}@example.net`;
  const always = [
    await party(mailListener(box, address)),
    await party(pushListener(receiver, path('push'))),
    await party(hookListener(receiver, path('hook'))),
  ];
  await confirmMail(cluster.url(1), box, address);
  const seldom = await party(hookListener(receiver, path('seldom')), { rule: 'every', minutes: 1 });
  const looker = await party(hookListener(receiver, path('looker')), { rule: 'away' });
  const look = async (): Promise<void> => {
    const { status } = await at(looker.pair[1], cluster.url(2)).post('/api/looking');
    if (status !== 200) problems.push(`looking was answered with ${status}`);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_MS);
  receiver.answer = () => 201;
  [receiver.delayMs, box.delayMs] = [ANSWER_MS, ANSWER_MS];

  const inFlight = new Set<string>();
  const noteInFlight = (): void => {
    for (const { listener } of [...always, seldom]) for (const name of listener.onTheWay()) inFlight.add(name);
  };
  async function kill(): Promise<void> {
    await until('a notice on its way by each way', () =>
      always.every(({ listener }) => listener.onTheWay().length > 0),
    );
    noteInFlight();
    await cluster.killNode(0);
    noteInFlight();
  }
  async function begin({ pair, turns: own }: Party, number: number): Promise<void> {
    const begun = Date.now();
    const table = await bobsTurn([at(pair[0], cluster.url(1)), at(pair[1], cluster.url(2))], seed * turns + number);
    own.set(table, { begun, theirs: Date.now() });
  }
  await begin(looker, 0);
  let killed = false;
  for (let i = 0; i < turns; i += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, turns - i) }, (_, k) => i + k);
    const pause = new Promise<void>((done) => setTimeout(done, ROUND_MS));
    const some: Promise<void>[] = numbers.map((number) => begin(always[number % always.length] as Party, number));
    some.push(begin(seldom, turns + i));
    if (!killed && i >= turns / 2) {
      killed = true;
      await kill();
    }
    await Promise.all([...some, pause]);
  }
  await allTold(cluster, [...always, seldom]);
  clearInterval(looking);
  [receiver.delayMs, box.delayMs] = [0, 0];
  await cluster.startNode(0);

  const judged = [...always.map((one) => judgeEach(one, inFlight)), judgeSeldom(seldom, inFlight)];
  const copies = judged.reduce((sum, one) => sum + one.copies, 0);
  const late = judged.map((one, i) => ({ way: WAYS[i], ms: one.latestMs }));
  const latestMs = Math.max(...late.map(({ ms }) => ms));
  problems.push(...judged.flatMap((one) => one.problems));
  // By each way one was on its way at most.
  if (copies > always.length) problems.push(`${copies} notices were told twice`);
  for (const { way, ms } of late) if (ms > SOON_MS) problems.push(`a notice by ${way} came ${ms} ms late`);
  const seen = looker.listener.told().length;
  if (seen > 0) problems.push(`who looked was told ${seen} times`);
  const all = always.reduce((sum, one) => sum + one.turns.size, 0);
  return { turns: all, copies, inFlight: inFlight.size, latestMs, problems };
}

/** The link in the letter says that whoever reads it has the address. */
async function confirmMail(url: string, box: LetterBox, address: string): Promise<void> {
  await until('the question', () => box.to(address).length > 0);
  const token = /\/notices\/confirm\/(\S+)/.exec(box.to(address)[0]?.text ?? '')?.[1] ?? '';
  const { status } = await request(url, 'POST', '/api/notices/confirm', { token });
  if (status !== 200) throw new Error(`the address was not confirmed: ${status}`);
}

/** Waits until nobody who does not look is left to be told anything. */
async function allTold(cluster: Cluster, parties: readonly Party[]): Promise<void> {
  const own = `select count(*)::int as left from notices n join ways w on w.id = n.way where w.rule <> 'away'`;
  const nothingLeft = async (): Promise<boolean> => (await cluster.query<{ left: number }>(own))[0]?.left === 0;
  await until('nothing left', nothingLeft, 150_000).catch(async (error: unknown) => {
    // Lost, or late? What is still to be told says which.
    const left = await cluster.query('select n.*, w.paused from notices n join ways w on w.id = n.way');
    const told = parties.map(({ turns, listener }) => `${listener.told().length} of ${turns.size}`);
    throw new Error(`${String(error)}: told ${told.join(', ')}; left: ${JSON.stringify(left)}`);
  });
}
