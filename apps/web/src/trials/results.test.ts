import { expect, it } from 'vitest';
import { readResults, withResult } from './results.ts';

it('keeps the best result of each trial', () => {
  const first = withResult({}, 'evergreen-1', 120);
  expect(withResult(first, 'evergreen-1', 110)).toBe(first);
  expect(withResult(withResult(first, 'evergreen-1', 130), 'harmonies-2', 70)).toEqual({
    'evergreen-1': 130,
    'harmonies-2': 70,
  });
});

it('reads whatever is there', () => {
  expect(readResults({ 'evergreen-1': 120, 'evergreen-2': 'many' })).toEqual({ 'evergreen-1': 120 });
  expect(readResults([])).toEqual({});
  expect(readResults(null)).toEqual({});
});
