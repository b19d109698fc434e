import { createDice, seedFrom } from '@sunglade/core';
import { expect, it } from 'vitest';
import { weighAnew } from './against.ts';
import { loadCoach } from './load.ts';
import { type Kind, playMatch } from './testing.ts';

const DUEL: Kind = { game: 'evergreen', seats: 2, level: 'fox' };

it('weighs a turn beside the one that was played and the best one, all in the same worlds', {
  timeout: 120_000,
}, async () => {
  const { game, setup, asked } = await playMatch(DUEL, 'anew', 24);
  const { seats, options, edition } = setup;
  const stored = { seats, options, edition: { id: edition.id, hash: edition.hash } };
  const coach = await loadCoach(game.id, game.version, stored);
  if (!coach) throw new Error('no coach');
  const { rules } = coach.seating;
  const { view, seat } = asked.findLast(({ state, seat: one }) => !rules.refuse(state, one, rules.parse('action A')!))!;
  const best = coach.bot
    .plan(view, seat, createDice(seedFrom('anew')), { playouts: 100 })
    .map((step) => rules.print(step));
  const played = ['action A', 'done'];

  const itself = weighAnew(coach, view, seat, { tried: best, played, best });
  expect([itself.behindBest.points, itself.behindBest.error]).toEqual([0, 0]);
  expect(itself.overPlayed.points).toBeGreaterThan(300);

  const again = weighAnew(coach, view, seat, { tried: played, played, best });
  expect([again.overPlayed.points, again.overPlayed.error]).toEqual([0, 0]);
  // The same two turns, looked at from the other side.
  expect(again.behindBest.points).toBeGreaterThan(300);
});
