// The page thinks for itself: the same rules as on the server, on a world that fits what the viewer knows.
import {
  type AnyGame,
  type AnyRules,
  createDice,
  hasSeat,
  imagine,
  legalSteps,
  printSteps,
  type Refusal,
  type ScoreSheet,
  type Seats,
  type Setup,
  seat,
  seedFrom,
  type View,
  viewOf,
} from '@sunglade/core';
import type { SeenChair } from '@sunglade/table';
import type { Position } from './screen.ts';

export interface PositionInput {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly view: View;
  readonly chairs: readonly SeenChair[];
  /** The viewer's own seats. */
  readonly you: Seats;
  readonly seat: number;
  readonly acting: Seats;
  readonly over: boolean;
  /** false in a replay: there is nothing to do. */
  readonly live: boolean;
}

/** Any dice do: nothing that they decide is ever shown as a fact. */
const dice = createDice(seedFrom(`page ${Math.random()}`));

interface Foreseen {
  readonly position: Position;
  /** Whether the step would show or decide something that cannot be known before. */
  readonly sure: boolean;
}

const foresight = new WeakMap<Position, (step: string) => Foreseen | null>();

/** The table after a step that is allowed, and whether that is certain. */
const foresee = (position: Position, step: string): Foreseen | null => foresight.get(position)?.(step) ?? null;

interface ForeseenAll {
  readonly refusal: Refusal | null;
  /** The table after all of them, where that is certain. */
  readonly position: Position | null;
}

/** Steps one after the other: why not, or what comes of it. Beyond what chance decides nothing is foreseen. */
export function foreseeAll(position: Position, steps: readonly string[]): ForeseenAll {
  let at = position;
  let sure = true;
  for (const step of steps) {
    const refusal = at.refuse(step);
    if (refusal) return { refusal, position: null };
    const next = foresee(at, step);
    sure = next?.sure === true;
    if (!next || !sure) break;
    at = next.position;
  }
  return { refusal: null, position: sure ? at : null };
}

/** The same table as if it were the viewer's turn, where they may plan for it now. */
export function aheadOf(input: PositionInput): Position | null {
  const { rules, view, you } = input;
  const world = rules.ahead?.turn(imagine(rules, view, dice), seat(input.seat)) ?? null;
  if (world === null) return null;
  return createPosition({ ...input, view: viewOf(rules, world, you), acting: rules.acting(world) }, world);
}

export function createPosition(input: PositionInput, known?: unknown): Position {
  const { rules, view, you, live } = input;
  const one = seat(input.seat);
  let world = known;
  let legal: readonly string[] | null = null;
  let sheets: readonly ScoreSheet[] | null = null;
  const state = (): unknown => {
    world ??= imagine(rules, view, dice);
    return world;
  };
  const mine = hasSeat(you, one);

  /** `asked`: whoever looks has asked already whether the step is allowed. */
  const look = (step: string, asked: boolean): Foreseen | null => {
    const parsed = rules.parse(step);
    if (parsed === null || (!asked && rules.refuse(state(), one, parsed))) return null;
    const next = rules.copy(state());
    const sealed = rules.apply(next, one, parsed);
    const after: PositionInput = {
      ...input,
      view: viewOf(rules, next, you),
      acting: rules.acting(next),
      over: rules.acting(next) === 0,
    };
    return { position: createPosition(after, next), sure: !hasSeat(sealed, one) };
  };

  const position: Position = {
    game: input.game,
    setup: input.setup,
    rules,
    view,
    chairs: input.chairs,
    seat: input.seat,
    mine,
    acting: input.acting,
    over: input.over,
    get legal() {
      legal ??=
        live && mine && !input.over && hasSeat(input.acting, one)
          ? printSteps(rules, legalSteps(rules, state(), one))
          : [];
      return legal;
    },
    get sheets() {
      sheets ??= Array.from({ length: rules.seats }, (_, i) => rules.score(state(), seat(i)));
      return sheets;
    },
    after: (step) => look(step, false)?.position ?? null,
    refuse(step): Refusal | null {
      const parsed = rules.parse(step);
      if (parsed === null) return { code: 'unknown-step' };
      if (!mine) return { code: 'not-your-seat' };
      if (input.over) return { code: 'game-over' };
      if (!hasSeat(input.acting, one)) return { code: 'not-your-turn' };
      return rules.refuse(state(), one, parsed);
    },
  };
  foresight.set(position, (step) => look(step, true));
  return position;
}
