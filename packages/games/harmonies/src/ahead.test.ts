import { legalSteps, printSteps, seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { createTable, type TestTable } from './testing.ts';

const other = ({ open }: TestTable): number => 1 - open.mover;
const ahead = ({ rules, state }: TestTable, one: number) => rules.ahead?.turn(state, seat(one)) ?? null;
const legal = ({ rules }: TestTable, state: Parameters<typeof rules.legal>[0], one: number): string[] =>
  printSteps(rules, legalSteps(rules as never, state, seat(one)));

describe('a turn ahead', () => {
  it('begins with any group that lies there, whatever the mover holds', () => {
    const table = createTable();
    const one = other(table);
    table.play('take 2');
    table.play(table.legal().find((text) => text.startsWith('place')) ?? '');
    const turn = ahead(table, one);
    if (!turn) throw new Error('no turn');
    expect(legal(table, turn, one).filter((text) => text.startsWith('take'))).toEqual([
      'take 1',
      'take 3',
      'take 4',
      'take 5',
    ]);
    expect(table.rules.parts(turn).open).toMatchObject({ mover: one, took: null, hand: [], cardTaken: false });
    expect(table.open.hand).toHaveLength(2);
  });

  it('begins with the spirit where none is chosen yet', () => {
    const table = createTable({ options: { spirits: true } });
    const turn = ahead(table, other(table));
    expect(turn && table.rules.parts(turn).open.phase).toBe('spirit');
  });

  it('is not there for who has had their last', () => {
    const final = { by: 'pouch', seat: 0 } as const;
    const table = createTable({ open: { first: 0, mover: 1, final } });
    expect(ahead(table, 0)).toBeNull();
    const before = createTable({ open: { first: 0, mover: 0, final } });
    expect(ahead(before, 1)).not.toBeNull();
  });
});

describe('what is expected', () => {
  const { rules } = createTable();
  const expects = (event: Event, ...steps: string[]): boolean => rules.ahead?.expects(event, seat(0), steps) ?? false;
  const plan = ['take 3', 'place blue 0,0'];

  it('is what others do, and new tokens where they took some', () => {
    expect(expects({ type: 'take', seat: 1, space: 2, tokens: [] }, ...plan)).toBe(true);
    expect(expects({ type: 'refill', space: 2, tokens: [] }, ...plan)).toBe(true);
    expect(expects({ type: 'card', seat: 1, card: 'otter', slot: 1 }, ...plan)).toBe(true);
    expect(expects({ type: 'done', seat: 1 }, ...plan)).toBe(true);
    expect(expects({ type: 'turn', seat: 0, turn: 4 }, ...plan)).toBe(true);
  });

  it('is not the planned group, a new animal or the last round', () => {
    expect(expects({ type: 'take', seat: 1, space: 3, tokens: [] }, ...plan)).toBe(false);
    expect(expects({ type: 'refill', space: 3, tokens: [] }, ...plan)).toBe(false);
    expect(expects({ type: 'open', slot: 1, card: 'otter' }, ...plan)).toBe(false);
    expect(expects({ type: 'final', seat: 1, by: 'pouch' }, ...plan)).toBe(false);
    expect(expects({ type: 'done', seat: 0 }, ...plan)).toBe(false);
  });
});
