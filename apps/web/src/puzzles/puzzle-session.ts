// A puzzle as the table kit sees it: a table of one's own in the midst of a game. It lets one turn be played, as far as it
// can be played before something new is learned; then it stands still.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type OpenPuzzle, positionAfter } from '@sunglade/coach/puzzles';
import { type AnyGame, hasSeat, type Json, only, type Seats, type Step } from '@sunglade/core';
import { heardBy, type Seen } from '@sunglade/table';
import { practicePicture, type Sitting } from '../learn/practice-picture.ts';
import { PracticeSession, TAKEN } from '../learn/practice-session.ts';
import type { Answer } from '../session/session.ts';

/** Who played the other seats of a puzzle up to here. */
const PARTNER: Sitting = { name: '', bot: 'badger' };

interface Told {
  readonly seat: number;
  readonly text: string;
  readonly events: readonly Json[];
}

export interface Tried {
  /** Printed, from the first step on. */
  readonly steps: readonly string[];
  /** The turn is over, or something new would be learned. */
  readonly over: boolean;
}

export class PuzzleSession extends PracticeSession {
  readonly tried: ReadonlySignal<Tried>;
  readonly puzzle: OpenPuzzle;
  readonly game: AnyGame;
  readonly #id: string;
  readonly #tried = signal<Tried>({ steps: [], over: false });
  #state: unknown;
  #lines: Told[] = [];

  readonly #sitting: readonly Sitting[];

  /** `sitting`: who sits at each seat, where it was a game of people. */
  constructor(id: string, game: AnyGame, puzzle: OpenPuzzle, sitting: readonly Sitting[] = []) {
    super();
    this.#sitting = sitting;
    this.#id = id;
    this.game = game;
    this.puzzle = puzzle;
    this.#state = puzzle.rules.copy(puzzle.state);
    this.tried = this.#tried;
    this.show([]);
  }

  /** Whether what was played leads where the solution leads. */
  get isSolution(): boolean {
    const { rules, state, seat, solution } = this.puzzle;
    const steps = this.#tried.value.steps.map((text) => rules.parse(text) as Step);
    return positionAfter(rules, state, seat, steps) === positionAfter(rules, state, seat, solution);
  }

  submit(_seat: number, steps: readonly string[]): Promise<Answer> {
    const from = this.#lines.length;
    for (const [index, text] of steps.entries()) {
      if (this.#tried.value.over) break;
      const refusal = this.#take(text);
      if (refusal) {
        this.#cut(from);
        return Promise.resolve({ ok: false, refusal, index });
      }
    }
    this.show(this.#lines.slice(from));
    return Promise.resolve(TAKEN);
  }

  takeBack(): void {
    if (this.#tried.value.over || this.#lines.length === 0) return;
    this.#cut(this.#lines.length - 1);
    this.show([]);
  }

  /** From the beginning: the deal is fixed, so nothing is learned by it. */
  again(): void {
    this.#cut(0);
    this.show([]);
  }

  protected get lines(): readonly Told[] {
    return this.#lines;
  }

  #take(text: string): { readonly code: string } | null {
    const { rules, seat } = this.puzzle;
    const step = rules.parse(text);
    const refusal = step === null ? { code: 'unknown-step' } : rules.refuse(this.#state, seat, step);
    if (step === null || refusal) return refusal;
    const told: Parameters<typeof heardBy>[0][number][] = [];
    const sealed = rules.apply(this.#state, seat, step, (event, to, others) =>
      told.push(others === undefined ? { event, to } : { event, to, others }),
    );
    this.#lines.push({ seat, text, events: heardBy(told, only(seat), rules.seats) });
    const over = hasSeat(sealed, seat) || !hasSeat(rules.acting(this.#state), seat);
    this.#tried.value = { steps: this.#lines.map((line) => line.text), over };
    return null;
  }

  /** Goes back to the moment after so many lines. */
  #cut(length: number): void {
    const kept = this.#lines.slice(0, length);
    batch(() => {
      this.#lines = [];
      this.#state = this.puzzle.rules.copy(this.puzzle.state);
      this.#tried.value = { steps: [], over: false };
      for (const { text } of kept) this.#take(text);
    });
  }

  protected picture(seq: number): Seen {
    const { rules, setup, seat } = this.puzzle;
    const { over, steps } = this.#tried.value;
    const acting = rules.acting(this.#state);
    return practicePicture({
      id: this.#id,
      table: {
        game: this.game,
        rules,
        setup,
        state: this.#state,
        // The others wait until the puzzle is solved.
        acting: (acting & only(seat)) as Seats,
        lines: this.#lines,
      },
      learner: seat,
      sits: (one) => this.#sitting[one] ?? PARTNER,
      seq,
      idle: over,
      canUndo: !over && steps.length > 0,
    });
  }
}
