// A book as its pages need it, wherever it is kept.
import type { Sheet } from '@sunglade/everdell-duo';

/** Who plays the tortoises. */
export type Partner = 'me' | 'person' | 'bot' | 'friend';

/** What somebody wants to play. */
export interface Wish {
  readonly chapter: number;
  readonly difficulty: 'normal' | 'hard';
  readonly partner: Partner;
  readonly name: string;
  /** Of several good news, the one that comes along into a hard chapter. */
  readonly keep: string | undefined;
}

export interface Volume {
  readonly sheet: Sheet;
  /** A try that is under way; null as its chapter: whichever it is. */
  readonly running: { readonly href: string; readonly chapter: number | null } | null;
  /** With whom a chapter can be played. */
  readonly partners: readonly Partner[];
  readonly begin: (wish: Wish) => void;
  /** Where a try is given up at its table, it is not given up here. */
  readonly giveUp: (() => void) | null;
  readonly skip: () => void;
}
