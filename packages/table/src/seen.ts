// What one person sees of a table: the only form in which a table leaves the server.
import {
  createRecord,
  hasSeat,
  type Json,
  type MatchRecord,
  NOBODY,
  type Parts,
  type Result,
  Run,
  resultOf,
  type Seats,
  type StoredEdition,
  seat,
  storeSetup,
  type View,
  viewFrom,
  viewOf,
} from '@sunglade/core';
import { timeLeft } from './clocks.ts';
import type { Clock, Help, TableConfig, Talk, Timeout } from './config.ts';
import { heardBy } from './heard.ts';
import { type Holiday, nextHoliday } from './holidays.ts';
import { printBot } from './names.ts';
import type { Plan } from './plan.ts';
import type { Proposal } from './proposals.ts';
import type { Chair, Status, Table, Told } from './table.ts';

export interface SeenChair {
  readonly name: string;
  readonly taken: boolean;
  readonly you: boolean;
  readonly bot: string | null;
  readonly away: boolean;
  /** Resigned or forfeited. */
  readonly out: boolean;
  /** Milliseconds left at `now`, or null without a clock. */
  readonly left: number | null;
  readonly running: boolean;
  /** When their person is away, or will be next; for those who play along. Absent where that is never. */
  readonly holiday?: Holiday;
  /** When their person was last reminded, as long as they have not played; for those who play along. */
  readonly nudged?: number;
}

/** What was agreed when the table was opened. */
interface Agreed {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Json;
  readonly edition: StoredEdition;
  readonly public: boolean;
  readonly clock: Clock;
  readonly onTimeout: Timeout;
  /** Absent where nothing was agreed, and that means none. */
  readonly help?: Help;
  /** Absent where people talk as the host of the site allows. */
  readonly talk?: Talk;
  readonly commitment: string;
  readonly openedAt: number;
  readonly campaign?: string;
}

export interface Seen extends Agreed {
  readonly host: boolean;
  readonly startedAt: number | null;
  readonly status: Status;
  /** How many lines the table's log has: a gap means re-sync. */
  readonly seq: number;
  /** The server's time of this picture. */
  readonly now: number;
  readonly chairs: readonly SeenChair[];
  /** The seats of the viewer. */
  readonly you: Seats;
  readonly acting: Seats;
  /** Which of the viewer's seats may take back their last line. */
  readonly undo: Seats;
  /** Standing lines per seat: what a submission names as `at`. */
  readonly counts: readonly number[];
  /** Lines of the game's log up to the last that stands, as `!propose N` counts them: one less takes that one back. */
  readonly length: number;
  readonly view: View | null;
  readonly proposal: Proposal | null;
  readonly result: Result | null;
  readonly next: string | null;
  /** Nobody has played for long: when the table is closed. Absent where that is not so. */
  readonly closesAt?: number;
  /** What the viewer has planned; absent where that is nothing. Nobody sees another's. */
  readonly plans?: readonly Plan[];
  /** How often each seat asked for a hint: told once the game is over, and absent where nobody did. */
  readonly hints?: readonly number[];
}

export function seenBy(table: Table, user: string | null, now: number): Seen {
  const you = user === null ? (0 as Seats) : table.seatsOf(user);
  return seenAs(table, you, now, user !== null && user === table.host);
}

/**
 * `you` may be chosen freely by who owns the whole table: hot-seat shows one seat at a time. Who shows the same moment
 * to several people sorts the state into its parts once.
 */
export function seenAs(table: Table, you: Seats, now: number, host: boolean, parts?: Parts): Seen {
  const { run } = table;
  const undo = run && table.status === 'playing' ? undoable(run, you) : 0;
  return {
    ...agreedOf(table),
    host,
    startedAt: table.startedAt,
    status: table.status,
    seq: table.lines.length,
    now,
    chairs: table.chairs.map((chair, i) => seenChair(table, chair, i, you, now)),
    you,
    acting: table.acting,
    undo: undo as Seats,
    counts: table.chairs.map((_, i) => run?.count(seat(i)) ?? 0),
    length: (run?.standing.at(-1)?.seq ?? -1) + 1,
    view: run ? viewFrom(parts ?? table.rules.parts(run.state), you) : null,
    proposal: table.proposal,
    result: run ? resultOf(run) : null,
    next: table.next,
    ...(table.closesAt === null || table.status !== 'playing' ? {} : { closesAt: table.closesAt }),
    ...plansOf(table, you),
    ...(table.status === 'over' ? hintsOf(run) : {}),
  };
}

const agreed = new WeakMap<TableConfig, Agreed>();

/** What was agreed when the table was opened never changes: it is made once, and the same in all pictures. */
function agreedOf({ config, game }: Table): Agreed {
  const known = agreed.get(config);
  if (known) return known;
  const { id, rules, clock, onTimeout, help, talk, commitment, openedAt, campaign } = config;
  const made: Agreed = {
    id,
    game: config.game,
    rules,
    ...storeSetup(config.setup, game),
    public: config.public,
    clock,
    onTimeout,
    ...(help ? { help } : {}),
    ...(talk ? { talk } : {}),
    commitment,
    openedAt,
    ...(campaign === undefined ? {} : { campaign }),
  };
  agreed.set(config, made);
  return made;
}

function seenChair(table: Table, chair: Chair, one: number, you: Seats, now: number): SeenChair {
  const { config, run, clocks } = table;
  const seen: SeenChair = {
    name: chair.name,
    taken: chair.holder !== null || chair.bot !== null,
    you: hasSeat(you, seat(one)),
    bot: chair.bot,
    away: chair.away,
    out: run !== null && hasSeat(run.out, seat(one)),
    left: timeLeft(config.clock, clocks, one, now),
    running: clocks.since[one] !== null && table.status === 'playing' && config.clock.kind !== 'none',
  };
  if (you === NOBODY) return seen;
  const holiday = nextHoliday(clocks.holidays[one] ?? [], now);
  const nudge = table.nudges[one];
  if (!holiday && !nudge) return seen;
  return { ...seen, ...(holiday ? { holiday } : {}), ...(nudge ? { nudged: nudge.at } : {}) };
}

function plansOf({ plans }: Table, you: Seats): Pick<Seen, 'plans'> {
  const yours = plans.filter((plan) => hasSeat(you, seat(plan.seat)));
  return yours.length > 0 ? { plans: yours } : {};
}

function hintsOf(run: Run | null): Pick<Seen, 'hints'> {
  const asked = run?.log.filter(({ text }) => text === '!hint') ?? [];
  if (!run || asked.length === 0) return {};
  return { hints: Array.from({ length: run.rules.seats }, (_, i) => asked.filter((line) => line.seat === i).length) };
}

function undoable(run: Run, you: Seats): number {
  let mask = 0;
  for (let i = 0; i < run.rules.seats; i++) if (hasSeat(you, seat(i)) && run.canUndo(seat(i))) mask |= 1 << i;
  return mask;
}

/** One standing line as a viewer may know it. */
export interface Past {
  readonly seat: number;
  readonly at: number;
  readonly events: readonly Json[];
  /** It was the first step of a plan. */
  readonly planned?: true;
  readonly view?: View;
}

/** What has happened in the game so far, told again to one viewer; with the view after each line where asked. */
export function pastOf(table: Table, you: Seats, withViews: boolean): Past[] {
  const { run, rules } = table;
  if (!run) return [];
  const again = new Run(rules, run.seed);
  return run.standing.map(({ seat: one, step, seq }) => {
    const told: Told[] = [];
    again.take({ seat: one, text: rules.print(step) }, (event, to, others) =>
      told.push(others === undefined ? { event, to } : { event, to, others }),
    );
    const past = {
      seat: one,
      at: run.log[seq]?.at ?? 0,
      events: heardBy(told, you, rules.seats),
      ...(run.log[seq - 1]?.text === '!planned' ? { planned: true as const } : {}),
    };
    return withViews ? { ...past, view: viewOf(rules, again.state, you) } : past;
  });
}

/** The whole match for everybody, once it is over. */
export function recordOf(table: Table): MatchRecord | null {
  const { run, config, game, secret } = table;
  if (!run || secret === null) return null;
  return createRecord(game, config.setup, run, {
    ...(config.from ? {} : { proof: { commitment: config.commitment, secret, entropy: table.entropy } }),
    players: table.chairs.map((chair) => (chair.bot === null ? chair.name : printBot(chair.bot))),
  });
}
