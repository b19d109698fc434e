import { COLUMNS } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { nextSpace } from './walk.ts';

it('arrows stay in the meadow', () => {
  expect(nextSpace(0, 'ArrowRight')).toBe(1);
  expect(nextSpace(0, 'ArrowDown')).toBe(COLUMNS);
  expect(nextSpace(COLUMNS, 'ArrowUp')).toBe(0);
  expect(nextSpace(0, 'ArrowLeft')).toBeNull();
  expect(nextSpace(0, 'ArrowUp')).toBeNull();
  // The end of the first row is not beside the beginning of the second.
  expect(nextSpace(COLUMNS - 1, 'ArrowRight')).toBeNull();
  expect(nextSpace(COLUMNS, 'ArrowLeft')).toBeNull();
  expect(nextSpace(COLUMNS, 'ArrowDown')).toBeNull();
  expect(nextSpace(3, 'Enter')).toBeNull();
});
