import { describe, expect, it } from 'vitest';
import { table } from './testing.ts';

const side = {
  city: ['castle', 'king', 'mine', 'courthouse+2'],
  points: 5,
  events: ['a1', 'b6'],
  has: { twig: 2, berry: 1 },
  hand: ['bard'],
};

describe('a sheet', () => {
  it('adds up, for either player', () => {
    const parts = { cards: 8, 'prosperity:castle': 3, 'prosperity:king': 4, tokens: 7, events: 9 };
    const sheet = table({ me: side }).score(0);
    expect(sheet).toEqual({ total: 31, parts, soon: { journey: 7 }, ties: [2, 3, 4, 1] });
    const other = table({ you: side, me: { points: 1 } });
    expect(other.score(1)).toEqual(sheet);
    expect(other.score(0)).toEqual({
      total: 1,
      parts: { cards: 0, tokens: 1, events: 0 },
      soon: {},
      ties: [0, 0, 0, 0],
    });
  });

  it('leaves the state as it was', () => {
    const t = table({ me: side });
    t.score(0);
    expect(t.open.towns[0]!.events).toBe(2);
  });

  it('names a leader for the Journey only when somebody leads', () => {
    const t = table({ me: { hand: ['mine'] }, you: { city: ['barn'] } });
    expect([t.score(0).soon, t.score(1).soon]).toEqual([{}, {}]);
    expect(table({ you: { city: ['barn'] } }).score(1).soon).toEqual({ journey: 5 });
  });
});
