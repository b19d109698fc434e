import { expect, test } from 'vitest';
import { isTooDeep } from './bodies.ts';

test('brackets are counted where they nest, and not in texts', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(isTooDeep(nested(64))).toBe(false);
  expect(isTooDeep(nested(65))).toBe(true);
  expect(isTooDeep(`[${'{},'.repeat(1000)}1]`)).toBe(false);
  expect(isTooDeep(JSON.stringify({ text: '[['.repeat(100), quoted: '\\"[[[' }))).toBe(false);
  expect(isTooDeep('{"a":'.repeat(60_000))).toBe(true);
});
