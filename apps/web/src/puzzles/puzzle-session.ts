// A puzzle as the table kit sees it: a table of one's own in the midst of a game. It lets one turn be played, as far as it
// can be played before something new is learned; then it stands still.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type OpenPuzzle, positionAfter } from '@sunglade/coach/puzzles';
import { type AnyGame, hasSeat, type Json, only, type Seats, type Step } from '@sunglade/core';
import type { ChatLine, Talk } from '@sunglade/protocol';
import { heardBy, type Past, type Seen } from '@sunglade/table';
import { practicePicture } from '../learn/practice-picture.ts';
import type { Answer, Connection, News, Session } from '../session/session.ts';

const NOT_HERE: Answer = { ok: false, refusal: { code: 'not-online' } };
const TAKEN: Answer = { ok: true };
/** Who played the other seats up to here. */
const PARTNER = 'badger';

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

export class PuzzleSession implements Session {
  readonly kind = 'local';
  readonly connection = signal<Connection>('live');
  readonly unreadable = signal(null);
  readonly handover = signal<number | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly presence = signal({ here: 0, watching: 0 });
  readonly talk = signal<Talk>('off');
  readonly seen: ReadonlySignal<Seen | null>;
  readonly tried: ReadonlySignal<Tried>;
  readonly puzzle: OpenPuzzle;
  readonly game: AnyGame;
  readonly #id: string;
  readonly #seen;
  readonly #tried = signal<Tried>({ steps: [], over: false });
  readonly #listeners = new Set<(news: News) => void>();
  #state: unknown;
  #lines: Told[] = [];
  #seq = 0;

  constructor(id: string, game: AnyGame, puzzle: OpenPuzzle) {
    this.#id = id;
    this.game = game;
    this.puzzle = puzzle;
    this.#state = puzzle.rules.copy(puzzle.state);
    this.#seen = signal<Seen>(this.#picture());
    this.seen = this.#seen;
    this.tried = this.#tried;
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
    this.#show(this.#lines.slice(from));
    return Promise.resolve(TAKEN);
  }

  act(_seat: number, text: string): Promise<Answer> {
    if (text !== '!undo') return Promise.resolve(NOT_HERE);
    this.takeBack();
    return Promise.resolve(TAKEN);
  }

  takeBack(): void {
    if (this.#tried.value.over || this.#lines.length === 0) return;
    this.#cut(this.#lines.length - 1);
    this.#show([]);
  }

  /** From the beginning: the deal is fixed, so nothing is learned by it. */
  again(): void {
    this.#cut(0);
    this.#show([]);
  }

  past(): Promise<readonly Past[]> {
    return Promise.resolve(this.#lines.map(({ seat, events }) => ({ seat, at: 0, events })));
  }

  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  sit = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  say = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  plan = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  sayPhrase = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  record = (): Promise<unknown> => Promise.resolve(null);
  look(): void {
    // There is only one who looks.
  }
  close(): void {
    // Nothing goes on by itself.
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

  #show(told: readonly Told[]): void {
    const before = this.#seen.value;
    this.#seq++;
    const after = this.#picture();
    this.#seen.value = after;
    const heard = told.map(({ seat, events }) => ({ seq: this.#seq, seat, kind: 'step' as const, events }));
    for (const listener of this.#listeners) listener({ heard, before, after });
  }

  #picture(): Seen {
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
      partner: PARTNER,
      seq: this.#seq,
      idle: over,
      canUndo: !over && steps.length > 0,
    });
  }
}
