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
