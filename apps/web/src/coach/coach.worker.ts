// The coach thinks in a thread of its own: the page stays awake, and ending the thread ends the thought.
import {
  adviseTurn,
  loadCoach,
  loadSeating,
  REVIEW_BUDGETS,
  review,
  weighAgainst,
  weighAnew,
  weighTurn,
  whatIf,
} from '@sunglade/coach';
import { type MatchRecord, seat } from '@sunglade/core';
import { keepReview, keptReview } from './kept-reviews.ts';
import type { FromCoach, ToCoach } from './wire.ts';

/** Nobody waits long, and the time is used: in Everdell Duo a hint from a quarter of this is no better than Owl's own turn. */
const ADVICE = { ms: 1200, playouts: 2400 } as const;

const tell = (message: FromCoach): void => postMessage(message);

async function advise({ game, rules, setup, seat: one, view }: Extract<ToCoach, { type: 'advise' }>): Promise<void> {
  const coach = await loadCoach(game, rules, setup);
  if (coach) tell({ type: 'advice', advice: adviseTurn(coach, view, seat(one), ADVICE) });
  else tell({ type: 'failed' });
}

async function count({ game, rules, setup, seat: one, ...asked }: Extract<ToCoach, { type: 'whatIf' }>): Promise<void> {
  const seating = await loadSeating(game, rules, setup);
  if (seating) tell({ type: 'brings', answers: whatIf(seating.rules, { ...asked, seat: seat(one) }) });
  else tell({ type: 'failed' });
}

async function weigh({
  game,
  rules,
  setup,
  seat: one,
  view,
  steps,
}: Extract<ToCoach, { type: 'weigh' }>): Promise<void> {
  const coach = await loadCoach(game, rules, setup);
  const weighed = coach && weighTurn(coach, view, seat(one), steps);
  tell({ type: 'weighed', loss: weighed?.loss ?? null });
}

async function against({ game, rules, setup, seat: one, view, ...turns }: Extract<ToCoach, { type: 'against' }>) {
  const coach = await loadCoach(game, rules, setup);
  if (coach) tell({ type: 'gain', gain: weighAgainst(coach, view, seat(one), turns) });
  else tell({ type: 'failed' });
}

async function anew({ game, rules, setup, seat: one, view, ...turns }: Extract<ToCoach, { type: 'anew' }>) {
  const coach = await loadCoach(game, rules, setup);
  if (coach) tell({ type: 'triedAnew', anew: weighAnew(coach, view, seat(one), turns) });
  else tell({ type: 'failed' });
}

async function look(raw: unknown): Promise<void> {
  // A browser that keeps nothing can still think.
  const kept = await keptReview(raw as MatchRecord).catch(() => null);
  if (kept) {
    tell({ type: 'review', review: kept });
    return;
  }
  const answer = await review(raw, REVIEW_BUDGETS.full, {
    onProgress: (done) => tell({ type: 'progress', done }),
    onMoment: (moment) => tell({ type: 'moment', moment }),
  });
  if (!answer?.ok) {
    tell({ type: 'failed' });
    return;
  }
  await keepReview(raw as MatchRecord, answer.value).catch(() => undefined);
  tell({ type: 'review', review: answer.value });
}

addEventListener('message', ({ data }: MessageEvent<ToCoach>) => {
  const answer = {
    advise,
    whatIf: count,
    weigh,
    against,
    anew,
    review: ({ record }: { readonly record: unknown }) => look(record),
  }[data.type];
  answer(data as never).catch(() => tell({ type: 'failed' }));
});
