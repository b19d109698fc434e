// The example game has no board of its own: it is played on the plain screen, with its own words.
import type { GameWords } from '../../kit/screen.ts';

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
    readonly store: (points: number) => string;
    readonly bury: string;
    readonly ready: string;
    readonly draw: string;
    readonly owl: string;
    readonly roll: (berries: number) => string;
    readonly rob: string;
    readonly pass: string;
    readonly reshuffle: string;
  };
  readonly moment: (round: number, of: number) => string;
  readonly titles: { readonly hand: string; readonly stores: string; readonly berries: string; readonly deck: string };
  readonly owl: string;
}
