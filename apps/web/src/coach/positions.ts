// The match at any moment, and what a turn makes of it: from the record, with everything open.
import { everyone, hasSeat, NOBODY, type Replay, type Seat, type Step, seat as seatOf, viewOf } from '@sunglade/core';
import type { TableModel } from '../kit/model/model.ts';
import { createPosition } from '../kit/screen/position.ts';
import type { Position } from '../kit/screen/screen.ts';

/** After so many standing steps. */
export function stateAt({ rules, run }: Replay, steps: number): unknown {
  const state = rules.create(run.seed);
  for (const { seat, step } of run.standing.slice(0, steps)) rules.apply(state, seat, step);
  return state;
}

/** Through the eyes of a seat that may be advised there. */
export function positionOf(model: TableModel, { rules }: Replay, state: unknown, seat: number): Position {
  const { game, setup } = model;
  const all = everyone(rules.seats);
  const { chairs } = model.shown.value;
  const view = viewOf(rules, state, all);
  const about = { game, setup, rules, view, chairs, you: all, seat, acting: NOBODY, over: false, live: false };
  return createPosition(about, rules.copy(state));
}

/** With a turn on the board, up to the step that would show something new: what comes then was nobody's choice. */
export function withTurn(
  { rules }: Pick<Replay, 'rules'>,
  start: unknown,
  one: number,
  turn: readonly string[],
): unknown {
  const seat: Seat = seatOf(one);
  const state = rules.copy(start);
  for (const text of turn) {
    const next = rules.copy(state);
    const sealed = rules.apply(next, seat, rules.parse(text) as Step);
    if (hasSeat(sealed, seat)) break;
    rules.copy(next, state);
  }
  return state;
}
