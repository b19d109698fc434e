import { expect, it } from 'vitest';
import { newIn, seenAfter } from './arrivals.ts';

const START = { before: null, now: null };

it('marks what came while the other player was at work, until one acts', () => {
  const mine = seenAfter(START, true, [1, 2, 3]);
  // The own refill is seen as it comes.
  const played = seenAfter(mine, true, [1, 4, 3]);
  const theirs = seenAfter(played, false, [1, 4, 3]);
  const refilled = seenAfter(theirs, false, [5, 4, 3]);
  const again = seenAfter(refilled, true, [5, 4, 3]);
  expect([...newIn(again, [5, 4, 3], false)]).toEqual([5]);
  expect([...newIn(again, [5, 4, 3], true)]).toEqual([]);
});

it('marks nothing for somebody who has just come, and no gap', () => {
  const begun = seenAfter(START, false, [1, 2, 3]);
  expect([...newIn(begun, [1, 2, 3], false)]).toEqual([]);
  const mine = seenAfter(seenAfter(START, true, [1, 2]), false, [1, -1]);
  expect([...newIn(mine, [1, -1], false)]).toEqual([]);
});
