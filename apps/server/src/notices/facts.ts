// What a notice may tell whoever it is for, as their seat may know it. Whatever is read here must be what that seat sees:
// chairs, who has moved, its own score, its own log, and at the end the result.
import { hasSeat, type Result, seat } from '@sunglade/core';
import type { NoticeStored } from '@sunglade/match';
import { hurryAt, seenAs, type Table, type Timeout, timeLeft } from '@sunglade/table';
import { type HeardBySeat, heardBy } from './log.ts';

/** What the seat has heard, and from which line on it has not acted. */
export interface LogFacts {
  readonly heard: HeardBySeat;
  readonly since: number;
}

/** Who sits on a chair, as everybody at the table knows them. */
export interface Person {
  readonly name: string;
  readonly bot: string | null;
}

export interface TurnFacts {
  readonly kind: 'turn';
  readonly game: string;
  /** Nobody has played yet. */
  readonly begins: boolean;
  readonly others: readonly Person[];
  /** Who has played since this seat last did. */
  readonly played: readonly Person[];
  /** The seat's own score, of what everybody knows and what the seat itself knows. */
  readonly points: number;
  /** Milliseconds until the time is up; null without a clock. */
  readonly left: number | null;
  /** Absent where nobody can put it into words. */
  readonly log?: LogFacts;
}

/** Whether the table waits for this person. */
function waitsFor(table: Table, one: number, user: string): boolean {
  const { chairs, acting } = table;
  return hasSeat(acting, seat(one)) && chairs[one]?.holder === user && !table.isBot(seat(one));
}

/** null if nobody waits for this person there any more. */
function turnFacts(table: Table, one: number, user: string, now: number, withLog: boolean): TurnFacts | null {
  const { run, chairs, config } = table;
  const own = seat(one);
  if (!run || !waitsFor(table, one, user)) return null;
  const mine = run.standing.findLastIndex((line) => line.seat === own);
  const moved = new Set<number>(run.standing.slice(mine + 1).map((line) => line.seat));
  const people = chairs.map(({ name, bot }): Person => ({ name, bot }));
  // Playing the game again costs more than everything else here: only where it can be told.
  const log = withLog && moved.size > 0 ? heardBy(table, one, now) : null;
  return {
    kind: 'turn',
    game: config.game,
    begins: run.standing.length === 0,
    others: people.filter((_, i) => i !== one),
    played: people.filter((_, i) => i !== one && moved.has(i)),
    points: table.rules.score(run.state, own).total,
    left: timeLeft(config.clock, table.clocks, one, now),
    ...(log ? { log } : {}),
  };
}

/** A turn of which little time is left. */
export interface HurryFacts {
  readonly kind: 'hurry';
  readonly game: string;
  readonly others: readonly Person[];
  /** Milliseconds until the time is up. */
  readonly left: number;
  readonly onTimeout: Timeout;
}

function hurryFacts(table: Table, one: number, user: string, now: number): HurryFacts | null {
  const { config, clocks, chairs } = table;
  const left = timeLeft(config.clock, clocks, one, now);
  if (left === null || !waitsFor(table, one, user)) return null;
  const others = chairs.filter((_, i) => i !== one).map(({ name, bot }): Person => ({ name, bot }));
  return { kind: 'hurry', game: config.game, others, left, onTimeout: config.onTimeout };
}

/** A turn of which those who wait have reminded this person. */
export interface NudgeFacts {
  readonly kind: 'nudge';
  readonly game: string;
  readonly by: Person;
  /** Milliseconds until the time is up; null without a clock. */
  readonly left: number | null;
}

/** null once the person has played. */
function nudgeFacts(table: Table, one: number, user: string, now: number): NudgeFacts | null {
  const { config, clocks, chairs } = table;
  const nudge = table.nudges[one];
  const by = nudge && chairs[nudge.by];
  if (!by || !waitsFor(table, one, user)) return null;
  const left = timeLeft(config.clock, clocks, one, now);
  return { kind: 'nudge', game: config.game, by: { name: by.name, bot: by.bot }, left };
}

const HOUR_MS = 3_600_000;

/**
 * Until when a notice of little time left has to wait, because there is more of it than there was to be when it was
 * written; null: it may be told. A holiday can be broken off, so nobody is left waiting for long.
 */
export function notYet({ config, clocks }: Table, { kind, seat: one }: NoticeStored, now: number): number | null {
  const moment = kind === 'hurry' ? hurryAt(config.clock, clocks, one) : null;
  return moment === null || moment <= now ? null : Math.min(moment, now + HOUR_MS);
}

/** Who played, and what they have in the end. */
export interface Finisher extends Person {
  /** The only chair of whoever is told. */
  readonly you: boolean;
  readonly place: number;
  readonly points: number;
}

/** A game that has ended, as everybody sees it then. */
export interface OverFacts {
  readonly kind: 'over';
  readonly game: string;
  readonly by: Result['by'];
  readonly people: readonly Finisher[];
  /** Whether a team has reached its goal; null where everybody plays for themselves. */
  readonly won: boolean | null;
  readonly log?: LogFacts;
}

function overFacts(table: Table, one: number, user: string, now: number, withLog: boolean): OverFacts | null {
  const { run, chairs, config, status } = table;
  if (!run || status !== 'over' || chairs[one]?.holder !== user) return null;
  const { result } = seenAs(table, table.seatsOf(user), now, false);
  if (!result) return null;
  const own = chairs.filter(({ holder }) => holder === user).length;
  const people = chairs.map(
    ({ name, bot, holder }, i): Finisher => ({
      name,
      bot,
      you: holder === user && own === 1,
      place: result.places[i] ?? 1,
      points: result.scores[i] ?? 0,
    }),
  );
  const log = withLog ? heardBy(table, one, now) : null;
  return {
    kind: 'over',
    game: config.game,
    by: result.by,
    people: people.toSorted((a, b) => a.place - b.place),
    won: result.won ?? null,
    ...(log ? { log } : {}),
  };
}

/** A table that is about to be closed, as everybody there may know it. */
export interface StaleFacts {
  readonly kind: 'stale';
  readonly game: string;
  readonly others: readonly Person[];
  /** Milliseconds until it is closed. */
  readonly left: number;
}

/** null once somebody has played. */
function staleFacts(
  { config, chairs, closesAt, status }: Table,
  one: number,
  user: string,
  now: number,
): StaleFacts | null {
  if (closesAt === null || status !== 'playing' || chairs[one]?.holder !== user) return null;
  const others = chairs.filter(({ holder }) => holder !== user).map(({ name, bot }): Person => ({ name, bot }));
  return { kind: 'stale', game: config.game, others, left: Math.max(0, closesAt - now) };
}

/** A table that waits for people, and who invites there. */
export interface InviteFacts {
  readonly kind: 'invite';
  readonly game: string;
  readonly by: Person;
  /** Who sits there already. */
  readonly others: readonly Person[];
}

/** null once there is no chair any more, or whoever is invited has one. */
function inviteFacts({ config, chairs, status }: Table, user: string, name: string | undefined): InviteFacts | null {
  const isFree = chairs.some(({ holder, bot }) => holder === null && bot === null);
  if (name === undefined || status !== 'open' || !isFree || chairs.some(({ holder }) => holder === user)) return null;
  const seated = chairs.filter((chair) => (chair.holder !== null || chair.bot !== null) && chair.name !== name);
  const others = seated.map(({ name: called, bot }): Person => ({ name: called, bot }));
  return { kind: 'invite', game: config.game, by: { name, bot: null }, others };
}

export type Facts = TurnFacts | HurryFacts | NudgeFacts | OverFacts | StaleFacts | InviteFacts;

interface Besides {
  /** Who invites. */
  readonly inviter?: string | undefined;
  /** Whether what the log says can be told. */
  readonly withLog?: boolean;
}

/** What a notice may tell whoever it is for; null where there is nothing to tell any more. */
export function factsOf(
  table: Table,
  { kind, seat: one }: Pick<NoticeStored, 'kind' | 'seat'>,
  user: string,
  now: number,
  { inviter, withLog = false }: Besides = {},
): Facts | null {
  switch (kind) {
    case 'turn':
      return turnFacts(table, one, user, now, withLog);
    case 'hurry':
      return hurryFacts(table, one, user, now);
    case 'nudge':
      return nudgeFacts(table, one, user, now);
    case 'over':
      return overFacts(table, one, user, now, withLog);
    case 'stale':
      return staleFacts(table, one, user, now);
    case 'invite':
      return inviteFacts(table, user, inviter);
  }
}
