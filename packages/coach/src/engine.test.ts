import { hashJson, type Json } from '@sunglade/core';
import { expect, it } from 'vitest';
import { ENGINE } from './engine.ts';
import { REVIEW_BUDGETS, review } from './review.ts';
import { KINDS, nameOf, playMatch, recordOf } from './testing.ts';

/** What this engine says of the beginning of one match of each kind. If it says something else now, raise its number and note that here. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'coach-3': {
    'everdell-duo 2 {"mode":"together"}': 'b963ab3c4743f412',
    'everdell-duo 2 {}': '9beb98963c42429c',
    'evergreen 1 {}': 'd70417cab8243e73',
    'evergreen 2 {}': '6d58d5a9bcea11fe',
    'glade 2 {}': '3c7a59c9bf22fdb2',
    'harmonies 1 {}': '17dd72d45e8408cb',
  },
};

it('whatever would be said differently has another name', { timeout: 60_000 }, async () => {
  const said: Record<string, string> = {};
  for (const kind of KINDS.filter(({ seats }) => seats < 3)) {
    const answer = await review(recordOf(await playMatch(kind, 'engine', 6)), REVIEW_BUDGETS.least);
    if (!answer?.ok) throw new Error('no review');
    const { engine: _, ...rest } = answer.value;
    said[nameOf(kind)] = hashJson(rest as unknown as Json).slice(0, 16);
  }
  expect(said).toEqual(SAID[ENGINE]);
});
