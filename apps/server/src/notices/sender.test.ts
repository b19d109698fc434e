// Who is told, in which words, and when.
import { sampleWay } from '@sunglade/match/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE, Office, START } from './testing.ts';

let office: Office;

beforeEach(() => {
  office = new Office();
});
afterEach(() => {
  expect(office.failed).toEqual([]);
});

test('where there is no limit, nobody waits because another node with a faster clock has just told them', async () => {
  await office.bobsWay({ rule: 'always', minutes: 30, toldAt: START + 5, toldOf: 'another turn' });
  await office.bobsTurn('table-1');
  await office.sweep();
  expect(office.carried).toHaveLength(1);
  expect(await office.waiting()).toBe(0);
});

test('whoever has to act is told once, in their language, from their seat', async () => {
  await office.bobsWay({ language: 'de' });
  await office.bobsTurn('table-1');
  await office.sweep();
  await office.sweep();
  expect(office.carried.length).toBe(1);
  const { title, text, path } = office.carried[0]?.message ?? {};
  expect([title, path]).toEqual(['Du bist dran: Lichtung', '/t/table-1']);
  expect(text).toMatch(
    /^(Ann hat gespielt\. Du hast \d+ Punkte?|Das Spiel hat begonnen\. Du spielst mit Ann)\. Noch 3 Tage\.$/,
  );
  expect(await office.waiting()).toBe(0);
});

test('whoever has moved meanwhile is not told', async () => {
  await office.bobsWay();
  await office.bobsTurn('table-1');
  expect(await office.waiting()).toBe(1);
  await office.site.playTurn('table-1');
  await office.sweep();
  expect(office.carried).toEqual([]);
});

test('a notice that was taken and whose turn has passed is dropped before it is sent', async () => {
  await office.bobsWay();
  await office.bobsTurn('table-1');
  // Taken by a node, which is slow; meanwhile Bob moves at another.
  const [taken] = await office.store.takeNotices('slow', office.now, office.now, 10);
  await office.site.playTurn('table-1');
  if (!taken) throw new Error('no notice');
  await office.store.postponeNotice(taken, office.now);
  await office.sweep();
  expect(office.carried).toEqual([]);
});

test('nobody is told while they look, and they are when they have not looked for half a minute', async () => {
  await office.bobsWay({ rule: 'away' });
  await office.bobsTurn('table-1');
  await office.store.look('bob', office.now - 10_000);
  await office.sweep();
  expect(office.carried).toEqual([]);
  office.now += 19_999;
  await office.sweep();
  expect(office.carried).toEqual([]);
  office.now += 1;
  await office.sweep();
  expect(office.carried.length).toBe(1);
});

test('at most one in so many minutes, and that one speaks for the others', async () => {
  await office.bobsWay({ rule: 'every', minutes: 30 });
  await office.bobsTurn('table-1');
  await office.sweep();
  expect(office.carried.length).toBe(1);
  for (const id of ['table-2', 'table-3', 'table-4']) await office.bobsTurn(id);
  await office.sweep();
  office.now += 30 * MINUTE - 1;
  await office.sweep();
  expect(office.carried.length).toBe(1);
  office.now += 1;
  await office.sweep();
  await office.sweep();
  expect(office.carried.length).toBe(2);
  expect(office.carried[1]?.message.text).toContain('2 more tables wait for you.');
  expect(await office.waiting()).toBe(0);
});

test('in quiet hours everything waits, and comes when they end', async () => {
  await office.bobsWay({ quiet: { from: 11 * 60, to: 14 * 60, zone: 'UTC' } });
  await office.bobsTurn('table-1');
  await office.sweep();
  office.now = START + 2 * 60 * MINUTE - 1;
  await office.sweep();
  expect(office.carried).toEqual([]);
  office.now++;
  await office.sweep();
  expect(office.carried.length).toBe(1);
});

test('what waited for the morning, or for its person to look away, comes as one notice for all of it', async () => {
  await office.bobsWay({ rule: 'away', quiet: { from: 11 * 60, to: 14 * 60, zone: 'UTC' } });
  for (const id of ['table-1', 'table-2', 'table-3']) await office.bobsTurn(id);
  office.now = START + 2 * 60 * MINUTE - 10_000;
  // Nobody has been kept waiting for this one.
  await office.bobsTurn('table-4');
  office.now += 10_000;
  await office.sweep();
  const texts = office.taken().map(({ message }) => message.text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('2 more tables wait for you.'))).toHaveLength(1);
  expect(await office.waiting()).toBe(0);

  for (const id of ['table-5', 'table-6']) await office.bobsTurn(id);
  await office.store.look('bob', office.now + MINUTE);
  office.now += MINUTE + 30_000;
  await office.sweep();
  expect(office.taken().map(({ message }) => message.text)).toEqual([
    expect.stringContaining('1 more table waits for you.'),
  ]);
  expect(await office.waiting()).toBe(0);
});

test('an address gets no more mails in an hour than the operator allows, from however many people', async () => {
  const target = { kind: 'mail', address: 'bob@example.org' } as const;
  await office.bobsWay({ target });
  await office.store.addWay(sampleWay('v', { user: 'bob', target: { ...target, address: 'BOB@example.org' } }));
  for (const id of ['table-1', 'table-2']) await office.bobsTurn(id);
  await office.sweep();
  expect(office.carried.length).toBe(2);
  office.now += 60 * MINUTE;
  await office.sweep();
  expect(office.carried.length).toBe(4);
});
