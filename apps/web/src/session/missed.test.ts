import type { Seats } from '@sunglade/core';
import { expect, test } from 'vitest';
import { Missed } from './missed.ts';

const picture = (acting: number, now: number) => ({
  acting: acting as Seats,
  now,
  chairs: [],
  onTimeout: 'bot' as const,
});

test('counts from when somebody went, or from when their turn began, on the clock of the page', () => {
  const missed = new Missed();
  missed.awayMs = 120;
  expect(missed.botFrom(1)).toBeNull();
  missed.look(picture(0b10, 1_000), 5_000);
  // It was their turn before anybody looked: only the server knows since when.
  expect(missed.botFrom(1)).toBeNull();
  missed.gone = [null, 900];
  expect(missed.botFrom(1)).toBe(900 + 120 + 4_000);
  missed.look(picture(0b01, 1_100), 5_100);
  missed.look(picture(0b10, 1_200), 5_200);
  expect(missed.botFrom(1)).toBe(1_200 + 120 + 4_000);
  expect(missed.botFrom(0)).toBeNull();
  missed.awayMs = 0;
  expect(missed.botFrom(1)).toBeNull();
  missed.awayMs = 120;
  // They came, and went again later than their turn began.
  missed.gone = [null, 1_500];
  expect(missed.botFrom(1)).toBe(1_500 + 120 + 4_000);
});

test('where nothing happens by itself, it says when a time is up, and waits for holidays', () => {
  const chair = { name: '', taken: true, you: false, bot: null, away: false, out: false };
  const chairs = [
    { ...chair, left: 500, running: true },
    { ...chair, left: 500, running: false },
    { ...chair, left: 500, running: true, holiday: { from: 1_100, until: 1_300 } },
    { ...chair, left: null, running: false },
  ];
  const missed = new Missed();
  missed.look({ ...picture(0b111, 1_000), chairs, onTimeout: 'wait' }, 5_000);
  expect([0, 1, 2, 3, 4].map((one) => missed.overdueFrom(one))).toEqual([5_500, null, 5_700, null, null]);
  missed.look({ ...picture(0b111, 1_000), chairs }, 5_000);
  expect(missed.overdueFrom(0)).toBeNull();
});

test('knows since when somebody is away, from the server or from having seen them go', () => {
  const missed = new Missed();
  const seats = (bits: number) => bits as Seats;
  missed.look(picture(0b01, 1_000), 5_000);
  missed.meet(seats(0b11), [null, null], 5_000);
  expect(missed.awaySince(1)).toBeNull();
  // Nobody waits for them yet: the server says nothing of them.
  missed.meet(seats(0b01), [null, null], 5_200);
  expect(missed.awaySince(1)).toBe(5_200);
  // Their turn begins later, and the table misses them from then on; they had gone before.
  missed.look(picture(0b10, 1_500), 5_500);
  expect(missed.awaySince(1)).toBe(5_200);
  missed.meet(seats(0b01), [null, 1_500], 5_600);
  expect(missed.awaySince(1)).toBe(5_200);
  missed.meet(seats(0b11), [null, null], 5_700);
  missed.meet(seats(0b01), [null, 1_800], 5_810);
  // The server knows it better than a page that heard of it a little later.
  expect(missed.awaySince(1)).toBe(1_800 + 4_000);
  // Who comes to a table where they are missing has the server's word only.
  const late = new Missed();
  late.look(picture(0b10, 1_000), 5_000);
  late.meet(seats(0b01), [null, 400], 5_000);
  expect(late.awaySince(1)).toBe(400 + 4_000);
  expect(late.awaySince(0)).toBeNull();
});
