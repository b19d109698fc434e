/**
 * How much thought one turn is worth: playouts where a run must be repeatable, milliseconds where somebody waits. Whichever
 * is used up first ends it.
 */
export interface Budget {
  readonly ms?: number;
  readonly playouts?: number;
  /** The clock that counts the milliseconds; the one on the wall where none is named. */
  readonly now?: () => number;
  /** Nobody wants to know any more, or the time is up: the best found so far is the answer. */
  readonly cancel?: { readonly aborted: boolean };
}

export interface Stopwatch {
  /** One more game was played in the head. */
  count(): void;
  /** The share of the budget that is used up, from 0 to 1. */
  spent(): number;
  readonly played: number;
}

/** For a turn where nobody says how long. */
const USUAL_MS = 300;
/** Some time is kept back for asking and answering. */
const RESERVE = 0.1;

/** No more playouts than a level allows itself, however much time there is. */
export const atMost = (budget: Budget, playouts: number): Budget =>
  playouts === Number.POSITIVE_INFINITY
    ? budget
    : {
        ...budget,
        ...(budget.playouts === undefined ? { ms: budget.ms ?? USUAL_MS } : {}),
        playouts: Math.min(playouts, budget.playouts ?? playouts),
      };

/** `share` is the part of a turn's budget that this question may use. */
export function startWatch(budget: Budget, share = 1): Stopwatch {
  const { now = Date.now } = budget;
  // A run that counts playouts never looks at a clock: it must be repeatable.
  const limit = budget.ms ?? (budget.playouts === undefined ? USUAL_MS : null);
  const began = limit === null ? 0 : now();
  const ms = (limit ?? 0) * share * (1 - RESERVE);
  const playouts = (budget.playouts ?? Number.POSITIVE_INFINITY) * share;
  let played = 0;
  return {
    count() {
      played++;
    },
    spent() {
      if (budget.cancel?.aborted) return 1;
      const time = limit === null ? 0 : (now() - began) / ms;
      return Math.min(1, Math.max(time, played / playouts));
    },
    get played() {
      return played;
    },
  };
}
