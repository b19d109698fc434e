/**
 * What taking things would bring, beside the things themselves. The kit gives the question a place; who counts is a guest of
 * the table, and is loaded when somebody asks.
 */
export interface Brings {
  /** What can be taken now, printed. One question is about all of it. */
  readonly steps: ReadonlySet<string>;
  readonly state: 'unasked' | 'counting' | 'told' | 'failed';
  /** By step, in a sentence; empty until it is told. */
  readonly told: ReadonlyMap<string, string>;
  readonly ask: () => void;
}

/** What is told of the first of these steps that can be taken. */
export function toldOf(brings: Brings | null, steps: readonly string[]): string | null {
  const step = steps.find((one) => brings?.told.has(one));
  return (step !== undefined && brings?.told.get(step)) || null;
}
