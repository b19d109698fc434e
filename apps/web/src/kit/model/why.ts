// Why something cannot be done now: which step a press on a dark thing stands for, and what the rules say about it.
import { signal } from '@preact/signals';
import type { AnyRules } from '@sunglade/core';
import type { Position, Screen, Target } from '../screen/screen.ts';
import type { Reason } from '../screen/words.ts';

export interface Refused {
  readonly step: string;
  readonly code: string;
}

export class Why {
  readonly reason = signal<Reason | null>(null);
  readonly #rules: AnyRules;
  readonly #stepsOfTarget = new Map<number, Map<Target, string[]>>();
  /** The step that the reason is about. */
  readonly refused = signal<Refused | null>(null);

  constructor(rules: AnyRules) {
    this.#rules = rules;
  }

  say(reason: Reason, refused: Refused | null): void {
    this.reason.value = reason;
    this.refused.value = refused;
  }

  /** An answer that is no longer true is taken away; one that still is may be read to its end. */
  forget(position: Position): void {
    const refused = this.refused.peek();
    if (refused && position.refuse(refused.step)?.code === refused.code) return;
    this.refused.value = null;
    this.reason.value = null;
  }

  /** The step that a person most likely meant by pressing a dark thing. */
  meant(screen: Screen, target: Target, position: Position): string | undefined {
    const steps = this.#stepsOn(screen, target, position.seat);
    return screen.likely?.(target, steps, position) ?? steps[0];
  }

  /** The step that would end the turn if it were allowed. */
  done(screen: Screen, position: Position): string | undefined {
    for (const step of this.#steps()) if (screen.isDone(step) && position.refuse(step)) return step;
    return undefined;
  }

  *#steps(): Generator<string> {
    for (let step = 0; step < this.#rules.stepLimit; step++)
      yield this.#rules.print(step as Parameters<AnyRules['print']>[0]);
  }

  /** Every step there could ever be on a target. */
  #stepsOn(screen: Screen, target: Target, one: number): readonly string[] {
    let map = this.#stepsOfTarget.get(one);
    if (!map) {
      map = new Map();
      for (const step of this.#steps()) {
        const where = screen.target(step, one);
        if (where === null) continue;
        const steps = map.get(where);
        if (steps) steps.push(step);
        else map.set(where, [step]);
      }
      this.#stepsOfTarget.set(one, map);
    }
    return map.get(target) ?? [];
  }
}
