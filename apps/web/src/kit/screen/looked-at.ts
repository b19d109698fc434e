import { type AnyGame, type AnyRules, NOBODY, only, type Setup, seat, seedFrom, viewOf } from '@sunglade/core';
import { createPosition } from './position.ts';
import type { Position } from './screen.ts';

interface Looked {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly state: unknown;
}

/** A table to be looked at only, with the eyes of its first seat: nobody sits there, and nothing can be done. */
export const lookedAt = ({ game, setup, rules, state }: Looked): Position =>
  createPosition({
    game,
    setup,
    rules,
    view: viewOf(rules, state, only(seat(0))),
    chairs: [],
    you: NOBODY,
    seat: 0,
    acting: NOBODY,
    over: false,
    live: false,
  });

/** A table of a game at its beginning; null where the game has no table for so many. */
export function openingOf(game: AnyGame, seats = 2): Position | null {
  const setup = game.setup({ seats });
  if (!setup.ok) return null;
  const rules = game.bind(setup.value);
  return lookedAt({ game, setup: setup.value, rules, state: rules.create(seedFrom('opening')) });
}
