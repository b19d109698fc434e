import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { Store } from '../store.ts';
import type { Clause } from './clause.ts';
import { sampleLine, sampleMatch, sampleSummary } from './samples.ts';

const texts = async (store: Store, id: string): Promise<string[]> =>
  ((await store.load(id))?.lines ?? []).map((line) => line.text);

export const matchClauses: readonly Clause<Store>[] = [
  {
    name: 'a match comes back as it was stored',
    async check(store) {
      const match = sampleMatch('a');
      await store.create(match, [sampleLine('!bot greedy')], sampleSummary());
      deepEqual(await store.load('a'), {
        match,
        lines: [{ ...sampleLine('!bot greedy'), submission: null }],
        status: 'open',
        planned: 0,
      });
      equal(await store.load('b'), null);
    },
  },
  {
    name: 'the same match is not created twice',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      await rejects(store.create(sampleMatch('a'), [], sampleSummary()));
    },
  },
  {
    name: 'lines are appended in order, all of them, with the submission on the last',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      const one = {
        match: 'a',
        seq: 0,
        lines: [sampleLine('x'), sampleLine('y')],
        submission: 's',
        summary: sampleSummary(),
      };
      equal(await store.append(one), 'done');
      const lines = (await store.load('a'))?.lines ?? [];
      deepEqual(lines.map(({ text, submission }) => [text, submission]), [['x', null], ['y', 's']]); // biome-ignore format: pairs
      deepEqual(await store.linesFrom('a', 1), lines.slice(1));
    },
  },
  {
    name: 'who expects another number of lines meets a conflict and changes nothing',
    async check(store) {
      await store.create(sampleMatch('a'), [sampleLine('first')], sampleSummary());
      const late = {
        match: 'a',
        lines: [sampleLine('late')],
        submission: null,
        summary: sampleSummary({ status: 'over' }),
      };
      equal(await store.append({ ...late, seq: 0 }), 'conflict');
      equal(await store.append({ ...late, seq: 2 }), 'conflict');
      equal(await store.append({ ...late, match: 'nowhere', seq: 0 }), 'conflict');
      deepEqual(await texts(store, 'a'), ['first']);
      equal((await store.lobby(10))[0]?.summary.status, 'open');
    },
  },
  {
    name: 'of many who append at once exactly one is first',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      const summary = sampleSummary();
      const tries = Array.from({ length: 20 }, (_, i) =>
        store.append({ match: 'a', seq: 0, lines: [sampleLine(`t${i}`)], submission: null, summary }),
      );
      const results = await Promise.all(tries);
      equal(results.filter((result) => result === 'done').length, 1);
      equal((await texts(store, 'a')).length, 1);
    },
  },
  {
    name: 'a submission is stored once per match',
    async check(store) {
      for (const id of ['a', 'b']) await store.create(sampleMatch(id), [], sampleSummary());
      const send = (match: string, seq: number) =>
        store.append({ match, seq, lines: [sampleLine('x')], submission: 'same', summary: sampleSummary() });
      equal(await send('a', 0), 'done');
      equal(await send('a', 1), 'conflict');
      equal(await send('b', 0), 'done');
      equal((await texts(store, 'a')).length, 1);
    },
  },
  {
    name: 'how far matches are is told for those that exist',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      await store.create(sampleMatch('b'), [sampleLine('x'), sampleLine('y')], sampleSummary());
      await store.append({
        match: 'b',
        seq: 2,
        lines: [sampleLine('z')],
        submission: null,
        summary: sampleSummary(),
      });
      await store.say({ match: 'a', at: 1, user: 'ann', name: 'Ann', seat: 0, room: 'table', text: 'hi' }, 'i1');
      const heads = await store.heads(['b', 'nowhere', 'a']);
      deepEqual(
        heads.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        [
          { id: 'a', seq: 0, said: 1, planned: 0 },
          { id: 'b', seq: 3, said: 0, planned: 0 },
        ],
      );
      deepEqual(await store.heads([]), []);
    },
  },
  {
    name: 'what is due is found in order, and no longer once it is not',
    async check(store) {
      for (const [id, wakeAt] of [['a', 500], ['b', 100], ['c', 900], ['d', null]] as const) // biome-ignore format: pairs
        await store.create(sampleMatch(id), [], sampleSummary({ wakeAt }));
      deepEqual(await store.due(600, 10), ['b', 'a']);
      deepEqual(await store.due(600, 1), ['b']);
      const summary = sampleSummary({ wakeAt: 2_000 });
      await store.append({ match: 'b', seq: 0, lines: [sampleLine('x')], submission: null, summary });
      deepEqual(await store.due(1_000, 10), ['a', 'c']);
    },
  },
  {
    name: 'the lobby shows public tables that wait or play, the newest first',
    async check(store) {
      await store.create(sampleMatch('old', { openedAt: 1 }), [], sampleSummary({ status: 'playing' }));
      await store.create(sampleMatch('new', { openedAt: 2 }), [], sampleSummary());
      await store.create(sampleMatch('hidden', { public: false }), [], sampleSummary());
      await store.create(sampleMatch('over'), [], sampleSummary({ status: 'over' }));
      await store.create(sampleMatch('closed'), [], sampleSummary({ status: 'closed' }));
      deepEqual(
        (await store.lobby(10)).map(({ config }) => config.id),
        ['new', 'old'],
      );
      deepEqual(
        (await store.lobby(1)).map(({ config }) => config.id),
        ['new'],
      );
    },
  },
  {
    name: 'the own list has the tables where one sits and those one opened, and forgets those one left',
    async check(store) {
      const seated = sampleSummary({ holders: ['ann', null], names: ['Ann', null], acting: 1, dueAt: 77 });
      await store.create(sampleMatch('sits', { host: 'x' }), [], seated);
      await store.create(sampleMatch('hosts', { host: 'ann' }), [], sampleSummary());
      await store.create(sampleMatch('other', { host: 'x' }), [], sampleSummary({ holders: ['bob', null] }));
      const list = await store.listOf('ann', 10);
      deepEqual(list.map(({ config }) => config.id).sort(), ['hosts', 'sits']);
      deepEqual(list.find(({ config }) => config.id === 'sits')?.summary, seated);
      await store.append({
        match: 'sits',
        seq: 0,
        lines: [sampleLine('!stand')],
        submission: null,
        summary: sampleSummary(),
      });
      deepEqual(
        (await store.listOf('ann', 10)).map(({ config }) => config.id),
        ['hosts'],
      );
    },
  },
  {
    name: 'the own tables can be walked through page by page, each once',
    async check(store) {
      const names = ['a', 'b', 'c', 'd', 'e'];
      for (const id of ['c', 'a', 'e', 'b', 'd'])
        await store.create(
          sampleMatch(id, { host: id < 'c' ? 'ann' : 'x' }),
          [],
          sampleSummary(id < 'b' ? {} : { holders: [null, 'ann'] }),
        );
      await store.create(sampleMatch('bb', { host: 'x' }), [], sampleSummary({ holders: ['bob', null] }));
      const found: string[] = [];
      for (let after = ''; found.length < 10; ) {
        const page = (await store.pageOf('ann', after, 2)).map(({ config }) => config.id);
        if (page.length === 0) break;
        found.push(...page);
        after = page.at(-1) ?? '';
      }
      deepEqual(found, names);
    },
  },
  {
    name: 'tables of a host are counted while they wait or play',
    async check(store) {
      await store.create(sampleMatch('a'), [], sampleSummary());
      await store.create(sampleMatch('b'), [], sampleSummary({ status: 'playing' }));
      await store.create(sampleMatch('c'), [], sampleSummary({ status: 'over' }));
      equal(await store.countOf('host'), 2);
      equal(await store.countOf('nobody'), 0);
    },
  },
  {
    name: 'every match can be visited',
    async check(store) {
      for (const id of ['c', 'a', 'b']) await store.create(sampleMatch(id), [], sampleSummary());
      deepEqual(await store.ids('', 2), ['a', 'b']);
      deepEqual(await store.ids('b', 2), ['c']);
    },
  },
  {
    name: 'talk is numbered per match, a repeated line keeps its number',
    async check(store) {
      const say = (match: string, text: string, id: string) =>
        store.say({ match, at: 1, user: 'ann', name: 'Ann', seat: 0, room: 'stands', text }, id);
      equal((await say('a', 'one', 'i1')).n, 0);
      equal((await say('a', 'two', 'i2')).n, 1);
      equal((await say('a', 'again', 'i1')).n, 0);
      equal((await say('b', 'else', 'i1')).n, 0);
      deepEqual((await store.chat('a', 10)).map((line) => [line.n, line.text, line.room]), [[0, 'one', 'stands'], [1, 'two', 'stands']]); // biome-ignore format: pairs
      deepEqual(
        (await store.chat('a', 1)).map(({ text }) => text),
        ['two'],
      );
    },
  },
];
