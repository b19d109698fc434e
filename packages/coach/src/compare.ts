// Turns tried in the same worlds, as the seat could imagine them: what sets them apart is not luck.
import { type Dice, imagine, type Seat, type Step, type View } from '@sunglade/core';
import { type Coach, diceFor, judgeDice } from './coach.ts';
import { addKinds } from './reasons.ts';
import { takeTurn } from './turns.ts';

export interface Tried {
  readonly turn: readonly Step[];
  /** The final points to expect, world by world. */
  readonly results: number[];
  /** The parts of the seat's sheet right after the turn, with what is about to be scored; summed over the worlds. */
  readonly parts: Record<string, number>;
}

interface Comparing {
  readonly view: View;
  readonly seat: Seat;
  readonly turns: readonly (readonly Step[])[];
  readonly worlds: number;
  /** What was found in earlier worlds, to go on from there. */
  readonly before?: readonly Tried[];
  /** Names the worlds: the same name, the same worlds. */
  readonly name: string;
  readonly cancel?: { readonly aborted: boolean };
}

/** In the order of the turns. Cancelled, all have been tried in fewer worlds. */
export function tryTurns({ seating, foresight }: Coach, asked: Comparing): Tried[] {
  const { rules } = seating;
  const { view, seat, worlds, name, cancel } = asked;
  const known = asked.before?.[0]?.results.length ?? 0;
  const tried = asked.turns.map((turn, i) => asked.before?.[i] ?? { turn, results: [], parts: {} });
  for (let n = known; n < worlds && !cancel?.aborted; n++) {
    const start = imagine(rules, view, diceFor(name, n));
    for (const { turn, results, parts } of tried) {
      const world = rules.copy(start);
      takeTurn(rules, world, seat, turn);
      const sheet = rules.score(world, seat);
      addKinds(parts, sheet.parts);
      addKinds(parts, sheet.soon);
      results.push(foresight.expectIn(world, seat, judging(seat, n)));
    }
  }
  return tried;
}

const judging = (seat: Seat, world: number): Dice => (world === 0 ? judgeDice(seat) : diceFor('judge', seat, world));
