import { createCancelFlag, raiseFlag } from '@sunglade/bots';
import type { Question, Thinker } from '@sunglade/table';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';
import type { BotJob } from './think.worker.ts';

export interface BotLimits {
  readonly threads: number;
  readonly ms: number;
  readonly queue: number;
}

/** What a turn is worth where nobody says otherwise. */
const USUAL_MS = 300;

export interface BotPool extends Thinker {
  close(): Promise<void>;
}

/** Bots think in threads of their own; one that is stuck is killed with its thread, and the site goes on. */
export function createBotPool(
  limits: BotLimits,
  onFailure: (error: unknown, question: Question) => void,
  worker: URL = new URL('./think.worker.ts', import.meta.url),
): BotPool {
  const pool = new Piscina<BotJob, readonly string[] | null>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const queue = new FairQueue(limits.threads, limits.queue);
  return {
    async think(question, { ms = USUAL_MS, playouts, cancel, host = '', watched = () => true } = {}) {
      // Any legal step is what the table takes without an answer: nothing to think about.
      if (question.level === 'random') return null;
      const flag = createCancelFlag();
      if (cancel?.aborted) raiseFlag(flag);
      cancel?.addEventListener('abort', () => raiseFlag(flag));
      let began = false;
      try {
        const plan = await queue.run({ host, watched }, () => {
          began = true;
          // A bot answers with its best turn when its own time is up; half of the limit is left for a slow machine. Both
          // count from here: who had to wait thinks as long as everybody else.
          const budget = { ms: Math.min(ms, limits.ms / 2), ...(playouts === undefined ? {} : { playouts }) };
          return pool.run({ ...question, budget, cancel: flag }, { signal: AbortSignal.timeout(limits.ms) });
        });
        if (!began) onFailure(new Error('too many bots are waiting'), question);
        return plan;
      } catch (error) {
        onFailure(error, question);
        return null;
      }
    },
    close: () => pool.destroy(),
  };
}
