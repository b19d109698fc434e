import { loadGame } from '@sunglade/registry';
import { describe, expect, it } from 'vitest';
import { createSavedTable, LocalTable } from '../../session/local-table.ts';
import { createPosition, foreseeAll } from './position.ts';

async function standOf(you: number, live = true) {
  const game = await loadGame('glade');
  const setup = game?.setup({ seats: 2 });
  if (!game || !setup?.ok) throw new Error('no Glade');
  const chairs = [0, 1].map((person) => ({ kind: 'person', person, name: 'P' }) as const);
  const kept = createSavedTable({ game: 'glade', seats: 2, chairs }, game, 'table-0001', 0);
  if ('problems' in kept) throw new Error('problems');
  const table = new LocalTable(kept, game);
  table.look(0);
  const seen = table.seen(0);
  if (!seen.view) throw new Error('no view');
  const rules = game.bind(setup.value);
  const eyes = you as typeof seen.you;
  const own = seen.view.own.map((one, i) => ((you >> i) & 1 ? one : null));
  return createPosition({
    game,
    setup: setup.value,
    rules,
    view: { open: seen.view.open, own },
    chairs: seen.chairs,
    you: eyes,
    seat: 0,
    acting: seen.acting,
    over: false,
    live,
  });
}

describe('what the page knows by itself', () => {
  it('legal steps of the own seat, none of anybody else’s', async () => {
    const mine = await standOf(1);
    expect(mine.legal).toHaveLength(6);
    expect(mine.legal.every((step) => /^(store|bury) \d+$/.test(step))).toBe(true);
    expect((await standOf(0)).legal).toEqual([]);
    expect((await standOf(1, false)).legal).toEqual([]);
  });

  it('why not', async () => {
    const position = await standOf(1);
    expect(position.refuse('roll')?.code).toBe('not-now');
    expect(position.refuse(position.legal[0] as string)).toBeNull();
    expect(position.refuse('fly')?.code).toBe('unknown-step');
    expect((await standOf(0)).refuse('roll')?.code).toBe('not-your-seat');
  });

  it('what comes after a step, and whether that is certain', async () => {
    const position = await standOf(1);
    const store = position.legal.find((step) => step.startsWith('store')) as string;
    const next = foreseeAll(position, [store]).position;
    expect(next?.legal).toEqual(['ready']);
    expect(next?.sheets[0]?.total).toBeGreaterThan(position.sheets[0]?.total ?? 0);
    // Whoever is ready draws a card that nobody knows: allowed, but not foreseen.
    expect(foreseeAll(position, [store, 'ready'])).toEqual({ refusal: null, position: null });
    expect(position.after('roll')).toBeNull();
  });

  it('why several steps do not go together', async () => {
    const position = await standOf(1);
    const [first = '', second = ''] = position.legal;
    expect(foreseeAll(position, [first, second])).toEqual({
      refusal: position.after(first)?.refuse(second),
      position: null,
    });
    expect(foreseeAll(position, [first, second]).refusal?.code).toBe('already-picked');
    expect(foreseeAll(position, ['roll', first]).refusal?.code).toBe('not-now');
  });
});
