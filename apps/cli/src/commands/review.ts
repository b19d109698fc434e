import { REVIEW_BUDGETS, type ReviewBudget, review as reviewRecord } from '@sunglade/coach';
import type { Command } from '../command.ts';
import { print, Refused, readJson, UsageError } from '../io.ts';

const NAMES = Object.keys(REVIEW_BUDGETS) as (keyof typeof REVIEW_BUDGETS)[];

/** `--budget least|full`. */
export function readReviewBudget(text = 'full'): ReviewBudget {
  const name = NAMES.find((one) => one === text);
  if (!name) throw new UsageError(`--budget: one of ${NAMES.join(', ')}`);
  return REVIEW_BUDGETS[name];
}

export const review: Command = {
  usage: 'review FILE|- [--budget least|full]',
  about:
    'looks at a finished match again: what was expected, what was luck, what was play, and which turns were better',
  help: ['--budget NAME  how closely (default: full); all points are in hundredths'],
  options: { budget: { type: 'string' } },
  positionals: 1,
  async run([file], { budget }) {
    const answer = await reviewRecord(readJson(file), readReviewBudget(budget));
    if (!answer) throw new Error('nobody cancelled it');
    if (!answer.ok) throw new Refused(answer.problems);
    print(answer.value);
  },
};
