import { request } from '../tests/server/kit/client.ts';

export const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export interface Usage {
  readonly at: number;
  readonly rss: number;
  readonly cpuSeconds: number;
}

/** What the server says about itself. */
export async function usageOf(url: string): Promise<Usage> {
  const { text } = await request(url, 'GET', '/metrics');
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    at: performance.now() / 1000,
    rss: read('process_resident_memory_bytes'),
    cpuSeconds: read('process_cpu_seconds_total'),
  };
}

/** Above this share of the time latency says nothing about the server. */
const MOST_WAITING = 0.05;

interface Run {
  readonly latencyMs: Percentiles;
  /** The part of the time for which somebody could have worked and had to wait for a processor. */
  readonly waitingShare: { readonly server: number; readonly generator: number };
  /** The most processor time that one turn of the server's event loop used. */
  readonly longestOwnPauseMs: number;
}

export interface Runs<R extends Run> {
  readonly best: R;
  /** Whether the best run was left alone. */
  readonly valid: boolean;
  /** How many were. */
  readonly undisturbed: number;
  /** Of all runs: processor time is not made longer by who waits. */
  readonly longestOwnPauseMs: number;
}

/** Another program may have been busy for a while: the best is the quickest of those that were hardly kept waiting. */
export function judgeRuns<R extends Run>(runs: readonly R[]): Runs<R> {
  const quickest = runs.toSorted((a, b) => a.latencyMs.p99 - b.latencyMs.p99);
  const undisturbed = quickest.filter(
    ({ waitingShare: { server, generator } }) => Math.max(server, generator) <= MOST_WAITING,
  );
  const best = undisturbed[0] ?? quickest[0];
  if (!best) throw new Error('nothing was measured');
  return {
    best,
    valid: undisturbed.length > 0,
    undisturbed: undisturbed.length,
    longestOwnPauseMs: Math.max(...runs.map((run) => run.longestOwnPauseMs)),
  };
}
