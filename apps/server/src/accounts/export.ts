// Everything the site has about a person and nothing about anybody else, written as it is read: a long history is
// never in memory as a whole.
import { setImmediate as giveTurn } from 'node:timers/promises';
import { type MatchListed, type Store, tablesOf, type User } from '@sunglade/match';
import { type LoadGame, OpenError, openTable, recordOf } from '@sunglade/table';

const MANY = 100_000;

export interface ExportNeeds {
  readonly store: Store;
  readonly now: () => number;
  readonly loadGame: LoadGame;
}

export async function* exportOf({ store, now, loadGame }: ExportNeeds, user: User): AsyncGenerator<string> {
  const [passkeys, password, sessions, muted, said, campaigns, ways, reports, plans, holidays, friends, asked] = [
    await store.passkeysOf(user.id),
    await store.passwordOf(user.id),
    await store.sessionsOf(user.id, now()),
    await store.mutedBy(user.id),
    await store.saidBy(user.id, MANY),
    await store.campaignsOf(user.id),
    await store.waysOf(user.id),
    await store.reportsBy(user.id),
    await store.plansOf(user.id),
    await store.holidaysOf(user.id),
    await store.friendsOf(user.id),
    await store.askedBy(user.id),
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
    campaigns: campaigns.map(({ id, game, sheet, updatedAt }) => ({ id, game, sheet, updatedAt })),
    notices: ways.map(({ target, language, rule, minutes, quiet, confirmed, paused, toldAt, createdAt }) => ({
      ...target,
      language,
      rule,
      minutes,
      quiet,
      confirmed,
      paused,
      toldAt,
      createdAt,
    })),
    reports: reports.map(({ match, reason, text, at }) => ({ table: match, reason, text, at })),
    plans: plans.map(({ match, seat, ways: planned, at }) => ({ table: match, seat, ways: planned, at })),
    holidays: holidays.map(({ first, last, zone, createdAt, endedAt }) => ({ first, last, zone, createdAt, endedAt })),
    friends: friends.map(({ name, at }) => ({ name, at })),
    friendsAsked: asked.map(({ name, at }) => ({ name, at })),
    friendsSeeMe: !(await store.isHidden(user.id)),
    reached: await store.reachedBy(user.id),
    lookedAt: await store.lookedAt(user.id),
    chat: said.map(({ match, at, seat, room, name, text }) => ({ table: match, at, seat, room, name, text })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  let first = true;
  for await (const listed of tablesOf(store, user.id)) {
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
    record:
      summary.status === 'over' || summary.status === 'closed'
        ? await recordFor(store, loadGame, config.id, yours)
        : null,
  };
}

/** The whole game, which needs everybody's moves to play again, with only the own names in it. */
async function recordFor(store: Store, loadGame: ExportNeeds['loadGame'], id: string, yours: readonly number[]) {
  const found = await store.load(id);
  if (!found) return null;
  const record = await openTable(found.match, found.lines, loadGame, giveTurn).then(recordOf, (error: unknown) => {
    // What this program cannot open must not keep anybody from the rest.
    if (error instanceof OpenError) return null;
    throw error;
  });
  if (!record) return null;
  return { ...record, players: record.players?.map((name, i) => (yours.includes(i) ? name : `Player ${i + 1}`)) };
}
