import { expect, it } from 'vitest';
import { type Fit, factsOf, fitOf } from './guide.ts';

it.each<[string, number | null, number | null, Fit]>([
  ['everdell-duo', null, null, 'unasked'],
  ['everdell-duo', 2, 60, 'suits'],
  ['everdell-duo', 3, 60, 'too-many'],
  ['everdell-duo', 3, 15, 'too-many'],
  ['everdell-duo', 2, 30, 'too-long'],
  ['evergreen', 4, null, 'suits'],
  ['evergreen', null, 15, 'too-long'],
  ['harmonies', 1, 30, 'suits'],
])('%s for %s people with %s minutes: %s', (game, people, minutes, fit) => {
  const facts = factsOf(game);
  expect(facts && fitOf(facts, { people, minutes })).toBe(fit);
});

it('knows nothing of a game that joined without facts', () => {
  expect(factsOf('glade')).toBeNull();
  expect(factsOf('toString')).toBeNull();
});
