// Who reviews a match. One of the server is reviewed there, so that no phone gets warm; whatever keeps the server from it (it is
// far away, busy, or does not do that), this device can do by itself.

import type { KeyMoment, Review } from '@sunglade/coach';
import { ENGINE } from '@sunglade/coach/engine';
import type { Replay } from '@sunglade/core';
import type { ReviewState } from '@sunglade/protocol';
import { call } from '../session/api.ts';
import { askCoach } from './ask.ts';
import { keepReview, keptReview } from './kept-reviews.ts';
import type { FromCoach } from './wire.ts';

type Hear = (message: FromCoach) => void;

/** One of the server's tables, by its id. */
export const isTableId = (text: string | null): text is string => text !== null && /^[\w-]{8,40}$/.test(text);

const EVERY_MS = 700;
/** Who has to wait longer for others is served better here. */
const PATIENCE_MS = 15_000;

/** Answers how to stop it. */
export function askReview({ record, fingerprint }: Replay, table: string | null, hear: Hear): () => void {
  const here = (): (() => void) => askCoach({ type: 'review', record }, hear);
  if (table === null) return here();
  const wanted = { stopped: false };
  let end = (): void => void call('DELETE /api/tables/:id/review', { params: { id: table } });
  const begin = async (): Promise<void> => {
    const review = (await keptReview(record).catch(() => null)) ?? (await fromServer(table, fingerprint, wanted, hear));
    if (wanted.stopped) return;
    if (review) {
      await keepReview(record, review).catch(() => undefined);
      hear({ type: 'review', review });
      end = () => {};
    } else end = here();
  };
  void begin();
  return () => {
    wanted.stopped = true;
    end();
  };
}

/** null where it is better made here. */
async function fromServer(
  table: string,
  fingerprint: string,
  wanted: { readonly stopped: boolean },
  hear: Hear,
): Promise<Review | null> {
  const params = { id: table };
  const since = performance.now();
  for (let told = 0; !wanted.stopped; await new Promise((done) => setTimeout(done, EVERY_MS))) {
    const asked = await call('POST /api/tables/:id/review', { params });
    if (wanted.stopped || !asked.ok) return null;
    const { state, done, moments, review } = asked.value;
    if (state === 'done') return isMeant(review, fingerprint) ? review : null;
    if (state === 'waiting' && performance.now() - since > PATIENCE_MS) {
      void call('DELETE /api/tables/:id/review', { params });
      return null;
    }
    hear({ type: 'progress', done });
    for (const moment of moments.slice(told)) hear({ type: 'moment', moment: moment as KeyMoment });
    told = moments.length;
  }
  return null;
}

/** Of this match, and by the coach that this page knows: then it has the shape that this page knows, too. */
const isMeant = (review: ReviewState['review'], fingerprint: string): review is Review => {
  const { engine, fingerprint: of } = (review ?? {}) as Partial<Review>;
  return engine === ENGINE && of === fingerprint;
};
