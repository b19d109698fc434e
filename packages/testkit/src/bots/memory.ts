import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after something was done and what it left behind was collected. */
export function usedAfter(work: () => void): number {
  work();
  collect();
  return process.memoryUsage().heapUsed;
}
