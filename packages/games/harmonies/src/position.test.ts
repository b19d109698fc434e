import { describe, expect, it } from 'vitest';
import { harmonies } from './game.ts';
import vectors from './vectors.json' with { type: 'json' };

const problemsOf = (raw: unknown): string[] => {
  const scored = harmonies.scorePosition(raw);
  return scored.ok ? [] : scored.problems.map(({ code, path }) => `${code} ${path}`);
};

describe('scorePosition', () => {
  it('answers with each category and the total', () => {
    const position = {
      side: 'A',
      board: [
        { q: 0, r: 0, stack: ['brown', 'green'] },
        { q: 0, r: 1, stack: ['blue'] },
        { q: 0, r: 2, stack: ['blue'] },
        { q: 2, r: 0, stack: ['yellow'] },
        { q: 2, r: 1, stack: ['yellow'] },
        { q: 4, r: 0, stack: ['gray', 'gray'] },
        { q: 4, r: 1, stack: ['gray'] },
      ],
      cards: [
        { card: 'duck', cubesPlaced: 2 },
        { card: 'ray', cubesPlaced: 0 },
        { card: 'tortoise', cubesPlaced: 1 },
      ],
    };
    const value = { trees: 3, mountains: 4, fields: 5, buildings: 0, water: 2, animals: 4, spirit: 4, total: 22 };
    expect(harmonies.scorePosition(position)).toEqual({ ok: true, value });
    expect(harmonies.scorePosition([position, position])).toEqual({ ok: true, value: [value, value] });
    expect(harmonies.scorePosition([])).toEqual({ ok: true, value: [] });
  });

  it('scores the full example: 53 for the board, 63 for the cards, 14 for the lion', () => {
    const board = vectors.find(({ id }) => id === 'T28')?.board;
    const cards = [
      { card: 'raccoon', cubesPlaced: 2 },
      { card: 'ray', cubesPlaced: 3 },
      { card: 'flamingo', cubesPlaced: 3 },
      { card: 'lizard', cubesPlaced: 2 },
      { card: 'lion', cubesPlaced: 1 },
      { card: 'macaque', cubesPlaced: 1 },
      { card: 'bat', cubesPlaced: 0 },
      { card: 'crocodile', cubesPlaced: 1 },
    ];
    expect(harmonies.scorePosition({ side: 'A', board, cards })).toMatchObject({
      value: { animals: 63, spirit: 14, total: 130 },
    });
  });

  it('takes an empty stack for an empty space, and no cards for none', () => {
    const position = { side: 'B', board: [{ q: 0, r: 0, stack: [] }] };
    expect(harmonies.scorePosition(position)).toMatchObject({ value: { water: 5, animals: 0, total: 5 } });
  });

  it('names every problem at once', () => {
    expect(problemsOf(7)).toEqual(['position-not-object ']);
    expect(problemsOf({})).toEqual(['unknown-side side', 'not-list board']);
    expect(problemsOf({ side: 'C', board: [], riverLoops: 'x' })).toEqual([
      'unknown-side side',
      'unknown-reading riverLoops',
    ]);
    const bad = {
      side: 'A',
      board: [
        { q: 0, r: 0, stack: ['blue', 'green'] },
        { q: 0, r: 0, stack: ['blue'] },
        { q: 9, r: 9, stack: ['blue'] },
        { q: 'x', r: 1.5, stack: ['pink', 'blue', 3] },
        { q: 1, r: 0 },
        'blue',
      ],
      cards: [
        { card: 'dodo', cubesPlaced: 1 },
        { card: 'duck', cubesPlaced: 5 },
        { card: 'duck', cubesPlaced: 1 },
        { card: 'ray', cubesPlaced: -1 },
        { card: 'lion', cubesPlaced: 2 },
        { card: 'ram', cubesPlaced: 1 },
        { cubesPlaced: '1' },
        null,
      ],
    };
    const expected = [
      'illegal-stack board[0].stack',
      'space-twice board[1]',
      'not-on-board board[2]',
      'unknown-colour board[3].stack[0]',
      'unknown-colour board[3].stack[2]',
      'bad-number board[3].q',
      'bad-number board[3].r',
      'not-list board[4].stack',
      'not-object board[5]',
      'unknown-card cards[0].card',
      'too-many-cubes cards[1].cubesPlaced',
      'card-twice cards[2].card',
      'bad-number cards[3].cubesPlaced',
      'too-many-cubes cards[4].cubesPlaced',
      'second-spirit cards[5].card',
      'bad-number cards[6].cubesPlaced',
      'unknown-card cards[6].card',
      'not-object cards[7]',
    ];
    expect(problemsOf(bad)).toEqual(expected);
    const inList = expected.map((text) => text.replace(' ', ' [1].'));
    expect(problemsOf([{ side: 'A', board: [] }, bad, 7])).toEqual([...inList, 'position-not-object [2]']);
    expect(problemsOf({ side: 'A', board: [], cards: {} })).toEqual(['not-list cards']);
  });

  it('does not count spaces as wrong where the side is unknown', () => {
    expect(problemsOf({ side: 'X', board: [{ q: 6, r: 0, stack: ['blue'] }] })).toEqual(['unknown-side side']);
  });
});
