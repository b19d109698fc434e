// For tests: tables as the kit makes them, without a page, at every moment of games played at random.
import { Run, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { COLOURS, type Event, gapSpaces, harmonies, type Options, readStep, type State } from '@sunglade/harmonies';
import { boardOf } from './board/habitat.ts';
import { DONE, hasVerb } from './steps.ts';
import { contentOf, type Table } from './table.ts';

type HarmoniesRules = ReturnType<typeof harmonies.bind>;

interface Wish {
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly seed: string;
  /** How the first person is called. */
  readonly name?: string;
}

export function setupFor({ seats, options }: Pick<Wish, 'seats' | 'options'>) {
  const parsed = harmonies.setup({ seats, options });
  if (!parsed.ok) throw new Error('no set-up');
  return parsed.value;
}

function standOf(wish: Wish, rules: HarmoniesRules, state: State, one: number): Table {
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
  readonly state: State;
  readonly events: readonly Event[];
}

/** Steps that somebody would like who wants animals on the board: cubes, tokens that complete a habitat, and high stacks. */
function liked(position: Table): readonly string[] {
  const { legal, view, seat: one } = position;
  const cubes = legal.filter((step) => hasVerb([step], 'cube'));
  if (cubes.length > 0) return cubes;
  const { places, habitats, cardOf } = contentOf(position);
  const { held = [], spaces = [] } = view.open.players[one] ?? {};
  const board = boardOf(spaces);
  const completes = legal.filter((text) => {
    const step = readStep(text);
    if (step?.verb !== 'place') return false;
    const [space, colour] = [places.indexOf(step.place), COLOURS.indexOf(step.colour)];
    return held.some(({ card }) => {
      const habitat = habitats[cardOf.get(card) ?? -1];
      return habitat !== undefined && ((gapSpaces(habitat, board, 0, colour) >> space) & 1) === 1;
    });
  });
  if (completes.length > 0) return completes;
  const stacks = legal.filter((text) => {
    const step = readStep(text);
    return step?.verb === 'place' && (spaces[places.indexOf(step.place)]?.stack.length ?? 0) > 0;
  });
  if (stacks.length > 0) return stacks;
  return legal.filter((step) => step !== DONE || legal.length < 3);
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
    const steps = liked(position);
    const text = steps[(dice >> 8) % steps.length] ?? DONE;
    const events: Event[] = [];
    run.take({ seat: one, text }, (event) => events.push(event as Event));
    look({ position: standOf(wish, rules, run.state, one), rules, state: run.state, events });
  }
}
