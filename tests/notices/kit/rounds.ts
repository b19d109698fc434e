// Many turns at three nodes, one of which is killed while it tells of them.
import { createPicker } from '@sunglade/core';
import { Person } from '../../accounts/kit/person.ts';
import type { Cluster } from '../../cluster/kit/cluster.ts';
import { until } from '../../cluster/kit/programs.ts';
import type { Client } from '../../server/kit/client.ts';
import { playOn, startTable } from '../../server/kit/play.ts';
import type { Receiver, Taken } from './receiver.ts';

/** From the move to the notice, where the person sets no other limit. */
export const SOON_MS = 10_000;
/** How long whoever is told takes to say thank you: so long a notice is on its way. */
const ANSWER_MS = 200;
const LOOK_MS = 5_000;
const AT_ONCE = 12;

export type Pair = readonly [ann: Client, bob: Client];

/** Two people of whom the second is told by a webhook. */
export async function createPair(url: string, hook: string, rule = 'always'): Promise<Pair> {
  const [ann, bob] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Bob')];
  await bob.must('POST', '/api/account/password', { login: 'bob', password: 'seven quiet owls' });
  await bob.must('POST', '/api/notices', { target: { kind: 'webhook', url: hook }, language: 'en', rule });
  return [ann.client, bob.client];
}

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
  readonly latestMs: number;
  readonly problems: readonly string[];
}

/** People play at nodes 1 and 2; node 0 does nothing but tell, and dies at it. */
export async function killWhileTelling(
  cluster: Cluster,
  receiver: Receiver,
  turns: number,
  seed: number,
): Promise<Round> {
  const problems: string[] = [];
  const path = (who: string): string => `/round-${seed}/${who}`;
  const pairs = await Promise.all(['a', 'b', 'c'].map((who) => createPair(cluster.url(1), receiver.url(path(who)))));
  const looker = await createPair(cluster.url(1), receiver.url(path('looker')), 'away');
  const look = async (): Promise<void> => {
    const { status } = await at(looker[1], cluster.url(2)).post('/api/looking');
    if (status !== 200) problems.push(`looking was answered with ${status}`);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_MS);
  receiver.answer = () => 200;
  receiver.delayMs = ANSWER_MS;

  const begun = new Map<string, number>();
  let killed = false;
  const onTheirWay = new Set<string>();
  async function kill(): Promise<void> {
    killed = true;
    await until('notices on their way', () => receiver.open.size > 0);
    for (const one of receiver.open) onTheirWay.add(keyOf(one));
    await cluster.killNode(0);
    for (const one of receiver.open) onTheirWay.add(keyOf(one));
  }
  async function begin(i: number): Promise<void> {
    const pair = pairs[i % pairs.length];
    if (!pair) return;
    const table = await bobsTurn([at(pair[0], cluster.url(1)), at(pair[1], cluster.url(2))], seed * turns + i);
    begun.set(table, Date.now());
  }
  await bobsTurn([at(looker[0], cluster.url(1)), at(looker[1], cluster.url(1))], seed);
  for (let i = 0; i < turns; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, turns - i) }, (_, k) => begin(i + k));
    if (!killed && i >= turns / 2) await kill();
    await Promise.all(some);
  }
  const toldOf = (table: string): Taken[] =>
    receiver.taken.filter(
      ({ path: where, body }) => where.startsWith(path('')) && body.toString().includes(`/t/${table}`),
    );
  const own = `select count(*)::int as left from notices n join ways w on w.id = n.way where w.rule = 'always'`;
  const untold = (): string[] => [...begun.keys()].filter((table) => toldOf(table).length === 0);
  await until('everybody told', () => untold().length === 0, 60_000).catch(async (error: unknown) => {
    // Lost, or late? What is still to be told says which.
    const left = await cluster.query('select n.*, w.paused from notices n join ways w on w.id = n.way');
    throw new Error(`${String(error)}: ${untold().join(' ')}; left: ${JSON.stringify(left)}`);
  });
  await until('nothing left', async () => (await cluster.query<{ left: number }>(own))[0]?.left === 0, 60_000);
  clearInterval(looking);
  receiver.delayMs = 0;
  await cluster.startNode(0);

  let [copies, latestMs] = [0, 0];
  for (const [table, moment] of begun) {
    const taken = toldOf(table);
    const [first, ...others] = taken;
    if (!first) continue;
    copies += others.length;
    latestMs = Math.max(latestMs, first.at - moment);
    if (new Set(taken.map(keyOf)).size > 1) problems.push(`${table}: copies under different names`);
    if (others.length > 0 && !onTheirWay.has(keyOf(first)))
      problems.push(`${table}: told twice though nobody died of it`);
  }
  // By each way one was on its way at most.
  if (copies > pairs.length) problems.push(`${copies} notices were told twice`);
  if (latestMs > SOON_MS) problems.push(`a notice came ${latestMs} ms late`);
  const seen = receiver.at(path('looker')).length;
  if (seen > 0) problems.push(`who looked was told ${seen} times`);
  return { turns: begun.size, copies, latestMs, problems };
}
