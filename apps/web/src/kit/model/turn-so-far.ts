import { hasSeat, type Seat, type View } from '@sunglade/core';
import type { Seen } from '@sunglade/table';

/** What the viewer did since they last learned something, and what they saw before that. */
export interface TurnSoFar {
  readonly view: View;
  readonly steps: readonly string[];
}

/** Pictures tell how many steps stand and not which: whoever sends them keeps their texts, by number. */
export class OwnSteps {
  readonly #texts = new Map<number, string>();
  #began: { readonly seat: Seat; readonly count: number; readonly view: View } | null = null;

  /** Steps that were sent when so many stood. */
  send(count: number, steps: readonly string[]): void {
    for (const [i, text] of steps.entries()) this.#texts.set(count + i, text);
  }

  /** Where nothing can be taken back, a turn begins. */
  see({ undo, view, counts }: Seen, seat: Seat): void {
    if (view && !hasSeat(undo, seat)) this.#began = { seat, count: counts[seat] ?? 0, view };
  }

  /** null where its beginning was not seen. */
  soFar({ counts }: Seen, seat: Seat): TurnSoFar | null {
    const began = this.#began;
    if (began?.seat !== seat) return null;
    const steps = Array.from({ length: (counts[seat] ?? 0) - began.count }, (_, i) => this.#texts.get(began.count + i));
    return steps.every((text) => text !== undefined) ? { view: began.view, steps } : null;
  }
}
