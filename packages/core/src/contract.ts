// The Game contract: the one door between rules and everything else. docs/decisions/0001-game-contract.md says why it
// has this shape. Rules are pure: no text for people, no time, no I/O, no randomness but the dice inside the state.

declare const brand: unique symbol;
type Brand<T, B extends string> = T & { readonly [brand]: B };

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A chair at the table, counted from 0. Not a user: one person may hold several chairs. */
export type Seat = Brand<number, 'Seat'>;
/** A set of seats, bit i = seat i. As a viewer: 0 is a spectator, one bit a player, two bits one person in both chairs. */
export type Seats = Brand<number, 'Seats'>;
/** One atomic decision. A number inside the process only: log, wire, command line and tests use its printed text. */
export type Step = Brand<number, 'Step'>;
/** 64 hex digits. */
export type Seed = Brand<string, 'Seed'>;

/** Where `legal` writes its answer, so that a playout allocates nothing. */
export interface StepBuffer {
  steps: Int32Array;
  length: number;
}

/** Why a step is not allowed: a code the page can turn into words, and the data to explain it. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly at?: Readonly<Record<string, number | string>>;
  /** The clause that refuses here, where it is another than the code's usual one (`Clauses.ofRefusal`). */
  readonly clause?: string;
}

export interface Problem {
  readonly code: string;
  readonly path: string;
}
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings?: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Names of things by language and id: `words.de.otter` is "Fischotter". For people only; rules never read them. */
export type EditionWords = { readonly [lang: string]: { readonly [id: string]: string } };

/**
 * Content as data: cards, boards, tracks. `hash` names it for ever: the sha-256 of the canonical JSON of `content`, and for
 * a shipped edition the hash it was first shipped with. `words` are outside the hash, so that a name can be corrected.
 */
export interface Edition {
  readonly id: string;
  readonly hash: string;
  readonly content: Json;
  readonly words?: EditionWords;
}

export interface Setup<O extends Json = Json> {
  readonly seats: number;
  readonly options: O;
  readonly edition: Edition;
  /** What a campaign brings into this game: checked by the game, stored with the table, part of the record. */
  readonly carried?: Json;
}

/** What `Game.setup` is asked with: whatever a stranger sent. */
export interface RawSetup {
  readonly seats: number;
  readonly options?: unknown;
  readonly edition?: unknown;
  readonly carried?: unknown;
  /** It was accepted before and is opened again: limits that came later do not bind it. Only `openSetup` says so. */
  readonly stored?: boolean;
}

/** What a person may choose at a new table. Every option is a short list, so the page can draw it without knowing it. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
  /** Offered only at these player counts; absent means at all of them. */
  readonly seats?: readonly number[];
  /** Offered only where an option listed before this one has one of these values. */
  readonly when?: { readonly option: string; readonly is: readonly (string | number | boolean)[] };
}

/** Something players may tell one another beside the game, in one of these words; never a step, never in a record. */
export interface PhraseSpec {
  readonly id: string;
  /** What it can be about, by the game's own words; absent where it says all by itself. */
  readonly about?: readonly string[];
  /** Offered only where an option has one of these values. */
  readonly when?: OptionSpec['when'];
}

/** `to` receives `event`; everybody else receives `others`, or nothing. Public events have `to` = everyone. */
export type Tell<E extends Json> = (event: E, to: Seats, others?: E) => void;

/** `total` is what the seat has if the game ended now; `soon` holds the parts that are not yet sure and not in `total`. */
export interface ScoreSheet {
  readonly total: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly soon: Readonly<Record<string, number>>;
  /** Compared in this order when totals are equal; more is better. */
  readonly ties: readonly number[];
}

export interface Outcome {
  /** One per seat, 1 is first; equal places are shared. */
  readonly places: readonly number[];
  /** Only where a team or a solo player has a goal to reach. A team shares its place: all are first, and this says the rest. */
  readonly won?: boolean;
  readonly facts?: Readonly<Record<string, Json>>;
}

/** A state sorted by who may see it: the only form in which it leaves the rules. */
export interface Parts<Open extends Json = Json, Own extends Json = Json, Secret extends Json = Json> {
  readonly open: Open;
  readonly own: readonly Own[];
  readonly secret: Secret;
}

/** What one viewer sees: the open part, and the own parts of the viewer's seats. */
export interface View<Open extends Json = Json, Own extends Json = Json> {
  readonly open: Open;
  readonly own: readonly (Own | null)[];
}

/** Randomness for imagining what a viewer does not know. The rules' own chance lives in the state (dice.ts). */
export interface Dice {
  below(n: number): number;
  seed(): Seed;
}

/** The rules' clauses by name, and which of them stands behind each refusal and each part of a score. */
export interface Clauses<Code extends string = string> {
  readonly all: readonly string[];
  readonly ofRefusal: Readonly<Record<Code, string>>;
  /** Parts of one kind (`animal:duck`) are named by their kind. */
  readonly ofScore: Readonly<Record<string, string>>;
}

/** Deciding before one's turn. docs/decisions/0033-plans.md says when a plan is carried out and when it is dropped. */
export interface Ahead<S = unknown, E extends Json = Json> {
  /**
   * A new state: the table as it lies, as if it were this seat's turn. Plans are made on it. null where nothing can be
   * planned. Asked only for seats that do not act; depends only on what the seat knows.
   */
  turn(state: S, seat: Seat): S | null;
  /**
   * Whether a plan of this seat stands when its owner hears this of another's step; `steps` are all that the plan has.
   * Whatever is not expected is news: the plan is dropped, and its owner is asked.
   */
  expects(event: E, seat: Seat, steps: readonly string[]): boolean;
}

/** What the registry lists. Knows nothing of a running game. */
export interface Game<
  O extends Json = Json,
  S = unknown,
  Open extends Json = Json,
  Own extends Json = Json,
  Secret extends Json = Json,
  E extends Json = Json,
  Code extends string = string,
> {
  readonly id: string;
  /** Of the rules. A record names it; an old match keeps running on the version it began with. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** The shipped ones; the first is the default. */
  readonly editions: readonly Edition[];
  readonly clauses: Clauses<Code>;
  /** Ready phrases of this game, for those who sit at the table. */
  readonly phrases?: readonly PhraseSpec[];
  /** Answers with every problem at once. */
  setup(raw: RawSetup): Parsed<Setup<O>>;
  /** Tables are built here once; states hold no content. */
  bind(setup: Setup<O>): Rules<S, Open, Own, Secret, E, Code>;
  /** Scores a position given by hand (`cli score`). */
  scorePosition(raw: unknown): Parsed<Json>;
}

/** Rules bound to one set-up. Step numbers, names and limits depend on the edition, so they live here. */
export interface Rules<
  S = unknown,
  Open extends Json = Json,
  Own extends Json = Json,
  Secret extends Json = Json,
  E extends Json = Json,
  Code extends string = string,
> {
  readonly seats: number;
  /** Every step is in 0 … stepLimit-1, so a test can ask about all of them. */
  readonly stepLimit: number;
  /** No game takes more steps than this. */
  readonly maxSteps: number;
  /** All seats win or lose together: who leaves ends the game for everybody. */
  readonly team?: boolean;
  create(seed: Seed): S;
  /** Deep; into `to` without allocating when it is given. */
  copy(from: S, to?: S): S;
  /** Who may take a step now. Several bits: their steps commute. 0: the game is over. */
  acting(state: S): Seats;
  /** Writes the seat's legal steps, ascending. Depends only on what the seat knows. */
  legal(state: S, seat: Seat, out: StepBuffer): void;
  /** The same private check stands behind `legal` and `refuse`; its data is only what the seat knows. */
  refuse(state: S, seat: Seat, step: Step): Refusal<Code> | null;
  /** Mutates. Returns who can no longer take back: who learned something, saw chance, or handed in. */
  apply(state: S, seat: Seat, step: Step, tell?: Tell<E>): Seats;
  /**
   * Whether a step is for the person alone to take, like spending what there is once: who fills in for somebody absent
   * leaves it, as long as there is another. Without this, none is.
   */
  isPersonal?(step: Step): boolean;
  /** Without this, nobody plans ahead. */
  readonly ahead?: Ahead<S, E>;
  /** null while the game runs. */
  outcome(state: S): Outcome | null;
  /** Valid at any moment; from what everybody knows plus what the seat itself knows. */
  score(state: S, seat: Seat): ScoreSheet;
  /** The sheet's total without making the sheet, for who plays many games in the head. */
  total?(state: S, seat: Seat): number;
  /**
   * Deals anew, in place, what the viewer does not know: another world the viewer cannot tell from this one, without the
   * way through a view. `guess` stays the truth; the suite compares the two.
   */
  reshuffle?(state: S, viewer: Seats, dice: Dice): void;
  print(step: Step): string;
  parse(text: string): Step | null;
  parts(state: S): Parts<Open, Own, Secret>;
  join(parts: Parts<Open, Own, Secret>): S;
  /** The one place that imagines: completes a view to a whole world the viewer cannot tell from the real one. */
  guess(view: View<Open, Own>, dice: Dice): { readonly own: readonly Own[]; readonly secret: Secret };
}

/** Rules whose types are not known here: what the table, the server and the page hold. Methods take any state, so they fit. */
export type AnyGame = Game;
export type AnyRules = Rules;
