// sunglade on the command line: npm run -s cli -- COMMAND …
import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { campaign } from './commands/campaign.ts';
import { games } from './commands/games.ts';
import { golden } from './commands/golden.ts';
import { hints } from './commands/hints.ts';
import { mine } from './commands/mine.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { reviews } from './commands/reviews.ts';
import { score } from './commands/score.ts';
import { shadow } from './commands/shadow.ts';
import { solo } from './commands/solo.ts';
import { trace } from './commands/trace.ts';
import { train } from './commands/train.ts';
import { trials } from './commands/trials.ts';
import { print, Refused, say, UsageError } from './io.ts';
import { VERSION } from './version.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  play,
  replay,
  trace,
  score,
  shadow,
  campaign,
  golden,
  bench,
  arena,
  solo,
  train,
  review,
  reviews,
  hints,
  mine,
  puzzles,
  trials,
};

const overview = (): string =>
  [
    'usage: npm run -s cli -- COMMAND …',
    '',
    ...Object.values(COMMANDS).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
    '',
    'JSON on stdout, messages on stderr. Exit codes: 0 good, 1 refused, 2 wrong use, 3 a bug of ours.',
    'COMMAND --help tells more, --version which release this is.',
  ].join('\n');

const helpOf = ({ usage, about, help }: Command): string =>
  [`usage: npm run -s cli -- ${usage}`, '', about, ...help.map((line) => `  ${line}`)].join('\n');

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    say(overview());
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    say(VERSION);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`no command "${name}"; try --help`);
  if (rest.includes('--help') || rest.includes('-h')) {
    say(helpOf(command));
    return 0;
  }
  const { values, positionals } = parse(command, rest);
  await command.run(positionals, values as Readonly<Record<string, string | undefined>>);
  return 0;
}

function parse(command: Command, args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], options: command.options, allowPositionals: true });
    if (parsed.positionals.length > command.positionals) {
      throw new UsageError(`too much: "${parsed.positionals[command.positionals] ?? ''}"`);
    }
    return parsed;
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

// A reader that has seen enough (| head) closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Refused) {
    print({ ok: false, problems: error.problems });
    say(`refused: ${error.message}`);
    process.exitCode = 1;
  } else if (error instanceof UsageError) {
    say(`error: ${error.message}`);
    process.exitCode = 2;
  } else {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 3;
  }
}
