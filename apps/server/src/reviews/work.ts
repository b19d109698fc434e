import { Worker } from 'node:worker_threads';
import type { KeyMoment, Review } from '@sunglade/coach';
import type { MatchRecord } from '@sunglade/core';

export type FromReview =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'moment'; readonly moment: KeyMoment }
  | { readonly type: 'review'; readonly review: Review };

/** What is heard of a review: news, and at the end once what became of it. */
export interface Hearing {
  progress(done: number): void;
  moment(moment: KeyMoment): void;
  end(review: Review | Error): void;
}

/** Makes a review; answers how to stop it. After that nothing is heard of it. */
export type Work = (record: MatchRecord, hear: Hearing) => () => void;

/** The longest one that was measured took eight seconds: what takes so much longer never ends. */
const LONGEST_MS = 300_000;

/** In a thread of its own, beside those of the bots. */
export const workInThread: Work = (record, hear) => {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), {
    workerData: record,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let over = false;
  const stop = (): void => {
    over = true;
    clearTimeout(timer);
    void worker.terminate();
  };
  const end = (review: Review | Error): void => {
    if (over) return;
    stop();
    hear.end(review);
  };
  const timer = setTimeout(() => end(new Error('too slow')), LONGEST_MS);
  worker.on('message', (message: FromReview) => {
    if (over) return;
    if (message.type === 'progress') hear.progress(message.done);
    else if (message.type === 'moment') hear.moment(message.moment);
    else end(message.review);
  });
  worker.on('error', (error: Error) => end(error));
  worker.on('exit', () => end(new Error('ended without an answer')));
  return stop;
};
