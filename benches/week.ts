// A club's week in less than an hour: evenings on which people come, play and leave in the middle. What stays in memory
// must not grow with what was played. What a whole week brought is kept in tests/proofs/week.json.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashesOfProgram } from '../scripts/check/results.ts';
import { createFolder, removeFolder } from '../tests/server/kit/server.ts';
import { startProbed } from './probed.ts';
import { say } from './server-measure.ts';
import { Crowd } from './server-play.ts';

/** Tables at once. */
const PAIRS = 100;
const MOST_GROWTH = 1.1;
/** What a club plays in a week. */
const WHOLE = { moves: 200_000, tables: 5_000 };
const KEPT = 'tests/proofs/week.json';

const round = (value: number): number => Math.round(value * 100) / 100;

export async function run(args: readonly string[]): Promise<unknown> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      moves: { type: 'string', default: String(WHOLE.moves) },
      tables: { type: 'string', default: String(WHOLE.tables) },
      minutes: { type: 'string', default: '45' },
      first: { type: 'string', default: '10' },
    },
  });
  const [moves, tables, minutes, first] = [values.moves, values.tables, values.minutes, values.first].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const evenings = Math.ceil(tables / PAIRS);
  const seconds = (minutes * 60) / evenings;
  const files = hashesOfProgram();
  const folder = createFolder();
  const server = await startProbed(folder);
  const liveMb = async (): Promise<number> => round(((await server.probe(true)).liveHeapBytes ?? 0) / 1_000_000);
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 60_000;
  let [played, refused] = [0, 0];
  let early: number | null = null;
  let last = 0;
  try {
    for (let evening = 1; evening <= evenings; evening++) {
      const crowd = await Crowd.gather([server.url], PAIRS);
      // Coming and sitting down takes a while too.
      const left = began + evening * seconds * 1000 - performance.now();
      const open = await crowd.openLoop(moves / evenings / Math.max(1, left / 1000), Math.max(1, left / 1000));
      played += open.moves;
      refused += open.refused;
      last = await liveMb();
      if (early === null && passed() >= first) early = last;
      say(`evening ${evening} of ${evenings}: ${played} moves, ${last} MB live`);
      crowd.leave();
    }
    const exit = await server.stop();
    const errors = server.output.match(/"level":50/g)?.length ?? 0;
    const growth = early === null ? null : round(last / early);
    const result = {
      evenings,
      tables: evenings * PAIRS,
      moves: played,
      refused,
      minutes: round(passed()),
      liveHeapMb: { early, last },
      growth,
      errors,
      exit,
      targets: {
        moves: played >= moves * 0.99,
        heap: growth !== null && growth <= MOST_GROWTH,
        errors: errors === 0 && refused === 0 && exit === 0,
      },
    };
    if (moves >= WHOLE.moves && tables >= WHOLE.tables)
      writeFileSync(KEPT, `${JSON.stringify({ files, ...result }, null, 2)}\n`);
    return result;
  } finally {
    removeFolder(folder);
  }
}
