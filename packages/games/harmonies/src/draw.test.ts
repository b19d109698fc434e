import { describe, expect, it } from 'vitest';
import { drawBoard } from './draw.ts';
import { createTable } from './testing.ts';

describe('drawBoard', () => {
  it('shows heights, tops and cubes where they lie on the table', () => {
    const board = { '0,0': 'blue', '1,0': 'brown+red', '2,-1': 'gray+gray+gray', '0,4': 'brown+green' };
    const table = createTable({ players: [{ board, cubes: { '0,0': 'frog' } }] });
    const player = table.open.players[0];
    if (!player) throw new Error('no player');
    expect(drawBoard(table.rules.content, player)).toBe(
      [
        'w*      3m      ..',
        '    2r      ..',
        '..      ..      ..',
        '    ..      ..',
        '..      ..      ..',
        '    ..      ..',
        '..      ..      ..',
        '    ..      ..',
        '2g      ..      ..',
      ].join('\n'),
    );
  });
});
