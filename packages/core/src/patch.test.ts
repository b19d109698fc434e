import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from './contract.ts';
import { applyPatch, createPatch } from './patch.ts';

it('turns any JSON into any other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (raw, other) => {
      const [a, b] = JSON.parse(JSON.stringify([raw, other])) as [Json, Json];
      const patch = JSON.parse(JSON.stringify(createPatch(a, b)));
      expect(applyPatch(a, patch)).toEqual(b);
      expect(applyPatch(a, createPatch(a, a))).toEqual(a);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

it('costs only what changed', () => {
  const before = { open: { list: [1, 2, 3], other: { deep: [{ a: 1 }, { a: 2 }] } } };
  const after = { open: { list: [1, 2], other: { deep: [{ a: 1 }, { a: 3, b: 4 }] } } };
  expect(createPatch(before, after)).toEqual({ open: { list: { length: 2 }, other: { deep: { 1: { a: 3, b: 4 } } } } });
  expect(createPatch(before, before)).toEqual({});
  expect(createPatch({ a: 1, b: [], c: 0 }, { a: null, b: {}, d: [1] })).toEqual({ a: null, b: [{}], c: [], d: [[1]] });
});

it('leaves the old value as it was', () => {
  const before = { a: [1, { b: 2 }] };
  const text = JSON.stringify(before);
  applyPatch(before, { a: { 1: { b: 3 } } });
  expect(JSON.stringify(before)).toBe(text);
});
