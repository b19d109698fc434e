// The table of a lesson: the real rules on a state that was dealt on purpose. Whatever was done can be taken back by
// playing the lines again, also where the rules would not allow an undo: the deal is fixed, so nothing is learned by it.
import {
  type AnyGame,
  type AnyRules,
  hasSeat,
  type Json,
  legalSteps,
  printSteps,
  type Refusal,
  type ScoreSheet,
  type Seats,
  type Setup,
  seat,
  seedFrom,
} from '@sunglade/core';
import { heardBy } from '@sunglade/table';
import type { Lesson, LessonBook } from './lesson.ts';

export interface Line {
  readonly seat: number;
  readonly text: string;
}

/** `1 take 3` is seat 1, `take 3` the learner. */
export function readLine(text: string): Line {
  const [, digit, rest] = /^(\d) (.*)$/.exec(text) ?? [];
  return rest === undefined ? { seat: 0, text } : { seat: Number(digit), text: rest };
}

/** One line with what the learner heard of it. */
export interface Told extends Line {
  readonly events: readonly Json[];
}

const LEARNER = 1 as Seats;

export class LessonTable {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly #start: unknown;
  #state: unknown;
  #lines: Told[] = [];

  constructor(lesson: Lesson, game: AnyGame, book: Pick<LessonBook, 'deal'>) {
    const { seats, options, edition, seed, deal } = lesson.setup;
    const parsed = game.setup({ seats, options, edition });
    if (!parsed.ok) throw new Error(`${lesson.id}: ${parsed.problems.map(({ code }) => code).join(' ')}`);
    this.game = game;
    this.setup = parsed.value;
    this.rules = game.bind(parsed.value);
    const dealt = this.rules.create(seedFrom(seed));
    this.#state = deal === undefined ? dealt : this.rules.join(book.deal(this.rules.parts(dealt), deal, parsed.value));
    for (const line of lesson.reach) this.play(readLine(line));
    this.#lines = [];
    this.#start = this.rules.copy(this.#state);
  }

  get state(): unknown {
    return this.#state;
  }

  /** Since the learner came. */
  get lines(): readonly Told[] {
    return this.#lines;
  }

  get acting(): Seats {
    return this.rules.acting(this.#state);
  }

  get open(): Json {
    return this.rules.parts(this.#state).open;
  }

  legal(one: number): string[] {
    return hasSeat(this.acting, seat(one))
      ? printSteps(this.rules, legalSteps(this.rules, this.#state, seat(one)))
      : [];
  }

  score(one: number): ScoreSheet {
    return this.rules.score(this.#state, seat(one));
  }

  refuse({ seat: one, text }: Line): Refusal | null {
    const step = this.rules.parse(text);
    if (step === null) return { code: 'unknown-step' };
    if (!hasSeat(this.acting, seat(one))) return { code: 'not-your-turn' };
    return this.rules.refuse(this.#state, seat(one), step);
  }

  /** Plays a line that must be legal: a lesson that plays an illegal one is broken. */
  play(line: Line): Told {
    const step = this.rules.parse(line.text);
    const refusal = this.refuse(line);
    if (step === null || refusal)
      throw new Error(`seat ${line.seat}: ${line.text}: ${refusal?.code}; legal: ${this.legal(line.seat).join(' | ')}`);
    const told: Parameters<typeof heardBy>[0][number][] = [];
    this.rules.apply(this.#state, seat(line.seat), step, (event, to, others) =>
      told.push(others === undefined ? { event, to } : { event, to, others }),
    );
    const heard = { ...line, events: heardBy(told, LEARNER, this.rules.seats) };
    this.#lines.push(heard);
    return heard;
  }

  /** Goes back to the moment after so many lines. */
  cut(length: number): void {
    const kept = this.#lines.slice(0, length);
    this.#lines = [];
    this.#state = this.rules.copy(this.#start);
    for (const line of kept) this.play(line);
  }
}
