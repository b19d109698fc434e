import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHasher, sha256 } from './sha256.ts';

const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

it('equals the platform for any text, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(reference(text));
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(sha256('\ud800x\udfff')).toBe(reference('\ud800x\udfff'));
});

it('equals the platform at every length around the block border', () => {
  for (let length = 0; length < 200; length++) expect(sha256('a'.repeat(length))).toBe(reference('a'.repeat(length)));
});

it('can be fed piece by piece', () => {
  expect(createHasher().add('sun').add('').add('glade').hex()).toBe(reference('sunglade'));
});
