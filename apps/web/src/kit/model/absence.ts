// What others did while somebody was away: offered when they return, and until they act or have watched it.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { hasSeat, NOBODY, type Seats, seat } from '@sunglade/core';
import { markWatched, watchedLine } from './watched.ts';

interface Line {
  readonly line: number;
  readonly seat: number;
}

export interface Missed {
  /** The last line that was watched. */
  readonly from: number;
  /** How many turns others have taken since. */
  readonly turns: number;
}

/** Lines of one seat that follow each other are a turn. What happened before the first line was never missed. */
export function missedTurns(log: readonly Line[], from: number, you: Seats): number {
  let turns = 0;
  let last = -1;
  for (const { line, seat: one } of log) {
    if (line <= from) continue;
    if (one !== last && one >= 0 && !hasSeat(you, seat(one))) turns++;
    last = one;
  }
  return turns;
}

/**
 * Whoever plays has seen everything up to their own last line, on whichever device that was. null for those who only look
 * on: what happened before they came was never missed.
 */
export function ownLastLine(log: readonly Line[], you: Seats): number | null {
  if (you === NOBODY) return null;
  return log.findLast(({ seat: one }) => one >= 0 && hasSeat(you, seat(one)))?.line ?? 0;
}

interface Watching {
  readonly log: ReadonlySignal<readonly Line[]>;
  readonly you: () => Seats;
  readonly lines: () => number;
}

export class Absence {
  readonly #table: string;
  readonly #watching: Watching;
  /** Up to where the viewer had watched when they went; null while they are here. */
  readonly #from = signal<number | null>(null);
  readonly missed = computed<Missed | null>(() => {
    const from = this.#from.value;
    if (from === null) return null;
    const turns = missedTurns(this.#watching.log.value, from, this.#watching.you());
    return turns > 0 ? { from, turns } : null;
  });

  constructor(table: string, watching: Watching) {
    this.#table = table;
    this.#watching = watching;
  }

  /** Once the log has been read: is there anything new? A browser that knows nothing of the table asks the log. */
  begin(): void {
    const { log, you } = this.#watching;
    this.#from.value = watchedLine(this.#table) ?? ownLastLine(log.value, you());
    if (this.missed.value === null) this.end();
  }

  /** Something happened after `before` lines. In a tab that nobody looks at it is missed. */
  hear(before: number): void {
    if (this.#from.value !== null) return;
    if (document.hidden) this.#from.value = before;
    else this.end();
  }

  /** The viewer is up to date. */
  end(): void {
    this.#from.value = null;
    markWatched(this.#table, this.#watching.lines());
  }
}
