import { expect, it } from 'vitest';
import { medalsFrom, medianOf } from './medals.ts';

it('takes the middle of several results', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 3, 2])).toBe(2);
});

it('asks as much as each animal usually makes', () => {
  expect(medalsFrom([100, 90, 110], [130, 120, 125], [150, 170, 160])).toEqual({ bronze: 100, silver: 125, gold: 160 });
});

it('always asks more for a dearer medal', () => {
  expect(medalsFrom([120], [110], [120])).toEqual({ bronze: 110, silver: 120, gold: 121 });
  expect(medalsFrom([7], [7], [7])).toEqual({ bronze: 7, silver: 8, gold: 9 });
});
