import type { Question, Thinker } from '@sunglade/table';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';

export interface BotLimits {
  readonly threads: number;
  readonly ms: number;
  readonly queue: number;
}

export interface BotPool extends Thinker {
  close(): Promise<void>;
}

/** Bots think in threads of their own; one that is stuck is killed with its thread, and the site goes on. */
export function createBotPool(
  limits: BotLimits,
  onFailure: (error: unknown, question: Question) => void,
  worker: URL = new URL('./think.worker.ts', import.meta.url),
): BotPool {
  const pool = new Piscina<Question, readonly string[] | null>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const queue = new FairQueue(limits.threads, limits.queue);
  return {
    async think(question, { ms = limits.ms, cancel, host = '', watched = () => true } = {}) {
      // Any legal step is what the table takes without an answer: nothing to think about.
      if (question.level === 'random') return null;
      const cancelled = new AbortController();
      cancel?.addEventListener('abort', () => cancelled.abort());
      let began = false;
      try {
        const plan = await queue.run({ host, watched }, () => {
          began = true;
          // The time counts from here: who had to wait thinks as long as everybody else.
          return pool.run(question, { signal: AbortSignal.any([AbortSignal.timeout(ms), cancelled.signal]) });
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
