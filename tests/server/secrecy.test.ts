import { type AnyGame, only, type Seats, SPECTATOR, seat } from '@sunglade/core';
import { LISTINGS } from '@sunglade/registry';
import { glade } from '@sunglade/testkit/glade';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedNode } from '../../apps/server/src/start.ts';
import { compareWorlds } from './secrecy/compare.ts';
import { type Clock, startTwin } from './secrecy/node.ts';
import { leaking, twin, type World } from './secrecy/worlds.ts';

const VIEWERS: readonly (readonly [name: string, seats: Seats])[] = [
  ['a spectator', SPECTATOR],
  ['the first seat', only(seat(0))],
  ['the last seat', only(seat(1))],
];
const TABLES = 6;
const STEPS = 25;

const clock: Clock = { now: 1_800_000_000_000 };
let nodes: [StartedNode, StartedNode];

const gameId = (id: string, viewer: Seats): string => `${id}.${viewer}`;

async function gamesIn(world: World): Promise<Map<string, AnyGame>> {
  const games = new Map<string, AnyGame>();
  const add = (id: string, game: AnyGame): void => {
    for (const [, viewer] of VIEWERS) games.set(gameId(id, viewer), twin(game, gameId(id, viewer), viewer, world));
  };
  for (const listing of LISTINGS) add(listing.id, await listing.load());
  add('leaking', leaking(glade));
  return games;
}

beforeAll(async () => {
  nodes = [await startTwin(await gamesIn('real'), clock), await startTwin(await gamesIn('imagined'), clock)];
});

afterAll(async () => {
  for (const node of nodes) await node.stop();
});

describe.each(LISTINGS)('$id', (listing) => {
  const { id } = listing;
  test.each(VIEWERS)('%s receives the same bytes in worlds they cannot tell apart', async (_, viewer) => {
    const { seats } = await listing.load();
    let different = 0;
    let steps = 0;
    let plans = 0;
    for (let i = 0; i < TABLES; i++) {
      const chairs = i === 0 ? seats.max : Math.max(2, seats.min);
      const compared = await compareWorlds(nodes, clock, gameId(id, viewer), chairs, viewer, STEPS, i + 1);
      expect(compared.differences).toEqual([]);
      expect(compared.bytes).toBeGreaterThan(5_000);
      if (compared.different) different++;
      steps += compared.steps;
      plans += compared.plans;
    }
    // Otherwise nothing has been shown.
    expect(different).toBeGreaterThan(0);
    expect(steps).toBeGreaterThan(TABLES);
    expect(plans).toBeGreaterThan(0);
  });
});

test('a leak is noticed', async () => {
  const { differences } = await compareWorlds(nodes, clock, gameId('leaking', SPECTATOR), 2, SPECTATOR, 5, 1);
  expect(differences.length).toBeGreaterThan(0);
});
