// Days on which somebody is away, as they are asked for and answered.
import { expect, test } from 'vitest';
import { holidayParams, holidays, newHoliday } from './holidays.ts';

const wish = { first: '2026-12-24', last: '2027-01-06', zone: 'Europe/Paris' };
const answer = {
  perYear: 30,
  holidays: [{ id: '1', first: '2026-12-24', last: '2027-01-06', now: false }],
  used: [{ year: 2026, days: 8 }],
};

test('a holiday is asked for by its first and last day, somewhere', () => {
  expect(newHoliday.safeParse(wish)).toMatchObject({ success: true, data: wish });
  expect(newHoliday.safeParse({ ...wish, zone: 'x'.repeat(60) }).success).toBe(true);
  expect(newHoliday.safeParse({ ...wish, zone: 'x'.repeat(61) }).success).toBe(false);
  expect(newHoliday.safeParse({ ...wish, more: 1 }).success).toBe(false);
  for (const part of ['first', 'last', 'zone']) {
    expect([part, newHoliday.safeParse({ ...wish, [part]: undefined }).success]).toEqual([part, false]);
    expect([part, newHoliday.safeParse({ ...wish, [part]: 20_261_224 }).success]).toEqual([part, false]);
  }
});

test.each([
  '2026-12-4',
  '2026-2-24',
  '26-12-24',
  '12026-12-24',
  '2026-12-241',
  '2026-12-24T00:00',
  ' 2026-12-24',
  '2026/12/24',
  'yyyy-12-24',
  '2026-mm-24',
  '2026-12-dd',
  '',
])('%j is no day', (day) => {
  expect(newHoliday.safeParse({ ...wish, first: day }).success).toBe(false);
  expect(newHoliday.safeParse({ ...wish, last: day }).success).toBe(false);
});

test('the answer tells which there are, and how many days are left to ask for', () => {
  expect(holidays.safeParse(answer)).toMatchObject({ success: true, data: answer });
  expect(holidays.safeParse({ perYear: 0, holidays: [], used: [] }).success).toBe(true);
  for (const part of ['perYear', 'holidays', 'used'])
    expect([part, holidays.safeParse({ ...answer, [part]: undefined }).success]).toEqual([part, false]);
  const [one] = answer.holidays;
  for (const part of ['id', 'first', 'last', 'now'])
    expect([part, holidays.safeParse({ ...answer, holidays: [{ ...one, [part]: null }] }).success]).toEqual([
      part,
      false,
    ]);
  for (const part of ['year', 'days'])
    expect([part, holidays.safeParse({ ...answer, used: [{ ...answer.used[0], [part]: null }] }).success]).toEqual([
      part,
      false,
    ]);
});

test('a holiday is named by its number', () => {
  for (const id of ['0', '7', '999999']) expect(holidayParams.safeParse({ id }).success).toBe(true);
  for (const id of ['', '1000000', 'a', '1a', 'a1', '-1', 7, undefined])
    expect([id, holidayParams.safeParse({ id }).success]).toEqual([id, false]);
});
