import { createPicker } from '@sunglade/core';
import { GAME_IDS } from '@sunglade/registry';
import { createSqliteStore } from '@sunglade/storage';
import { freePort } from '../../free-port.ts';
import { Driver, missingFrom, playedOn } from './driver.ts';
import { createFolder, removeFolder, runCommand, startServer } from './server.ts';

export interface Crashes {
  readonly acknowledged: number;
  readonly problems: readonly string[];
  readonly verdict: string;
}

/** Kills a loaded server at random moments and starts it again on what is left; then everything is counted. */
export async function crashRounds(rounds: number, seed: number): Promise<Crashes> {
  const folder = createFolder();
  const env = { PORT: String(await freePort()) };
  const pick = createPicker(seed);
  let server = await startServer(folder, env);
  const games = GAME_IDS;
  const drivers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => Driver.start(server.url, games[i % games.length] ?? 'glade', seed + i)),
  );
  for (let round = 0; round < rounds; round++) {
    await playedOn(drivers, 4);
    await new Promise((done) => setTimeout(done, pick(1_200)));
    await server.kill();
    server = await startServer(folder, env);
  }
  await playedOn(drivers, 4);
  await Promise.all(drivers.map((driver) => driver.stop()));
  await server.stop();
  const { output } = await runCommand(folder, 'verify');
  const store = createSqliteStore(folder);
  const problems = await missingFrom(store, drivers);
  await store.close();
  removeFolder(folder);
  const acknowledged = drivers.reduce((sum, driver) => sum + driver.acknowledged.length, 0);
  return { acknowledged, problems, verdict: output };
}
