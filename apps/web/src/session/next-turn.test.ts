import type { Listed } from '@sunglade/protocol';
import { expect, it } from 'vitest';
import { nextTurn } from './next-turn.ts';

const table = (id: string, more: Partial<Listed> = {}): Listed => ({
  id,
  game: 'glade',
  status: 'playing',
  seats: 2,
  names: ['Ada', 'Bob'],
  clock: { kind: 'none' },
  openedAt: 1,
  ...more,
});

it('leads to the most urgent table that waits, and never to where one is', () => {
  const all = [
    table('theirs', { yourTurn: false }),
    table('calm', { yourTurn: true, due: null }),
    table('later', { yourTurn: true, due: 90 }),
    table('soon', { yourTurn: true, due: 50 }),
  ];
  expect(nextTurn(all, 'elsewhere')?.id).toBe('soon');
  expect(nextTurn(all, 'soon')?.id).toBe('later');
  expect(nextTurn(all.slice(0, 2), 'soon')?.id).toBe('calm');
  expect(nextTurn(all.slice(0, 2), 'calm')).toBeNull();
  expect(nextTurn([], 'x')).toBeNull();
});
