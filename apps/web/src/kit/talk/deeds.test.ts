import { expect, it } from 'vitest';
import type { LogLine } from '../model/told.ts';
import type { Bit, Said } from '../screen/screen.ts';
import { broughtBits, deedsOf } from './deeds.ts';

const [ANN, BOB] = [0, 1];
const log = (...said: Said[]): readonly LogLine[] =>
  said.map((one, i) => ({ key: `${i}`, line: i + 1, seat: ANN, said: one, planned: false }));
const deed = (of: number, text: string): Said => ({ bits: [text], deedOf: of });
const brought = (to: number, text: string): Said => ({
  bits: [`Somebody got ${text}.`],
  brought: { to, bits: [text] },
});

const plain = (bits: readonly Bit[]): string => bits.filter((bit) => typeof bit === 'string').join('');
const read = (lines: readonly LogLine[]) =>
  deedsOf(lines).map(({ deed: one, brought: more }) => [plain(one.said.bits), ...broughtBits(more).map(plain)]);

it('has one entry for a deed and what it brought', () => {
  const lines = log(
    deed(ANN, 'Ann sent a worker.'),
    brought(ANN, '+2 berries'),
    brought(ANN, '+1 card'),
    brought(ANN, '+1 card'),
  );
  expect(read(lines)).toEqual([['Ann sent a worker.', '+2 berries', '+1 card ×2']]);
});

it('keeps apart what comes to somebody else, and what comes without a deed', () => {
  const lines = log(deed(ANN, 'Ann played.'), brought(BOB, '+1 twig'), brought(ANN, '+1 twig'));
  expect(read(lines)).toEqual([['Ann played.'], ['Somebody got +1 twig.'], ['Somebody got +1 twig.']]);
});

it('begins anew with every deed', () => {
  const lines = log(deed(ANN, 'Ann played.'), deed(ANN, 'Ann claimed.'), brought(ANN, '+4 points'));
  expect(read(lines)).toEqual([['Ann played.'], ['Ann claimed.', '+4 points']]);
});
