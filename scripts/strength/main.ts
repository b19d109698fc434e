// How strong the bots are, by hand: npm run strength -- [GAME…] [--minutes 30] [--only NAME,NAME], where a name is one of
// questions.ts, such as alone-quick. It goes round the questions, a while with each, until the time is over or all is
// answered, and goes on there the next time, on any machine. What is found is kept in
// packages/bots/GAME/{strength.json,deals} with the hashes of the files it was measured on, and told in docs/strength.md and
// beside the animals on the page.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashOf } from '../check/results.ts';
import { type Kept, type Measured, strengthFigures, strengthPage } from './page.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** Seconds with one question before the next has its turn. */
const A_WHILE = 60;

/** What is kept of an answer; the rest repeats the question. */
const FIGURES = new Set(['mean', 'se', 'p10', 'p50', 'p90', 'msPerTurn', 'games', 'wins', 'score', 'elo']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const games = positionals.length > 0 ? positionals : Object.keys(QUESTIONS);
const only = values.only?.split(',');
const names = new Set(games.flatMap((game) => (QUESTIONS[game] ?? []).map(({ name }) => name)));
const unknown = games.find((game) => !QUESTIONS[game]) ?? only?.find((name) => !names.has(name));
if (values.help || unknown !== undefined) {
  const text = `npm run strength -- [GAME…] [--minutes 30] [--only NAME,NAME], where GAME is one of: ${Object.keys(QUESTIONS).join(', ')}; NAME: ${[...names].join(', ')}\n`;
  process.stdout.write(text);
  process.exit(values.help ? 0 : 2);
}

const fileOf = (game: string): string => `packages/bots/${game}/strength.json`;
/** What was played, deal by deal: kept beside the sums, so that another machine goes on there as well. */
const dealsOf = (game: string): string => `packages/bots/${game}/deals`;

/** Other code is another bot: its deals do not count for this one. */
function open(game: string): Kept {
  const files = Object.fromEntries(
    [`packages/bots/${game}/src`, 'packages/bots/engine/src', `packages/games/${game}/src`].map((path) => [
      path,
      hashOf(path),
    ]),
  );
  const kept: Kept | null = existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as Kept) : null;
  if (kept && JSON.stringify(kept.files) === JSON.stringify(files)) return kept;
  rmSync(dealsOf(game), { recursive: true, force: true });
  return { files, results: {} };
}

function ask(game: string, { name, command }: Question, deals: number): Measured {
  mkdirSync(dealsOf(game), { recursive: true });
  const notes = ['--seeds', `${deals}`, '--first-seed', '1000000', '--resume', `${dealsOf(game)}/${name}.jsonl`];
  const { stdout, status } = spawnSync(process.execPath, ['apps/cli/src/main.ts', ...command, ...notes], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
  const found = Object.entries(JSON.parse(stdout) as Record<string, unknown>);
  return { command: command.join(' '), deals, ...Object.fromEntries(found.filter(([key]) => FIGURES.has(key))) };
}

/** Deals that were played, also by a run that was stopped before it could sum them up. */
function noted(game: string, { name }: Question): number {
  const file = `${dealsOf(game)}/${name}.jsonl`;
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length - 1 : 0;
}

const end = Date.now() + Number(values.minutes) * 60_000;
const kept = new Map(games.map((game) => [game, open(game)]));
const questions = games.flatMap((game) =>
  (QUESTIONS[game] ?? []).filter(({ name }) => only?.includes(name) ?? true).map((question) => ({ game, question })),
);
/** How many deals each question is asked for next. */
const steps = new Map<Question, number>();
for (let left = questions; left.length > 0 && Date.now() < end; ) {
  for (const { game, question } of left) {
    if (Date.now() >= end) break;
    const { files, results } = kept.get(game) as Kept;
    let deals = results[question.name]?.deals ?? 0;
    const began = Date.now();
    // Twice as many each time, also when its turn comes again, until they take a while: quick questions are done at once, slow
    // ones do not keep the others waiting, and a busy machine does not spend its time on beginnings.
    while (deals < question.deals && Date.now() - began < A_WHILE * 1000) {
      const more = steps.get(question) ?? 1;
      const asked = Date.now();
      deals = Math.min(question.deals, Math.max(deals + more, noted(game, question)));
      results[question.name] = ask(game, question, deals);
      if (Date.now() - asked < A_WHILE * 500) steps.set(question, more * 2);
      writeFileSync(fileOf(game), `${JSON.stringify({ files, results }, null, 2)}\n`);
      process.stderr.write(`${game} ${question.name}: ${deals} of ${question.deals} deals\n`);
    }
  }
  left = left.filter(({ game, question }) => (kept.get(game)?.results[question.name]?.deals ?? 0) < question.deals);
}

const all = Object.keys(QUESTIONS).flatMap((game) => {
  const file = fileOf(game);
  return existsSync(file) ? [{ game, kept: JSON.parse(readFileSync(file, 'utf8')) as Kept }] : [];
});
writeFileSync('docs/strength.md', strengthPage(all));
writeFileSync('apps/web/src/learn/strength.json', `${JSON.stringify(strengthFigures(all), null, 2)}\n`);
