import { replayRecord } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { describe, expect, it } from 'vitest';
import { createSavedTable, LocalTable } from './local-table.ts';
import type { LocalChair, SavedTable } from './saved-table.ts';

const bot: LocalChair = { kind: 'bot', level: 'random' };
const person = (number: number): LocalChair => ({ kind: 'person', person: number, name: `P${number}` });

async function begin(chairs: readonly LocalChair[]) {
  const game = await loadGame('glade');
  if (!game) throw new Error('no Glade');
  const kept = createSavedTable({ game: 'glade', seats: chairs.length, chairs }, game, 'table-0001', 1000);
  if ('problems' in kept) throw new Error(kept.problems.join());
  return { game, kept, table: new LocalTable(kept, game) };
}

const hand = (table: LocalTable, seat: number): readonly number[] =>
  (table.seen(0).view?.own[seat] as { hand: number[] } | null)?.hand ?? [];

const pastViews = (table: LocalTable) => table.past(true).map(({ view }) => view?.open);

/** Any legal steps, to the end. */
function letBotsPlay(table: LocalTable): void {
  for (let asked = table.question; asked; asked = table.question) table.botStep(asked, null, 2000);
}

describe('a table in the browser', () => {
  it('is begun at once, with everybody in their chairs', async () => {
    const { table } = await begin([person(0), bot]);
    const seen = table.seen(2000);
    expect(seen.status).toBe('playing');
    expect(seen.chairs.map(({ name, bot: level }) => [name, level])).toEqual([
      ['P0', null],
      ['', 'random'],
    ]);
    expect(seen.you).toBe(1);
  });

  it('is the same table when it is read again', async () => {
    const { game, table } = await begin([person(0), bot]);
    table.submit(0, [`store ${hand(table, 0)[0]}`], 3000);
    const again = new LocalTable(structuredClone(table.kept(4000)) as SavedTable, game);
    expect(again.seen(5000).view).toEqual(table.seen(5000).view);
    expect(again.past(true)).toEqual(table.past(true));
  });

  it('takes several steps or none', async () => {
    const { table } = await begin([person(0), bot]);
    const [card] = hand(table, 0);
    const refused = table.submit(0, [`store ${card}`, 'roll'], 3000);
    expect(refused).toMatchObject({ refusal: { code: 'not-now' }, index: 1 });
    expect(table.seen(0).counts).toEqual([0, 0]);
    expect(table.submit(0, [`store ${card}`, 'ready'], 3000)).toHaveProperty('heard');
    expect(table.seen(0).counts).toEqual([2, 0]);
  });

  it('shows nobody’s hand between two people', async () => {
    const { table } = await begin([person(0), person(1)]);
    expect(table.turnScreen()).toBe(0);
    expect(table.eyes).toBe(0);
    table.look(0);
    expect(table.turnScreen()).toBeNull();
    expect(hand(table, 0)).toHaveLength(3);
    expect(hand(table, 1)).toHaveLength(0);
    table.submit(0, [`store ${hand(table, 0)[0]}`, 'ready'], 3000);
    expect(table.turnScreen()).toBe(1);
    expect([hand(table, 0), hand(table, 1)]).toEqual([[], []]);
    table.look(1);
    expect(hand(table, 1)).toHaveLength(3);
  });

  it('lets one person hold two chairs', async () => {
    const { table } = await begin([person(0), person(0)]);
    expect(table.turnScreen()).toBeNull();
    expect(table.eyes).toBe(3);
    expect(hand(table, 1)).toHaveLength(3);
  });

  it('lets bots play to the end, and its record can be checked', async () => {
    const { game, table } = await begin([bot, bot]);
    letBotsPlay(table);
    const kept = table.kept(9000);
    expect(kept.status).toBe('over');
    expect(kept.scores).toHaveLength(2);
    const replay = replayRecord(JSON.parse(JSON.stringify(table.record())), game);
    expect(replay.ok).toBe(true);
  });

  it('lets nobody wait for a thought, and takes none about a position that is gone', async () => {
    const { table } = await begin([person(0), bot]);
    const asked = table.question;
    if (!asked) throw new Error('nobody is asked');
    table.submit(0, [`store ${hand(table, 0)[0]}`], 2000);
    expect(table.act(0, '!undo', 2100)).toHaveProperty('heard');
    expect(table.botStep(asked, null, 2200)).toMatchObject({ refusal: { code: 'not-your-turn' } });
    const anew = table.question;
    expect(anew && table.botStep(anew, null, 2300)).toHaveProperty('heard');
  });

  it('keeps an edition of one’s own with the table', async () => {
    const game = await loadGame('glade');
    const house = game?.editions[0]?.content as { rounds: number };
    if (!game) throw new Error('no Glade');
    const wish = { game: 'glade', seats: 2, chairs: [person(0), bot], edition: { ...house, rounds: 2 } };
    const kept = createSavedTable(wish, game, 'table-0001', 0);
    if ('problems' in kept) throw new Error(kept.problems.join());
    const again = new LocalTable(structuredClone(kept) as SavedTable, game);
    expect(again.seen(0).edition.content).toMatchObject({ rounds: 2 });
    expect(again.seen(0).edition.hash).toBe(kept.edition.hash);
    expect(createSavedTable({ ...wish, edition: { rounds: -1 } }, game, 'table-0002', 0)).toHaveProperty('problems');
  });

  it('refuses what the game does not offer', async () => {
    const game = await loadGame('glade');
    if (!game) throw new Error('no Glade');
    expect(createSavedTable({ game: 'glade', seats: 9, chairs: [] }, game, 'table-0001', 0)).toEqual({
      problems: ['seats'],
    });
  });

  it('goes on from a moment of another match, also on a chair that was a bot’s', async () => {
    const { game, kept } = await begin([bot, bot]);
    const first = new LocalTable(kept, game);
    letBotsPlay(first);
    const replay = replayRecord(first.record(), game);
    if (!replay.ok) throw new Error('no replay');
    const { run, rules } = replay.value;
    const steps = run.standing.slice(0, 9).map(({ seat, step }) => ({ seat, text: rules.print(step) }));
    const chairs = [bot, person(0)];
    const wish = { game: 'glade', seats: 2, chairs, help: 'none', from: { seed: run.seed, steps } } as const;
    const made = createSavedTable(wish, game, 'table-0002', 3000);
    if ('problems' in made) throw new Error(made.problems.join());
    const table = new LocalTable(structuredClone(made), game);
    expect(table.past(true).at(-1)?.view?.open).toEqual(pastViews(first)[8]);
    expect(table.seen(3000)).toMatchObject({ status: 'playing', help: 'none', you: 2 });
    expect(table.act(1, '!hint', 3000)).toMatchObject({ refusal: { code: 'no-help' } });
  });

  it('may be asked for hints where nothing else was said', async () => {
    const { table } = await begin([person(0), bot]);
    expect(table.act(0, '!hint', 2000)).toHaveProperty('heard');
  });
});
