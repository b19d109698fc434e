// What people at different nodes see and hear of each other. The nodes' clocks are half a minute apart, each way.
import { hasSeat, type Json, type Seats, seat } from '@sunglade/core';
import { type ChatLine, type Heard, type Listed, readHeard, type ServerMessage } from '@sunglade/protocol';
import { loadGame } from '@sunglade/registry';
import { heardBy, openTableOf, type Seen } from '@sunglade/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newId, type Socket } from '../server/kit/client.ts';
import { anyStep, level, playOn, rulesOf, seatsToMove } from '../server/kit/play.ts';
import { available } from './kit/available.ts';
import { Cluster } from './kit/cluster.ts';
import { until } from './kit/programs.ts';

interface Line {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly seat: number;
  readonly text: string;
}

describe.runIf(available)('three nodes with different clocks', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const offsets = ['0', '30', '-30'];
    cluster = await Cluster.start(offsets.map((seconds) => ({ TEST_CLOCK_OFFSET_SECONDS: seconds })));
  });
  afterAll(() => cluster?.stop());

  const guests = (...names: string[]): Promise<Client[]> =>
    Promise.all(names.map((name, i) => Client.guest(cluster.url(i % 3), name)));

  /** A table whose people sit at nodes 0, 1, 2 …; everybody brings an entropy of their own. */
  async function sitDown(people: readonly Client[], game: string, more: Record<string, unknown> = {}) {
    const [host] = people;
    if (!host) throw new Error('nobody');
    const table = await host.open(game, { seats: people.length, ...more });
    const sockets: Socket[] = [];
    for (const [i, person] of people.entries()) {
      const socket = await person.connect();
      socket.keep = true;
      await socket.watch(table);
      const entropy = `${i + 1}`.repeat(64);
      await socket.must({ type: 'sit', table, seat: i, name: person.user.name, entropy });
      sockets.push(socket);
    }
    await sockets[0]?.act(table, -1, '!start');
    await level(table, sockets);
    return { table, sockets };
  }

  const messages = <Kind extends ServerMessage['type']>(socket: Socket, kind: Kind) =>
    socket.heard
      .map((text) => JSON.parse(text) as ServerMessage)
      .filter((one): one is Extract<ServerMessage, { type: Kind }> => one.type === kind);
  const here = (socket: Socket): Seats | undefined => messages(socket, 'presence').at(-1)?.here;
  const lines = (table: string): Promise<Line[]> =>
    cluster.query<Line>('select seq::int, at::float8, "by", seat::int, text from lines where match = $1 order by seq', [
      table,
    ]);

  test('everybody learns who is there, through whichever node, and who is gone with a node that died', async () => {
    const people = await guests('Ann', 'Bob', 'Cid');
    const { table, sockets } = await sitDown(people, 'glade');
    const spectator = await (await Client.guest(cluster.url(1), 'Dot')).connect();
    spectator.keep = true;
    await spectator.watch(table);
    for (const socket of [...sockets, spectator]) {
      await until('presence', () => here(socket) === 7);
      await until('the spectator', () => messages(socket, 'presence').at(-1)?.watching === 1);
    }
    await cluster.killNode(1);
    await until('absence', () => here(sockets[0] as Socket) === 5, 15_000);
    await until('absence of the spectator', () => messages(sockets[2] as Socket, 'presence').at(-1)?.watching === 0);
    await cluster.startNode(1);
    const again = await people[1]?.connect();
    await again?.watch(table);
    await until('return', () => here(sockets[0] as Socket) === 7 && here(sockets[2] as Socket) === 7);
    for (const socket of sockets) socket.close();
    again?.close();
  });

  test('talk reaches everybody once and in order; players do not hear the stands, nobody hears whom they muted', async () => {
    const people = await guests('Ann', 'Bob', 'Cid');
    const { table, sockets } = await sitDown(people, 'glade');
    const dot = await Client.guest(cluster.url(2), 'Dot');
    const spectator = await dot.connect();
    spectator.keep = true;
    await spectator.watch(table);
    const say = async (socket: Socket | undefined, text: string) => socket?.must({ type: 'say', table, text });
    const heard = (socket: Socket | undefined): string[] =>
      socket ? messages(socket, 'chat').map(({ line }: { line: ChatLine }) => line.text) : [];
    // All at once: the last of them may be the first that is heard of.
    await Promise.all(sockets.map((socket, i) => say(socket, `hello from ${i}`)));
    await say(spectator, 'psst');
    for (const socket of sockets) await until('talk', () => heard(socket).length >= 3);
    await until('talk in the stands', () => heard(spectator).length === 4);
    for (const socket of sockets) expect(heard(socket).toSorted()).toEqual([0, 1, 2].map((i) => `hello from ${i}`));
    for (const socket of [...sockets, spectator]) {
      const numbers = messages(socket, 'chat').map(({ line }) => line.n);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
    // Bob's socket is at node 1; he asks for silence through node 2.
    const bob = people[1] as Client;
    const node = bob.url;
    bob.url = cluster.url(2);
    const first = messages(sockets[1] as Socket, 'chat').find(({ line }) => line.text === 'hello from 0');
    expect((await bob.post(`/api/tables/${table}/mute`, { line: first?.line.n, muted: true })).status).toBe(200);
    bob.url = node;
    await say(sockets[0], 'do you hear me?');
    await say(sockets[2], 'I do');
    await until('the answer', () => heard(sockets[1]).includes('I do'));
    expect(heard(sockets[1])).not.toContain('do you hear me?');

    // What was said while the bus was away is heard later.
    await cluster.nats.kill();
    await say(sockets[2], 'without a bus');
    await until('catching up', () => heard(sockets[0]).includes('without a bus'), 15_000);
    await cluster.nats.resume();
    for (const socket of [...sockets, spectator]) socket.close();
  });

  test('the lobby and the own list are the same everywhere; who forgets a browser is gone from every node', async () => {
    const [ann] = (await guests('Ann')) as [Client];
    const table = await ann.open('harmonies', { public: true });
    const others = await Client.guest(cluster.url(2), 'Bob');
    const lobby = await others.get<Listed[]>('/api/tables');
    expect(lobby.body.find(({ id }) => id === table)).toMatchObject({ game: 'harmonies', status: 'open' });
    ann.url = cluster.url(1);
    expect((await ann.get<Listed[]>('/api/mine')).body.map(({ id }) => id)).toContain(table);
    const socket = await ann.connect();
    await socket.watch(table);
    ann.url = cluster.url(2);
    expect((await ann.post('/api/logout')).status).toBe(200);
    await until('the socket at the other node', () => socket.closed !== null, 40_000);
    expect(socket.closed).toBe(4401);
    expect((await ann.get<{ user: unknown }>('/api/me')).body.user).toBeNull();
  });

  test('who forgets a browser while the bus is away is gone from every node all the same', async () => {
    const [ann] = (await guests('Ann')) as [Client];
    ann.url = cluster.url(1);
    const socket = await ann.connect();
    await cluster.nats.kill();
    ann.url = cluster.url(2);
    expect((await ann.post('/api/logout')).status).toBe(200);
    await until('the socket at the other node', () => socket.closed !== null, 40_000);
    expect(socket.closed).toBe(4401);
    await cluster.nats.resume();
  });

  test('a picture asked for at any node is up to date, even while the bus is away', async () => {
    const people = await guests('Ann', 'Bob');
    const { table, sockets } = await sitDown(people, 'glade');
    await cluster.nats.kill();
    const socket = sockets.find((one) => seatsToMove(one.seen(table)).length > 0) as Socket;
    const seen = socket.seen(table);
    const step = anyStep(await rulesOf(seen), seen, seatsToMove(seen)[0] ?? 0, () => 0);
    const reply = await socket.must(step);
    const seq = reply.type === 'ack' ? reply.seq : -1;
    for (const url of cluster.urls) {
      const person = people[0] as Client;
      person.url = url;
      expect((await person.get<Seen>(`/api/tables/${table}`)).body.seq).toBe(seq);
      const late = await person.connect();
      await late.watch(table);
      expect(late.seen(table).seq).toBe(seq);
      late.close();
    }
    await cluster.nats.resume();
    for (const one of sockets) one.close();
  });

  test('nobody loses time to a clock that is wrong, and time that is up is up once', async () => {
    const people = await guests('Ann', 'Bob', 'Cid');
    const clock = { kind: 'move', seconds: 5 };
    const { table, sockets } = await sitDown(people, 'glade', { clock, fillIn: 'random' });
    await playOn(table, sockets, 12);
    const played = await lines(table);
    expect(played.filter(({ by }) => by === '@clock')).toEqual([]);
    for (const [i, line] of played.entries()) expect(line.at).toBeGreaterThanOrEqual(played[i - 1]?.at ?? 0);
    for (const chair of sockets[1]?.seen(table).chairs ?? []) expect(chair.left).toBeGreaterThan(3_000);
    const waiting = sockets[0]?.seen(table).acting ?? 0;
    await until('the end of their time', async () => (await lines(table)).some(({ by }) => by === '@clock'), 15_000);
    await new Promise((done) => setTimeout(done, 2_500));
    const late = (await lines(table)).filter(({ by }) => by === '@clock');
    const [first] = late;
    const last = played.at(-1)?.at ?? 0;
    expect(hasSeat(waiting as Seats, seat(first?.seat ?? -1))).toBe(true);
    expect((first?.at ?? 0) - last).toBeGreaterThanOrEqual(4_000);
    expect((first?.at ?? 0) - last).toBeLessThan(8_000);
    expect(new Set(late.map((line) => line.seat)).size).toBe(late.length);
    for (const one of sockets) one.close();
  });

  test('bots play on when the node that asked them dies, and every turn is taken once', async () => {
    const ann = await Client.guest(cluster.url(1), 'Ann');
    const table = await ann.open('harmonies', { seats: 2 });
    const socket = await ann.connect();
    await socket.watch(table);
    await socket.sit(table, 0, 'Ann');
    await socket.act(table, 1, '!bot greedy');
    await socket.act(table, -1, '!start');
    const watcher = await (await Client.guest(cluster.url(0), 'Eve')).connect();
    await watcher.watch(table);
    let current = socket;
    for (let deaths = 0; deaths < 2; deaths++) {
      // Our turn until the bot's begins; in that moment the node dies.
      for (;;) {
        await until(
          'a turn',
          () => seatsToMove(current.seen(table)).length > 0 || current.seen(table).status === 'over',
          30_000,
        );
        const seen = current.seen(table);
        if (seen.status === 'over') break;
        await current.must(anyStep(await rulesOf(seen), seen, 0, () => 0));
        if (!hasSeat(current.seen(table).acting, seat(0))) break;
      }
      await cluster.killNode(1);
      const before = watcher.seen(table).seq;
      await until(
        'the bot',
        () => watcher.seen(table).seq > before || hasSeat(watcher.seen(table).acting, seat(0)),
        30_000,
      );
      await until(
        'our turn',
        () => hasSeat(watcher.seen(table).acting, seat(0)) || watcher.seen(table).status === 'over',
        30_000,
      );
      await cluster.startNode(1);
      current = await ann.connect();
      await current.watch(table);
    }
    const found = await cluster.withStore((store) => store.load(table));
    const game = await loadGame('harmonies');
    if (!found || !game) throw new Error('gone');
    // Every line fits: nothing was played twice.
    const again = openTableOf(game, found.match, found.lines);
    expect(again.lines.some(({ by }) => by === '@bot')).toBe(true);
    current.close();
    watcher.close();
  });

  test('nobody hears through any node what is not theirs', async () => {
    const people = await guests('Ann', 'Bob', 'Cid');
    const { table, sockets } = await sitDown(people, 'glade');
    const dot = await Client.guest(cluster.url(0), 'Dot');
    const spectator = await dot.connect();
    spectator.keep = true;
    await spectator.watch(table);
    const all = [...sockets, spectator];
    await playOn(table, sockets, 30);
    await level(table, all);

    const found = await cluster.withStore((store) => store.load(table));
    const game = await loadGame('glade');
    if (!found || !game) throw new Error('gone');
    const { secret } = found.match;
    const truth = openTableOf(game, found.match, []);
    const happened = found.lines.map((line) => {
      const happening = truth.take(line);
      if ('code' in happening) throw new Error(happening.code);
      return happening;
    });
    expect(truth.status).toBe('playing');
    for (const [i, socket] of all.entries()) {
      const you = truth.seatsOf([...people, dot][i]?.user.id ?? '');
      const raw = socket.heard.join('\n');
      const others = people.filter((_, k) => k !== i);
      for (const secretText of [secret, ...others.flatMap(({ cookie, user }) => [cookie.split('=')[1] ?? '', user.id])])
        expect(raw).not.toContain(secretText);
      for (const k of people.keys()) expect(raw).not.toContain(`${k + 1}`.repeat(64));
      const heard = new Map<number, Heard>();
      for (const message of messages(socket, 'moved')) for (const one of readHeard(message)) heard.set(one.seq, one);
      expect(heard.size).toBeGreaterThan(25);
      for (const one of heard.values()) {
        const told = happened[one.seq]?.told ?? [];
        expect(one.events).toEqual(heardBy(told, you, 3) as Json[]);
      }
      const { view } = socket.seen(table);
      expect(view?.own.map((own) => own !== null)).toEqual([0, 1, 2].map((k) => hasSeat(you, seat(k))));
    }
    for (const one of all) one.close();
  });

  test('a submission that is repeated at another node is answered, not done twice', async () => {
    const people = await guests('Ann', 'Bob');
    const { table, sockets } = await sitDown(people, 'glade');
    const i = sockets.findIndex((one) => seatsToMove(one.seen(table)).length > 0);
    const [socket, person] = [sockets[i] as Socket, people[i] as Client];
    const seen = socket.seen(table);
    const step = anyStep(await rulesOf(seen), seen, i, () => 0);
    const id = newId();
    const first = await socket.ask(step, id);
    expect(first.type).toBe('ack');
    person.url = cluster.url(2);
    const elsewhere = await person.connect();
    for (const one of [elsewhere, socket]) expect(await one.ask(step, id)).toEqual(first);
    expect(await elsewhere.ask(step, newId())).toMatchObject({ type: 'refused', code: 'stale' });
    const count = (await lines(table)).length;
    expect(first.type === 'ack' && first.seq).toBe(count);
    for (const one of [...sockets, elsewhere]) one.close();
  });
});
