// Long runs that may be stopped: a line per seed in a file, and what is there is not played again.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './io.ts';

export interface Progress<T> {
  /** What was played before, by number of the seed. */
  readonly done: ReadonlyMap<number, T>;
  add(seed: number, result: T): void;
}

/** `run` describes what is played: a file of another run is refused. */
export function openProgress<T>(file: string | undefined, run: unknown): Progress<T> {
  const done = new Map<number, T>();
  const add = (seed: number, result: T): void => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify([seed, result])}\n`);
  };
  if (file === undefined) return { done, add };
  const header = JSON.stringify(run);
  if (!existsSync(file)) writeFileSync(file, `${header}\n`);
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== header) throw new UsageError(`${file} holds another run: ${first}`);
  for (const line of lines) {
    if (line === '') continue;
    const [seed, result] = JSON.parse(line) as [number, T];
    done.set(seed, result);
  }
  return { done, add };
}
