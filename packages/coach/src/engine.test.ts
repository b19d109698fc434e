import { hashJson, type Json } from '@sunglade/core';
import { expect, it } from 'vitest';
import { ENGINE } from './engine.ts';
import { REVIEW_BUDGETS, review } from './review.ts';
import { KINDS, nameOf, playMatch, recordOf } from './testing.ts';

/** What this engine says of the beginning of one match of each kind. If it says something else now, raise its number and note that here. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'coach-1': {},
};

it('whatever would be said differently has another name', async () => {
  const said: Record<string, string> = {};
  for (const kind of KINDS) {
    const answer = await review(recordOf(await playMatch(kind, 'engine', 8)), REVIEW_BUDGETS.least);
    if (!answer?.ok) throw new Error('no review');
    const { engine: _, ...rest } = answer.value;
    said[nameOf(kind)] = hashJson(rest as unknown as Json).slice(0, 16);
  }
  expect(said).toEqual(SAID[ENGINE]);
});
