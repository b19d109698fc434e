import { only, seat, seedFrom, storeSetup, viewOf } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { expect, test } from 'vitest';
import think from './think.worker.ts';

test('who fills in for somebody leaves them what is personal', async () => {
  const game = await loadGame('everdell-duo');
  const setup = game?.setup({ seats: 2, options: { mode: 'together', chapter: 1 } });
  if (!game || !setup?.ok) throw new Error('no chapter');
  const team = game.bind(setup.value);
  const state = team.create(seedFrom('filled in'));
  // The gifts of winter are proposed: the partner agrees, or hands them back as a person may.
  for (let i = 0; i < 3; i++) team.apply(state, seat(0), team.parse('to hare') as never);
  const view = viewOf(team, state, only(seat(1)));
  const asked = { game: 'everdell-duo', rules: game.version, setup: storeSetup(setup.value, game), seat: 1, view };
  const answers = async (careful: object): Promise<Set<unknown>> => {
    const plans = Array.from({ length: 40 }, () => think({ ...asked, ...careful, level: 'random' }));
    return new Set((await Promise.all(plans)).flat());
  };
  expect(await answers({})).toEqual(new Set(['accept', 'return']));
  expect(await answers({ careful: true })).toEqual(new Set(['accept']));
});
