// A turn in the words of its game, and the places it is about.
import type { TableModel } from '../kit/model/model.ts';
import type { Position, Target } from '../kit/screen/screen.ts';

/** One label per step, each as it is called when the steps before it are done. */
export function labelsOf({ screen }: TableModel, start: Position, steps: readonly string[]): string[] {
  const labels: string[] = [];
  let position: Position | null = start;
  for (const step of steps) {
    if (!position) break;
    if (!screen.value.isDone(step)) labels.push(screen.value.label(step, position));
    position = position.after(step);
  }
  return labels;
}

export const targetsOf = ({ screen }: TableModel, seat: number, steps: readonly string[]): Target[] =>
  steps.flatMap((step) => screen.value.target(step, seat) ?? []);
