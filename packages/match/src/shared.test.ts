import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { sampleConfig } from './contract/samples.ts';
import { sharedRules, slimConfig, wholeConfig } from './shared.ts';

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

test('a shipped edition is stored by its name, any other with its content', () => {
  const shipped = sampleConfig('a', { setup: setup(2) });
  const slim = slimConfig(shipped, glade);
  expect(slim.setup.edition.content).toBeNull();
  expect(wholeConfig(slim, glade)).toEqual(shipped);
  const own = sampleConfig('a', { setup: { ...setup(2), edition: { id: 'x', hash: 'y', content: [1] } } });
  expect(slimConfig(own, glade)).toBe(own);
  expect(wholeConfig(own, glade)).toBe(own);
});
