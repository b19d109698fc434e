// The steps: one group per verb, in the order of their numbers.
import { createStepGroups, type StepDataOf } from '@sunglade/core';

const STEPS = createStepGroups([
  { verb: 'store', fields: { card: 'number' } },
  { verb: 'bury', fields: { card: 'number' } },
  { verb: 'ready' },
  { verb: 'draw' },
  { verb: 'roll' },
  { verb: 'pass' },
  { verb: 'rob', fields: { seat: 'number' } },
]);

/** A step as data, for screens: one member per verb. */
export type StepData = StepDataOf<typeof STEPS>;

export const readStep = (text: string): StepData | null => STEPS.readText(text);
export const printStep = (step: StepData): string => STEPS.printData(step);

export type Steps = ReturnType<typeof createSteps>;

export function createSteps(cards: number, seats: number) {
  const all = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
  return STEPS.bind({ store: { card: all(cards) }, bury: { card: all(cards) }, rob: { seat: all(seats) } });
}
