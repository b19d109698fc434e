import { expect, test } from 'vitest';
import { dayAfter, dayAt, daysFrom, isDay, isZone, startOfDay } from './zones.ts';

const HOUR = 3_600_000;
const lengthOf = (zone: string, day: string): number =>
  (startOfDay(zone, dayAfter(day)) - startOfDay(zone, day)) / HOUR;

test('a day begins at midnight on the wall, wherever that is', () => {
  expect(startOfDay('UTC', '2026-12-24')).toBe(Date.UTC(2026, 11, 24));
  expect(startOfDay('Europe/Berlin', '2026-12-24')).toBe(Date.UTC(2026, 11, 23, 23));
  expect(startOfDay('Asia/Kathmandu', '2026-12-24')).toBe(Date.UTC(2026, 11, 23, 18, 15));
  expect(startOfDay('Pacific/Kiritimati', '2026-12-24')).toBe(Date.UTC(2026, 11, 23, 10));
  expect(startOfDay('Pacific/Pago_Pago', '2026-12-24')).toBe(Date.UTC(2026, 11, 24, 11));
});

test('a day on which the clock is put forward or back has another length', () => {
  expect(lengthOf('Europe/Berlin', '2026-03-28')).toBe(24);
  expect(lengthOf('Europe/Berlin', '2026-03-29')).toBe(23);
  expect(lengthOf('Europe/Berlin', '2026-10-25')).toBe(25);
  // Where the clock jumps at midnight there is no midnight: the day begins at one.
  expect(dayAt('Africa/Cairo', startOfDay('Africa/Cairo', '2026-04-24'))).toBe('2026-04-24');
  expect(lengthOf('Africa/Cairo', '2026-04-24')).toBe(23);
});

test('days of the calendar, and what is none', () => {
  expect([...daysFrom('2026-12-30', '2027-01-02')]).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect([...daysFrom('2027-01-02', '2026-12-30')]).toEqual([]);
  expect(['2028-02-29', '2026-02-29', '2026-13-01', '2026-00-10'].map(isDay)).toEqual([true, false, false, false]);
  expect(['Europe/Paris', 'Nowhere/Land'].map(isZone)).toEqual([true, false]);
});
