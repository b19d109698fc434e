// What changed at a table, as short as it can be said, and read again on the other side.
import { createPatch, type Json } from '@sunglade/core';
import type { Heard, Seen } from '@sunglade/table';
import { describe, expect, test } from 'vitest';
import { beginOf, foreseen, packHeard, readHeard, readMoved } from './moved.ts';

const step = (seq: number, seat: number): Heard => ({ seq, seat, kind: 'step', events: [{ type: 'draw', seat }] });
const undo: Heard = { seq: 9, seat: 1, kind: 'struck', note: '!undo', events: [] };
const sit: Heard = { seq: 10, seat: 0, kind: 'table', note: '!hint', events: [] };

const before = {
  id: 'table-1',
  seq: 7,
  counts: [2, 3],
  length: 5,
  now: 1_000,
  view: { open: { deck: 10, round: 0 }, own: [{ hand: [] }] },
} as unknown as Seen;

test('of a step nothing is sent that goes without saying, and nothing of the rest is left out', () => {
  expect(packHeard([step(8, 1), undo, sit])).toEqual([
    { seat: 1, events: [{ type: 'draw', seat: 1 }] },
    { seat: 1, kind: 'struck', note: '!undo', events: [] },
    { seat: 0, kind: 'table', note: '!hint', events: [] },
  ]);
});

test('what was heard is numbered again: up to the last line, or from where it began', () => {
  const heard = [step(8, 0), undo, sit];
  expect(readHeard({ seq: 11, heard: packHeard(heard) })).toEqual(heard);
  // Not every line since is heard of.
  expect(beginOf({ from: 3, seq: 11, heard: packHeard(heard) })).toBe(3);
  expect(readHeard({ from: 3, seq: 11, heard: packHeard([step(8, 1), step(9, 0)]) })).toEqual([step(3, 1), step(4, 0)]);
});

test('steps count for those who took them, and words about the table for nobody', () => {
  const heard = packHeard([step(7, 1), step(8, 1), undo, sit, step(11, 0)]);
  expect(foreseen(before, { seq: 12, heard })).toEqual({ ...before, seq: 12, counts: [3, 5], length: 8 });
  expect(foreseen(before, { seq: 7, heard: [] })).toEqual(before);
});

describe('the next picture', () => {
  const heard = [step(7, 0), step(8, 1)];
  const after = { ...before, seq: 9, counts: [3, 4], length: 7 };
  const message = { type: 'moved', table: 'table-1', seq: 9, heard: packHeard(heard) } as const;

  test('is what follows by itself where nothing else changed', () => {
    expect(readMoved(before, message)).toEqual({ seen: after, heard });
  });

  test('is that and what was told beside it', () => {
    const told = { ...after, now: 2_000, view: { open: { deck: 9, round: 0 }, own: [{ hand: [7] }] } };
    const patch = createPatch(foreseen(before, message) as unknown as Json, told as unknown as Json);
    expect(JSON.stringify(patch)).not.toMatch(/counts|length|seq/);
    expect(readMoved(before, { ...message, patch }).seen).toEqual(told);
  });

  test('has what everybody may see, whether anything else was told of it or not', () => {
    const open = { deck: 9 };
    const alone = { ...after, view: { open: { deck: 9, round: 0 }, own: [{ hand: [] }] } };
    expect(readMoved(before, { ...message, open }).seen).toEqual(alone);
    const patch = { now: 2_000, view: { own: { 0: { hand: [[7]] as [Json] } } } };
    expect(readMoved(before, { ...message, open, patch }).seen).toEqual({
      ...after,
      now: 2_000,
      view: { open: { deck: 9, round: 0 }, own: [{ hand: [7] }] },
    });
  });
});
