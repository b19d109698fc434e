import type { AnyRules, Rules, Seat, Step, StepBuffer } from './contract.ts';

export const createStepBuffer = (rules: { readonly stepLimit: number }): StepBuffer => ({
  steps: new Int32Array(rules.stepLimit),
  length: 0,
});

/** The seat's legal steps as a plain list, for everything that is not in a hurry. */
export function legalSteps(rules: AnyRules, state: unknown, seat: Seat): Step[] {
  const buffer = createStepBuffer(rules);
  rules.legal(state, seat, buffer);
  return Array.from(buffer.steps.subarray(0, buffer.length)) as Step[];
}

export const printSteps = (rules: Pick<Rules, 'print'>, steps: readonly Step[]): string[] =>
  steps.map((step) => rules.print(step));
