// Turns in the head as steps of the rules.
import type { AnyRules, Step } from '@sunglade/core';
import { ACTIONS, printStep, type StepData } from '@sunglade/evergreen';
import type { Move } from './beam.ts';
import type { Ground } from './ground.ts';

const EFFECTS = ['plant', 'grow', 'bush', 'lake'] as const;

export interface StepTable {
  take(slot: number): Step;
  move(move: Move): Step;
  readonly done: Step;
}

export function createStepTable(g: Ground, rules: AnyRules): StepTable {
  const step = (data: StepData): Step => rules.parse(printStep(data)) as Step;
  const takes = Array.from({ length: g.rowSize }, (_, slot) => step({ verb: 'take', slot: slot + 1 }));
  const actions = ACTIONS.map((action) => step({ verb: 'action', action }));
  const effects = EFFECTS.map((verb) => g.content.places.map((place) => step({ verb, place })));
  const power = step({ verb: 'power' });
  return {
    take: (slot) => takes[slot] as Step,
    move(move) {
      if (move.kind === 'power') return power;
      return (move.kind === 'action' ? actions[move.action] : effects[move.effect]?.[move.space]) as Step;
    },
    done: step({ verb: 'done' }),
  };
}
