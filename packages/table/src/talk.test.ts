// How people talk is fixed when a table is opened, within what the host of the site allows at any time.
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { formatOf, quieter, storeConfig, TALKS } from './config.ts';
import { openTableOf } from './open.ts';
import { seenBy } from './seen.ts';
import { openAt } from './testing.ts';

test('of two that hold the quieter one counts, whichever comes first', () => {
  expect(TALKS.map((one) => TALKS.map((other) => quieter(one, other)))).toEqual([
    ['off', 'off', 'off'],
    ['off', 'phrases', 'phrases'],
    ['off', 'phrases', 'text'],
  ]);
});

test('it is kept with the table and told to everybody; an older program, which would let people talk, cannot read it', () => {
  const { config } = openAt(glade, 2, 1);
  const secret = 'f'.repeat(64);
  const stored = storeConfig({ ...config, talk: 'phrases' }, glade);
  expect(stored.format).toBe(4);
  expect(seenBy(openTableOf(glade, { config: stored, secret }, []), null, 2).talk).toBe('phrases');
  const usual = storeConfig(config, glade);
  expect(usual.format).toBe(formatOf({}));
  expect(seenBy(openTableOf(glade, { config: usual, secret }, []), null, 2)).not.toHaveProperty('talk');
});
