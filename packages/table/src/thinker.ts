import type { StoredSetup, View } from '@sunglade/core';

/** What a bot is asked: only what its seat sees. A shipped edition is only named, so that a question is small. */
export interface Question {
  readonly game: string;
  readonly rules: number;
  readonly setup: StoredSetup;
  readonly level: string;
  readonly seat: number;
  readonly view: View;
  /** It fills in for a person, and leaves them what is theirs alone to do. */
  readonly careful?: true;
}

/** What of an AbortSignal is needed; this package knows neither Node nor browsers. */
export interface Cancel {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** How long a bot may think. Playouts where a run must be repeatable, milliseconds where somebody waits. */
export interface Budget {
  readonly ms?: number;
  readonly playouts?: number;
  /** Nobody wants to know any more, or the time is up: the best found so far is the answer. */
  readonly cancel?: Cancel;
  /** Whose table it is: where many wait, hosts take turns. */
  readonly host?: string;
  /** Whether somebody looks at the table: they should not wait. */
  readonly watched?: () => boolean;
}

/**
 * The port to the computer players: server pool, browser worker, hints and analysis ask the same way. The answer is the
 * bot's plan: the steps of a whole turn, or as many as can be known before something new is learned. null: no answer in
 * time; any legal step is taken then.
 */
export interface Thinker {
  think(question: Question, budget?: Budget): Promise<readonly string[] | null>;
}
