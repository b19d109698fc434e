// The words of the example game. A sentence about a player is written in both persons: see locales/person.ts.
import type { Clause, Refusal, Version } from '@sunglade/registry/glade';
import type { Bit, GameWords } from '../../kit/screen/screen.ts';
import type { Told } from '../../locales/person.ts';

type Clauses = GameWords<Refusal, Clause>['clauses'];
type Newest = 2;

export interface GladeWords extends GameWords<Refusal, Clause, 'store' | 'berries', 'berries'> {
  /** What was said in other words by rules that running matches may still have. */
  readonly older: Readonly<Record<Exclude<Version, Newest>, Partial<Clauses>>>;
  readonly steps: {
    readonly store: (points: number, owl: boolean) => string;
    readonly bury: (points: number, owl: boolean) => string;
    readonly ready: string;
    readonly draw: string;
    readonly roll: string;
    readonly pass: string;
    readonly rob: (name: string) => string;
  };
  readonly prompts: { readonly pick: string; readonly ready: string; readonly turn: string; readonly owl: string };
  readonly events: {
    readonly store: Told<[points: number]>;
    readonly bury: Told;
    readonly ready: Told;
    readonly draw: Told;
    readonly owl: Told;
    readonly roll: Told<[berries: number]>;
    readonly rob: Told<[from: Bit]>;
    /** The viewer is the one who loses a berry. */
    readonly robsYou: (who: Bit, you: (text: string) => Bit) => readonly Bit[];
    readonly pass: Told;
    readonly reshuffle: string;
  };
  readonly moment: (round: number, of: number) => string;
  readonly titles: { readonly hand: string; readonly stores: string; readonly berries: string; readonly deck: string };
  readonly owl: string;
}

/** The words of one version of the rules. */
export function wordsOf(words: GladeWords, version: number): GladeWords {
  const older: Readonly<Record<number, Partial<Clauses>>> = words.older;
  return { ...words, clauses: { ...words.clauses, ...older[version] } };
}
