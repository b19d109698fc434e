import {
  type AnyGame,
  type AnyRules,
  canonicalJson,
  createDice,
  createStepBuffer,
  type Dice,
  imagine,
  type Json,
  type Seats,
  type Seed,
  type Setup,
  type Step,
  type StepBuffer,
  seat,
  seatList,
  viewOf,
} from '@sunglade/core';

/** One way to set the game up. */
export interface Case {
  readonly seats: number;
  readonly options?: Json;
  readonly edition?: Json;
}

export interface Finding {
  /** The name of the broken promise. */
  readonly check: string;
  readonly detail: string;
}

/** Everything the checks of one game share. */
export interface Context {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly dice: Dice;
  readonly buffer: StepBuffer;
  /** Every kind of viewer: spectator, each seat, and one person in the first two chairs. */
  readonly viewers: readonly Seats[];
  /** Refusal codes met so far. */
  readonly codes: Set<string>;
  fail(check: string, detail: string): void;
}

export function createContext(game: AnyGame, setup: Setup, seed: Seed, findings: Finding[]): Context {
  const rules = game.bind(setup);
  const seats = Array.from({ length: rules.seats }, (_, i) => (1 << i) as Seats);
  const both = rules.seats > 1 ? [3 as Seats] : [];
  return {
    game,
    rules,
    setup,
    dice: createDice(seed),
    buffer: createStepBuffer(rules),
    viewers: [0 as Seats, ...seats, ...both],
    codes: new Set(),
    fail: (check, detail) => {
      // One finding of a kind is enough to act on.
      if (!findings.some((finding) => finding.check === check)) findings.push({ check, detail });
    },
  };
}

export const same = (a: unknown, b: unknown): boolean => canonicalJson(a as Json) === canonicalJson(b as Json);

export const text = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'undefined';

/** Another world that this viewer cannot tell from `state`. */
export const redeal = (context: Context, state: unknown, viewer: Seats): unknown =>
  imagine(context.rules, viewOf(context.rules, state, viewer), context.dice);

export function legalOf({ rules, buffer }: Context, state: unknown, one: number): Step[] {
  rules.legal(state, seat(one), buffer);
  return Array.from(buffer.steps.subarray(0, buffer.length)) as Step[];
}

/** Applies a step to a copy and collects what each viewer is told. */
export function tryStep(context: Context, state: unknown, one: number, step: Step) {
  const { rules, viewers } = context;
  const after = rules.copy(state);
  const heard = new Map<Seats, Json[]>(viewers.map((viewer) => [viewer, []]));
  const sealed = rules.apply(after, seat(one), step, (event, to, others) => {
    for (const viewer of viewers) {
      const everybody = to === (1 << rules.seats) - 1;
      if (everybody || (viewer & to) !== 0) heard.get(viewer)?.push(event);
      else if (others !== undefined) heard.get(viewer)?.push(others);
    }
  });
  return { after, heard, sealed };
}

export const seatsOf = (set: Seats): number[] => seatList(set);
