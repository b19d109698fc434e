// A lesson as the table kit sees it: a table of one's own, without server and without a place to be kept. It listens
// before anything is taken, plays what comes by itself, and can always go back.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type AnyGame, seat } from '@sunglade/core';
import type { Seen } from '@sunglade/table';
import type { Answer } from '../session/session.ts';
import type { Lesson, LessonBook, Mistake } from './lesson.ts';
import { LessonRun } from './lesson-run.ts';
import { LessonTable, type Told } from './lesson-table.ts';
import { practicePicture } from './practice-picture.ts';
import { PracticeSession, TAKEN } from './practice-session.ts';

const LEARNER_SEAT = seat(0);
/** Who sits at the other seat, where there is one. */
const PARTNER = 'hedgehog';

/** What the learner has just met: the way on, a mistake with an answer of its own, or something else that is possible. */
type Word =
  | { readonly kind: 'step' | 'back' | 'astray' }
  | { readonly kind: 'mistake'; readonly mistake: Mistake; readonly refused: boolean };

export interface LessonState {
  /** Counted from 0; the number of steps once all are done. */
  readonly at: number;
  readonly left: number | null;
  readonly taken: readonly string[];
  readonly word: Word;
  /** Whether the lesson itself plays now. */
  readonly busy: boolean;
  readonly finished: boolean;
  /** How often this step was tried otherwise. */
  readonly tries: number;
  /** Grows whenever the sentence is to be said again. */
  readonly said: number;
}

export interface LessonPace {
  /** Between two lines that come by themselves, in milliseconds. */
  readonly line: number;
  /** How long a shown answer stays. */
  readonly look: number;
}

export class LessonSession extends PracticeSession {
  readonly state: ReadonlySignal<LessonState>;
  readonly lesson: Lesson;
  readonly #state;
  readonly #run: LessonRun;
  readonly #pace: LessonPace;
  #closed = false;

  constructor(lesson: Lesson, game: AnyGame, book: Pick<LessonBook, 'deal'>, pace: LessonPace) {
    super();
    this.lesson = lesson;
    this.#pace = pace;
    this.#run = new LessonRun(lesson, new LessonTable(lesson, game, book));
    this.#state = signal<LessonState>({
      at: 0,
      left: this.#run.left,
      taken: [],
      word: { kind: 'step' },
      busy: false,
      finished: false,
      tries: 0,
      said: 0,
    });
    this.state = this.#state;
    this.show([]);
  }

  submit(_seat: number, steps: readonly string[]): Promise<Answer> {
    if (this.#state.value.busy) return Promise.resolve(TAKEN);
    const told: Told[] = [];
    const before = this.#run.at;
    let word: Word = { kind: 'step' };
    for (const step of steps) {
      const taken = this.#run.take(step);
      if (!taken) break;
      told.push(taken.told);
      if (taken.taken !== 'astray') continue;
      const mistake = this.#run.astray?.mistake;
      word = mistake ? { kind: 'mistake', mistake, refused: false } : { kind: 'astray' };
      break;
    }
    this.#change(told, told.length > 0 ? word : this.#state.value.word, before);
    void this.#playOn();
    return Promise.resolve(TAKEN);
  }

  /** Something was refused by the rules: whether the lesson has an answer of its own to that. */
  refused(step: string, code: string): boolean {
    const mistake = this.#run.refused(step, code);
    const { tries } = this.#state.value;
    this.#tell({ tries: tries + 1, ...(mistake ? { word: { kind: 'mistake', mistake, refused: true } } : {}) });
    return mistake !== null;
  }

  takeBack(): void {
    if (this.#state.value.busy) return;
    const { word } = this.#state.value;
    if (this.#run.takeBack()) this.#change([], { kind: 'back' }, this.#run.at);
    else if (word.kind !== 'step') this.#tell({ word: { kind: 'back' } });
  }

  sayAgain(): void {
    this.#tell({});
  }

  /** Plays a good answer slowly and takes it back: now it is the learner's turn. */
  async showMe(): Promise<void> {
    const { step, table } = this.#run;
    if (!step || this.#state.value.busy) return;
    this.#run.restartStep();
    this.#tell({ busy: true, word: { kind: 'step' } });
    this.show([]);
    for (const text of step.answer) {
      await this.#wait(this.#pace.line);
      if (this.#closed) return;
      this.show([table.play({ seat: 0, text })]);
    }
    await this.#wait(this.#pace.look);
    if (this.#closed) return;
    this.#run.restartStep();
    this.#tell({ busy: false, word: { kind: 'back' } });
    this.show([]);
  }

  /** Plays the answer and goes on. */
  async skip(): Promise<void> {
    const { step, at } = this.#run;
    if (!step || this.#state.value.busy) return;
    this.#run.restartStep();
    const told = step.answer.flatMap((text) => this.#run.take(text)?.told ?? []);
    this.#change(told, { kind: 'step' }, at);
    await this.#playOn();
  }

  protected get lines(): readonly Told[] {
    return this.#run.table.lines;
  }

  override close(): void {
    this.#closed = true;
  }

  /** What the lesson plays after a step: the learner sees their own deed first. */
  async #playOn(): Promise<void> {
    if (!this.#run.hasNext) return;
    while (this.#run.hasNext) {
      await this.#wait(this.#pace.line);
      if (this.#closed) return;
      const told = this.#run.playNext();
      if (told) this.show([told]);
    }
    batch(() => {
      this.#tell({ busy: false, word: { kind: 'step' }, tries: 0 });
      this.show([]);
    });
  }

  #change(told: readonly Told[], word: Word, before: number): void {
    const { tries } = this.#state.value;
    const otherwise = word.kind === 'mistake' || word.kind === 'astray';
    batch(() => {
      // What comes by itself comes at once: until then nobody else has the turn.
      const busy = this.#run.hasNext;
      this.#tell({ word, busy, tries: this.#run.at !== before ? 0 : otherwise ? tries + 1 : tries });
      this.show(told);
    });
  }

  #tell(part: Partial<LessonState>): void {
    const { at, left, taken, finished } = this.#run;
    const said = this.#state.value.said + 1;
    this.#state.value = { ...this.#state.value, ...part, at, left, taken, finished, said };
  }

  protected picture(seq: number): Seen {
    const { table } = this.#run;
    const { busy, finished } = this.#state.value;
    const idle = busy || finished;
    return practicePicture({
      id: this.lesson.id,
      table,
      learner: LEARNER_SEAT,
      sits: () => ({ name: '', bot: PARTNER }),
      seq,
      idle,
      canUndo: !idle && this.#run.canTakeBack,
    });
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}
