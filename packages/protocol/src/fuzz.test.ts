import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as protocol from './index.ts';

const schemas = {
  clientMessage: protocol.clientMessage,
  newTable: protocol.newTable,
  name: protocol.name,
  guest: protocol.guest,
  recovery: protocol.recovery,
  seatChoice: protocol.seatChoice,
  claim: protocol.claim,
  mute: protocol.mute,
  tableParams: protocol.tableParams,
  pastQuery: protocol.pastQuery,
};

const table = 'abcdefghijklmnopqrstuv';
const id = 'abcdefgh';
const good = [
  { type: 'hello', protocol: protocol.PROTOCOL },
  { type: 'watch', id, table },
  { type: 'unwatch', table },
  { type: 'submit', id, table, seat: 3, at: 0, steps: ['a'] },
  { type: 'plan', id, table, seat: 3, seq: 7, ways: [['a', 'b'], ['c']] },
  { type: 'plan', id, table, seat: 0, seq: 7, ways: [] },
  { type: 'sit', id, table, name: 'Ann', entropy: 'ab'.repeat(32) },
  { type: 'sit', id, table, name: '', seat: 1, entropy: 'ab'.repeat(32) },
  { type: 'act', id, table, seat: -1, text: '!propose 12' },
  { type: 'say', id, table, text: 'hi' },
  { type: 'phrase', id, table, phrase: { id: 'hello' } },
  { type: 'phrase', id, table, phrase: { id: 'need', about: 'twig' } },
  { type: 'ping' },
];

test.each(good)('$type is understood', (message) => {
  expect(protocol.clientMessage.safeParse(message).success).toBe(true);
});

test.each(good)('$type with anything more is not', (message) => {
  expect(protocol.clientMessage.safeParse({ ...message, more: 1 }).success).toBe(false);
});

test.each([
  { type: 'act', id, table, seat: 0, text: '!forfeit' },
  { type: 'act', id, table, seat: 0, text: '!hand eve' },
  { type: 'act', id, table, seat: 0, text: '!timeout' },
  { type: 'act', id, table, seat: 0, text: '!sit abc' },
  { type: 'act', id, table, seat: 0, text: '!undo\n!start' },
  { type: 'submit', id, table, seat: 4, at: 0, steps: ['a'] },
  { type: 'plan', id, table, seat: 0, seq: 7, ways: [[]] },
  { type: 'plan', id, table, seat: 0, seq: -1, ways: [['a']] },
  { type: 'plan', id, table, seat: 0, seq: 7, ways: Array.from({ length: 9 }, () => ['a']) },
  { type: 'submit', id, table, seat: 0, at: 0, steps: [] },
  { type: 'submit', id, table, seat: 0, at: 0.5, steps: ['a'] },
  { type: 'submit', id, table, seat: 0, at: 0, steps: ['a'.repeat(121)] },
  { type: 'submit', id, table, seat: 0, at: 0, steps: Array.from({ length: 65 }, () => 'a') },
  { type: 'phrase', id, table, phrase: { id: 'Hello you' } },
  { type: 'phrase', id, table, phrase: { id: 'need', about: '\u0001' } },
  { type: 'watch', id, table: '../secret' },
  { type: 'watch', id: 'short', table },
  { type: 'sit', id, table, name: 'Ann', entropy: 'xyz' },
])('$type $text is refused where it goes too far', (message) => {
  expect(protocol.clientMessage.safeParse(message).success).toBe(false);
});

describe.each(Object.entries(schemas))('%s', (_, schema) => {
  test('takes ten thousand arbitrary values without falling over', () => {
    const near = fc.constantFrom(...good).chain((one) =>
      fc.record(
        Object.fromEntries(
          Object.entries(one).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.anything())]),
        ),
        {
          requiredKeys: [],
        },
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (value) => {
        expect(typeof schema.safeParse(value).success).toBe('boolean');
      }),
      { numRuns: 10_000 },
    );
  });
});
