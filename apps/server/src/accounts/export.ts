// Everything the site has about a person and nothing about anybody else, written as it is read: a long history is
// never in memory as a whole.
import type { AnyGame } from '@sunglade/core';
import { type MatchListed, type Store, type User, wholeConfig } from '@sunglade/match';
import { recordOf, Table } from '@sunglade/table';

const MANY = 100_000;

export interface ExportNeeds {
  readonly store: Store;
  readonly now: () => number;
  readonly loadGame: (id: string, version: number) => Promise<AnyGame | null>;
}

export async function* exportOf({ store, now, loadGame }: ExportNeeds, user: User): AsyncGenerator<string> {
  const [passkeys, password, sessions, muted, said] = [
    await store.passkeysOf(user.id),
    await store.passwordOf(user.id),
    await store.sessionsOf(user.id, now()),
    await store.mutedBy(user.id),
    await store.saidBy(user.id, MANY),
  ];
  const head = {
    format: 'sunglade-export-1',
    exportedAt: now(),
    profile: { id: user.id, name: user.name, createdAt: user.createdAt },
    signIn: {
      login: password?.login ?? null,
      passkeys: passkeys.map(({ label, createdAt, usedAt, transports }) => ({ label, createdAt, usedAt, transports })),
    },
    sessions: sessions.map(({ createdAt, expiresAt, agent }) => ({ createdAt, expiresAt, agent })),
    // Who they are is theirs.
    peopleMuted: muted.length,
    chat: said.map(({ match, at, seat, room, name, text }) => ({ table: match, at, seat, room, name, text })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  let first = true;
  for (const listed of await store.listOf(user.id, MANY)) {
    yield `${first ? '' : ','}\n${JSON.stringify(await matchOf(store, loadGame, listed, user.id))}`;
    first = false;
  }
  yield '\n]}\n';
}

async function matchOf(store: Store, loadGame: ExportNeeds['loadGame'], listed: MatchListed, user: string) {
  const { config, summary, updatedAt } = listed;
  const yours = summary.holders.flatMap((holder, i) => (holder === user ? [i] : []));
  return {
    id: config.id,
    game: config.game,
    rules: config.rules,
    seats: config.setup.seats,
    options: config.setup.options,
    clock: config.clock,
    public: config.public,
    openedAt: config.openedAt,
    updatedAt,
    status: summary.status,
    yours: yours.map((seat) => ({ seat, name: summary.names[seat] ?? null })),
    record: summary.status === 'over' ? await recordFor(store, loadGame, config.id, yours) : null,
  };
}

/** The whole game, which needs everybody's moves to play again, with only the own names in it. */
async function recordFor(store: Store, loadGame: ExportNeeds['loadGame'], id: string, yours: readonly number[]) {
  const found = await store.load(id);
  const game = found ? await loadGame(found.match.config.game, found.match.config.rules) : null;
  if (!found || !game) return null;
  const record = recordOf(
    Table.load(wholeConfig(found.match.config, game), found.match.secret, game, found.lines),
    game,
  );
  if (!record) return null;
  return { ...record, players: record.players?.map((name, i) => (yours.includes(i) ? name : `Player ${i + 1}`)) };
}
