// What a game's screen gives to the table kit, and what it gets. A screen draws and names; it decides nothing: the rules
// say what is legal and why not, the kit sends steps, moves pieces, writes the log and reads it aloud.
// docs/adding-a-screen.md walks through it with the example game.
import type { AnyGame, AnyRules, Json, Refusal, ScoreSheet, Seats, Setup, View } from '@sunglade/core';
import type { SeenChair } from '@sunglade/table';
import type { ComponentChildren } from 'preact';
import type { Lang } from '../../base/lang.ts';
import type { Bit, Target } from '../../locales/bits.ts';
import type { Brings } from './brings.ts';

export type { Target };

/** The table at one moment, as one viewer knows it: live, in a replay, or as it would be after a step. */
export interface Position<Open extends Json = Json, Own extends Json = Json> {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly view: View<Open, Own>;
  readonly chairs: readonly SeenChair[];
  /** The seat through whose eyes the table is seen; a spectator looks over the shoulder of seat 0. */
  readonly seat: number;
  /** Whether `seat` is the viewer's own. */
  readonly mine: boolean;
  readonly acting: Seats;
  /** What `seat` may do now, as printed steps; empty when it is not its turn, or not the viewer's seat. */
  readonly legal: readonly string[];
  /** One per seat, from what the viewer knows. */
  readonly sheets: readonly ScoreSheet[];
  readonly over: boolean;
  /** The same moment after one more legal step, or null if it is not allowed: for previews. Chance in it is imagined. */
  after(step: string): Position<Open, Own> | null;
  /** Why a step is not allowed now; null if it is. */
  refuse(step: string): Refusal | null;
}

/** An event that is shown at length before anything of it is told: the end of a season. */
export interface Ceremony<Open extends Json = Json, Own extends Json = Json, E extends Json = Json> {
  readonly event: E;
  /** Everything that happened along with it, in order. */
  readonly events: readonly E[];
  /** The table after it. */
  readonly after: Position<Open, Own>;
}

export interface BoardProps<Open extends Json = Json, Own extends Json = Json> {
  readonly position: Position<Open, Own>;
  /** Whose board to draw. */
  readonly seat: number;
  /** `large` in the middle; `near` beside it, about 150 px wide; `chip`, about 50 px, on a phone. */
  readonly size: 'large' | 'near' | 'chip';
  /** What can be done now: lit targets with their steps. Empty on boards that are not to be touched. */
  readonly targets: ReadonlyMap<Target, readonly string[]>;
  /** Call it on a click, whether the target is lit or not: the kit plays, asks which, or says why not. */
  readonly pick: (target: Target) => void;
  /** Call it while a target is hovered or focused, and with null afterwards. */
  readonly point: (target: Target | null) => void;
  /** The target pointed at, and the table after its step if there is exactly one: draw it as a preview. */
  readonly pointed: Target | null;
  readonly preview: Position<Open, Own> | null;
  /** What was pressed once and is taken by a second press: draw it raised. */
  readonly lifted: Target | null;
  /** What is being celebrated, while the rest of the table still shows the moment before; null most of the time. */
  readonly ceremony: Ceremony<Open, Own> | null;
  /** Targets named by the log line or the replay step that is looked at now. */
  readonly marked: ReadonlySet<Target>;
  /** What taking things would bring; null where that cannot be asked. A sheet of the game's own offers it with `Brings`. */
  readonly brings: Brings | null;
}

/** Everything but the boards: the shared row, own panels, the bar. `seat` is the one whose board is large. */
export type PanelProps<Open extends Json = Json, Own extends Json = Json> = BoardProps<Open, Own> & {
  /** Plays a legal step, or says why not. */
  readonly play: (step: string) => void;
};

interface Panel<Open extends Json = Json, Own extends Json = Json> {
  /** Also the name of its place in the grid of the table, and the id of its tab on a phone. */
  readonly id: string;
  /** Where it is on a phone: always in view, behind a tab, or in the sheet that opens from the header. */
  readonly phone: 'shown' | 'tab' | 'sheet';
  /** On large screens it takes the place of the others, where somebody plays alone. */
  readonly forOthers?: true;
  readonly title: string;
  /** A short remark beside the title. */
  note?(this: void, position: Position<Open, Own>): string | null;
  /** Whether there is such a panel at this table at all, e.g. only when somebody plays alone. Absent means always. */
  shown?(this: void, position: Position<Open, Own>): boolean;
  Body(this: void, props: PanelProps<Open, Own>): ComponentChildren;
}

export type { Bit };

/** One event in words: the same sentence is the log line, the highlight and what a screen reader hears. */
export interface Said {
  readonly bits: readonly Bit[];
  readonly targets?: readonly Target[];
  /** `chapter` begins a part of the game (a season, a round): the charts and the replay are divided by it. */
  readonly tone?: 'plain' | 'good' | 'bad' | 'chapter';
  /** What the table shows anyway, such as whose turn comes: a film that tells a turn in one sentence leaves it out. */
  readonly aside?: true;
  /** Whose deed it is, where more may follow from it: the log tells that in the same entry. */
  readonly deedOf?: number;
  /** What a deed brought to its seat, in the few words that are enough behind it: "+2 berries". */
  readonly brought?: { readonly to: number; readonly bits: readonly Bit[] };
}

/** How an event moves. The kit runs it after the picture has changed, in order, and not at all with reduced motion. */
export interface Motion {
  readonly target: Target;
  /** `grow` from its foot, `slide` and `hop` from `from`, `flip` over, `glow` once, `fade` in. */
  readonly kind: 'grow' | 'slide' | 'hop' | 'flip' | 'glow' | 'fade';
  readonly from?: Target;
  /** 240 unless told; the style allows more than 300 only for the sun. */
  readonly ms?: number;
}

export type Sound =
  | 'wood'
  | 'stone'
  | 'water'
  | 'leaf'
  | 'straw'
  | 'brick'
  | 'place'
  | 'grow'
  | 'card'
  | 'turn'
  | 'points'
  | 'chance'
  | 'end'
  | 'no';

/** All of a game's words in one language. The type names every key, so a missing text does not compile. */
export interface GameWords<
  Code extends string = string,
  Clause extends string = string,
  Part extends string = string,
  Option extends string = string,
> {
  readonly name: string;
  /** One sentence for the landing page. */
  readonly pitch: string;
  /** Finishes "Not now: …"; the kit adds the clause. */
  readonly refusals: Readonly<Record<Code, string | ((at: Readonly<Record<string, number | string>>) => string)>>;
  readonly clauses: Readonly<Record<Clause, { readonly title: string; readonly text: string }>>;
  /** Parts of the score sheet, in the order in which they are shown. */
  readonly parts: Readonly<Record<Part, string>>;
  readonly options: Readonly<
    Record<
      Option,
      { readonly name: string; readonly about?: string; readonly values: Readonly<Record<string, string>> }
    >
  >;
  /** What decides a tie, in the order of `sheet.ties`: "Cubes". Without names they are not shown. */
  readonly ties?: readonly string[];
  readonly editions: Readonly<Record<string, string>>;
  /** The game's ready phrases: what is said, about one of the words it may be about. */
  readonly talk?: Readonly<Record<string, (about: string) => string>>;
  /** Where people may plan ahead: how long a plan holds, in a sentence or two. */
  readonly ahead?: string;
  /** Pages of the game beside its tables: a campaign, where its cards come from. */
  readonly more?: readonly { readonly href: string; readonly text: string }[];
  /** How to play, for somebody who has never seen the game; opens the rules page. */
  readonly guide?: readonly GuideStep[];
  /** Parts of the rules page: each goes from its clause, in the order of the rules, to the next part. */
  readonly chapters?: readonly { readonly from: Clause; readonly title: string }[];
}

export interface PartLook {
  readonly icon: string;
  readonly colour: string;
}

/** One thing that a part of the score adds up. */
export interface ScoreItem {
  readonly name: string;
  readonly points: number;
}

interface Subtotal {
  readonly name: string;
  has(this: void, part: string): boolean;
}

interface Taking {
  /** Whether a step takes a card or tokens. */
  is(this: void, step: string): boolean;
  /** The step that ends a turn. */
  readonly ends: string;
  /** Whether the turn goes on with what was taken when the others have taken, too. */
  readonly afterOthers: boolean;
  /**
   * How a thing is looked at before it is taken, and so where to ask what it would bring: `lifted` by a first press, in a
   * `sheet` of the game's own, or not at all: it is taken `at-once`, and lifted first only by who has asked.
   */
  readonly looked: 'lifted' | 'sheet' | 'at-once';
}

export interface GuideStep {
  readonly title: string;
  readonly text: string;
  /** Symbols and short signs in a row. They only go with the text: whoever cannot see them misses nothing. */
  readonly picture: readonly (string | { readonly icon: string; readonly dark?: boolean })[];
}

export interface Screen<Open extends Json = Json, Own extends Json = Json, E extends Json = Json> {
  readonly words: GameWords;
  /** Draws what never changes at this table before it is shown, in pieces that do not keep the page waiting. */
  prepare?(this: void, setup: Setup): Promise<void>;
  /** The thing a step is done with, or null for a plain button in the bar. */
  target(step: string, seat: number): Target | null;
  /** A step in words: for buttons, the choice between several steps on one target, and screen readers. */
  label(step: string, position: Position<Open, Own>): string;
  /** The step that ends the turn: the one green button. */
  isDone(step: string): boolean;
  /**
   * What would be given up by ending the turn now, in words that fit after "without": "2 sprouts and the power". While
   * there is something, the button that ends the turn is quiet, says it, and wants to be pressed a second time. null or
   * absent: nothing is left to do.
   */
  waste?(position: Position<Open, Own>): string | null;
  /** How cards and tokens are taken here: what each would bring can be asked for where the table allows help. */
  readonly taking?: Taking;
  /** What to do now, one short sentence. */
  prompt(position: Position<Open, Own>): string | null;
  /**
   * What taking a lit thing would mean, in a sentence; null if it is taken at the first press. Whatever cannot be undone
   * is lifted first: the kit shows the sentence, and a second press or the green button takes it.
   */
  lift?(target: Target, position: Position<Open, Own>): string | null;
  /** Letters that press a button of the screen while it is there, and what they are for. The kit has letters of its own. */
  readonly keys?: readonly { readonly key: string; readonly target: Target; readonly about: string }[];
  /** Steps that a press on a dark target stands for, e.g. choosing the action that uses it; null for none. */
  shortcut?(target: Target, position: Position<Open, Own>): readonly string[] | null;
  /**
   * Steps that a press on a dark target stands for once the viewer's latest step is taken back: another choice of the same
   * kind, while nothing was done with the first. null for none.
   */
  instead?(target: Target, position: Position<Open, Own>): readonly string[] | null;
  /** Of the steps on a dark target, the one a person most likely meant; the kit explains why it is not allowed. */
  likely?(target: Target, steps: readonly string[], position: Position<Open, Own>): string | null;
  /**
   * What it means to drag one thing onto another: steps one after the other, or null for nothing. The kit asks for the
   * things that lie around the place as well, lights those where the steps are allowed, plays all of them or says why
   * not. Whatever a drag does can be done by clicks.
   */
  drop?(from: Target, to: Target, position: Position<Open, Own>): readonly string[] | null;
  Board(this: void, props: BoardProps<Open, Own>): ComponentChildren;
  /** Where in the game we are (season, round), 100 × 100; shown in the score panel. */
  Dial?(this: void, props: { readonly position: Position<Open, Own> }): ComponentChildren;
  /** What the present part of the game would bring the seat: under the dial on large screens. */
  Soon?(this: void, props: { readonly position: Position<Open, Own>; readonly seat: number }): ComponentChildren;
  /** The dial in words: "Summer, round 3 of 4". */
  moment(this: void, position: Position<Open, Own>): string;
  /** The larger part of the game we are in, in one word: "Summer". The charts are divided by it; else by chapters. */
  part?(this: void, position: Position<Open, Own>): string;
  /** In the order of the left side, and of the tabs on a phone. */
  readonly panels: readonly Panel<Open, Own>[];
  /** Replaces the plain buttons of the bar: own card, choice of an action. Undo and done stay with the kit. */
  Bar?(this: void, props: PanelProps<Open, Own>): ComponentChildren;
  /** A line under the player's name: what this round would bring. */
  Brief?(this: void, props: { readonly position: Position<Open, Own>; readonly seat: number }): ComponentChildren;
  say(event: E, position: Position<Open, Own>): Said | null;
  motion(event: E, position: Position<Open, Own>): readonly Motion[];
  /** For how many milliseconds an event is celebrated before totals, log and the next deal tell of it; 0 for not at all. */
  ceremony?(event: E, after: Position<Open, Own>, events: readonly E[]): number;
  sound?(event: E, position: Position<Open, Own>): Sound | null;
  /** Sets the light of the whole table. */
  sun?(position: Position<Open, Own>): 'N' | 'E' | 'S' | 'W' | null;
  /** Whether the game ends with this round. */
  last?(position: Position<Open, Own>): boolean;
  /** What the end of a game looks like, above the points: victory and defeat as a moment. */
  Ending?(
    this: void,
    props: {
      readonly position: Position<Open, Own>;
      readonly winners: readonly number[];
      /** null where somebody won and somebody else did not. */
      readonly won: boolean | null;
      readonly facts: Readonly<Record<string, Json>>;
    },
  ): ComponentChildren;
  /** How a part of the score looks on the pad: its symbol, and a colour of the style for its line and its bar. */
  look?(this: void, part: string): PartLook | null;
  /** Lines of the pad that add up the parts above them. */
  readonly subtotals?: readonly Subtotal[];
  /** What on the board brings a seat the points of a part: it is ringed when the number is pointed at. */
  sources?(part: string, seat: number, position: Position<Open, Own>): readonly Target[];
  /** What a part adds up, where its name alone does not say it: card by card, listed when the name is pressed. */
  items?(part: string, seat: number, position: Position<Open, Own>): readonly ScoreItem[];
  /** The outcome's own words, e.g. a title reached alone. */
  verdict?(position: Position<Open, Own>, facts: Readonly<Record<string, Json>>): string | null;
}

/**
 * What `src/games/<id>/index.ts` exports; called again when the language changes. `rules` is the version of the rules that
 * the table is played by: words and screen are those of that version.
 */
export type LoadScreen = (lang: Lang, rules: number) => Promise<Screen>;

/** Gives a screen written for its own types the type the kit holds: views of a game are always of its own shape. */
export const asScreen = <Open extends Json, Own extends Json, E extends Json>(screen: Screen<Open, Own, E>): Screen =>
  screen as unknown as Screen;
