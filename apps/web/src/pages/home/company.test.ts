import type { Listed } from '@sunglade/protocol';
import { expect, it } from 'vitest';
import { othersIn, waitedForIn } from './company.ts';

const listed: Listed = {
  id: 'table',
  game: 'glade',
  status: 'playing',
  seats: 4,
  names: ['Ada', 'Bob', '@fox', null],
  clock: { kind: 'none' },
  openedAt: 1,
  you: 0b0001,
  acting: 0b0111,
};

it('names the others, and those of them who have to act', () => {
  expect(othersIn(listed)).toEqual(['Bob', '@fox']);
  expect(waitedForIn(listed)).toEqual(['Bob', '@fox']);
  expect(waitedForIn({ ...listed, acting: 0b0011 })).toEqual(['Bob']);
  expect(waitedForIn({ ...listed, acting: 0b0001 })).toEqual([]);
  // Who holds several chairs waits for nobody on them.
  expect(othersIn({ ...listed, you: 0b0011 })).toEqual(['@fox']);
});

it('names nobody where the server does not say who one is', () => {
  const { you: _, acting: __, ...before } = listed;
  expect(othersIn(before)).toEqual([]);
  expect(waitedForIn(before)).toEqual([]);
});
