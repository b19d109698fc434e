import { legalSteps, seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { Table } from './testing.ts';

const legal = ({ rules }: Table, state: Table['state'], one: number): string[] =>
  legalSteps(rules as never, state, seat(one)).map((step) => rules.print(step));

describe('a turn ahead', () => {
  it('may take or play what lies there, and leaves the table as it is', () => {
    const table = new Table({ turn: 0, you: { has: { twig: 9, resin: 9, pebble: 9, berry: 9 } } });
    const turn = table.rules.ahead?.turn(table.state, seat(1));
    if (!turn) throw new Error('no turn');
    const steps = legal(table, turn, 1);
    expect(steps.some((step) => step.startsWith('take '))).toBe(true);
    expect(steps.some((step) => step.startsWith('play '))).toBe(true);
    expect(legal(table, turn, 0)).toEqual([]);
    expect(table.acting).toBe(0);
    expect(table.rules.ahead?.turn(table.state, seat(0))).toBeNull();
  });

  it('is not there in the midst of another’s action, and not for partners', () => {
    const table = new Table({ turn: 0, me: { hand: [] } });
    const [take = ''] = legal(table, table.state, 0).filter((step) => step.startsWith('take '));
    table.rules.apply(table.state, seat(0), table.rules.parse(take) as never);
    // Sun or Moon is still to be moved.
    expect(legal(table, table.state, 0)).toContain('move sun');
    expect(table.rules.ahead?.turn(table.state, seat(1))).toBeNull();
    table.rules.apply(table.state, seat(0), table.rules.parse('move sun') as never);
    expect(legal(table, table.state, 0)).toContain('done');
    expect(table.rules.ahead?.turn(table.state, seat(1))).not.toBeNull();
    expect(new Table({ options: { mode: 'together' } }).rules.ahead).toBeUndefined();
  });
});

describe('what is expected', () => {
  const { rules } = new Table({});
  const expects = (event: Event): boolean => rules.ahead?.expects(event, seat(1), []) ?? false;

  it('is what the other does with their own things', () => {
    expect(expects({ type: 'gain', seat: 0, resource: 1, n: 2 })).toBe(true);
    expect(expects({ type: 'draw', seat: 0 })).toBe(true);
    expect(expects({ type: 'marker', marker: 'sun', to: 3 })).toBe(true);
    expect(expects({ type: 'turn', seat: 1 })).toBe(true);
  });

  it('is nothing that comes to oneself or lies there anew', () => {
    expect(expects({ type: 'gain', seat: 1, resource: 1, n: 2 })).toBe(false);
    expect(expects({ type: 'refill', card: 3, space: 2 })).toBe(false);
    expect(expects({ type: 'claim', seat: 0, slot: 1, event: 2 })).toBe(false);
    expect(expects({ type: 'charge', card: 3, n: 1 })).toBe(false);
    expect(expects({ type: 'season-end', season: 0 })).toBe(false);
    expect(expects({ type: 'shuffle', cards: 9 })).toBe(false);
  });
});
