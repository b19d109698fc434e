// For tests: tables as the kit makes them, without a page, at every moment of games played at random.
import { Run, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import {
  type Colour,
  type HarmoniesEvent,
  type HarmoniesOptions,
  type HarmoniesRules,
  type HarmoniesState,
  harmonies,
} from '@sunglade/harmonies';
import type { Table } from './table.ts';

interface Wish {
  readonly seats: number;
  readonly options?: Partial<HarmoniesOptions>;
  readonly seed: string;
  /** How the first person is called. */
  readonly name?: string;
}

export function setupFor({ seats, options }: Pick<Wish, 'seats' | 'options'>) {
  const parsed = harmonies.setup({ seats, options });
  if (!parsed.ok) throw new Error('no set-up');
  return parsed.value;
}

function standOf(wish: Wish, rules: HarmoniesRules, state: HarmoniesState, one: number): Table {
  const buffer = { steps: new Int32Array(rules.stepLimit), length: 0 };
  rules.legal(state, seat(one), buffer);
  const print = (step: number): string => rules.print(step as Parameters<HarmoniesRules['print']>[0]);
  const name = (i: number): string => (i === 0 ? (wish.name ?? 'P0') : `P${i}`);
  return {
    game: harmonies,
    setup: setupFor(wish),
    rules,
    view: viewOf(rules, state, rules.acting(state)),
    chairs: Array.from({ length: wish.seats }, (_, i) => ({
      name: name(i),
      taken: true,
      you: i === one,
      bot: null,
      away: false,
      out: false,
      left: null,
      running: false,
    })),
    seat: one,
    mine: true,
    acting: rules.acting(state),
    legal: Array.from(buffer.steps.subarray(0, buffer.length), print),
    sheets: Array.from({ length: wish.seats }, (_, i) => rules.score(state, seat(i))),
    over: rules.acting(state) === 0,
    after: () => null,
    refuse: (step) => {
      const parsed = rules.parse(step);
      return parsed === null ? { code: 'unknown-step' } : rules.refuse(state, seat(one), parsed);
    },
  };
}

interface Moment {
  readonly position: Table;
  readonly rules: HarmoniesRules;
  readonly state: HarmoniesState;
  readonly events: readonly HarmoniesEvent[];
}

/** Steps that somebody would like who wants animals on the board: cubes, tokens that complete a habitat, and high stacks. */
function liked({ legal, view, seat: one }: Table, rules: HarmoniesRules, state: HarmoniesState): readonly string[] {
  const cubes = legal.filter((step) => step.startsWith('cube '));
  if (cubes.length > 0) return cubes;
  const held = view.open.players[one]?.held ?? [];
  const completes = legal.filter((step) => {
    const [verb, colour, place = ''] = step.split(' ');
    const space = rules.content.places.indexOf(place);
    if (verb !== 'place') return false;
    return held.some(({ card }) => {
      const spaces = rules.gapSpaces(state, seat(one), rules.content.cardOf.get(card) ?? -1, colour as Colour);
      return ((spaces >> space) & 1) === 1;
    });
  });
  if (completes.length > 0) return completes;
  const stacks = legal.filter((step) => {
    const [verb, , place = ''] = step.split(' ');
    return (
      verb === 'place' && (view.open.players[one]?.spaces[rules.content.places.indexOf(place)]?.stack.length ?? 0) > 0
    );
  });
  if (stacks.length > 0) return stacks;
  return legal.filter((step) => step !== 'done' || legal.length < 3);
}

/** Plays a game at random and shows every moment of it, with what has just happened. */
export function play(wish: Wish, look: (moment: Moment) => void): void {
  const rules = harmonies.bind(setupFor(wish));
  const run = new Run(rules, seedFrom(wish.seed));
  let dice = 7 + wish.seed.length;
  let before = -1;
  for (let i = 0; i < rules.maxSteps; i++) {
    const [one] = seatList(rules.acting(run.state));
    if (one === undefined) return;
    const position = standOf(wish, rules, run.state, one);
    // Whose turn begins sees the table too.
    if (one !== before) look({ position, rules, state: run.state, events: [] });
    before = one;
    dice = (dice * 1103515245 + 12345) & 0x7fffffff;
    const steps = liked(position, rules, run.state);
    const text = steps[(dice >> 8) % steps.length] ?? 'done';
    const events: HarmoniesEvent[] = [];
    run.take({ seat: one, text }, (event) => events.push(event as HarmoniesEvent));
    look({ position: standOf(wish, rules, run.state, one), rules, state: run.state, events });
  }
}
