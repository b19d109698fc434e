import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import { createTable } from './testing.ts';

describe('a drawing', () => {
  it('shows the middle, cards, heights, tops and cubes where they lie on the table', () => {
    const board = { '0,0': 'blue', '1,0': 'brown+red', '2,-1': 'gray+gray+gray', '0,4': 'brown+green' };
    const table = createTable({
      players: [{ board, cubes: { '0,0': 'frog' }, held: { frog: 1 } }, { completed: ['duck'] }],
      open: { central: [['blue', 'red', 'red'], [], [], [], []], hand: ['green'], took: 2 },
    });
    const display = table.open.display.join(' ');
    const drawn = draw(table.b, table.state).split('\n');
    expect(drawn.slice(0, 13)).toEqual([
      'turn 1, turn, middle wrr - - - -, hand g',
      `open: ${display}, deck ${table.open.deck}`,
      '',
      '> 0: held frog 1 | completed -',
      'w*      3m      ..',
      '    2r      ..',
      '..      ..      ..',
      '    ..      ..',
      '..      ..      ..',
      '    ..      ..',
      '..      ..      ..',
      '    ..      ..',
      '2g      ..      ..',
    ]);
    expect(drawn[14]).toBe('  1: held - | completed duck');
  });
});
