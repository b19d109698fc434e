// The positions that a log went through, kept while many lines are taken at once: a line that goes back to one of them
// plays only what lies between it and the nearest position that is still known, however long the game was.
import type { Seats } from './contract.ts';

/** How many of the last positions are kept. */
const LAST = 32;
/** Of what is older, one position in so many lines, where it was not struck. */
const EVERY = 8;

/** What stood after a line. */
interface Place<S> {
  readonly before: Place<S> | null;
  readonly lines: number;
  /** Who could no longer take back after its last line. */
  readonly sealed: Seats;
  /** By the number of the line that was played next. */
  readonly next: Map<number, Place<S>>;
  state: S | null;
}

interface Known<S> {
  readonly state: S;
  /** What each of the lines it stands for sealed. */
  readonly sealed: readonly Seats[];
}

export class Trail<S> {
  readonly #copy: (state: S) => S;
  readonly #start: Place<S>;
  readonly #last: Place<S>[] = [];
  #here: Place<S>;

  /** Begins before the first line. */
  constructor(state: S, copy: (state: S) => S) {
    this.#copy = copy;
    this.#start = { before: null, lines: 0, sealed: 0 as Seats, next: new Map(), state: copy(state) };
    this.#here = this.#start;
  }

  /** One more line stands: the one with this number in the log. */
  step(seq: number, sealed: Seats, state: S): void {
    const before = this.#here;
    const lines = before.lines + 1;
    const place = before.next.get(seq) ?? { before, lines, sealed, next: new Map(), state: null };
    before.next.set(seq, place);
    this.#here = place;
    if (place.state !== null) return;
    place.state = this.#copy(state);
    this.#last.push(place);
    const old = this.#last.length > LAST ? this.#last.shift() : undefined;
    if (old && (old.lines % EVERY !== 0 || !this.#stands(old))) old.state = null;
  }

  /** From now on these lines stand. Answers with the last position of theirs that is known; what follows is to be stepped. */
  goTo(seqs: readonly number[]): Known<S> {
    const way: Place<S>[] = [];
    for (const seq of seqs) {
      const next = (way.at(-1) ?? this.#start).next.get(seq);
      if (!next) break;
      way.push(next);
    }
    while (way.at(-1)?.state === null) way.pop();
    this.#here = way.at(-1) ?? this.#start;
    return { state: this.#copy(this.#here.state as S), sealed: way.map(({ sealed }) => sealed) };
  }

  #stands(place: Place<S>): boolean {
    let one: Place<S> | null = this.#here;
    while (one && one.lines > place.lines) one = one.before;
    return one === place;
  }
}
