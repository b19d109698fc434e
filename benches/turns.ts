// The largest things that one person may ask for, each beside somebody who only plays: how much processor time a single
// turn of the server's event loop takes, and how much longer the other's bot lets them wait.
import { parseArgs } from 'node:util';
import type { Json } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { createSqliteStore } from '@sunglade/storage';
import { Client, newId } from '../tests/server/kit/client.ts';
import { playOn, startTable } from '../tests/server/kit/play.ts';
import { createFolder, removeFolder } from '../tests/server/kit/server.ts';
import { startProbed } from './probed.ts';
import { percentiles, say } from './server-measure.ts';
import { Friend } from './turns-friend.ts';
import { longLog } from './turns-log.ts';

const LONGEST_TURN_MS = 50;
const BOT_BEGINS_MS = 1_000;
const BOT_TABLES = 30;
const SOCKETS = 20;
/** What the server allows where nobody says otherwise. */
const MESSAGES_PER_SECOND = 20;
const QUIET_MS = 10_000;
const BUSY_MS = 10_000;

interface Asked {
  readonly longestTurnMs: number;
  /** How long the other's bot took at most, less what it takes when nobody else is there. */
  readonly botLaterMs: number;
  readonly seconds: number;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const round = (value: number): number => Math.round(value * 10) / 10;

export async function run(args: readonly string[]): Promise<unknown> {
  const { values } = parseArgs({ args: [...args], options: { matches: { type: 'string', default: '10000' } } });
  const folder = createFolder();
  let server = await startProbed(folder);
  const asked: Record<string, Asked> = {};
  try {
    const ann = await Client.guest(server.url, 'Ann');
    const bob = await Client.guest(server.url, 'Bob');
    say('a finished game, and one with as many taken back steps as there may be');
    const { table: played, sockets } = await startTable('evergreen', [ann, bob]);
    await playOn(played, sockets, 10_000);
    for (const socket of sockets) socket.close();
    const long = await longLog(ann, bob);

    await server.stop();
    say(`${values.matches} copies of it`);
    await copyMatch(folder, played, Number(values.matches));
    server = await startProbed(folder, { MESSAGES_PER_SECOND: String(MESSAGES_PER_SECOND) });
    [ann.url, bob.url] = [server.url, server.url];
    const friend = await Friend.come(server.url);
    say('nothing else');
    const quiet = percentiles(await friend.playWhile(() => wait(QUIET_MS))).p50;
    const measure = async (name: string, deed: () => Promise<unknown>): Promise<void> => {
      say(name);
      await server.probe();
      const began = performance.now();
      const waits = await friend.playWhile(deed);
      const { longestTurnMs } = await server.probe();
      asked[name] = {
        longestTurnMs: round(longestTurnMs),
        botLaterMs: round(Math.max(0, Math.max(...waits) - quiet)),
        seconds: round((performance.now() - began) / 1000),
      };
    };

    await measure('the longest log', () => watchAnew(ann, long));
    const edition = await largestEdition();
    let own = '';
    await measure('an edition as large as they may be', async () => {
      own = await ann.open('everdell-duo', { edition });
    });
    await measure('watching it', () => watchAnew(bob, own));
    await measure(`${SOCKETS} sockets at their limit`, () => busySockets(ann, own));
    await measure(`${BOT_TABLES} tables of bots alone`, () => botTables(bob));
    await measure(`export of ${values.matches} games`, () => must(ann, 'GET', '/api/account/export'));
    await measure(`deletion of ${values.matches} games`, () => must(ann, 'DELETE', '/api/account'));
    return {
      quietBotMs: quiet,
      asked,
      targets: {
        turn: Object.values(asked).every(({ longestTurnMs }) => longestTurnMs <= LONGEST_TURN_MS),
        bot: Object.values(asked).every(({ botLaterMs }) => botLaterMs <= BOT_BEGINS_MS),
      },
    };
  } finally {
    await server.stop();
    removeFolder(folder);
  }
}

async function copyMatch(folder: string, id: string, copies: number): Promise<void> {
  const store = createSqliteStore(folder);
  const stored = await store.load(id);
  const [listed] = await store.listOf(stored?.match.config.host ?? '', 1);
  if (!stored || !listed) throw new Error('there is nothing to copy');
  const { match, lines } = stored;
  const names = Array.from({ length: copies }, (_, i) => `${id.slice(0, -5)}${String(i).padStart(5, '0')}`);
  for (let i = 0; i < names.length; i += 500)
    await Promise.all(
      names
        .slice(i, i + 500)
        .map((name) => store.create({ ...match, config: { ...match.config, id: name } }, lines, listed.summary)),
    );
  await store.close();
}

async function watchAnew(client: Client, table: string): Promise<void> {
  const socket = await client.connect();
  await socket.watch(table);
  socket.close();
}

async function must(client: Client, method: string, path: string): Promise<void> {
  const answer = await fetch(client.url + path, { method, headers: { cookie: client.cookie, origin: client.url } });
  await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

/** Our own cards with as many names as they may have. */
async function largestEdition(): Promise<Json> {
  const game = await loadGame('everdell-duo');
  const content = { ...(game?.editions[0]?.content as object), id: 'my-own' };
  const named = (names: number): Json => ({
    content,
    words: { en: Object.fromEntries(Array.from({ length: names }, (_, i) => [`id-${i}`, 'x'.repeat(60)])) },
  });
  let names = 0;
  while (game?.setup({ seats: 2, edition: named(names + 10) }).ok) names += 10;
  return named(names);
}

/** Each asks for the largest picture as often as it may. */
async function busySockets(client: Client, table: string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => client.connect()));
  const ends = performance.now() + BUSY_MS;
  while (performance.now() < ends) {
    for (const socket of sockets) socket.send({ type: 'watch', id: newId(), table });
    await wait(1000 / MESSAGES_PER_SECOND);
  }
  const [closed] = sockets.map((socket) => socket.closed).filter((code) => code !== null);
  if (closed !== undefined) throw new Error(`a socket was closed: ${closed}`);
  for (const socket of sockets) socket.close();
}

async function botTables(client: Client): Promise<void> {
  const socket = await client.connect();
  for (let i = 0; i < BOT_TABLES; i++) {
    const table = await client.open('harmonies');
    await socket.watch(table);
    for (const seat of [0, 1]) await socket.act(table, seat, '!bot raven');
    await socket.act(table, -1, '!start');
    // As fast as one socket may.
    await wait((1000 / MESSAGES_PER_SECOND) * 5);
  }
  socket.close();
  await wait(BUSY_MS);
}
