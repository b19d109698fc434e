import type { Setup, View } from '@sunglade/core';

/** What a bot is asked: only what its seat sees. */
export interface Question {
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly level: string;
  readonly seat: number;
  readonly view: View;
}

/** The port to the computer players. null: no answer in time; any legal step is taken then. */
export interface Thinker {
  think(question: Question): Promise<string | null>;
}
