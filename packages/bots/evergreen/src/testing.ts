// Games for tests: set-ups of every kind, and the lean game moved along by the steps of the rules.
import type { AnyRules, Setup } from '@sunglade/core';
import { ACTIONS, evergreen, type Open, readStep } from '@sunglade/evergreen';
import { createGround, type Ground } from './ground.ts';
import { type Lean, readOpen } from './lean.ts';
import { takeCard } from './rounds.ts';
import { beginAction, beginPower, takeEffect } from './turn.ts';

export interface Bench {
  readonly name: string;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly g: Ground;
}

const HOUSE = evergreen.editions[0]?.content as { readonly planet: object };
/** A planet with holes. */
const HOLES = { ...HOUSE, id: 'holes', planet: { ...HOUSE.planet, grid: ['ss.w', 'rxff', 'g.m.'] } };

export function bench(seats: number, options: object = {}, edition?: unknown): Bench {
  const setup = evergreen.setup({ seats, options, ...(edition === undefined ? {} : { edition }) });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const rules = evergreen.bind(setup.value) as AnyRules;
  const name = `${seats} ${JSON.stringify(options)} ${setup.value.edition.id}`;
  return { name, setup: setup.value, rules, g: createGround(setup.value) };
}

export const benches = (): Bench[] => [
  bench(1),
  bench(2),
  bench(3),
  bench(4),
  bench(1, { sunStart: 'S', aridityTarget: 'latestVisibleFertility' }),
  bench(3, { sunStart: 'E', aridityTarget: 'latestVisibleFertility' }),
  bench(4, { sunStart: 'W' }),
  bench(2, {}, HOLES),
];

const EFFECTS = ['plant', 'grow', 'bush', 'lake'];

/** A step of the rules, taken in the head. The end of a round is left to whoever compares. */
export function follow({ g }: Bench, s: Lean, seat: number, text: string): void {
  const step = readStep(text);
  const planet = s.planets[seat]!;
  if (!step) throw new Error(`no such step: ${text}`);
  switch (step.verb) {
    case 'take':
      takeCard(g, s, step.slot - 1);
      return;
    case 'action':
      beginAction(planet, ACTIONS.indexOf(step.action));
      return;
    case 'power':
      beginPower(g, planet);
      return;
    case 'done':
      planet.turn.handedIn = true;
      return;
    default:
      takeEffect(planet, EFFECTS.indexOf(step.verb), g.content.places.indexOf(step.place));
  }
}

/** The same game as it is seen, in a form that can be compared: heaps have no order. */
export function comparable(s: Lean) {
  const heap = (cards: Uint8Array, size: number): number[] => Array.from(cards.subarray(0, size)).sort((a, b) => a - b);
  const { deck, deckSize, discard, discardSize, taken, takenSize, ...rest } = s;
  return {
    ...rest,
    deck: heap(deck, deckSize),
    discard: heap(discard, discardSize),
    taken: heap(taken, takenSize),
  };
}

export const seen = ({ rules, g }: Bench, state: unknown): Lean =>
  readOpen(g, rules.parts(state).open as unknown as Open);
