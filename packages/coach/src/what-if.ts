// "What would it bring?": the points of a turn that begins with one step, as the rules count them now. Nothing is guessed:
// whatever differs between worlds that the seat cannot tell apart is said to be unknown.
import {
  type AnyRules,
  hasSeat,
  imagine,
  legalSteps,
  NOBODY,
  only,
  type ScoreSheet,
  type Seat,
  type Step,
  seatList,
  type View,
  viewOf,
} from '@sunglade/core';
import { diceFor } from './coach.ts';
import { addKinds } from './reasons.ts';

/** Points by kind of part; only what changes. */
export type PartPoints = Readonly<Record<string, number>>;

export interface WhatIf {
  /** The step that was asked for, printed. */
  readonly step: string;
  /** The turn that was found to bring most now, printed; it begins with the step. */
  readonly turn: readonly string[];
  readonly points: number;
  readonly parts: PartPoints;
  /** What is not counted, because nobody can know it: what lies hidden, or what others choose before the turn goes on. */
  readonly unknown: 'nothing' | 'hidden' | 'others';
}

export interface WhatIfAsked {
  readonly view: View;
  readonly seat: Seat;
  /** Printed. */
  readonly steps: readonly string[];
  /** The step that ends a turn: what comes after it is no longer the turn. */
  readonly ends: string;
  /** Whether a turn goes on with what was taken when the others have taken, too. */
  readonly afterOthers: boolean;
}

/** So many turns are followed at a time, to so many steps. */
const WIDTH = 16;
const MOST_STEPS = 14;
/** Worlds that are compared. */
const WORLDS = 3;
/** Others choose only once or twice each before it goes on. */
const MOST_OTHERS = 12;

interface Node {
  readonly world: unknown;
  readonly steps: readonly Step[];
  readonly value: number;
  /** The turn goes on. */
  readonly open: boolean;
}

/** With what is about to be scored. */
function pointsBy(sheet: ScoreSheet): Record<string, number> {
  const parts: Record<string, number> = {};
  addKinds(parts, sheet.parts);
  addKinds(parts, sheet.soon);
  return parts;
}

const sum = (parts: PartPoints): number => Object.values(parts).reduce((all, points) => all + points, 0);

function changes(before: PartPoints, after: PartPoints): PartPoints {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.flatMap((part) => {
      const change = (after[part] ?? 0) - (before[part] ?? 0);
      return change === 0 ? [] : [[part, change]];
    }),
  );
}

export function whatIf(rules: AnyRules, asked: WhatIfAsked): WhatIf[] {
  return asked.steps.flatMap((text) => {
    const step = rules.parse(text);
    return step === null ? [] : [new Asking(rules, asked, step).answer()];
  });
}

class Asking {
  readonly #rules: AnyRules;
  readonly #asked: WhatIfAsked;
  readonly #first: Step;
  readonly #end: Step | null;
  readonly #worlds: readonly unknown[];

  constructor(rules: AnyRules, asked: WhatIfAsked, first: Step) {
    this.#rules = rules;
    this.#asked = asked;
    this.#first = first;
    this.#end = rules.parse(asked.ends);
    this.#worlds = Array.from({ length: WORLDS }, (_, n) => imagine(rules, asked.view, diceFor('what if', n)));
  }

  answer(): WhatIf {
    const { seat, afterOthers } = this.#asked;
    const [world] = this.#worlds;
    const shows = this.#showsHidden();
    const after = this.#apply(world, [this.#first]);
    const mine = hasSeat(this.#rules.acting(after), seat);
    if (!shows && !mine && afterOthers) return this.#afterOthers(after);
    const start: Node = { world: after, steps: [this.#first], value: this.#value(after), open: !shows && mine };
    return this.#told(this.#best(start).steps);
  }

  /** Whether the step alone shows something that cannot be known before. */
  #showsHidden(): boolean {
    const seen = this.#worlds.map((world) =>
      JSON.stringify(viewOf(this.#rules, this.#apply(world, [this.#first]), only(this.#asked.seat))),
    );
    return new Set(seen).size > 1;
  }

  /** Counted from where the own turn goes on; what others choose is any choice, and changes what they alone bring about. */
  #afterOthers(world: unknown): WhatIf {
    const rules = this.#rules;
    const { seat } = this.#asked;
    for (let n = 0; n < MOST_OTHERS && !hasSeat(rules.acting(world), seat); n++) {
      const [other] = seatList(rules.acting(world));
      const [step] = other === undefined ? [] : legalSteps(rules, world, other);
      if (other === undefined || step === undefined) break;
      rules.apply(world, other, step);
    }
    const open = hasSeat(rules.acting(world), seat);
    const best = this.#best({ world, steps: [], value: this.#value(world), open });
    const parts = changes(this.#parts(world), this.#parts(best.world));
    return { ...this.#named([this.#first, ...best.steps], parts), unknown: 'others' };
  }

  /** A few turns at a time, those that bring most; the same steps in another order are the same turn. */
  #best(start: Node): Node {
    let best = start;
    let beam: Node[] = [start];
    for (let depth = 0; depth < MOST_STEPS && beam.length > 0; depth++) {
      const next = new Map<string, Node>();
      for (const node of beam) {
        if (!node.open) continue;
        for (const child of this.#children(node)) next.set(child.steps.toSorted((a, b) => a - b).join(), child);
      }
      beam = [...next.values()].sort((a, b) => b.value - a.value).slice(0, WIDTH);
      if (beam[0] && beam[0].value > best.value) best = beam[0];
    }
    return best;
  }

  *#children(node: Node): Generator<Node> {
    const rules = this.#rules;
    const { seat } = this.#asked;
    for (const step of legalSteps(rules, node.world, seat)) {
      if (step === this.#end) continue;
      const world = rules.copy(node.world);
      const sealed = hasSeat(rules.apply(world, seat, step), seat);
      const open = !sealed && hasSeat(rules.acting(world), seat);
      yield { world, steps: [...node.steps, step], value: this.#value(world), open };
    }
  }

  /** In every world; what is not the same in all of them is not counted. */
  #told(turn: readonly Step[]): WhatIf {
    const each = this.#worlds.map((world) => changes(this.#parts(world), this.#parts(this.#apply(world, turn))));
    const [first = {}] = each;
    const sure = Object.entries(first).filter(([part, points]) => each.every((one) => (one[part] ?? 0) === points));
    const hidden = this.#showsHidden() || sure.length < Math.max(...each.map((one) => Object.keys(one).length));
    return { ...this.#named(turn, Object.fromEntries(sure)), unknown: hidden ? 'hidden' : 'nothing' };
  }

  #named(turn: readonly Step[], parts: PartPoints): Omit<WhatIf, 'unknown'> {
    const print = (step: Step): string => this.#rules.print(step);
    return { step: print(this.#first), turn: turn.map(print), points: sum(parts), parts };
  }

  /** A copy after these steps, as far as they are allowed there. */
  #apply(world: unknown, turn: readonly Step[]): unknown {
    const { seat } = this.#asked;
    const after = this.#rules.copy(world);
    for (const step of turn) {
      if (this.#rules.acting(after) === NOBODY || this.#rules.refuse(after, seat, step)) break;
      this.#rules.apply(after, seat, step);
    }
    return after;
  }

  #parts(world: unknown): PartPoints {
    return pointsBy(this.#rules.score(world, this.#asked.seat));
  }

  #value(world: unknown): number {
    return sum(this.#parts(world));
  }
}
