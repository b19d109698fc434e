// What the players were told, held against what is stored.

import { loadGame } from '@sunglade/registry';
import { openTableOf, type Seen, seenBy } from '@sunglade/table';
import type { Cluster } from './cluster.ts';
import type { Load } from './load.ts';

export interface Audit {
  readonly acknowledged: number;
  /** Acknowledged and not there, or not where they were said to be. */
  readonly lost: number;
  /** Stored twice, or stored although nobody was told so. */
  readonly doubled: number;
  /** Refused and there all the same. */
  readonly ghosts: number;
  /** Logs with a hole. */
  readonly gaps: number;
  /** Pictures that are not what is stored. */
  readonly wrongPictures: number;
  readonly codes: readonly string[];
}

interface Row {
  readonly match: string;
  readonly seq: number;
  readonly submission: string;
}

/** Times pass between two pictures. */
const still = (seen: Seen): unknown => ({
  ...seen,
  now: 0,
  chairs: seen.chairs.map((chair) => ({ ...chair, left: null })),
});

export async function audit(cluster: Cluster, load: Load): Promise<Audit> {
  const rows = await cluster.query<Row>('select match, seq::int, submission from lines where submission is not null');
  const stored = new Map<string, Row[]>();
  for (const row of rows) stored.set(row.submission, [...(stored.get(row.submission) ?? []), row]);
  const { acknowledged, refused } = load.ledger;
  let lost = 0;
  for (const [key, { table, seq }] of acknowledged) {
    const there = stored.get(key)?.some((row) => row.match === table && row.seq === seq - 1);
    if (!there) lost++;
  }
  const own = new Set(load.players.map(({ client }) => client.user.id));
  let doubled = 0;
  for (const [key, list] of stored) {
    if (!own.has(key.split(':')[0] ?? '')) continue;
    doubled += list.length - 1;
    if (!acknowledged.has(key)) doubled++;
  }
  const ghosts = refused.filter(({ key }) => stored.has(key)).length;
  const [holes] = await cluster.query<{ gaps: number }>(
    `select count(*)::int as gaps from matches m
     where m.seq <> (select count(*) from lines l where l.match = m.id)
        or m.seq <> (select coalesce(max(l.seq), -1) + 1 from lines l where l.match = m.id)`,
  );
  return {
    acknowledged: acknowledged.size,
    lost,
    doubled,
    ghosts,
    gaps: holes?.gaps ?? -1,
    wrongPictures: await wrongPictures(cluster, load),
    codes: [...new Set(refused.map(({ code }) => code))],
  };
}

/** Every match is played again from the store; who looks at it must see exactly that. */
async function wrongPictures(cluster: Cluster, load: Load): Promise<number> {
  return cluster.withStore(async (store) => {
    let wrong = 0;
    for (const { table: id, players } of load.current) {
      const found = await store.load(id);
      const game = found && (await loadGame(found.match.config.game, found.match.config.rules));
      if (!found || !game) throw new Error(`${id} is gone`);
      const table = openTableOf(game, found.match, found.lines);
      for (const player of players) {
        const seen = await player.reach(id, table.lines.length);
        const should = seenBy(table, player.client.user.id, 0);
        if (JSON.stringify(still(seen)) !== JSON.stringify(still(should))) wrong++;
      }
    }
    return wrong;
  });
}

/** What every run must show, whatever broke. */
export const SOUND = { lost: 0, doubled: 0, ghosts: 0, gaps: 0, wrongPictures: 0 } as const;
