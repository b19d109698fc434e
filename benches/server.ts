// The server as people meet it: one process, real sockets, a real database. An open loop sends moves at a fixed rate
// whatever the answers do, and a latency counts from the moment the move was planned for, so waiting is not hidden.
import { parseArgs } from 'node:util';
import { createFolder, removeFolder } from '../tests/server/kit/server.ts';
import { ownWaiting, type ProbedServer, startProbed } from './probed.ts';
import { appendRate } from './server-append.ts';
import { idleSockets } from './server-idle.ts';
import { judgeRuns, type Percentiles, percentiles, say, usageOf } from './server-measure.ts';
import { Crowd } from './server-play.ts';

interface OpenLoop {
  readonly planned: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly refused: number;
  readonly latencyMs: Percentiles;
  /** The part of the time for which somebody could have worked and had to wait for a processor. */
  readonly waitingShare: { readonly server: number; readonly generator: number };
  readonly longestOwnPauseMs: number;
}

async function openOnce(server: ProbedServer, crowd: Crowd, rate: number, seconds: number): Promise<OpenLoop> {
  const [start, waiting] = [await server.probe(), ownWaiting()];
  const { planned, moves, refused, seconds: took, latencies } = await crowd.openLoop(rate, seconds);
  const [end, waited] = [await server.probe(), ownWaiting()];
  return {
    planned,
    moves,
    movesPerSecond: round(moves / took),
    refused,
    latencyMs: percentiles(latencies),
    waitingShare: {
      server: round((end.waitedSeconds - start.waitedSeconds) / took),
      generator: round((waited - waiting) / took),
    },
    // Whoever looks into the server begins anew: this is of these seconds alone.
    longestOwnPauseMs: round(end.longestTurnMs),
  };
}

export async function run(args: readonly string[]): Promise<unknown> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      runs: { type: 'string', default: '1' },
      rate: { type: 'string', default: '1000' },
      matches: { type: 'string', default: '400' },
      sockets: { type: 'string', default: '5000' },
    },
  });
  const [seconds, runs, rate, matches, sockets] = [
    values.seconds,
    values.runs,
    values.rate,
    values.matches,
    values.sockets,
  ].map(Number) as [number, number, number, number, number];

  say('single-row appends');
  const before = await appendRate(3);

  const folder = createFolder();
  const server = await startProbed(folder);
  const empty = await usageOf(server.url);
  say(`${matches} matches, ${matches * 2} sockets`);
  const crowd = await Crowd.gather([server.url], matches);
  const full = await usageOf(server.url);
  say(`open loop: ${rate} moves/s for ${seconds} s, ${runs} times`);
  await crowd.openLoop(rate, Math.min(3, seconds)); // warm
  crowd.reset();
  const start = await server.probe();
  const loops: OpenLoop[] = [];
  for (let i = 0; i < runs; i++) {
    loops.push(await openOnce(server, crowd, rate, seconds));
    say(`run ${i + 1}: ${JSON.stringify(loops.at(-1))}`);
  }
  const end = await server.probe();
  const { best, valid, undisturbed, longestOwnPauseMs } = judgeRuns(loops);
  const moves = loops.reduce((sum, loop) => sum + loop.moves, 0);
  const live = await server.probe(true);
  const loaded = await usageOf(server.url);
  const bytes = crowd.bytes();
  say('as fast as it goes for 10 s');
  crowd.reset();
  const flatStart = await server.probe();
  const flat = await crowd.closedLoop(Math.min(10, seconds));
  const flatEnd = await server.probe();
  crowd.leave();
  await server.stop();
  removeFolder(folder);

  say('single-row appends again');
  const after = await appendRate(3);
  const single = (before + after) / 2;
  say(`${sockets} idle sockets`);
  const idle = sockets > 0 ? await idleSockets(sockets) : null;

  const perMove = (amount: number): number => round(amount / moves);
  const cost = {
    cpuMs: perMove((end.cpuSeconds - start.cpuSeconds) * 1000),
    allocatedKb: perMove((end.allocatedBytes - start.allocatedBytes) / 1000),
    longestOwnPauseMs,
    liveHeapMb: round((live.liveHeapBytes ?? 0) / 1_000_000),
  };
  const flatRatio = round(flat.moves / flat.seconds / single);
  return {
    /** Latency on a machine that kept us waiting says nothing; what a move costs still does. */
    valid,
    runs: { all: loops.length, undisturbed },
    cost,
    games: crowd.games,
    matches,
    openLoop: best,
    otherRuns: loops.filter((loop) => loop !== best),
    flatOut: {
      movesPerSecond: round(flat.moves / flat.seconds),
      latencyMs: percentiles(flat.latencies),
      /** Below 1 the players were slower than the server, or somebody else was busy. */
      serverRan: round((flatEnd.ranSeconds - flatStart.ranSeconds) / flat.seconds),
    },
    singleRowAppendsPerSecond: { before: round(before), after: round(after) },
    ratio: { openLoop: round(best.movesPerSecond / single), flatOut: flatRatio },
    bytesPerMoveAndViewer: bytes,
    memory: {
      perMatchWithTwoSocketsKb: round((full.rss - empty.rss) / matches / 1024),
      rssAfterLoadMb: round(loaded.rss / 1_048_576),
    },
    idle,
    targets: {
      rate: best.movesPerSecond >= rate * 0.99,
      cpu: cost.cpuMs <= 0.45,
      allocated: cost.allocatedKb <= 60,
      pause: cost.longestOwnPauseMs <= 30,
      liveHeap: cost.liveHeapMb <= 90,
      p99: valid && best.latencyMs.p99 <= 20,
      ratio: flatRatio >= 1,
      bytes: bytes.average <= 350,
      idle: idle === null || idle.rssMb < 300,
    },
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
