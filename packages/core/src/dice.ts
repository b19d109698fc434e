// Chance inside a state: ChaCha8 keyed by the 256-bit seed, its words living in the state itself, so that copies, saves
// and replays carry it along. A short seed could be found by search and would give the deck away.
import type { Dice, Seed } from './contract.ts';
import { sha256 } from './sha256.ts';

/** 8 key words, the block counter, the position inside the block, the block. */
const KEY = 8;
const COUNTER = 8;
const POSITION = 9;
const BLOCK = 10;
export const DICE_WORDS = BLOCK + 16;

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const; // "expand 32-byte k"

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** A seed from any text: 64 hex digits are taken as they are, everything else is stretched. */
export const seedFrom = (text: string): Seed => (isSeed(text) ? text : (sha256(text) as Seed));

/** Loads a seed into dice words at `at`. */
export function seedDice(words: Uint32Array, seed: Seed, at = 0): void {
  for (let i = 0; i < KEY; i++) words[at + i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
  words[at + COUNTER] = 0;
  words[at + POSITION] = 16;
}

const scratch = new Int32Array(16);

function refill(words: Uint32Array, at: number): void {
  const x = scratch;
  for (let i = 0; i < 4; i++) x[i] = SIGMA[i as 0 | 1 | 2 | 3];
  for (let i = 0; i < KEY; i++) x[4 + i] = words[at + i]!;
  const counter = words[at + COUNTER]!;
  x[12] = counter;
  x[13] = x[14] = x[15] = 0;
  for (let round = 0; round < 4; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 4; i++) words[at + BLOCK + i] = x[i]! + SIGMA[i as 0 | 1 | 2 | 3];
  for (let i = 0; i < KEY; i++) words[at + BLOCK + 4 + i] = x[4 + i]! + words[at + i]!;
  words[at + BLOCK + 12] = x[12]! + counter;
  for (let i = 13; i < 16; i++) words[at + BLOCK + i] = x[i]!;
  words[at + COUNTER] = counter + 1;
  words[at + POSITION] = 0;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let va = x[a]!;
  let vb = x[b]!;
  let vc = x[c]!;
  let vd = x[d]!;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  x[a] = va;
  x[b] = vb;
  x[c] = vc;
  x[d] = vd;
}

/** The next 31 random bits. */
export function rollBits(words: Uint32Array, at = 0): number {
  if (words[at + POSITION]! >= 16) refill(words, at);
  const position = words[at + POSITION]!;
  words[at + POSITION] = position + 1;
  return words[at + BLOCK + position]! & 0x7fffffff;
}

/** A fair number in 0 … n-1. */
export function rollBelow(words: Uint32Array, n: number, at = 0): number {
  // Throwing away the uneven rest keeps every number equally likely.
  const limit = 0x80000000 - (0x80000000 % n);
  for (;;) {
    const bits = rollBits(words, at);
    if (bits < limit) return bits % n;
  }
}

/** Fisher–Yates over cards[from … to-1]. */
export function shuffle(
  words: Uint32Array,
  cards: { [index: number]: number },
  from: number,
  to: number,
  at = 0,
): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + rollBelow(words, i - from + 1, at);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

/** Dice outside a state: for imagining, for bots, for tests. */
export function createDice(seed: Seed): Dice {
  const words = new Uint32Array(DICE_WORDS);
  seedDice(words, seed);
  return {
    below: (n) => rollBelow(words, n),
    seed: () => {
      let text = '';
      for (let i = 0; i < 16; i++) text += rollBelow(words, 0x10000).toString(16).padStart(4, '0');
      return text as Seed;
    },
  };
}

/** Fisher–Yates over a plain list, for guesses. */
export function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const item = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = item;
  }
  return copy;
}

/** Dice as they are saved: the seed, how many blocks were made, how much of the last one is used. */
export type SavedDice = readonly [seed: string, blocks: number, used: number];

export const freshDice = (seed: Seed): SavedDice => [seed, 0, 16];

export function saveDice(words: Uint32Array, at = 0): SavedDice {
  let seed = '';
  for (let i = 0; i < KEY; i++) seed += words[at + i]!.toString(16).padStart(8, '0');
  return [seed, words[at + COUNTER]!, words[at + POSITION]!];
}

export function loadDice(words: Uint32Array, [seed, blocks, used]: SavedDice, at = 0): void {
  seedDice(words, seed as Seed, at);
  if (blocks === 0) return;
  words[at + COUNTER] = blocks - 1;
  refill(words, at);
  words[at + POSITION] = used;
}
