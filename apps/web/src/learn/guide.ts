import type { Position, Target } from '../kit/screen/screen.ts';
import type { Hint } from './lesson.ts';

export interface Remark {
  readonly hint: Hint;
  readonly targets: readonly Target[];
}

/** The first remark, in the order of their weight, that is true now and was not read before. */
export function remarkAt(
  hints: readonly Hint[],
  position: Position,
  wasRead: (hint: string) => boolean,
): Remark | null {
  for (const hint of hints) {
    if (wasRead(hint.id)) continue;
    const targets = hint.when(position);
    if (targets) return { hint, targets };
  }
  return null;
}
