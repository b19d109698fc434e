// One review, in a thread that is ended when nobody wants to know any more.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { REVIEW_BUDGETS, review } from '@sunglade/coach';
import type { FromReview } from './work.ts';

const BEHIND_EVERYTHING = 15;

// On Linux a thread has a priority of its own: bots and tables come first, however few cores there are. Elsewhere this would
// be the priority of the whole server.
if (process.platform === 'linux') setPriority(BEHIND_EVERYTHING);

const tell = (message: FromReview): void => parentPort?.postMessage(message);

const answer = await review(workerData, REVIEW_BUDGETS.full, {
  onProgress: (done) => tell({ type: 'progress', done }),
  onMoment: (moment) => tell({ type: 'moment', moment }),
});
if (answer?.ok) tell({ type: 'review', review: answer.value });
else throw new Error(`no review: ${JSON.stringify(answer?.problems ?? null)}`);
