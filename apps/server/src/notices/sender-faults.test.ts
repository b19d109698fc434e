// Nodes that die, and ways that do not answer.
import { sampleWay } from '@sunglade/match/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sent } from './sent.ts';
import { Office, START } from './testing.ts';
import { MOST_ATTEMPTS } from './when.ts';

let office: Office;

beforeEach(() => {
  office = new Office();
});
afterEach(() => {
  expect(office.failed).toEqual([]);
});

test('two nodes that look at the same way at once tell it once', async () => {
  await office.bobsWay({ rule: 'every', minutes: 30 });
  for (const id of ['table-1', 'table-2', 'table-3']) await office.bobsTurn(id);
  await Promise.all([
    office.sweep(office.senderOf('a')),
    office.sweep(office.senderOf('b')),
    office.sweep(office.senderOf('c')),
  ]);
  expect(office.carried.length).toBe(1);
});

test('a node that dies leaves its notice to another, which tells it under the same name', async () => {
  await office.bobsWay({ rule: 'every', minutes: 30 });
  await office.bobsTurn('table-1');
  office.became = () => new Promise<Sent>(() => undefined);
  await office.sweep();
  expect(office.carried.length).toBe(1);
  office.became = () => ({ kind: 'sent' });
  const other = office.senderOf('b');
  office.now += 4_999;
  await office.sweep(other);
  expect(office.carried.length).toBe(1);
  office.now += 1;
  await office.sweep(other);
  expect(office.carried.length).toBe(2);
  expect(office.carried[1]?.message.id).toBe(office.carried[0]?.message.id);
  expect(office.carried[1]?.message.topic).toBe(office.carried[0]?.message.topic);
});

test('a node that lives and waits keeps its notice', async () => {
  await office.bobsWay();
  await office.bobsTurn('table-1');
  let done: (sent: Sent) => void = () => undefined;
  office.became = () =>
    new Promise<Sent>((resolve) => {
      done = resolve;
    });
  await office.sweep();
  const other = office.senderOf('b');
  for (let i = 0; i < 20; i++) {
    office.now += 1_000;
    await office.sweep();
    await office.sweep(other);
  }
  expect(office.carried.length).toBe(1);
  done({ kind: 'sent' });
  await office.sender.stop();
  expect(await office.waiting()).toBe(0);
});

test('what is not taken is tried again, later each time, and then the way rests', async () => {
  await office.bobsWay();
  await office.bobsTurn('table-1');
  office.became = () => ({ kind: 'later', afterMs: null });
  const tries: number[] = [];
  for (let i = 0; i < 2_000; i++) {
    const before = office.carried.length;
    await office.sender.sweep();
    for (let k = 0; k < 12; k++) await new Promise((resolve) => setImmediate(resolve));
    if (office.carried.length > before) tries.push((office.now - START) / 1_000);
    office.now += 1_000;
  }
  expect(tries).toEqual([0, 5, 15, 35, 75, 155, 315, 635]);
  expect(tries.length).toBe(MOST_ATTEMPTS);
  expect((await office.store.way('w'))?.paused).toBe('unreachable');
  expect(await office.waiting()).toBe(0);
});

test('who asks to wait longer is left alone for so long', async () => {
  await office.bobsWay();
  await office.bobsTurn('table-1');
  office.became = () => ({ kind: 'later', afterMs: 60_000 });
  await office.sweep();
  office.now += 59_999;
  await office.sweep();
  expect(office.carried.length).toBe(1);
  office.now += 1;
  await office.sweep();
  expect(office.carried.length).toBe(2);
});

test('a way that is refused rests at once, with what it had to tell; one that is gone is forgotten', async () => {
  await office.bobsWay();
  for (const id of ['table-1', 'table-2']) await office.bobsTurn(id);
  office.became = () => ({ kind: 'failed', why: 'refused' });
  await office.sweep();
  expect((await office.store.way('w'))?.paused).toBe('refused');
  expect(await office.waiting()).toBe(0);
  await office.store.changeWay('w', { paused: null });
  office.became = () => ({ kind: 'gone' });
  await office.bobsTurn('table-3');
  await office.sweep();
  expect(await office.store.way('w')).toBe(null);
});

test('who has many turns at once hears of them one after another, without a pause', async () => {
  await office.bobsWay();
  for (let i = 0; i < 9; i++) await office.bobsTurn(`table-${i}`);
  let [open, most] = [0, 0];
  office.became = async () => {
    most = Math.max(most, ++open);
    await new Promise((done) => setImmediate(done));
    open--;
    return { kind: 'sent' };
  };
  await office.sweep();
  await office.sender.stop();
  expect(new Set(office.carried.map(({ message }) => message.path)).size).toBe(9);
  expect(most).toBe(1);
});

test('what finds no room in the line comes a second later', async () => {
  await office.bobsWay();
  for (let i = 0; i < 20; i++) await office.bobsTurn(`table-${i}`);
  const told: number[] = [];
  for (const later of [0, 999, 1, 999, 1]) {
    office.now += later;
    await office.sweep();
    told.push(office.carried.length);
  }
  expect(told).toEqual([9, 9, 18, 18, 20]);
});

test('a node that stops leaves to others what waits in line there', async () => {
  await office.bobsWay();
  for (let i = 0; i < 9; i++) await office.bobsTurn(`table-${i}`);
  const done: ((sent: Sent) => void)[] = [];
  office.became = () => new Promise<Sent>((resolve) => done.push(resolve));
  await office.sweep();
  const stopped = office.sender.stop();
  for (const one of done) one({ kind: 'sent' });
  await stopped;
  expect(office.carried.length).toBe(1);
  office.became = () => ({ kind: 'sent' });
  await office.sweep(office.senderOf('b'));
  expect(office.carried.length).toBe(9);
});

test('a way that does not answer keeps neither other ways nor other people waiting', async () => {
  await office.bobsWay();
  await office.bobsWay({ id: 'w2' });
  await office.store.addWay(sampleWay('v', { user: 'ann' }));
  for (let i = 0; i < 9; i++) await office.bobsTurn(`table-${i}`);
  office.became = ({ id }) => (id === 'w' ? new Promise<Sent>(() => undefined) : { kind: 'sent' });
  await office.sweep();
  const carriedBy = (id: string): number => office.carried.filter(({ way }) => way === id).length;
  expect([carriedBy('w'), carriedBy('w2')]).toEqual([1, 9]);
  await office.site.playTurn('table-3');
  office.now += 1_000;
  await office.sweep();
  expect([carriedBy('w'), carriedBy('v')]).toEqual([1, 1]);
});
