// The same people do the same things in both worlds, and everything the viewer receives is compared byte by byte.
import {
  createPicker,
  hasSeat,
  legalSteps,
  NOBODY,
  type Seat,
  type Seats,
  seat,
  seatList,
  viewOf,
} from '@sunglade/core';
import type { Table } from '@sunglade/table';
import type { StartedNode } from '../../../apps/server/src/start.ts';
import { Client, ENTROPY, type Question, type Socket } from '../kit/client.ts';
import type { Clock } from './node.ts';

export interface Compared {
  readonly bytes: number;
  readonly steps: number;
  /** Steps that were different ones in the two worlds. */
  readonly apart: number;
  /** Plans that others made in one of the worlds only. */
  readonly plans: number;
  /** Whether there was anything hidden in which the worlds differ. */
  readonly different: boolean;
  readonly differences: readonly string[];
}

interface Side {
  readonly node: StartedNode;
  readonly viewer: Client;
  readonly viewerSocket: Socket;
  readonly other: Client;
  readonly otherSocket: Socket;
  readonly table: string;
}

const PRESENCE = '{"type":"presence"';
const PATHS = (table: string): readonly string[] => [
  `/api/tables/${table}`,
  `/api/tables/${table}/past`,
  `/api/tables/${table}/past?views=1`,
  `/api/tables/${table}/record`,
  `/api/tables/${table}/chat`,
  '/api/tables',
  '/api/mine',
  '/api/me',
];

async function enter(node: StartedNode, game: string, seats: number, mine: Seats): Promise<Side> {
  const viewer = await Client.guest(node.url, 'Viewer');
  const other = await Client.guest(node.url, 'Other');
  const table = await other.open(game, { seats, public: true });
  const [viewerSocket, otherSocket] = [await viewer.connect(), await other.connect()];
  viewerSocket.keep = true;
  await otherSocket.watch(table);
  await viewerSocket.watch(table);
  for (let i = 0; i < seats; i++) {
    const socket = hasSeat(mine, seat(i)) ? viewerSocket : otherSocket;
    await socket.ask({ type: 'sit', table, seat: i, name: `P${i}`, entropy: ENTROPY }, `sit-down-${i}`);
  }
  await otherSocket.act(table, -1, '!start');
  return { node, viewer, viewerSocket, other, otherSocket, table };
}

type Sides = readonly [Side, Side];
const both = async <T>(sides: Sides, work: (side: Side) => Promise<T>): Promise<[T, T]> => {
  const first = await work(sides[0]);
  return [first, await work(sides[1])];
};

const inside = <T>(side: Side, look: (table: Table) => T): Promise<T> =>
  side.node.runner.read(side.table, look) as Promise<T>;

const verb = (text: string): string => /^[a-z-]*/i.exec(text)?.[0] ?? '';

/**
 * A step in each world after which the viewer still sees the same. The viewer's own step is the same in both; another
 * player's may be a different one of the same kind, such as a hidden card that only its owner knows.
 */
async function harmless(
  sides: Sides,
  one: Seat,
  viewer: Seats,
  pick: (n: number) => number,
): Promise<readonly [string, string] | null> {
  const [real, imagined] = await both(sides, (side) =>
    inside(side, ({ run, rules }) => {
      if (!run) return [];
      return legalSteps(rules, run.state, one).flatMap((step) => {
        const after = rules.copy(run.state);
        rules.apply(after, one, step);
        // When the game is over everything is revealed.
        if (rules.acting(after) === NOBODY) return [];
        return { text: rules.print(step), view: JSON.stringify(viewOf(rules, after, viewer)) };
      });
    }),
  );
  const pairs = real.flatMap((a) =>
    imagined.flatMap((b) => {
      const fits = hasSeat(viewer, one) ? a.text === b.text : verb(a.text) === verb(b.text);
      return fits && a.view === b.view ? [[a.text, b.text] as const] : [];
    }),
  );
  const apart = pairs.filter(([a, b]) => a !== b);
  const chosen = apart.length > 0 && pick(3) > 0 ? apart : pairs;
  return chosen[pick(Math.max(1, chosen.length))] ?? null;
}

/** What each seat that waits could plan: a single step. */
const plannable = (side: Side): Promise<readonly { readonly seat: number; readonly ways: string[][] }[]> =>
  inside(side, ({ run, rules, acting }) =>
    Array.from({ length: rules.seats }, (_, i) => seat(i)).flatMap((one) => {
      const ahead = run && !hasSeat(acting, one) ? rules.ahead?.turn(run.state, one) : null;
      const steps = ahead ? legalSteps(rules, ahead, one).map((step) => rules.print(step)) : [];
      return steps.length > 0 ? [{ seat: one, ways: steps.slice(0, 3).map((step) => [step]) }] : [];
    }),
  );

/** Somebody else plans, in one world only, and gives it up again. Answers with how many did. */
async function planElsewhere(side: Side, plans: Awaited<ReturnType<typeof plannable>>, viewer: Seats) {
  const { otherSocket, table } = side;
  const seq = await inside(side, ({ lines }) => lines.length);
  const theirs = plans.filter((plan) => !hasSeat(viewer, seat(plan.seat)));
  for (const plan of theirs) await otherSocket.must({ type: 'plan', table, seq, ...plan });
  return async (): Promise<number> => {
    for (const plan of theirs) await otherSocket.must({ type: 'plan', table, seq, seat: plan.seat, ways: [] });
    return theirs.length;
  };
}

export async function compareWorlds(
  nodes: readonly [StartedNode, StartedNode],
  clock: Clock,
  game: string,
  seats: number,
  viewer: Seats,
  most: number,
  seed: number,
): Promise<Compared> {
  const sides: Sides = [await enter(nodes[0], game, seats, viewer), await enter(nodes[1], game, seats, viewer)];
  const hidden = await both(sides, (side) =>
    inside(side, ({ run, rules }) => JSON.stringify(run && rules.parts(run.state))),
  );
  const differences: string[] = [];
  let bytes = 0;
  const pick = createPicker(seed);
  const lastPresence: string[] = [];

  const compare = (what: string, [a, b]: readonly [string, string]): void => {
    bytes += a.length;
    if (a === b) return;
    let at = 0;
    while (a[at] === b[at]) at++;
    const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
    differences.push(`${game} ${what}, byte ${at}:\n  …${around(a)}\n  …${around(b)}`);
  };
  const compareAll = async (): Promise<void> => {
    for (const path of PATHS(sides[0].table))
      compare(path, (await both(sides, async ({ viewer: who }) => {
        const { status, text, headers } = await who.get(path);
        return `${status} ${[...headers.keys()].join()} ${text}`;
      }))); // biome-ignore format: one thing
    const heard = await both(sides, async ({ viewerSocket }) => viewerSocket.heard.splice(0));
    // Who is there is told when there is time for it, among anything else: only the last word of it counts.
    const what = heard.map((texts, i) => {
      lastPresence[i] = texts.findLast((text) => text.startsWith(PRESENCE)) ?? lastPresence[i] ?? '';
      return texts.filter((text) => !text.startsWith(PRESENCE)).join('\n');
    });
    compare('socket', what as [string, string]);
  };
  /** The viewer says something; the answers are compared with everything else. */
  const provoke = (question: Question, id: string): Promise<unknown> =>
    both(sides, ({ viewerSocket }) => viewerSocket.ask(question, id));

  const { table } = sides[0];
  await compareAll();
  let steps = 0;
  let apart = 0;
  let plans = 0;
  for (; steps < most && differences.length === 0; steps++) {
    clock.now += 1_000;
    const acting = await inside(sides[0], (one) => seatList(one.acting));
    const one = acting[pick(acting.length)];
    if (one === undefined) break;
    const id = `secrecy-${seed}-${steps}`;
    await settled(sides);
    const planned = await plannable(sides[1]);
    const giveUp = await planElsewhere(sides[1], planned, viewer);
    const seq = await inside(sides[0], ({ lines }) => lines.length);
    for (const [i, plan] of planned.entries()) {
      await provoke({ type: 'plan', table, seq, ...plan }, `${id}-p${i}`);
      await provoke({ type: 'plan', table, seq, seat: plan.seat, ways: [] }, `${id}-q${i}`);
    }
    await compareAll();
    plans += await giveUp();
    await provoke({ type: 'submit', table, seat: pick(seats), at: pick(4), steps: ['nonsense'] }, `${id}-a`);
    await provoke({ type: 'act', table, seat: pick(seats), text: '!undo' }, `${id}-b`);
    const texts = await harmless(sides, one, viewer, pick);
    if (!texts) break;
    const [text] = texts;
    const mine = hasSeat(viewer, one);
    if (texts[0] !== texts[1]) apart++;
    // The viewer may also try what others could do, and what cannot be done now.
    if (viewer !== 0)
      await provoke({ type: 'submit', table, seat: firstOf(viewer), at: steps, steps: [text, text] }, `${id}-c`);
    const sent = await both(sides, async (side) => {
      const at = await inside(side, ({ run }) => run?.count(one) ?? 0);
      const socket = mine ? side.viewerSocket : side.otherSocket;
      return socket.ask({ type: 'submit', table, seat: one, at, steps: [texts[sides.indexOf(side)] ?? ''] }, `${id}-d`);
    });
    if (sent.some(({ type }) => type !== 'ack')) throw new Error(`${game}: ${text} ${JSON.stringify(sent)}`);
    await settled(sides);
    if (steps % 3 === 0) await compareAll();
  }
  await settled(sides);
  // Nobody came or went for longer than telling it takes.
  await new Promise((done) => setTimeout(done, 150));
  await compareAll();
  compare('presence', [lastPresence[0] ?? '', lastPresence[1] ?? '']);
  for (const { viewerSocket, otherSocket } of sides) {
    viewerSocket.close();
    otherSocket.close();
  }
  return { bytes, steps, apart, plans, different: hidden[0] !== hidden[1], differences };
}

const firstOf = (seats: Seats): number => seatList(seats)[0] ?? 0;

async function settled(sides: Sides): Promise<void> {
  for (const side of sides) {
    const seq = await inside(side, (table) => table.lines.length);
    for (let waits = 0; side.viewerSocket.seen(side.table).seq < seq && waits < 2_000; waits++)
      await new Promise((done) => setTimeout(done, 1));
  }
}
