// Who is meant when somebody asks for a friend, and what such a request may hold.
import { describe, expect, test } from 'vitest';
import { friendLink, friendParams, invite, newFriend, presence } from './friends.ts';

const handle = '0123456789abcdef'.repeat(2);

describe('a new friend', () => {
  test.each([
    { table: 't'.repeat(40), seat: 0 },
    { table: 't', seat: 3 },
    { token: 'x'.repeat(8) },
    { token: 'x'.repeat(100) },
  ])('is named by %j', (body) => expect(newFriend.safeParse(body)).toMatchObject({ success: true, data: body }));

  test.each([
    {},
    { table: 't' },
    { seat: 0 },
    { table: 't'.repeat(41), seat: 0 },
    { table: 7, seat: 0 },
    { table: 't', seat: -1 },
    { table: 't', seat: 4 },
    { table: 't', seat: 0.5 },
    { table: 't', seat: 0, token: 'x'.repeat(8) },
    { token: 'x'.repeat(7) },
    { token: 'x'.repeat(101) },
    { token: 'x'.repeat(8), more: 1 },
  ])('is not named by %j', (body) => expect(newFriend.safeParse(body).success).toBe(false));
});

test('people are named by handles, whole and of small hex digits', () => {
  const wrong = [
    handle.slice(1),
    `${handle}0`,
    `0${handle}`,
    handle.toUpperCase(),
    `${handle.slice(1)}g`,
    `${handle}\n`,
    5,
  ];
  for (const id of wrong) expect([id, friendParams.safeParse({ id }).success]).toEqual([id, false]);
  for (const friend of wrong) expect([friend, invite.safeParse({ friend }).success]).toEqual([friend, false]);
  expect(friendParams.safeParse({ id: handle })).toMatchObject({ success: true, data: { id: handle } });
  expect(invite.safeParse({ friend: handle })).toMatchObject({ success: true, data: { friend: handle } });
  for (const schema of [friendParams, invite]) expect(schema.safeParse({}).success).toBe(false);
  expect(invite.safeParse({ friend: handle, more: 1 }).success).toBe(false);
});

test('one hides or does not, and says nothing else with it', () => {
  for (const hidden of [true, false])
    expect(presence.safeParse({ hidden })).toMatchObject({ success: true, data: { hidden } });
  for (const body of [{}, { hidden: 'yes' }, { hidden: true, more: 1 }])
    expect(presence.safeParse(body).success).toBe(false);
});

test('a link to a friend has a token', () => {
  expect(friendLink.safeParse({ token: 'abc' })).toMatchObject({ success: true, data: { token: 'abc' } });
  for (const body of [{}, { token: 7 }]) expect(friendLink.safeParse(body).success).toBe(false);
});
