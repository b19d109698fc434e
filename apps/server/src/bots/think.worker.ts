// One question to a bot, in a thread that may be killed.
import { randomBytes } from 'node:crypto';
import { type Budget, type CancelFlag, cancelBy, createThinker } from '@sunglade/bots';
import { createDice, type Seed } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Question } from '@sunglade/table';

/** A question and how long to think about it. */
export interface BotJob extends Question {
  readonly budget?: Pick<Budget, 'ms' | 'playouts'>;
  /** Raised when the answer is wanted at once: the bot gives the best turn it has. */
  readonly cancel?: CancelFlag;
}

const answer = createThinker(loadGame, () => createDice(randomBytes(32).toString('hex') as Seed));

export default function think({ budget, cancel, ...question }: BotJob): Promise<readonly string[] | null> {
  return answer(question, cancel ? { ...budget, cancel: cancelBy(cancel) } : budget);
}
