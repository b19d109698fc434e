import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('a few at once, then so many a second', () => {
  const bucket = new Bucket(10, 0);
  const taken = (now: number): number => {
    let count = 0;
    while (bucket.take(now)) count++;
    return count;
  };
  expect(taken(0)).toBe(30);
  expect(taken(500)).toBe(5);
  expect(taken(600)).toBe(1);
  expect(taken(1_000_000)).toBe(30);
});
