import type { StoredSetup, View } from '@sunglade/core';

/** What a bot is asked: only what its seat sees. A shipped edition is only named, so that a question is small. */
export interface Question {
  readonly game: string;
  readonly rules: number;
  readonly setup: StoredSetup;
  readonly level: string;
  readonly seat: number;
  readonly view: View;
}

/** The port to the computer players. null: no answer in time; any legal step is taken then. */
export interface Thinker {
  think(question: Question): Promise<string | null>;
}
