// Turns in the head as steps of the rules.
import type { AnyRules, Step } from '@sunglade/core';
import { COLOURS, printStep, type StepData } from '@sunglade/harmonies';
import type { Move } from './beam.ts';
import type { Ground } from './ground.ts';

export interface StepTable {
  move(move: Move): Step;
  readonly done: Step;
}

export function createStepTable({ content: { ids, places } }: Ground, rules: AnyRules): StepTable {
  const step = (data: StepData): Step => rules.parse(printStep(data)) as Step;
  const dataOf = (move: Move): StepData => {
    switch (move.verb) {
      case 'take':
        return { verb: 'take', space: move.group + 1 };
      case 'place':
        return { verb: 'place', colour: COLOURS[move.colour]!, place: places[move.space]! };
      case 'cube':
        return { verb: 'cube', card: ids[move.card]!, place: places[move.space]! };
      default:
        return { verb: move.verb, card: ids[move.card]! };
    }
  };
  return { move: (move) => step(dataOf(move)), done: step({ verb: 'done' }) };
}
