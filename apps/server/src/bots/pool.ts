import type { Question, Thinker } from '@sunglade/table';
import { Piscina } from 'piscina';

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
  let asked = 0;
  return {
    async think(question, { ms = limits.ms, cancel } = {}) {
      // Any legal step is what the table takes without an answer: nothing to think about.
      if (question.level === 'random') return null;
      // The pool's own limit does not count while its threads are starting.
      if (asked >= limits.threads + limits.queue) {
        onFailure(new Error('too many bots are waiting'), question);
        return null;
      }
      asked++;
      try {
        const cancelled = new AbortController();
        cancel?.addEventListener('abort', () => cancelled.abort());
        const signal = AbortSignal.any([AbortSignal.timeout(ms), cancelled.signal]);
        return await pool.run(question, { signal });
      } catch (error) {
        onFailure(error, question);
        return null;
      } finally {
        asked--;
      }
    },
    close: () => pool.destroy(),
  };
}
