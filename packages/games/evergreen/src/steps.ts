// The steps: one group per verb, in the order of their numbers. Cards are counted from the deck: `take 1` is the one
// beside it. Places are written as on the planet: `plant 3,4`.
import { createStepGroups, type StepDataOf } from '@sunglade/core';
import { ACTIONS } from './terms.ts';

const STEPS = createStepGroups([
  { verb: 'take', fields: { slot: 'number' } },
  { verb: 'action', fields: { action: ACTIONS } },
  { verb: 'power' },
  { verb: 'done' },
  { verb: 'plant', fields: { place: 'text' } },
  { verb: 'grow', fields: { place: 'text' } },
  { verb: 'bush', fields: { place: 'text' } },
  { verb: 'lake', fields: { place: 'text' } },
]);

/** A step as data, for screens: one member per verb. */
export type StepData = StepDataOf<typeof STEPS>;

export const readStep = (text: string): StepData | null => STEPS.readText(text);
export const printStep = (step: StepData): string => STEPS.printData(step);

export type Steps = ReturnType<typeof createSteps>;

export function createSteps(rowSize: number, places: readonly string[]) {
  return STEPS.bind({
    take: { slot: Array.from({ length: rowSize }, (_, i) => i + 1) },
    plant: { place: places },
    grow: { place: places },
    bush: { place: places },
    lake: { place: places },
  });
}
