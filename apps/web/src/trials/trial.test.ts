import type { Seed } from '@sunglade/core';
import { expect, it } from 'vitest';
import type { SavedTable } from '../session/saved-table.ts';
import { bestAt, medalOf, setupOf, type TrialDeal, type TrialFile } from './trial.ts';

const deal: TrialDeal = {
  id: 'everdell-duo-1',
  seed: 'ab'.repeat(32) as Seed,
  options: {},
  medals: { bronze: 50, silver: 60, gold: 70 },
};
const file: TrialFile = {
  game: 'everdell-duo',
  rules: 2,
  seats: 2,
  against: 'fox',
  edition: { id: 'house', hash: 'x' },
  deals: [deal],
};

it('gives the dearest medal that was reached', () => {
  expect([49, 50, 59, 60, 69, 70, 99].map((points) => medalOf(points, deal))).toEqual([
    null,
    'bronze',
    'bronze',
    'silver',
    'silver',
    'gold',
    'gold',
  ]);
});

const played = (part: Partial<SavedTable>): SavedTable => {
  const { chairs, help, from } = setupOf(file, deal, 'Ada');
  return { game: file.game, rules: 2, chairs, help, from, status: 'over', scores: [63, 40], ...part } as SavedTable;
};

it('counts the best of finished tables of that deal, played as everybody plays it', () => {
  expect(bestAt([played({}), played({ scores: [58, 70] })], file, deal)).toBe(63);
  expect(bestAt([], file, deal)).toBeNull();
});

it('counts nothing else', () => {
  for (const part of [
    { status: 'playing' },
    { help: 'hints' },
    { game: 'harmonies' },
    { rules: 1 },
    { from: { seed: 'cd'.repeat(32), steps: [] } },
    { from: { seed: deal.seed, steps: [{ seat: 0, text: 'done' }] } },
    {
      chairs: [
        { kind: 'person', person: 0, name: '' },
        { kind: 'bot', level: 'hedgehog' },
      ],
    },
  ] as Partial<SavedTable>[])
    expect(bestAt([played(part)], file, deal)).toBeNull();
});
