// What is fixed when a table is opened.
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { formatOf, isTurnByTurn, openConfig, parseClock, storeConfig, TABLE_FORMAT } from './config.ts';
import { openAt } from './testing.ts';

test.each([
  { kind: 'none' },
  { kind: 'move', seconds: 5 },
  { kind: 'move', seconds: 86_400 },
  { kind: 'game', seconds: 30 },
  { kind: 'game', seconds: 604_800 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 30 },
] as const)('a clock may be %j, and nothing else that came along is kept', (clock) => {
  expect(parseClock({ ...clock, more: 1 })).toEqual({ ok: true, value: clock });
});

test.each([undefined, null])('without a word (%j) there is no clock', (raw) => {
  expect(parseClock(raw)).toEqual({ ok: true, value: { kind: 'none' } });
});

test.each([
  ['clock', 7],
  ['clock', 'none'],
  ['clock.kind', {}],
  ['clock.kind', { kind: 'weeks', days: 3, seconds: 60 }],
  ['clock.seconds', { kind: 'move', seconds: 4 }],
  ['clock.seconds', { kind: 'move', seconds: 86_401 }],
  ['clock.seconds', { kind: 'move', seconds: '60' }],
  ['clock.seconds', { kind: 'move', seconds: 60.5 }],
  ['clock.seconds', { kind: 'game', seconds: 29 }],
  ['clock.seconds', { kind: 'game', seconds: 604_801 }],
  ['clock.days', { kind: 'days', days: 0 }],
  ['clock.days', { kind: 'days', days: 31 }],
  ['clock.days', { kind: 'days', seconds: 60 }],
])('what is wrong with a clock is named: %s of %j', (path, raw) => {
  expect(parseClock(raw)).toEqual({ ok: false, problems: [{ code: 'clock', path }] });
});

test('people come back now and then where they think for days, or as long as they like', () => {
  expect(isTurnByTurn({ kind: 'none' })).toBe(true);
  expect(isTurnByTurn({ kind: 'days', days: 3 })).toBe(true);
  expect(isTurnByTurn({ kind: 'move', seconds: 60 })).toBe(false);
  expect(isTurnByTurn({ kind: 'game', seconds: 60 })).toBe(false);
});

test('a config comes back from the store as it was, whatever number it was stored with', () => {
  const { config } = openAt(glade, 2, 1);
  const stored = storeConfig(config, glade);
  expect(stored.format).toBe(2);
  expect(openConfig(stored, glade)).toEqual({ ok: true, value: config });
  const { format: _, ...first } = stored;
  expect(openConfig(first, glade)).toEqual({ ok: true, value: config });
  expect(openConfig({ ...stored, format: TABLE_FORMAT }, glade).ok).toBe(true);
});

test('only what goes on from another match needs a program that knows of it', () => {
  expect(formatOf({})).toBe(2);
  expect(formatOf({ from: { seed: '' as never, steps: [] } })).toBe(3);
});

test('what a newer program wrote is not guessed at', () => {
  const stored = storeConfig(openAt(glade, 2, 1).config, glade);
  expect(openConfig({ ...stored, format: TABLE_FORMAT + 1 }, glade)).toEqual({
    ok: false,
    problems: [{ code: 'table-newer', path: 'format' }],
  });
});
