import { NOBODY, only, type Rules, type Seat, type Seats, type Setup } from '@sunglade/core';
import { apply } from './apply.ts';
import { type HarmoniesRefusal, legal, refuse } from './check.ts';
import { type Content, contentOf } from './content.ts';
import type { HarmoniesEvent } from './events.ts';
import { guess } from './guess.ts';
import { fits, type Gap, gapSpaces, gaps } from './habitats.ts';
import type { HarmoniesOptions } from './options.ts';
import { type HarmoniesOpen, type HarmoniesOwn, type HarmoniesSecret, join, parts } from './parts.ts';
import { outcome, score } from './score.ts';
import { COLOURS, type Colour } from './stacks.ts';
import {
  copyState,
  createLayout,
  createState,
  type HarmoniesState,
  type Layout,
  MOVER,
  masksAt,
  PHASE,
  PHASE_OVER,
} from './state.ts';
import { createSteps, type Steps } from './steps.ts';

/** The contract, and what page and bots ask about habitats. */
export interface HarmoniesRules
  extends Rules<HarmoniesState, HarmoniesOpen, HarmoniesOwn, HarmoniesSecret, HarmoniesEvent, HarmoniesRefusal> {
  readonly content: Content;
  readonly layout: Layout;
  /** The first number of each kind of step, for bots that sort steps without printing them. */
  readonly steps: Steps;
  /** The spaces (as bits) where a cube of this card fits on the seat's board now, whoever holds the card. */
  fits(state: HarmoniesState, seat: Seat, card: number): number;
  /** Where one token is missing for this card. */
  gaps(state: HarmoniesState, seat: Seat, card: number): Gap[];
  /** The spaces (as bits) where a token of this colour would complete a habitat of this card. */
  gapSpaces(state: HarmoniesState, seat: Seat, card: number, colour: Colour): number;
}

/** With 120 tokens there are 36 turns of three. */
const MAX_TURNS = 36;
/** Take, three tokens, a card, done, and in solo the replacement. */
const STEPS_PER_TURN = 7;

export function createRules(setup: Setup<HarmoniesOptions>): HarmoniesRules {
  const content = contentOf(setup.edition, setup.options.side);
  const layout = createLayout(content, setup.seats, setup.options);
  const steps = createSteps(layout);
  const habitatOf = (card: number) => {
    const habitat = content.habitats[card];
    if (!habitat) throw new RangeError(`card ${card} of ${content.cards}`);
    return habitat;
  };
  return {
    content,
    layout,
    steps,
    seats: setup.seats,
    stepLimit: steps.limit,
    // Cubes come on top: at most one a space; and one spirit each.
    maxSteps: MAX_TURNS * STEPS_PER_TURN + setup.seats * (content.spaces + 1),
    create: (seed) => createState(layout, seed),
    copy: (from, to) => copyState(layout, from, to),
    acting: ({ small }): Seats => (small[PHASE] === PHASE_OVER ? NOBODY : only(small[MOVER] as Seat)),
    legal: (state, seat, out) => legal(layout, steps, state, seat, out),
    refuse: (state, seat, step) => refuse(layout, steps, state, seat, step),
    apply: (state, seat, step, tell) => apply(layout, steps, state, seat, step, tell),
    outcome: (state) => outcome(layout, state),
    score: (state, seat) => score(layout, state, seat),
    print: (step) => steps.print(step),
    parse: (text) => steps.parse(text),
    parts: (state) => parts(layout, state),
    join: (saved) => join(layout, saved),
    guess: (view, dice) => guess(layout, view, dice),
    fits: (state, seat, card) => fits(habitatOf(card), state.masks, masksAt(seat)),
    gaps: (state, seat, card) => gaps(habitatOf(card), state.masks, masksAt(seat)),
    gapSpaces: (state, seat, card, colour) =>
      gapSpaces(habitatOf(card), state.masks, masksAt(seat), COLOURS.indexOf(colour)),
  };
}
