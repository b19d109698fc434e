// npm run bench -- <name> [options]. Each bench prints one JSON object; progress goes to stderr. With --keep the object is
// kept in benches/results/NAME.json as well, with the hashes of the program that was measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { hashesOfProgram } from '../scripts/check/results.ts';

const BENCHES: Readonly<
  Record<string, { about: string; load(): Promise<{ run(args: readonly string[]): Promise<unknown> }> }>
> = {
  server: {
    about:
      'moves per second over real sockets, latency, memory, bytes (--seconds 60 --runs 1 --rate 1000 --matches 400 --sockets 5000)',
    load: () => import('./server.ts'),
  },
  bytes: {
    about: 'how much a move costs each viewer to hear of, over one greedy game of each game',
    load: () => import('./bytes.ts'),
  },
  turns: {
    about: 'the longest turn of the event loop for the largest things one may ask for (--matches 10000)',
    load: () => import('./turns.ts'),
  },
  week: {
    about: "a club's week: what stays in memory (--moves 200000 --tables 5000 --minutes 45)",
    load: () => import('./week.ts'),
  },
  cluster: {
    about: 'the same over three nodes with PostgreSQL and NATS (--seconds 60 --rate 800 --matches 300 --nodes 3)',
    load: () => import('./cluster.ts'),
  },
  playouts: {
    about: 'what a random game costs against another commit (GAME --against REF --rounds 20 --seats 2)',
    load: () => import('./playouts.ts'),
  },
  together: {
    about: 'Everdell Duo together: how often the planning player wins, what a step costs (--games 200 --rounds 24)',
    load: () => import('./together.ts'),
  },
  web: {
    about: 'bytes of the first load, Lighthouse, time until ready, smoothness while scoring (--runs 5)',
    load: () => import('./web.ts'),
  },
};

const FOLDER = 'benches/results';

const [name = '', ...rest] = process.argv.slice(2);
const args = rest.filter((arg) => arg !== '--keep');
const help = [name, ...rest].some((arg) => arg === '--help' || arg === '-h');
const bench = !help && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench) {
  const loaded = await bench.load();
  // The program as it is at the beginning is the one that is measured.
  const files = hashesOfProgram();
  const result = await loaded.run(args);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (args.length < rest.length) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify({ files, args, result }, null, 2)}\n`);
  }
  process.exit(0);
} else {
  const list = Object.entries(BENCHES).map(([one, { about }]) => `  ${one}  ${about}`);
  const out = help ? process.stdout : process.stderr;
  out.write(`npm run bench -- <name> [options] [--keep]\n\n${list.join('\n')}\n`);
  process.exitCode = help ? 0 : 2;
}
