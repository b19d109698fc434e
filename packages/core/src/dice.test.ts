import { describe, expect, it } from 'vitest';
import type { Seed } from './contract.ts';
import {
  createDice,
  DICE_WORDS,
  isSeed,
  loadDice,
  rollBelow,
  rollBits,
  saveDice,
  seedDice,
  seedFrom,
  shuffle,
} from './dice.ts';

const roll = (seed: string, count: number): number[] => {
  const words = new Uint32Array(DICE_WORDS);
  seedDice(words, seed as Seed);
  return Array.from({ length: count }, () => rollBits(words));
};

describe('the generator', () => {
  it('is ChaCha with eight rounds: the published key stream for the zero key', () => {
    // Strombergson's ChaCha test vectors, TC1, 256-bit key, 8 rounds, first block.
    const stream = '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e';
    const words = stream.match(/.{8}/g)?.map((word) => Buffer.from(word, 'hex').readUInt32LE() & 0x7fffffff);
    expect(roll('0'.repeat(64), 8)).toEqual(words);
  });

  it('changes wholly with one bit of the seed', () => {
    const [a, b] = [roll('0'.repeat(64), 64), roll(`${'0'.repeat(63)}1`, 64)];
    expect(a.filter((bits, i) => bits === b[i]).length).toBeLessThan(2);
  });

  it('is fair: every face of a die comes up as often as chance allows', () => {
    const words = new Uint32Array(DICE_WORDS);
    seedDice(words, seedFrom('fair'));
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[rollBelow(words, 6)]! += 1;
    const chi = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5); // 99.9 % of fair dice
  });

  it('shuffles fairly: all orders of four cards are equally likely', () => {
    const words = new Uint32Array(DICE_WORDS);
    seedDice(words, seedFrom('shuffle'));
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = [0, 1, 2, 3];
      shuffle(words, cards, 0, 4);
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const chi = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(49.7); // 99.9 %, 23 degrees of freedom
  });

  it('goes on after saving and loading, at every place in a block', () => {
    const words = new Uint32Array(DICE_WORDS);
    seedDice(words, seedFrom('save'));
    for (let i = 0; i < 40; i++) {
      const again = new Uint32Array(DICE_WORDS);
      loadDice(again, JSON.parse(JSON.stringify(saveDice(words))));
      expect(rollBits(again)).toBe(rollBits(words));
    }
  });
});

it('seeds are 64 hex digits; any other text is stretched', () => {
  expect(isSeed('a'.repeat(64))).toBe(true);
  for (const wrong of ['', 'A'.repeat(64), 'a'.repeat(63), 7, null]) expect(isSeed(wrong)).toBe(false);
  expect(seedFrom('b'.repeat(64))).toBe('b'.repeat(64));
  expect(seedFrom('7')).toMatch(/^[0-9a-f]{64}$/);
  expect(seedFrom('7')).not.toBe(seedFrom('8'));
  expect(isSeed(createDice(seedFrom('x')).seed())).toBe(true);
});
