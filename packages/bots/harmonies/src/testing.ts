// Games for tests: set-ups of every kind, and the lean game moved along by the steps of the rules.
import type { AnyRules, Setup } from '@sunglade/core';
import { COLOURS, type EditionContent, GAMES, harmonies, type Open, readStep, type Version } from '@sunglade/harmonies';
import { createGround, type Ground } from './ground.ts';
import { type Lean, readOpen } from './lean.ts';
import { beginTurn, keepSpirit, placeCube, placeToken, swapCard, takeCard, takeTokens } from './turn.ts';

export interface Bench {
  readonly name: string;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly g: Ground;
}

const HOUSE = harmonies.editions[0]?.content as EditionContent;
const LAKES: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((q) =>
  [0, 1, 2, 3].flatMap((r) => (q === 1 && r === 1 ? [] : [[q, r] as const])),
);
/** Small boards with a hole, other cards, other points and other tokens. */
const LAKELAND = {
  ...HOUSE,
  id: 'lakeland',
  boards: { A: LAKES, B: LAKES },
  tokens: { blue: 40, gray: 20, brown: 20, green: 20, yellow: 10, red: 10 },
  animals: HOUSE.animals.slice(0, 12).map((animal, i) => ({ ...animal, points: [2 + i, 5 + i, 9 + 2 * i] })),
};

export function bench(seats: number, options: object = {}, edition?: unknown, version: Version = 2): Bench {
  const game = GAMES[version];
  const setup = game.setup({ seats, options, ...(edition === undefined ? {} : { edition }) });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const rules = game.bind(setup.value) as AnyRules;
  const name = `${seats} ${JSON.stringify(options)} ${setup.value.edition.id} version ${version}`;
  return { name, setup: setup.value, rules, g: createGround(setup.value, rules) };
}

export const benches = (): Bench[] => [
  bench(1),
  bench(2),
  bench(3),
  bench(4),
  bench(1, { side: 'B', spirits: true }),
  bench(2, { spirits: true, riverLoops: 'closedLoopsCount' }),
  bench(2, { spirits: true, riverLoops: 'closedLoopsCount' }, undefined, 1),
  bench(3, { side: 'B' }),
  bench(4, { side: 'B', spirits: true, tieBreakCountsSpirit: false }),
  bench(1, { riverLoops: 'closedLoopsCount' }, LAKELAND),
  bench(2, { side: 'B', spirits: true }, LAKELAND),
];

/** A step of the rules, taken in the head. The end of a turn is left to whoever compares. */
export function follow({ g }: Bench, s: Lean, text: string): void {
  const step = readStep(text);
  const board = s.boards[s.mover]!;
  if (!step) throw new Error(`no such step: ${text}`);
  const { cardOf, places } = g.content;
  switch (step.verb) {
    case 'take':
      takeTokens(s, step.space - 1);
      return;
    case 'place': {
      const colour = COLOURS.indexOf(step.colour);
      s.hand[colour]! -= 1;
      placeToken(board, colour, places.indexOf(step.place));
      return;
    }
    case 'card':
      takeCard(s, board, s.display.indexOf(cardOf.get(step.card)!));
      return;
    case 'cube':
      placeCube(g, board, board.held.indexOf(cardOf.get(step.card)!), places.indexOf(step.place));
      return;
    case 'keep':
      keepSpirit(board, cardOf.get(step.card)!);
      beginTurn(g, s, s.mover);
      return;
    case 'swap':
      swapCard(g, s, s.display.indexOf(cardOf.get(step.card)!));
      return;
    default:
      if (s.phase === 'swap') beginTurn(g, s, s.mover);
  }
}

/** In a form that can be compared: heaps have no order, and what lies behind the last held card is nothing. */
export function comparable(s: Lean) {
  const { deck, deckSize, boards, ...rest } = s;
  return {
    ...rest,
    deck: Array.from(deck.subarray(0, deckSize)).sort((a, b) => a - b),
    boards: boards.map(({ held, placed, ...board }) => ({
      ...board,
      held: Array.from(held.subarray(0, board.heldCount)),
      placed: Array.from(placed.subarray(0, board.heldCount)),
    })),
  };
}

export const seen = ({ rules, g }: Bench, state: unknown): Lean =>
  readOpen(g, rules.parts(state).open as unknown as Open);
