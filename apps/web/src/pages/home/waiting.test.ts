import type { Listed } from '@sunglade/protocol';
import { expect, it } from 'vitest';
import type { SavedTable } from '../../session/saved-table.ts';
import { waitingOf } from './waiting.ts';

const online = (id: string, more: Partial<Listed>): Listed => ({
  id,
  game: 'glade',
  status: 'playing',
  seats: 2,
  names: ['Ada', 'Bob'],
  clock: { kind: 'none' },
  openedAt: 1,
  yourTurn: false,
  due: null,
  ...more,
});

const kept = (id: string, changedAt: number, more: object = {}): SavedTable =>
  ({
    id,
    game: 'glade',
    status: 'playing',
    seats: 2,
    lines: Array(9).fill({}),
    changedAt,
    ...more,
  }) as unknown as SavedTable;

it('puts first what is urgent, then what was played last, then what waits for others', () => {
  const found = waitingOf(
    [
      kept('older', 1),
      kept('newer', 2),
      kept('over', 3, { status: 'over' }),
      kept('just-opened', 4, { lines: [{}, {}, {}] }),
    ],
    [
      online('theirs', {}),
      online('mine', { yourTurn: true }),
      online('mine-soon', { yourTurn: true, due: 50 }),
      online('mine-later', { yourTurn: true, due: 90 }),
      online('room', { status: 'open' }),
      online('finished', { status: 'over' }),
    ],
  );
  expect(found.map(({ id, turn }) => `${id} ${turn}`)).toEqual([
    'mine-soon mine',
    'mine-later mine',
    'mine mine',
    'newer here',
    'older here',
    'theirs theirs',
    'room theirs',
  ]);
  expect(found[3]?.href).toBe('/play/glade/newer');
});
