// The rows behind the matches. The hot path (append, load) uses prepared statements; lists are Kysely queries.
import {
  type Append,
  type ChatStored,
  type Match,
  type MatchStore,
  momentsOf,
  type StoredLine,
  type Summary,
} from '@sunglade/match';
import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { sqlLists } from '../sql/lists.ts';
import type { Tables } from '../sql/tables.ts';
import type { GroupCommit } from './group-commit.ts';

type Config = Match['config'];
type Line = Append['lines'][number];
type MatchRow = { config: string; secret: string; status: Summary['status']; planned: number };

export function sqliteMatches(db: Database, queries: Kysely<Tables>, commits: GroupCommit): MatchStore {
  const addMatch = db.prepare(
    `insert into matches (id, seq, config, secret, host, public, status, acting, due_at, wake_at, names, holders, opened_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addLine = db.prepare(
    'insert into lines (match, seq, at, by, seat, text, submission) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const moveMatch = db.prepare(
    `update matches set seq = ?, status = ?, acting = ?, due_at = ?, wake_at = ?, names = ?, holders = ?, updated_at = ?
     where id = ? and seq = ? and planned = ?`,
  );
  const findSubmission = db.prepare('select seq from lines where match = ? and submission = ?');
  const holdersOf = db.prepare('select holders from matches where id = ?');
  const addPlayer = db.prepare('insert or ignore into players (user, match) values (?, ?)');
  const dropPlayer = db.prepare('delete from players where user = ? and match = ?');
  const getMatch = db.prepare('select config, secret, status, planned from matches where id = ?');
  const getLines = db.prepare(
    'select at, by, seat, text, submission from lines where match = ? and seq >= ? order by seq',
  );
  const dropPlans = db.prepare('delete from plans where match = ? and seat not in (select value from json_each(?))');
  const keepPlans = db.prepare('update plans set line = ? where match = ?');
  const endTurns = db.prepare('delete from notices where match = ? and ((? >> max(seat, 0)) & 1) = 0');
  const beginTurn = db.prepare(
    `insert into notices (match, seat, way, line, at, due_at, attempts, kind, hurry_at)
     select ?, ?, id, ?, ?, ?, 0, ?, ? from ways where "user" = ? and paused is null and confirmed = 1
     on conflict (match, seat, way) do update
     set kind = excluded.kind, line = excluded.line, at = excluded.at, due_at = excluded.due_at,
       hurry_at = excluded.hurry_at, attempts = 0, lease = null`,
  );
  const dueNow = db.prepare('select id from matches where wake_at <= ? order by wake_at limit ?');
  const lastChat = db.prepare('select max(n) as n from chat where match = ?');
  const findChat = db.prepare(
    'select match, n, at, user, name, seat, room, text from chat where match = ? and submission = ?',
  );
  const addChat = db.prepare(
    'insert into chat (match, n, at, user, name, seat, room, text, submission) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );

  const addLines = (match: string, seq: number, lines: readonly Line[], submission: string | null): void => {
    for (const [i, line] of lines.entries()) {
      const id = i === lines.length - 1 ? submission : null;
      addLine.run(match, seq + i, line.at, line.by, line.seat, line.text, id);
    }
  };

  const users = (holders: Summary['holders']): Set<string> => new Set(holders.filter((one) => one !== null));

  const changePlayers = (match: string, before: Summary['holders'], after: Summary['holders']): void => {
    const [old, now] = [users(before), users(after)];
    for (const user of old) if (!now.has(user)) dropPlayer.run(user, match);
    for (const user of now) if (!old.has(user)) addPlayer.run(user, match);
  };

  function append({ match, seq, lines, submission, summary, turns, plans }: Append): 'done' | 'conflict' {
    if (submission !== null && findSubmission.get(match, submission)) return 'conflict';
    const { status, acting, dueAt, wakeAt, names } = summary;
    const holders = JSON.stringify(summary.holders);
    const before = holdersOf.get(match) as { holders: string } | undefined;
    const at = lines.at(-1)?.at ?? 0;
    const { changes } = moveMatch.run(
      seq + lines.length, status, acting, dueAt, wakeAt, JSON.stringify(names), holders, at, match, seq,
      plans?.planned ?? 0,
    ); // biome-ignore format: one row
    if (changes !== 1 || !before) return 'conflict';
    addLines(match, seq, lines, submission);
    if (before.holders !== holders)
      changePlayers(match, JSON.parse(before.holders) as Summary['holders'], summary.holders);
    if (plans) {
      dropPlans.run(match, JSON.stringify(plans.kept));
      keepPlans.run(seq + lines.length, match);
    }
    if (turns) endTurns.run(match, acting);
    for (const turn of turns ?? []) {
      const { dueAt: due, hurryAt } = momentsOf(turn, at);
      beginTurn.run(match, turn.seat, seq + lines.length, at, due, turn.kind ?? 'turn', hurryAt, turn.user);
    }
    return 'done';
  }

  return {
    create: (match, lines, summary) =>
      commits.write(() => {
        const { config, secret } = match;
        const { status, acting, dueAt, wakeAt, names, holders } = summary;
        addMatch.run(
          config.id, lines.length, JSON.stringify(config), secret, config.host, config.public ? 1 : 0, status, acting,
          dueAt, wakeAt, JSON.stringify(names), JSON.stringify(holders), config.openedAt, config.openedAt,
        ); // biome-ignore format: one row
        addLines(config.id, 0, lines, null);
        changePlayers(config.id, [], holders);
      }),

    async load(id) {
      const row = getMatch.get(id) as MatchRow | undefined;
      if (!row) return null;
      const match: Match = { config: JSON.parse(row.config) as Config, secret: row.secret };
      const { status, planned } = row;
      return { match, lines: getLines.all(id, 0) as StoredLine[], status, planned };
    },

    linesFrom: async (id, seq) => getLines.all(id, seq) as StoredLine[],

    append: (one) => commits.write(() => append(one)),

    due: async (now, limit) => (dueNow.all(now, limit) as { id: string }[]).map(({ id }) => id),

    ...sqlLists(queries),

    say: (line, submission) =>
      commits.write(() => {
        const known = findChat.get(line.match, submission) as ChatStored | undefined;
        if (known) return known;
        const n = ((lastChat.get(line.match) as { n: number | null }).n ?? -1) + 1;
        const { match, at, user, name, seat, room, text } = line;
        addChat.run(match, n, at, user, name, seat, room, text, submission);
        return { ...line, n };
      }),
  };
}
