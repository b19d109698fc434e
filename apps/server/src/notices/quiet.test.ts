import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isZone } from '../base/zones.ts';
import { quietUntil } from './quiet.ts';

const night = (zone: string, from = 22 * 60, to = 7 * 60 + 30) => ({ from, to, zone });
const at = (text: string): number => Date.parse(text);
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

test('quiet hours hold in the zone of their owner and end there', () => {
  const berlin = night('Europe/Berlin');
  expect(iso(quietUntil(berlin, at('2026-11-16T20:59:59Z')))).toBe(null);
  expect(iso(quietUntil(berlin, at('2026-11-16T21:00:00Z')))).toBe('2026-11-17T06:30:00.000Z');
  expect(iso(quietUntil(berlin, at('2026-11-17T06:29:30Z')))).toBe('2026-11-17T06:30:00.000Z');
  expect(quietUntil(berlin, at('2026-11-17T06:30:00Z'))).toBe(null);
  expect(iso(quietUntil(night('Asia/Kathmandu'), at('2026-11-16T17:00:00Z')))).toBe('2026-11-17T01:45:00.000Z');
  expect(iso(quietUntil(night('UTC', 600, 660), at('2026-11-16T10:15:00Z')))).toBe('2026-11-16T11:00:00.000Z');
});

test('when the clocks change in the night, quiet hours still end by the clock on the wall', () => {
  // Spring: 29 March 2026, 2:00 becomes 3:00; the night is an hour shorter.
  expect(iso(quietUntil(night('Europe/Berlin'), at('2026-03-28T22:00:00Z')))).toBe('2026-03-29T05:30:00.000Z');
  // Autumn: 25 October 2026, 3:00 becomes 2:00; the night is an hour longer.
  expect(iso(quietUntil(night('Europe/Berlin'), at('2026-10-24T21:00:00Z')))).toBe('2026-10-25T06:30:00.000Z');
  expect(iso(quietUntil(night('America/New_York'), at('2026-03-08T04:00:00Z')))).toBe('2026-03-08T11:30:00.000Z');
  // Where the clocks change by half an hour.
  expect(iso(quietUntil(night('Australia/Lord_Howe'), at('2026-10-03T12:00:00Z')))).toBe('2026-10-03T20:30:00.000Z');
});

test('an end that the wall clock jumps over comes with the jump', () => {
  // 2:30 does not exist on that morning: it is loud from 3:00 on, which is the same moment as 2:00.
  expect(iso(quietUntil(night('Europe/Berlin', 22 * 60, 150), at('2026-03-28T22:00:00Z')))).toBe(
    '2026-03-29T01:00:00.000Z',
  );
});

const zones = ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'UTC'];
const shown = (zone: string, ms: number): number => {
  const [hour, minute] = new Date(ms)
    .toLocaleTimeString('en-GB', { timeZone: zone, hour12: false })
    .split(':')
    .map(Number);
  return ((hour ?? 0) % 24) * 60 + (minute ?? 0);
};
const inside = (from: number, to: number, minute: number): boolean =>
  from <= to ? from <= minute && minute < to : from <= minute || minute < to;

test('over two years and many zones: quiet until the end, loud at the end, and never longer than a long day', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const moment = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minute, minute, moment, (zone, from, to, now) => {
      const end = quietUntil({ from, to, zone }, now);
      const quiet = inside(from, to, shown(zone, now));
      expect(end !== null).toBe(quiet);
      if (end === null) return;
      expect(end).toBeGreaterThan(now);
      expect(end - now).toBeLessThanOrEqual(26 * 3_600_000);
      expect(inside(from, to, shown(zone, end))).toBe(false);
      for (let i = 1; i < 20; i++) {
        const between = now + Math.floor(((end - 60_000 - now) * i) / 20);
        if (between > now) expect(inside(from, to, shown(zone, between))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a zone that nobody knows is told apart, and keeps nothing quiet', () => {
  expect(isZone('Europe/Zurich')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
  expect(quietUntil(night('Mars/Olympus'), at('2026-11-16T23:00:00Z'))).toBe(null);
});
