import type { FromCoach, ToCoach } from './wire.ts';

/** Asks the coach; what is answered ends it. Returns how to end it before. */
export function askCoach(question: ToCoach, hear: (message: FromCoach) => void): () => void {
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  const end = (): void => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<FromCoach>) => {
    if (data.type !== 'progress' && data.type !== 'moment') end();
    hear(data);
  });
  worker.addEventListener('error', () => {
    end();
    hear({ type: 'failed' });
  });
  worker.postMessage(question);
  return end;
}
