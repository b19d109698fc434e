import { glade } from '@sunglade/testkit/glade';
import { expect, test, vi } from 'vitest';
import { sharedRules } from './shared.ts';

const setup = (seats: number) => {
  const parsed = glade.setup({ seats });
  if (!parsed.ok) throw new Error('no setup');
  return parsed.value;
};

test('one set-up is bound once, another one for itself', () => {
  const game = sharedRules(glade);
  expect(game.id).toBe('glade');
  expect(game.bind(setup(2))).toBe(game.bind(setup(2)));
  expect(game.bind(setup(3)).seats).toBe(3);
  expect(game.bind(setup(2)).seats).toBe(2);
});

test('what a campaign brings along is part of a set-up', () => {
  const bind = vi.fn((wanted: ReturnType<typeof setup>) => glade.bind(wanted));
  const game = sharedRules(Object.create(glade, { bind: { value: bind } }) as typeof glade);
  for (const carried of [undefined, { held: ['a'] }, { held: ['b'] }, { held: ['a'] }])
    game.bind({ ...setup(2), ...(carried ? { carried } : {}) });
  expect(bind).toHaveBeenCalledTimes(3);
});
