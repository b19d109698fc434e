// What both sides must agree on before a message is read, and plans, which are lists in lists.
import { expect, test } from 'vitest';
import { CLOSE, LIMITS, SOCKET_PATH } from './limits.ts';
import { clientMessage } from './wire.ts';

const plan = { type: 'plan', id: 'abcdefgh', table: 'abcdefgh', seat: 0, seq: 7, ways: [['a', 'b'], ['c']] };
const accepts = (more: object): boolean => clientMessage.safeParse({ ...plan, ...more }).success;
const copies = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);

test('a plan is for a chair, for the table as it lies, and may be given up', () => {
  expect(clientMessage.safeParse(plan)).toMatchObject({ success: true, data: plan });
  for (const part of ['id', 'table', 'seat', 'seq', 'ways'])
    expect([part, accepts({ [part]: undefined })]).toEqual([part, false]);
  expect([accepts({ ways: [] }), accepts({ more: 1 })]).toEqual([true, false]);
  expect([accepts({ seat: 3 }), accepts({ seat: 4 })]).toEqual([true, false]);
  expect([accepts({ seq: 0 }), accepts({ seq: -1 })]).toEqual([true, false]);
  expect([accepts({ seq: 1_000_000 }), accepts({ seq: 1_000_001 })]).toEqual([true, false]);
});

test('a plan has a few ways, each of a few steps, and each step says something', () => {
  expect([accepts({ ways: copies(LIMITS.ways, ['a']) }), accepts({ ways: copies(LIMITS.ways + 1, ['a']) })]).toEqual([
    true,
    false,
  ]);
  expect([accepts({ ways: [copies(LIMITS.steps, 'a')] }), accepts({ ways: [copies(LIMITS.steps + 1, 'a')] })]).toEqual([
    true,
    false,
  ]);
  expect([
    accepts({ ways: [['a'.repeat(LIMITS.stepText)]] }),
    accepts({ ways: [['a'.repeat(LIMITS.stepText + 1)]] }),
  ]).toEqual([true, false]);
  for (const ways of [[[]], [['']], ['a'], [[7]], 'a']) expect([ways, accepts({ ways })]).toEqual([ways, false]);
});

test('the largest message that is allowed has room for the longest turn', () => {
  const steps = copies(LIMITS.steps, 'x'.repeat(LIMITS.stepText));
  expect(JSON.stringify({ ...plan, type: 'submit', steps }).length).toBeLessThan(LIMITS.message);
});

test('a browser can be told why its socket is closed, and each reason has a number of its own', () => {
  const numbers = Object.values(CLOSE);
  expect(Object.keys(CLOSE)).toEqual(['restart', 'noSession', 'tooManySockets', 'reload', 'tooFast']);
  expect(new Set(numbers).size).toBe(numbers.length);
  // 1012 is what the standard calls a restart; a page may choose among the others.
  for (const number of numbers) expect(number === 1012 || (number >= 4000 && number < 5000)).toBe(true);
  expect(SOCKET_PATH).toMatch(/^\/api\/[a-z]+$/);
});
