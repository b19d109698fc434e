import { type Seats, seat, type View } from '@sunglade/core';
import type { Seen } from '@sunglade/table';
import { expect, it } from 'vitest';
import { OwnSteps } from './turn-so-far.ts';

const view = (name: string): View => ({ open: name, own: [] });
const seen = (count: number, undo: number, name: string): Seen =>
  ({ counts: [count, 0], undo: undo as Seats, view: view(name) }) as unknown as Seen;
const me = seat(0);

it('knows the steps of the turn and what was seen before it', () => {
  const own = new OwnSteps();
  own.see(seen(4, 0, 'before'), me);
  own.send(4, ['action A']);
  own.see(seen(5, 1, 'later'), me);
  own.send(5, ['plant 1', 'plant 2']);
  expect(own.soFar(seen(7, 1, 'now'), me)).toEqual({ view: view('before'), steps: ['action A', 'plant 1', 'plant 2'] });
});

it('forgets what was taken back, and begins anew where something was learned', () => {
  const own = new OwnSteps();
  own.see(seen(0, 0, 'first'), me);
  own.send(0, ['a', 'b']);
  own.see(seen(2, 1, 'x'), me);
  expect(own.soFar(seen(1, 1, 'x'), me)?.steps).toEqual(['a']);
  own.send(1, ['c']);
  expect(own.soFar(seen(2, 1, 'x'), me)?.steps).toEqual(['a', 'c']);
  own.see(seen(3, 0, 'second'), me);
  expect(own.soFar(seen(3, 0, 'second'), me)).toEqual({ view: view('second'), steps: [] });
});

it('says nothing of a turn whose beginning it did not see', () => {
  const own = new OwnSteps();
  own.see(seen(5, 1, 'in the middle'), me);
  expect(own.soFar(seen(5, 1, 'in the middle'), me)).toBeNull();
  own.see(seen(6, 0, 'next'), me);
  expect(own.soFar(seen(8, 1, 'played elsewhere'), me)).toBeNull();
  expect(own.soFar(seen(6, 0, 'next'), seat(1))).toBeNull();
});
