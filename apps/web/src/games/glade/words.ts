// The words of the example game. A sentence about a player is written in both persons: see locales/person.ts.
import type { Bit, GameWords } from '../../kit/screen.ts';
import type { Told } from '../../locales/person.ts';

type Code =
  | 'game-over'
  | 'not-your-turn'
  | 'not-in-hand'
  | 'already-picked'
  | 'pick-first'
  | 'not-now'
  | 'deck-empty'
  | 'owl-first'
  | 'no-owl'
  | 'no-berry';
type Clause = 'pick-one' | 'hand-in' | 'turn-draw-or-roll' | 'owl-robs' | 'rounds' | 'score-store' | 'score-berries';

export interface GladeWords extends GameWords<Code, Clause, 'store' | 'berries', 'berries'> {
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
