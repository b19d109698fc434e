// Reviews of finished matches for those whose own device is slow: one after the other, in threads of their own. Several
// people may want the same one, and it is made once; nobody has more than one in the queue, so whoever comes next waits for
// others and never for the many wishes of one of them. What nobody asks about any more is dropped.
import type { KeyMoment, Review } from '@sunglade/coach';
import type { MatchRecord } from '@sunglade/core';
import type { ReviewState } from '@sunglade/protocol';
import { Coded } from '../base/coded.ts';
import { type Work, workInThread } from './work.ts';

interface Job {
  readonly record: MatchRecord;
  /** Who wants to know it, and when they last asked. */
  readonly wanted: Map<string, number>;
  done: number;
  moments: readonly KeyMoment[];
  /** null while it waits. */
  stop: (() => void) | null;
}

export interface ReviewsParts {
  /** How many are made at once; 0: none are made here. */
  readonly threads: number;
  readonly now: () => number;
  /** Whether somebody may have one more made in this hour. */
  readonly mayAsk: (user: string) => Promise<boolean>;
  readonly onFailure: (error: Error, match: string) => void;
  readonly work?: Work;
}

/** Each is some tens of kilobytes. */
const KEPT = 100;
const MOST_WAITING = 50;
/** A page asks every second; one that has been silent for so long is gone. */
export const SILENT_MS = 15_000;

export class Reviews {
  readonly #parts: ReviewsParts;
  readonly #work: Work;
  /** In the order in which they came; those at the front are being made. */
  readonly #jobs = new Map<string, Job>();
  /** Those that were made lately; null for a match of which none could be made. */
  readonly #kept = new Map<string, Review | null>();

  constructor(parts: ReviewsParts) {
    this.#parts = parts;
    this.#work = parts.work ?? workInThread;
  }

  /** How far the review of a match is. Asking for it begins it; the record is read only then. */
  async ask(user: string, match: string, readRecord: () => Promise<MatchRecord>): Promise<ReviewState> {
    if (this.#parts.threads === 0) throw new Coded('no-reviews-here');
    const known = this.#find(user, match);
    if (known) return known;
    const record = await readRecord();
    if (!(await this.#parts.mayAsk(user))) throw new Coded('too-many-reviews');
    // Others have asked meanwhile.
    const begun = this.#find(user, match);
    if (begun) return begun;
    if (this.#jobs.size >= MOST_WAITING) throw new Coded('busy');
    const job: Job = { record, wanted: new Map([[user, this.#parts.now()]]), done: 0, moments: [], stop: null };
    this.#jobs.set(match, job);
    this.#next();
    return this.#stateOf(match, job);
  }

  /** Somebody no longer wants to know it. */
  leave(user: string, match: string): void {
    const job = this.#jobs.get(match);
    if (!job?.wanted.delete(user) || job.wanted.size > 0) return;
    this.#drop(match, job);
  }

  /** Drops what nobody has asked about for a while. */
  sweep(): void {
    const since = this.#parts.now() - SILENT_MS;
    for (const [match, job] of this.#jobs) for (const [user, at] of job.wanted) if (at < since) this.leave(user, match);
  }

  close(): void {
    for (const [match, job] of this.#jobs) {
      this.#jobs.delete(match);
      job.stop?.();
    }
  }

  #find(user: string, match: string): ReviewState | null {
    const kept = this.#kept.get(match);
    if (kept === null) throw new Coded('review-failed');
    if (kept) return { state: 'done', ahead: 0, done: 1, moments: kept.moments, review: kept };
    const job = this.#jobs.get(match);
    for (const other of this.#jobs.values())
      if (other !== job && other.wanted.has(user)) throw new Coded('review-running');
    if (!job) return null;
    job.wanted.set(user, this.#parts.now());
    return this.#stateOf(match, job);
  }

  #stateOf(match: string, { stop, done, moments }: Job): ReviewState {
    const at = [...this.#jobs.keys()].indexOf(match);
    return {
      state: stop ? 'working' : 'waiting',
      ahead: stop ? 0 : at - this.#parts.threads + 1,
      done,
      moments,
      review: null,
    };
  }

  #next(): void {
    const first = [...this.#jobs].slice(0, this.#parts.threads);
    for (const [match, job] of first) if (job.stop === null) this.#begin(match, job);
  }

  #begin(match: string, job: Job): void {
    job.stop = this.#work(job.record, {
      progress: (done) => {
        job.done = done;
      },
      moment: (moment) => {
        job.moments = [...job.moments, moment];
      },
      end: (review) => {
        if (review instanceof Error) this.#parts.onFailure(review, match);
        this.#keep(match, review instanceof Error ? null : review);
        this.#jobs.delete(match);
        this.#next();
      },
    });
  }

  #drop(match: string, job: Job): void {
    this.#jobs.delete(match);
    job.stop?.();
    this.#next();
  }

  #keep(match: string, review: Review | null): void {
    this.#kept.set(match, review);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
