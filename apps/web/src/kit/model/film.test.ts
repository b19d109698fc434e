// @vitest-environment node
import { expect, test } from 'vitest';
import type { Bit, Said } from '../screen/screen.ts';
import { captionOf, lastRound, partEnds, turnAt } from './film.ts';

const seats = (text: string) => text.split('').map((one) => ({ seat: one === '-' ? -1 : Number(one) }));
const line = (bits: readonly Bit[], more: Partial<Said> = {}) => ({
  key: '',
  line: 1,
  seat: 0,
  planned: false,
  said: { bits, ...more },
});
const NAMES = ['Ann', 'Bob'];
const read = (bits: readonly Bit[]): string =>
  bits
    .map((bit) => (typeof bit === 'string' ? bit : 'seat' in bit ? (bit.text ?? NAMES[bit.seat]) : bit.text))
    .join('');
const [ann, bob] = [{ seat: 0 }, { seat: 1 }];
const oak = { icon: 'oak', text: 'Oak' };
const elm = { icon: 'elm', text: 'Elm' };

test('a turn is the lines of one seat that follow each other, from where the film begins', () => {
  const past = seats('0001101');
  expect(turnAt(past, 2, 0)).toEqual({ from: 1, to: 3 });
  expect(turnAt(past, 3, 1)).toEqual({ from: 2, to: 3 });
  expect(turnAt(past, 5, 0)).toEqual({ from: 4, to: 5 });
  expect(turnAt(past, 7, 0)).toEqual({ from: 7, to: 7 });
  const chapter = { ...line(['Round 2'], { tone: 'chapter' }), line: 2 };
  const ends = partEnds([line([ann, ' woke.']), chapter]);
  expect([turnAt(past, 1, 0, ends), turnAt(past, 3, 0, ends)]).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 3 },
  ]);
});

test('the last round has as many turns as there are seats', () => {
  expect(lastRound(seats('0011001'), 2)).toBe(4);
  expect(lastRound(seats('0011001'), 3)).toBe(2);
  expect(lastRound(seats('00'), 3)).toBe(0);
  expect(lastRound([], 2)).toBe(0);
});

test('the name is said once, and a word that two deeds share', () => {
  const took = (what: Bit) => line([ann, ' took ', what, '.']);
  expect(read(captionOf([took(oak), took(elm), line([ann, ' built ', oak, ' here', '.'])]))).toBe(
    'Ann took Oak, Elm; built Oak here.',
  );
  expect(read(captionOf([took(oak), took(elm)].map((one) => line([ann, ' ', ...one.said.bits.slice(2)]))))).toBe(
    'Ann Oak; Elm.',
  );
  // A word that belongs to what follows it is said again.
  expect(read(captionOf([line([ann, ' took one card.']), line([ann, ' took one card.'])]))).toBe(
    'Ann took one card; took one card.',
  );
});

test('somebody else, headings and calls are sentences of their own, and asides are left out', () => {
  const aside = { aside: true } as const;
  const lines = [
    line([ann, ' took ', oak, '.']),
    line([bob, ' lost ', elm, '!']),
    line([ann, ' ended the turn.'], aside),
    line(['Round 2'], { tone: 'chapter' }),
    line([{ ...bob, text: 'Robert' }, ' wakes.']),
  ];
  expect(read(captionOf(lines))).toBe('Ann took Oak. Bob lost Elm! Round 2. Robert wakes.');
  expect(read(captionOf([line(['Round 2'])]))).toBe('Round 2');
  expect(read(captionOf(lines.slice(2, 3)))).toBe('Ann ended the turn.');
  expect(captionOf([])).toEqual([]);
});
