// Looked into while it is measured: the server is started with `--import` of this file and answers on a port of its own.
// Processor time, not wall time, so that a busy machine changes little.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { GCProfiler, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** How often the event loop is looked at. */
const EVERY_MS = 2;

export interface Probed {
  /** Seconds of processor time of the whole process. */
  readonly cpuSeconds: number;
  readonly allocatedBytes: number;
  /** The most processor time that one turn of the event loop used. */
  readonly longestTurnMs: number;
  /** Of the main thread: running, and waiting although it could have run. */
  readonly ranSeconds: number;
  readonly waitedSeconds: number;
  /** After a full collection; only where it was asked for. */
  readonly liveHeapBytes: number | null;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let profiler = new GCProfiler();
let [allocated, longest, before] = [0, 0, process.threadCpuUsage()];
let heapAtStart = process.memoryUsage().heapUsed;
profiler.start();

setInterval(() => {
  const now = process.threadCpuUsage();
  longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1000);
  before = now;
}, EVERY_MS).unref();

/** What was allocated between two collections is what the heap grew by. */
function countAllocated(): void {
  const { statistics } = profiler.stop() ?? { statistics: [] };
  for (const { beforeGC, afterGC } of statistics) {
    allocated += Math.max(0, beforeGC.heapStatistics.usedHeapSize - heapAtStart);
    heapAtStart = afterGC.heapStatistics.usedHeapSize;
  }
  const { heapUsed } = process.memoryUsage();
  allocated += Math.max(0, heapUsed - heapAtStart);
  heapAtStart = heapUsed;
  profiler = new GCProfiler();
  profiler.start();
}

function read(live: boolean): Probed {
  countAllocated();
  const cpu = process.cpuUsage();
  const [ran = 0, waited = 0] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ').map(Number);
  const probed = {
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    allocatedBytes: allocated,
    longestTurnMs: longest,
    ranSeconds: ran / 1e9,
    waitedSeconds: waited / 1e9,
    liveHeapBytes: null,
  };
  if (!live) return probed;
  collect();
  collect();
  return { ...probed, liveHeapBytes: process.memoryUsage().heapUsed };
}

const door = createServer((request, answer) => {
  const text = JSON.stringify(read(request.url === '/live'));
  // What is measured next begins here.
  [longest, before, heapAtStart] = [0, process.threadCpuUsage(), process.memoryUsage().heapUsed];
  answer.setHeader('content-type', 'application/json');
  answer.end(text);
});
// Bots think in threads that begin with this file too.
if (isMainThread) door.listen(Number(process.env.SUNGLADE_PROBE_PORT), '127.0.0.1').unref();
