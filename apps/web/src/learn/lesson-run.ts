// One walk through a lesson: what was meant, what was not, and how one comes back. Pure; the page and the test drive it.
import type { Json } from '@sunglade/core';
import type { Accept, Lesson, LessonStep, Mistake, Wanted } from './lesson.ts';
import { type LessonTable, readLine, type Told } from './lesson-table.ts';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a printed step fits one of the patterns. */
export const fits = ({ any }: Accept, step: string): boolean =>
  any.some((pattern) => new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`).test(step));

/** Whether what the answer is for has come true. */
function holds(wanted: Wanted | undefined, table: LessonTable): boolean {
  const { parts } = table.score(0);
  const open = table.open as { readonly [field: string]: Json };
  return (
    Object.entries(wanted?.score ?? {}).every(([part, least]) => (parts[part] ?? 0) >= least) &&
    Object.entries(wanted?.open ?? {}).every(([field, value]) => open[field] === value)
  );
}

/** What the learner did that is legal, but not what the lesson is about. */
export interface Astray {
  /** A listed one has an answer of its own. */
  readonly mistake: Mistake | null;
  /** How many lines stay when it is taken back. */
  readonly back: number;
}

/** How the latest step of the learner was taken. */
type Taken = 'on' | 'complete' | 'astray';

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((step, i) => step === b[i]);

export class LessonRun {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  #at = 0;
  /** How many lines stood when the present step began. */
  #mark = 0;
  #taken: readonly string[] = [];
  #astray: Astray | null = null;
  /** Lines that the lesson itself still has to play. */
  #after: readonly string[] = [];
  readonly #remarked = new Set<Mistake>();

  constructor(lesson: Lesson, table: LessonTable) {
    this.lesson = lesson;
    this.table = table;
  }

  /** The step the learner is at, counted from 0; their number once all are done. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  get finished(): boolean {
    return this.step === null;
  }

  get astray(): Astray | null {
    return this.#astray;
  }

  /** What was done in this step so far, all of it meant. */
  get taken(): readonly string[] {
    return this.#taken;
  }

  /** How many are still wanted; null where it depends. */
  get left(): number | null {
    const times = this.step?.accept.times ?? 1;
    return times === 0 ? null : times - this.#taken.length;
  }

  get canTakeBack(): boolean {
    return this.#after.length === 0 && (this.#astray !== null || this.#taken.length > 0);
  }

  /** Whether the lesson has something to play before the learner may go on. */
  get hasNext(): boolean {
    return this.#after.length > 0;
  }

  /**
   * Takes a step of the learner. Whoever is astray and does something else that is possible from where they left the way
   * has changed their mind; anything else is not heard: null.
   */
  take(text: string): { readonly told: Told; readonly taken: Taken } | null {
    const { step } = this;
    if (!step || this.hasNext) return null;
    if (this.#astray && !this.#turnBackFor(text)) return null;
    if (this.table.refuse({ seat: 0, text })) return null;
    const told = this.table.play({ seat: 0, text });
    const tried = [...this.#taken, text];
    // What is allowed and only a pity is remarked upon once; whoever does it again means it.
    const remark = (step.mistakes ?? []).find((one) => one.refused === null && same(one.try, tried)) ?? null;
    if (remark && !this.#remarked.has(remark)) {
      this.#remarked.add(remark);
      return { told, taken: this.#goAstray(remark, this.table.lines.length - 1) };
    }
    if (!fits(step.accept, text)) return { told, taken: this.#goAstray(this.#like(text), this.table.lines.length - 1) };
    const { times = 1 } = step.accept;
    const complete = times === 0 ? holds(step.accept.if, this.table) : tried.length >= times;
    const stuck = !complete && !this.table.legal(0).some((one) => fits(step.accept, one));
    if (stuck || (complete && !holds(step.accept.if, this.table)))
      return { told, taken: this.#goAstray(this.#like(text), this.#mark) };
    this.#taken = tried;
    if (complete) this.#complete(step);
    return { told, taken: complete ? 'complete' : 'on' };
  }

  /** The listed mistake that a refused step is, by its code and what was tried. */
  refused(text: string, code: string): Mistake | null {
    const alike = (this.step?.mistakes ?? []).filter((one) => one.refused === code);
    return alike.find((one) => one.try.at(-1) === text) ?? alike[0] ?? null;
  }

  /** Back to before what was not meant, or by one step of several. */
  takeBack(): boolean {
    if (!this.canTakeBack) return false;
    const back = this.#astray ? this.#astray.back : this.table.lines.length - 1;
    this.#cut(back);
    return true;
  }

  /** Back to where the step began. */
  restartStep(): void {
    if (this.hasNext) return;
    this.#cut(this.#mark);
  }

  /** Plays one line that comes by itself. */
  playNext(): Told | null {
    const [line, ...rest] = this.#after;
    if (line === undefined) return null;
    const told = this.table.play(readLine(line));
    this.#after = rest;
    if (rest.length === 0) this.#goOn();
    return told;
  }

  #turnBackFor(text: string): boolean {
    const { lines } = this.table;
    const astray = this.#astray;
    const taken = this.#taken;
    this.takeBack();
    if (this.table.refuse({ seat: 0, text }) === null) return true;
    for (const line of lines.slice(this.table.lines.length)) this.table.play(line);
    this.#astray = astray;
    this.#taken = taken;
    return false;
  }

  #goAstray(mistake: Mistake | null, back: number): Taken {
    this.#astray = { mistake, back };
    return 'astray';
  }

  /** The listed mistake that ends as this one does, whatever came before it. */
  #like(text: string): Mistake | null {
    return (this.step?.mistakes ?? []).find((one) => one.refused === null && one.try.at(-1) === text) ?? null;
  }

  #cut(length: number): void {
    this.table.cut(length);
    this.#astray = null;
    this.#taken = this.table.lines.slice(this.#mark).map(({ text }) => text);
  }

  #complete(step: LessonStep): void {
    this.#after = step.after ?? [];
    if (this.#after.length === 0) this.#goOn();
  }

  #goOn(): void {
    this.#at++;
    this.#mark = this.table.lines.length;
    this.#taken = [];
    this.#astray = null;
  }
}
