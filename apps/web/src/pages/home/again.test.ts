import type { Listed } from '@sunglade/protocol';
import { expect, it } from 'vitest';
import { finishedLately } from './again.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

const over = (id: string, at: number, others: readonly string[], more: Partial<Listed> = {}): Listed => ({
  id,
  game: 'glade',
  status: 'over',
  seats: 2,
  names: ['Ada', ...others],
  clock: { kind: 'none' },
  openedAt: at - DAY,
  again: { at, seat: 0, with: others },
  ...more,
});
const idsOf = (online: readonly Listed[]): string[] => finishedLately(online, NOW).map(({ id }) => id);

it('offers what was finished in the last days, once for each company', () => {
  const { again: _, ...chapter } = over('chapter', NOW, ['Bob']);
  expect(
    idsOf([
      over('new', NOW - DAY, ['Bob', 'Eve']),
      over('same', NOW - 2 * DAY, ['Eve', 'Bob']),
      over('other', NOW - 3 * DAY, ['Dan']),
      over('old', NOW - 3 * DAY - 1, ['Zoe']),
      chapter,
    ]),
  ).toEqual(['new', 'other']);
});

it('asks nobody who has sat down to the same game since', () => {
  const ended = over('ended', NOW - DAY, ['Bob']);
  const { again: _, ...running } = ended;
  const next = (more: Partial<Listed>): Listed => ({ ...running, id: 'next', openedAt: NOW, ...more });
  for (const status of ['open', 'playing'] as const) expect(idsOf([next({ status }), ended])).toEqual([]);
  expect(idsOf([next({ status: 'closed' }), ended])).toEqual(['ended']);
  expect(idsOf([next({ status: 'playing', game: 'harmonies' }), ended])).toContain('ended');
});
