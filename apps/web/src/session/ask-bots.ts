// Asks the thread of the bots, one question at a time; it is started for the first.
import type { Question } from '@sunglade/table';

export type AskBots = (question: Question) => Promise<readonly string[] | null>;

/** null where there is no answer: the table goes on with any legal step. */
export function createAskBots(): AskBots {
  let worker: Worker | null = null;
  return (question) =>
    new Promise((resolve) => {
      worker ??= new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<readonly string[] | null>) => resolve(data);
      worker.onerror = () => {
        worker?.terminate();
        worker = null;
        resolve(null);
      };
      worker.postMessage(question);
    });
}
