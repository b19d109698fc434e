// One host of a table: the same requests, nonsense, undo, bots and people who leave, through the server's runner and
// through a table in the browser. Everybody must have been answered, told and shown the same, and bots asked the same.
import { planOf } from '@sunglade/bots-engine';
import { createDice, legalSteps, seat, seatList, seedFrom } from '@sunglade/core';
import { type Answer, actRequest, Runner, submitRequest } from '@sunglade/match';
import { createMemoryStore, sampleSummary } from '@sunglade/match/contract';
import { readMoved, type ServerMessage } from '@sunglade/protocol';
import { GAME_IDS, loadGame } from '@sunglade/registry';
import { type Heard, openTable, type Question, type Seen, type Table } from '@sunglade/table';
import { describe, expect, test } from 'vitest';
import { configOf, createSavedTable, LocalTable } from '../../apps/web/src/session/local-table.ts';
import type { LocalChair, SavedTable } from '../../apps/web/src/session/saved-table.ts';

const id = 'table-parity';
const NOW = 5_000;
const person = (number: number): LocalChair => ({ kind: 'person', person: number, name: `P${number}` });
const bot: LocalChair = { kind: 'bot', level: 'greedy' };

/** What somebody at the table was told, and what they see now. */
interface Got {
  readonly heard: readonly Heard[];
  readonly seen: Seen | null;
}

interface Host {
  readonly asked: Question[];
  /** null, or why not and which step it was about. */
  submit(seat: number, steps: readonly string[]): Promise<unknown>;
  act(seat: number, text: string): Promise<unknown>;
  /** Lets the bots play until a person has to act. */
  settle(): Promise<void>;
  got(person: number): Got;
}

const open = (kept: SavedTable): Promise<Table> =>
  openTable({ config: configOf(kept), secret: kept.secret }, kept.lines, loadGame);

/** The same question always has the same answer. */
async function createThink(kept: SavedTable, asked: Question[]) {
  const { rules } = await open(kept);
  return (question: Question): readonly string[] | null => {
    asked.push(structuredClone(question));
    const dice = createDice(seedFrom(JSON.stringify(question.view)));
    return planOf(rules, question.level, question.view, seat(question.seat), dice);
  };
}

/** A browser shows one person at a time: one for each, all with the same requests. */
async function inBrowsers(kept: SavedTable, people: readonly number[]): Promise<Host> {
  const asked: Question[] = [];
  const { game } = await open(kept);
  const browsers = await Promise.all(
    people.map(async (number, i) => {
      const chair = kept.chairs.findIndex((one) => one.kind === 'person' && one.person === number);
      const table = new LocalTable(kept, game);
      const think = await createThink(kept, i === 0 ? asked : []);
      return { number, table, think, heard: [] as Heard[], look: () => table.look(chair) };
    }),
  );
  const each = (take: (table: LocalTable) => ReturnType<LocalTable['act']>): unknown => {
    const results = browsers.map(({ heard, table, look }) => {
      look();
      const answer = take(table);
      if ('refusal' in answer) return answer;
      heard.push(...answer.heard);
      return null;
    });
    for (const result of results) expect(result).toEqual(results[0]);
    return results[0];
  };
  return {
    asked,
    submit: async (one, steps) => each((table) => table.submit(one, steps, NOW)),
    act: async (one, text) => each((table) => table.act(one, text, NOW)),
    async settle() {
      for (const { table, think, heard, look } of browsers) {
        for (let { question } = table; question; question = table.question) {
          look();
          const answer = table.botStep(question, think(question.question), NOW);
          if ('refusal' in answer) throw new Error(answer.refusal.code);
          heard.push(...answer.heard);
        }
      }
    },
    got(number) {
      const browser = browsers.find((one) => one.number === number);
      browser?.look();
      return { heard: browser?.heard ?? [], seen: browser?.table.seen(NOW) ?? null };
    },
  };
}

async function onServer(kept: SavedTable, people: readonly number[]): Promise<Host & { readonly runner: Runner }> {
  const asked: Question[] = [];
  const think = await createThink(kept, asked);
  const store = createMemoryStore();
  const runner = new Runner({
    store,
    bus: { publish: () => undefined, subscribe: () => () => undefined, close: async () => undefined },
    thinker: { think: async (question) => think(question) },
    now: () => NOW,
    loadGame,
    patience: { openMs: 1e12, playingMs: 1e12 },
    tables: 10,
    onError: (error) => {
      throw error;
    },
  });
  await store.create({ config: configOf(kept), secret: kept.secret }, kept.lines, sampleSummary());
  const got = new Map<number, { heard: Heard[]; seen: Seen | null }>();
  for (const number of people) {
    const mine: { heard: Heard[]; seen: Seen | null } = { heard: [], seen: null };
    got.set(number, mine);
    await runner.watch(id, {
      user: `person-${number}`,
      send(text) {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'seen') mine.seen = message.seen;
        if (message.type !== 'moved') return;
        if (!mine.seen) throw new Error('moved before seen');
        const { seen, heard } = readMoved(mine.seen, message);
        mine.heard.push(...heard);
        mine.seen = seen;
      },
    });
  }
  let sent = 0;
  const user = (one: number): string => {
    const chair = kept.chairs[one];
    return chair?.kind === 'person' ? `person-${chair.person}` : '';
  };
  const plain = (answer: Answer): unknown => {
    if (answer.ok) return null;
    const { refusal, index = 0 } = answer;
    return { refusal, index };
  };
  return {
    runner,
    asked,
    async submit(one, steps) {
      const at = (await runner.read(id, (table) => table.run?.count(seat(one)))) ?? 0;
      const message = { id: `submit-${++sent}`, table: id, seat: one, at, steps: [...steps] };
      return plain(await runner.act(id, submitRequest(user(one), { type: 'submit', ...message })));
    },
    async act(one, text) {
      const message = { type: 'act', id: `submit-${++sent}`, table: id, seat: one, text } as const;
      return plain(await runner.act(id, actRequest(user(one), message, [])));
    },
    async settle() {
      runner.tend(id);
      await expect.poll(() => runner.read(id, (table) => table.botsToAct.length), { interval: 1 }).toBe(0);
    },
    got: (number) => got.get(number) ?? { heard: [], seen: null },
  };
}

/** Who opened a table is known on the server only; a table in the browser is its owner's. */
const shared = ({ heard, seen }: Got): unknown => ({ heard, seen: { ...seen, host: null } });

async function compare(game: string, chairs: readonly LocalChair[], turns: number): Promise<Set<string>> {
  const rules = await loadGame(game);
  const kept = rules && createSavedTable({ game, seats: chairs.length, chairs }, rules, id, 1_000);
  if (!kept || 'problems' in kept) throw new Error(game);
  const people = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []));
  const [server, browser] = [await onServer(kept, people), await inBrowsers(kept, people)];
  const refused = new Set<string>();
  const both = async (ask: (host: Host) => Promise<unknown>): Promise<void> => {
    const [here, there] = [await ask(server), await ask(browser)];
    expect(there).toEqual(here);
    const { refusal } = (here ?? {}) as { refusal?: { code: string } };
    if (refusal) refused.add(refusal.code);
    await Promise.all([server.settle(), browser.settle()]);
    for (const one of people) expect(shared(browser.got(one))).toEqual(shared(server.got(one)));
    expect(browser.asked).toEqual(server.asked);
  };
  await both(async () => null);
  for (let turn = 0; turn < turns; turn++) {
    const next = await server.runner.read(id, (table) => {
      const one = seatList(table.acting).find((acting) => !table.isBot(acting));
      const legal = one === undefined ? [] : legalSteps(table.rules, table.run?.state, one);
      return { one, steps: legal.map((step) => table.rules.print(step)) };
    });
    const { one, steps = [] } = next ?? {};
    if (one === undefined) break;
    const step = steps[(turn * 7) % steps.length] ?? '';
    if (turn % 6 === 0) await both((host) => host.submit(one, [step, 'no such step']));
    if (turn % 6 === 1) await both((host) => host.submit(one, ['!undo']));
    if (turn % 6 === 2) await both((host) => host.act(one, '!start'));
    if (turn % 6 === 3) await both((host) => host.act(one, '!propose 1'));
    await both((host) => host.submit(one, [step]));
    if (turn % 4 === 1) await both((host) => host.act(one, '!undo'));
    if (turn % 9 === 8) await both((host) => host.submit(one, [step, step, step]));
  }
  // Whoever leaves is played on for by the usual bot, where somebody is left to play with.
  await both((host) => host.act(people[0] ?? 0, '!resign'));
  return refused;
}

describe.each(GAME_IDS)('%s', (game) => {
  test('is the same table on the server and in the browser: against a bot', async () => {
    const refused = await compare(game, [person(0), bot], 40);
    for (const code of ['unknown-step', 'already-started']) expect(refused).toContain(code);
  });

  test('with two people', async () => {
    expect(await compare(game, [person(0), person(1)], 40)).toContain('unknown-step');
  });

  test('with somebody who leaves', async () => {
    const seats = (await loadGame(game))?.seats.max ?? 2;
    const chairs = [person(0), bot, person(1)].slice(0, seats);
    await compare(game, chairs, 12);
  });
});
