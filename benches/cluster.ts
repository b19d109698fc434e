// The server as people meet it when one machine is not enough: three nodes on one PostgreSQL and one NATS, the two
// players of every match at different nodes. The loop is the one of the server bench.
import { parseArgs } from 'node:util';
import { findNats, findPostgres } from '../scripts/prepare/servers.mjs';
import { Cluster } from '../tests/cluster/kit/cluster.ts';
import { percentiles, say, usageOf } from './server-measure.ts';
import { Crowd } from './server-play.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** Seconds of processor time, by who used it. */
interface Cpu {
  readonly nodes: number;
  readonly database: number;
  readonly bus: number;
  /** This program, which plays for everybody. */
  readonly players: number;
}

async function cpuOf({ urls, postgres, nats }: Cluster): Promise<Cpu> {
  const usages = await Promise.all(urls.map(usageOf));
  const { user, system } = process.cpuUsage();
  return {
    nodes: usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    database: postgres.cpuSeconds,
    bus: nats.cpuSeconds,
    players: (user + system) / 1e6,
  };
}

export async function run(args: readonly string[]): Promise<unknown> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      rate: { type: 'string', default: '800' },
      matches: { type: 'string', default: '300' },
      nodes: { type: 'string', default: '3' },
    },
  });
  const [seconds, rate, matches, nodes] = [values.seconds, values.rate, values.matches, values.nodes].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (!findPostgres() || !findNats()) throw new Error('This bench needs PostgreSQL and NATS: postgresql, nats-server.');
  say(`${nodes} nodes, PostgreSQL, NATS`);
  const cluster = await Cluster.start(Array.from({ length: nodes }, () => ({ TABLES_IN_MEMORY: '5000' })));
  try {
    say(`${matches} matches, ${matches * 2} sockets`);
    const crowd = await Crowd.gather(cluster.urls, matches);
    say(`open loop: ${rate} moves/s for ${seconds} s`);
    await crowd.openLoop(rate, Math.min(5, seconds)); // warm
    crowd.reset();
    const before = await cpuOf(cluster);
    const open = await crowd.openLoop(rate, seconds);
    const after = await cpuOf(cluster);
    const latency = percentiles(open.latencies);
    say('as fast as it goes for 10 s');
    crowd.reset();
    const flat = await crowd.closedLoop(Math.min(10, seconds));
    crowd.leave();
    const cost = (part: keyof Cpu): number => round(((after[part] - before[part]) / open.moves) * 1000);
    const [stored] = await cluster.query<{ lines: number; holes: number }>(
      `select (select count(*)::int from lines) as lines,
        (select count(*)::int from matches m where m.seq <> (select count(*) from lines l where l.match = m.id)) as holes`,
    );
    return {
      games: crowd.games,
      nodes,
      matches,
      openLoop: {
        planned: open.planned,
        movesPerSecond: round(open.moves / open.seconds),
        refused: open.refused,
        latencyMs: latency,
        cpuMsPerMove: { nodes: cost('nodes'), database: cost('database'), bus: cost('bus'), players: cost('players') },
      },
      flatOut: { movesPerSecond: round(flat.moves / flat.seconds), latencyMs: percentiles(flat.latencies) },
      stored,
      targets: {
        rate: open.moves / open.seconds >= rate * 0.99,
        p99: latency.p99 <= 80,
        cpu: cost('nodes') + cost('database') <= 1.3,
        whole: stored?.holes === 0,
      },
    };
  } finally {
    await cluster.stop();
  }
}
