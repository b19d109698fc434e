// Nothing happens by itself when the time is up, where the table was opened like that: the others decide.
import { seat, seatList } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, test } from 'vitest';
import { isOverdue } from './clocks.ts';
import { formatOf, storeConfig } from './config.ts';
import { dueLine } from './due.ts';
import { openTableOf } from './open.ts';
import { seenBy } from './seen.ts';
import { Table } from './table.ts';
import { openAt, say } from './testing.ts';

const START = 1_000_000;
const DAY = 86_400_000;
const PATIENCE = { openMs: 1e12, playingMs: 1e12 };
const SECRET = 'f'.repeat(64);

/** Two people at a table with a day to think. */
function begin(onTimeout: 'bot' | 'wait') {
  const { config } = openAt(glade, 2, START);
  const table = new Table({ ...config, clock: { kind: 'days', days: 1 }, onTimeout }, SECRET, glade);
  for (const one of [0, 1]) say(table, `user-${one}`, one, `!sit ${'ab'.repeat(32)} Player ${one}`, START);
  say(table, 'user-0', -1, '!start', START);
  const [late = 0] = seatList(table.acting);
  return { table, late, other: 1 - late };
}

test('the clock is over, and no line follows from it', () => {
  const { table, late } = begin('wait');
  expect(dueLine(begin('bot').table, START + DAY, PATIENCE)).toMatchObject({ text: '!timeout' });
  expect(dueLine(table, START + 9 * DAY, PATIENCE)).toBeNull();
  for (const text of ['!timeout', '!forfeit'])
    expect(say(table, '@clock', late, text, START + 9 * DAY)).toBe('not-late');
  expect(seenBy(table, 'user-0', START + 9 * DAY).chairs[late]).toMatchObject({ left: 0, running: true, away: false });
  const over = (now: number): boolean => isOverdue(table.config, table.clocks, late, now);
  expect([over(START + DAY - 1), over(START + DAY)]).toEqual([false, true]);
  expect(isOverdue(begin('bot').table.config, table.clocks, late, START + DAY)).toBe(false);
});

test('a table that nobody comes back to is closed all the same', () => {
  const patience = { openMs: 1, playingMs: 5 * DAY };
  expect(dueLine(begin('wait').table, START + 5 * DAY, patience)).toMatchObject({ text: '!close' });
});

test('the others let a bot play, also for somebody who went on holiday after their time was up', () => {
  const { table, late, other } = begin('wait');
  const present = 1 << other;
  say(table, '@system', late, `!holiday ${START + 2 * DAY}-${START + 9 * DAY}`, START + DAY + 1);
  const propose = (at: number) => say(table, `user-${other}`, other, `!propose bot ${late} of ${present}`, at);
  expect(propose(START + 3 * DAY)).toBeNull();
  expect(table.isBot(seat(late))).toBe(true);
  expect(say(table, `user-${late}`, late, '!return', START + 4 * DAY)).toBeNull();
  // From now on it is a turn with a day again.
  expect(isOverdue(table.config, table.clocks, late, START + 4 * DAY)).toBe(false);
});

test('whoever is late cannot keep the others from asking again', () => {
  const { config } = openAt(glade, 3, START);
  const table = new Table({ ...config, clock: { kind: 'days', days: 1 }, onTimeout: 'wait' }, SECRET, glade);
  for (const one of [0, 1, 2]) say(table, `user-${one}`, one, `!sit ${'ab'.repeat(32)} Player ${one}`, START);
  say(table, 'user-0', -1, '!start', START);
  const [late = 0] = seatList(table.acting);
  const [asks = 0] = [0, 1, 2].filter((one) => one !== late);
  const propose = () => say(table, `user-${asks}`, asks, `!propose bot ${late} of 7`, START + DAY);
  expect(propose()).toBeNull();
  expect(say(table, `user-${late}`, late, '!decline', START + DAY)).toBeNull();
  expect(propose()).toBeNull();
});

test('an older program is told that it cannot read it, and every other table stays as readable as it was', () => {
  const { table } = begin('wait');
  const stored = storeConfig(table.config, glade);
  expect(stored.format).toBe(4);
  expect(openTableOf(glade, { config: stored, secret: SECRET }, table.lines).config.onTimeout).toBe('wait');
  expect(formatOf({ onTimeout: 'bot' })).toBe(2);
  expect(formatOf({ onTimeout: 'forfeit', from: { seed: 's' as never, steps: [] } })).toBe(3);
});
