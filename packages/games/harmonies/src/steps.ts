// The steps: one group per verb, in the order of their numbers. Central spaces are counted from 1, spaces of a board are
// axial `q,r`, cards go by their ids.
import { createStepGroups, type StepDataOf } from '@sunglade/core';
import type { Content } from './content.ts';
import { COLOURS } from './terms.ts';

const STEPS = createStepGroups([
  { verb: 'take', fields: { space: 'number' } },
  { verb: 'place', fields: { colour: COLOURS, place: 'text' } },
  { verb: 'card', fields: { card: 'text' } },
  { verb: 'cube', fields: { card: 'text', place: 'text' } },
  { verb: 'keep', fields: { card: 'text' } },
  { verb: 'swap', fields: { card: 'text' } },
  { verb: 'done' },
]);

/** A step as data, for screens: one member per verb. */
export type StepData = StepDataOf<typeof STEPS>;

export const readStep = (text: string): StepData | null => STEPS.readText(text);
export const printStep = (step: StepData): string => STEPS.printData(step);

export type Steps = ReturnType<typeof createSteps>;

export function createSteps({ ids, animals, places }: Content, centralSpaces: number) {
  const animalIds = ids.slice(0, animals);
  return STEPS.bind({
    take: { space: Array.from({ length: centralSpaces }, (_, i) => i + 1) },
    place: { place: places },
    card: { card: animalIds },
    cube: { card: ids, place: places },
    keep: { card: ids.slice(animals) },
    swap: { card: animalIds },
  });
}
