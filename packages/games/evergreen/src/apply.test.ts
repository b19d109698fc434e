import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { bench, piecesOf, play, turns } from './testing.ts';

describe('a turn is told step by step', () => {
  it('with what happened where and why', () => {
    const one = bench(2);
    const state = turns(one, [{}, { card: 'snow-lake', pieces: { '0,3': 'p' } }]);
    const heard: Event[] = [];
    play(one, state, 1, ['action C', 'plant 1,3', 'grow 0,3', 'power', 'lake 0,4', 'grow 0,3', 'done'], heard);
    expect(heard).toEqual([
      { type: 'action', seat: 1, action: 'C' },
      { type: 'place', seat: 1, at: '1,3', piece: 'p', by: 'action' },
      { type: 'grow', seat: 1, at: '0,3', piece: 'S', by: 'action' },
      { type: 'power', seat: 1, power: 'lake', level: 1, value: 1, points: 0 },
      { type: 'place', seat: 1, at: '0,4', piece: 'L', by: 'power' },
      { type: 'grow', seat: 1, at: '0,3', piece: 'B', by: 'power' },
      { type: 'done', seat: 1 },
    ]);
    expect(piecesOf(one, state, 1)).toEqual({ '0,3': 'B', '1,3': 'p', '0,4': 'L' });
    expect(piecesOf(one, state, 0)).toEqual({});
  });
});

describe('the turn as everybody sees it', () => {
  it('counts what is left and forgets what is closed', () => {
    const one = bench(1);
    const turn = (state: ReturnType<typeof turns>) => one.rules.parts(state).open.players[0]?.turn;
    const state = turns(one, [{ card: 'wild-bush', levels: { bush: 1 } }]);
    play(one, state, 0, ['power']);
    expect(turn(state)).toMatchObject({ doing: 'power', powerUsed: true, left: 2, plants: 0, grows: 0, action: null });
    play(one, state, 0, ['action C']);
    expect(turn(state)).toMatchObject({ doing: 'action', left: 0, plants: 1, grows: 1, touched: null, action: 'C' });
    play(one, state, 0, ['plant 3,3']);
    expect(turn(state)).toMatchObject({ plants: 0, grows: 1, touched: '3,3' });
    const after = turns(one, [{ card: 'wild-bud' }]);
    play(one, after, 0, ['action C', 'plant 3,3', 'power']);
    expect(turn(after)).toMatchObject({ doing: 'power', left: 0, plants: 0, grows: 0, touched: null, lake: null });
    const lakes = turns(one, [{ card: 'wild-lake', levels: { lake: 1 }, pieces: { '3,4': 'p' } }]);
    play(one, lakes, 0, ['power', 'lake 3,3', 'grow 3,4']);
    expect(turn(lakes)).toMatchObject({ left: 1, grows: 1, touched: '3,4', lake: '3,3' });
    play(one, lakes, 0, ['lake 3,5']);
    expect(turn(lakes)).toMatchObject({ left: 0, grows: 2, touched: null, lake: '3,5' });
  });
});
