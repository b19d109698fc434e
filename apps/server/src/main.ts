import { LISTINGS, loadCampaign, loadGame } from '@sunglade/registry';
import { type Config, readConfig, SETTINGS } from './base/config.ts';
import { createLog } from './base/log.ts';
import { systemSecrets } from './base/secrets.ts';
import { VERSION } from './base/version.ts';
import { createBotPool } from './bots/pool.ts';
import { startNode } from './start.ts';
import { createAdapters, openStore, openStoreToRead } from './store/adapters.ts';
import { backUp, move, restore } from './store/move.ts';
import { printReports } from './store/reports.ts';
import { verifyStore } from './store/verify.ts';

const HELP = `Usage: npm start [-- <command>]

  (none)          start the server
  backup <file>   copy the database into a file, while a server may be running
  restore <file>  fill an empty database from such a file, whichever database it came from
  move            move from DATA_DIR to DATABASE_URL and compare; no server may be running
  reports         what people told about others, with what was said, as JSON
  verify          play every stored match again and say whether all of them fit
  --version       which release this is
  --help          this text

Environment variables:
${SETTINGS.map(({ name, default: value, about }) => `  ${name.padEnd(20)} ${about}${value === '' ? '' : ` (${value})`}`).join('\n')}
`;

async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const bots = createBotPool(
    { threads: config.botThreads, ms: config.botMs, queue: config.botQueue },
    (error, { game, level }) => log.warn({ err: error, game, level }, 'a bot gave no answer'),
  );
  const node = await startNode({
    config,
    ...(await createAdapters(config, log)),
    bots,
    games: { list: LISTINGS, load: loadGame, campaign: loadCampaign },
    secrets: systemSecrets,
    log,
  });
  process.stdout.write(`Sunglade is ready: ${config.publicUrl || node.url}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      node.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
}

async function main(args: readonly string[]): Promise<void> {
  const [command, file] = args;
  if (command === '--help' || command === '-h') {
    process.stdout.write(HELP);
    return;
  }
  if (command === '--version') {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  const config = readConfig(process.env);
  if (command === undefined) await serve(config);
  else if (command === 'backup' && file !== undefined) await backUp(config, file);
  else if (command === 'restore' && file !== undefined) process.stdout.write(await restore(config, file, loadGame));
  else if (command === 'move') process.stdout.write(await move(config, loadGame));
  else if (command === 'reports') process.stdout.write(await printReports(await openStoreToRead(config)));
  else if (command === 'verify') process.stdout.write(await verifyStore(await openStore(config), loadGame));
  else {
    process.stderr.write(HELP);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
