import type { EvergreenWords } from '../words/words.ts';

export interface WithWords {
  readonly words: EvergreenWords;
}
