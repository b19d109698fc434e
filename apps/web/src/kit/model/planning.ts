// Deciding before one's turn: steps are tried on the table as if it were one's turn, and what is liked is kept as a plan.
import { signal } from '@preact/signals';
import { hasSeat, seat } from '@sunglade/core';
import type { Seen } from '@sunglade/table';
import type { News } from '../../session/session.ts';
import { foreseeAll } from '../screen/position.ts';
import type { Position } from '../screen/screen.ts';

/** A plan's ways are kept short enough to be read. */
const MOST_WAYS = 6;

export interface Draft {
  /** The table as if it were one's turn. */
  readonly start: Position;
  /** The same after the steps of the way that is being planned. */
  readonly position: Position;
  readonly steps: readonly string[];
  /** Ways that go as far as can be known, the best first. */
  readonly ways: readonly (readonly string[])[];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');

export class Planning {
  readonly draft = signal<Draft | null>(null);
  /** A plan was dropped because something new came up: said until its owner does something. */
  readonly dropped = signal(false);

  begin(start: Position): void {
    this.dropped.value = false;
    this.draft.value = { start, position: start, steps: [], ways: [] };
  }

  end(): void {
    this.draft.value = null;
  }

  /** Adds steps that are allowed. Where they show something new the way is complete, and another may follow. */
  add(steps: readonly string[]): void {
    const draft = this.draft.value;
    if (!draft) return;
    const { position } = foreseeAll(draft.position, steps);
    const all = [...draft.steps, ...steps];
    if (position && hasSeat(position.acting, seat(position.seat)))
      this.draft.value = { ...draft, position, steps: all };
    else this.draft.value = { ...draft, position: draft.start, steps: [], ways: withWay(draft.ways, all) };
  }

  /** Takes the latest step back, or the latest way. */
  back(): void {
    const draft = this.draft.value;
    if (!draft) return;
    if (draft.steps.length === 0) {
      this.draft.value = { ...draft, ways: draft.ways.slice(0, -1) };
      return;
    }
    const steps = draft.steps.slice(0, -1);
    const { position } = foreseeAll(draft.start, steps);
    this.draft.value = { ...draft, steps, position: position ?? draft.start };
  }

  /** Whoever plans while the table changes begins anew; whose plan is gone, and was not carried out, is told so. */
  hear(heard: News['heard'], before: Seen, after: Seen): void {
    if (before.seq === after.seq) return;
    const gone = (before.plans ?? []).filter(({ seat: one }) => !after.plans?.some((plan) => plan.seat === one));
    const carried = heard.filter(({ note }) => note === '!planned').map(({ seat: one }) => one);
    if (gone.some(({ seat: one }) => !carried.includes(one))) this.dropped.value = true;
    if (!this.draft.value) return;
    this.end();
    this.dropped.value = true;
  }

  /** All ways, with the one that is being planned. */
  get ways(): readonly (readonly string[])[] {
    const draft = this.draft.value;
    if (!draft) return [];
    return draft.steps.length > 0 ? withWay(draft.ways, draft.steps) : draft.ways;
  }
}

const withWay = (ways: Draft['ways'], way: readonly string[]): Draft['ways'] =>
  ways.length >= MOST_WAYS || ways.some((one) => isSame(one, way)) ? ways : [...ways, way];
