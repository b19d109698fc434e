// What else than a turn is told, and what the log says.
import { sampleWay } from '@sunglade/match/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sitDown } from '../base/testing.ts';
import type { TellLog } from './log.ts';
import { MINUTE, Office, START } from './testing.ts';

let office: Office;

beforeEach(() => {
  office = new Office();
});
afterEach(() => {
  expect(office.failed).toEqual([]);
});

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const titles = (): readonly (readonly string[])[] =>
  office
    .taken()
    .map(({ way, message }) => [way, message.title])
    .toSorted();

test('once in a turn it is told that little time is left: the last sixth of it', async () => {
  await office.bobsWay();
  await office.bobsTurn('t1');
  await office.sweep();
  expect(titles()).toEqual([['w', 'Your turn: Glade']]);
  office.now = START + 60 * HOUR - 1;
  await office.sweep();
  expect(office.carried).toEqual([]);
  office.now++;
  await office.sweep();
  const [{ message } = { message: null }] = office.taken();
  expect(message).toMatchObject({
    title: 'Little time left: Glade',
    text: 'You play with Ann. 12 hours left. After that a bot plays for you.',
    button: 'Play',
  });
  office.now += 2 * HOUR;
  await office.sweep();
  expect(office.carried).toEqual([]);
  expect(await office.store.noticesOf('w')).toEqual([]);
});

test('whoever has moved is not told that little time was left, and the next turn has its own', async () => {
  await office.bobsWay();
  await office.bobsTurn('t1');
  await office.sweep();
  office.now = START + 59 * HOUR;
  await office.site.playTurn('t1');
  expect(await office.store.noticesOf('w')).toEqual([]);
  office.now = START + 61 * HOUR;
  await office.site.playTurn('t1');
  await office.sweep();
  expect(titles()).toEqual([
    ['w', 'Your turn: Glade'],
    ['w', 'Your turn: Glade'],
  ]);
  office.now = START + 61 * HOUR + 60 * HOUR;
  await office.sweep();
  expect(titles()).toEqual([['w', 'Little time left: Glade']]);
});

test('a turn that one began oneself is told when little time is left, and who comes back has all of it again', async () => {
  await office.store.addWay(sampleWay('w', { user: 'ann' }));
  const { site } = office;
  await site.open('t1', { kind: 'days', days: 1 });
  await site.act('t1', 'ann', 0, sitDown('Ann'));
  await site.act('t1', 'ann', 1, '!bot random');
  await site.act('t1', 'ann', -1, '!start');
  await office.sweep();
  expect(office.carried).toEqual([]);
  office.now = START + 20 * HOUR;
  await office.sweep();
  expect(titles()).toEqual([['w', 'Little time left: Glade']]);
  office.now = START + DAY;
  await site.act('t1', '@clock', 0, '!timeout');
  await site.act('t1', 'ann', 0, '!return');
  office.now += 20 * HOUR - 1;
  await office.sweep();
  expect(office.carried).toEqual([]);
  office.now++;
  await office.sweep();
  expect(titles()).toEqual([['w', 'Little time left: Glade']]);
});

test('in a holiday no time passes, and one that is broken off is heard of', async () => {
  await office.bobsWay();
  await office.bobsTurn('t1');
  await office.sweep();
  office.taken();
  await office.site.act('t1', '@system', 1, `!holiday ${START + DAY}-${START + 11 * DAY}`);
  office.now = START + 60 * HOUR;
  await office.sweep();
  office.now = START + 5 * DAY;
  await office.sweep();
  expect(office.carried).toEqual([]);
  // Back after four days of ten: of three days' time one is gone, and a day and a half is left before it is little.
  await office.site.act('t1', '@system', 1, '!holiday');
  office.now = START + 5 * DAY + 36 * HOUR - 1;
  await office.sweep();
  expect(office.carried).toEqual([]);
  office.now += HOUR + 1;
  await office.sweep();
  expect(titles()).toEqual([['w', 'Little time left: Glade']]);
});

test('a turn that is told when little time is left is not told of again', async () => {
  await office.bobsWay({ quiet: { from: 11 * 60, to: 10 * 60, zone: 'UTC' } });
  await office.bobsTurn('t1');
  office.now = START + 70 * HOUR;
  await office.sweep();
  expect(titles()).toEqual([['w', 'Your turn: Glade']]);
  expect(await office.store.noticesOf('w')).toEqual([]);
});

const annReminds = (id: string): Promise<void> => office.site.act(id, 'ann', 0, '!nudge 1');

test('whoever is waited for hears that they are reminded, and once more when little time is left', async () => {
  await office.bobsWay();
  await office.bobsTurn('t1');
  await office.sweep();
  office.taken();
  office.now = START + DAY;
  await annReminds('t1');
  await office.sweep();
  const [{ message } = { message: null }] = office.taken();
  expect(message).toMatchObject({
    title: 'Ann reminds you: Glade',
    text: 'It is your turn, and they are waiting for you. 2 days left.',
    path: '/t/t1',
    button: 'Play',
  });
  office.now = START + 60 * HOUR;
  await office.sweep();
  expect(titles()).toEqual([['w', 'Little time left: Glade']]);
  // After that little is left to tell but the reminder itself.
  await annReminds('t1');
  await office.sweep();
  expect(titles()).toEqual([['w', 'Ann reminds you: Glade']]);
  expect(await office.store.noticesOf('w')).toEqual([]);
});

test('a reminder waits for the end of quiet hours, and whoever plays meanwhile never hears it', async () => {
  const quiet = { from: 11 * 60, to: 14 * 60, zone: 'UTC' };
  await office.bobsWay({ quiet });
  for (const id of ['t1', 't2']) {
    await office.bobsTurn(id);
    await annReminds(id);
  }
  await office.sweep();
  expect(office.carried).toEqual([]);
  await office.site.playTurn('t2');
  office.now = START + 2 * HOUR;
  await office.sweep();
  expect(titles()).toEqual([['w', 'Ann reminds you: Glade']]);
});

test('a reminder is one of what a way tells at most once in a while, and speaks for other tables', async () => {
  await office.bobsWay({ rule: 'every', minutes: 30 });
  await office.bobsTurn('t1');
  await office.sweep();
  await office.bobsTurn('t2');
  await annReminds('t1');
  await office.sweep();
  expect(titles()).toEqual([['w', 'Your turn: Glade']]);
  office.now += 30 * MINUTE;
  for (let sweeps = 0; sweeps < 3; sweeps++) await office.sweep();
  const told = office.taken();
  expect(told).toHaveLength(1);
  expect(told[0]?.message.text).toContain('1 more table waits for you.');
  expect(await office.waiting()).toBe(0);
});

test('who has come to avoid the other hears that it is their turn, and not from whom', async () => {
  await office.bobsWay();
  await office.bobsTurn('t1');
  await office.sweep();
  office.taken();
  await annReminds('t1');
  await office.store.mute('bob', 'ann', 'Ann', true);
  await office.sweep();
  expect(titles()).toEqual([['w', 'Your turn: Glade']]);
});

/** Bob resigns, and so the game is over. */
const bobGivesUp = (id: string): Promise<void> => office.site.act(id, 'bob', 1, '!resign');

test('a game that is over is told to everybody but whose step ended it, with the points', async () => {
  await office.store.addWay(sampleWay('w-ann', { user: 'ann' }));
  await office.bobsWay();
  await office.bobsTurn('t1');
  await office.sweep();
  office.taken();
  office.tellLog = async () => [[{ seat: 1 }, ' gives up.']];
  await bobGivesUp('t1');
  await office.sweep();
  await office.sweep();
  const told = office.taken();
  expect(told.map(({ way }) => way)).toEqual(['w-ann']);
  expect(told[0]?.message).toMatchObject({ title: 'The game is over: Glade', path: '/t/t1', button: 'Look' });
  expect(told[0]?.message.text).toMatch(
    /^Bob gives up\. It ended because somebody gave up\. You win! Points: you \d+ and Bob \d+\.$/,
  );
  for (const way of ['w', 'w-ann']) expect(await office.waiting(way)).toBe(0);
});

test('where people sit together the end of a game is told to nobody', async () => {
  await office.store.addWay(sampleWay('w-ann', { user: 'ann' }));
  await office.site.open('t1', { kind: 'move', seconds: 60 });
  for (const [i, user] of ['ann', 'bob'].entries()) await office.site.act('t1', user, i, sitDown(user));
  await office.site.act('t1', 'ann', -1, '!start');
  await bobGivesUp('t1');
  await office.sweep();
  expect(office.carried).toEqual([]);
});

test('who has been here since is not told that it is over, unless always', async () => {
  for (const rule of ['away', 'every', 'always'] as const)
    await office.store.addWay(
      sampleWay(rule, { user: 'ann', rule, quiet: { from: 11 * 60, to: 14 * 60, zone: 'UTC' } }),
    );
  await office.bobsTurn('t1');
  await bobGivesUp('t1');
  await office.sweep();
  office.now = START + HOUR;
  await office.store.look('ann', office.now);
  office.now = START + 3 * HOUR;
  await office.sweep();
  expect(titles()).toEqual([['always', 'The game is over: Glade']]);
  // Whoever was here before hears of it, whoever saw it end does not.
  await office.bobsTurn('t2');
  await office.store.look('ann', office.now - 29_999);
  await bobGivesUp('t2');
  await office.bobsTurn('t3');
  await office.sweep();
  expect(titles()).toEqual([['always', 'The game is over: Glade']]);
  office.now += 30_001;
  await bobGivesUp('t3');
  await office.sweep();
  expect(titles().map(([way]) => way)).toEqual(['always', 'away', 'every']);
});

test('what waits behind a limit is spoken for by a turn, and by nothing else', async () => {
  await office.bobsWay({ rule: 'every', minutes: 30 });
  await office.bobsTurn('t1');
  await office.sweep();
  await office.bobsTurn('t2');
  await office.site.act('t2', 'ann', 0, '!resign');
  await office.bobsTurn('t3');
  expect(titles()).toEqual([['w', 'Your turn: Glade']]);
  for (let minutes = 0; minutes < 120; minutes += 10) {
    office.now += 10 * MINUTE;
    await office.sweep();
  }
  expect(titles()).toEqual([
    ['w', 'The game is over: Glade'],
    ['w', 'Your turn: Glade'],
  ]);
});

test('a table that is about to be closed is told to everybody there, unless somebody has played', async () => {
  await office.store.addWay(sampleWay('w-ann', { user: 'ann' }));
  await office.store.addWay(sampleWay('w-bob', { user: 'bob' }));
  await office.bobsTurn('t1');
  await office.sweep();
  office.carried = [];
  await office.site.act('t1', '@system', -1, `!stale ${office.now + 7 * 24 * 60 * MINUTE}`);
  await office.sweep();
  expect(office.carried.map(({ way }) => way).toSorted()).toEqual(['w-ann', 'w-bob']);
  for (const { message } of office.carried) expect(message.text).toContain('7 days left');
  office.carried = [];
  await office.site.act('t1', '@system', -1, `!stale ${office.now + 7 * 24 * 60 * MINUTE}`);
  await office.site.playTurn('t1');
  await office.sweep();
  // Only whose turn it is now.
  expect(office.carried.map(({ way, message }) => [way, message.title])).toEqual([['w-ann', 'Your turn: Glade']]);
});

test('an invitation is told while a chair is free, and not from somebody whom one avoids', async () => {
  await office.store.addWay(sampleWay('w-eve', { user: 'eve' }));
  const invite = (match: string): Promise<boolean> =>
    office.store.invite({ match, user: 'eve', by: 'ann', name: 'Ann', at: office.now });
  for (const id of ['t1', 't2', 't3']) {
    await office.site.open(id, { kind: 'none' }, 3);
    await office.site.act(id, 'ann', 0, sitDown('Ann'));
    await office.site.act(id, 'bob', 1, sitDown('Bob'));
  }
  await invite('t1');
  await office.sweep();
  expect(office.carried.map(({ message }) => [message.title, message.text, message.path])).toEqual([
    ['Ann invites you: Glade', 'At the table: Bob. A chair is free for you.', '/t/t1'],
  ]);
  office.carried = [];
  await invite('t2');
  await office.site.act('t2', 'eve', 2, sitDown('Eve'));
  await office.sweep();
  await invite('t3');
  await office.store.mute('eve', 'ann', 'Ann', true);
  await office.sweep();
  expect(office.carried).toEqual([]);
});

test('a notice says what the log says since the last own line; where that fails, who has played', async () => {
  await office.store.addWay(sampleWay('w-bob', { user: 'bob', language: 'de' }));
  const asked: Parameters<TellLog>[] = [];
  office.tellLog = async (...heard) => {
    asked.push(heard);
    return [[{ seat: 0 }, ' hat etwas getan.']];
  };
  await office.bobsTurn('t1');
  await office.sweep();
  expect(office.carried[0]?.message.text).toMatch(/^Ann hat etwas getan\. Du hast/);
  expect(asked).toMatchObject([['de', { seat: 1, you: 0b10 }, expect.any(Number)]]);
  expect(asked[0]?.[2]).toBeLessThan(asked[0]?.[1].past.length ?? 0);
  office.carried = [];
  office.tellLog = async () => {
    throw new Error('no words');
  };
  await office.bobsTurn('t2');
  await office.sweep();
  expect(office.carried[0]?.message.text).toMatch(/^Ann hat gespielt\./);
  expect(office.failed.splice(0)).toHaveLength(1);
});
