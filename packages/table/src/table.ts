// One table as a pure state machine: lines in, what each viewer may hear out. No I/O, no timers, no clock of its own:
// the caller gives the time with each line, stores the lines, and only then sends anything to anybody.
import {
  type AnyGame,
  type AnyRules,
  hasSeat,
  type Json,
  NOBODY,
  type Refusal,
  Run,
  type Seat,
  type Seats,
  type Seed,
  seat,
  seatList,
  seedOf,
  withSeat,
} from '@sunglade/core';
import { type ClockState, createClocks, deadline, restart, tick } from './clocks.ts';
import { isTurnByTurn, type TableConfig } from './config.ts';
import { changeHolidays } from './holidays.ts';
import { type Note, parseNote, type TableLine } from './lines.ts';
import { BOT, CLOCK, fitsChair, SYSTEM } from './names.ts';
import { type Nudge, refuseNudge, withNudge } from './nudges.ts';
import type { Plan } from './plan.ts';
import { agreeing, allAgree, type Proposal, proposalOf, refuseProposal, refusesBot } from './proposals.ts';
import { no } from './refusals.ts';

export interface Chair {
  /** The user who sits here. */
  readonly holder: string | null;
  readonly name: string;
  readonly entropy: string;
  /** The level of the bot that sits here. */
  readonly bot: string | null;
  /** The player's time ran out; a bot fills in until they return. */
  readonly away: boolean;
}

export type Status = 'open' | 'playing' | 'over' | 'closed';

/** One event with its audience, as the rules told it. */
export interface Told {
  readonly event: Json;
  readonly to: Seats;
  readonly others?: Json;
}

/** What one line did. */
export interface Happening {
  readonly seq: number;
  readonly line: TableLine;
  /** A step of the game, a line struck from it, or something about the table. */
  readonly kind: 'step' | 'struck' | 'table';
  readonly told: readonly Told[];
}

export type TakenAll =
  | { readonly ok: true; readonly happenings: readonly Happening[] }
  /** `index`: which of the lines was refused. */
  | { readonly ok: false; readonly refusal: Refusal; readonly index: number };

const EMPTY: Chair = { holder: null, name: '', entropy: '', bot: null, away: false };
/** Notes about the game's own log that people may write; going back needs everybody's consent. */
const RUN_NOTE = /^!(?:undo|resign|forfeit|hint|planned)$/;
/** Said about the game without changing it. */
const REMARK = /^!(?:hint|planned)$/;

export class Table {
  readonly config: TableConfig;
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly lines: TableLine[] = [];
  /** Who opened the table, or to whom that place was handed. */
  host: string;
  chairs: readonly Chair[];
  clocks: ClockState;
  run: Run | null = null;
  startedAt: number | null = null;
  proposal: Proposal | null = null;
  next: string | null = null;
  /** When the table is closed because nobody plays; null while somebody does. */
  closesAt: number | null = null;
  /** For whom a bot was refused last, and when. */
  refusedBot: { readonly seat: number; readonly at: number } | null = null;
  /** By seat: who reminded its person last, until they have played. */
  nudges: readonly (Nudge | null)[];
  /** What people have decided before their turn: beside the lines, and not made of them. */
  plans: readonly Plan[] = [];
  #closed = false;
  readonly #secret: string;

  constructor(config: TableConfig, secret: string, game: AnyGame) {
    this.config = config;
    this.game = game;
    this.rules = game.bind(config.setup);
    this.host = config.host;
    this.chairs = Array.from({ length: config.setup.seats }, () => EMPTY);
    this.clocks = createClocks(config.setup.seats);
    this.nudges = this.chairs.map(() => null);
    this.#secret = secret;
  }

  get status(): Status {
    if (this.#closed) return 'closed';
    if (!this.run) return 'open';
    return this.run.endedBy ? 'over' : 'playing';
  }

  get acting(): Seats {
    return this.status === 'playing' && this.run ? this.run.acting : NOBODY;
  }

  /** The seats a user holds; 0 for a spectator. */
  seatsOf(user: string): Seats {
    let seats = NOBODY;
    for (let i = 0; i < this.chairs.length; i++) if (this.chairs[i]?.holder === user) seats = withSeat(seats, seat(i));
    return seats;
  }

  /**
   * Which sitting this is: the number of the line that gave the chair to whoever holds it now, or -1. A link to a chair
   * belongs to one sitting; whoever sits there later has nothing to do with it.
   */
  sittingOf(one: number): number {
    return this.lines.findLastIndex((line) => line.seat === one && /^!(?:sit|hand) /.test(line.text));
  }

  /** Whether a bot decides for this seat now. */
  isBot(one: Seat): boolean {
    const chair = this.chairs[one];
    return !!chair && (chair.bot !== null || chair.away || (this.run !== null && hasSeat(this.run.out, one)));
  }

  /** The seats for which a bot has to act now. */
  get botsToAct(): Seat[] {
    return seatList(this.acting).filter((one) => this.isBot(one));
  }

  /** The next moment at which a human's time is up, and whose. */
  get due(): { readonly at: number; readonly seat: Seat } | null {
    let first: { readonly at: number; readonly seat: Seat } | null = null;
    for (const one of seatList(this.acting)) {
      if (this.isBot(one)) continue;
      const at = deadline(this.config.clock, this.clocks, one);
      if (at !== null && (first === null || at < first.at)) first = { at, seat: one };
    }
    return first;
  }

  /** Revealed only when nothing can be gained from it: the game is over, or was called off. */
  get secret(): string | null {
    return this.status === 'over' || (this.#closed && this.run) ? this.#secret : null;
  }

  get entropy(): string[] {
    return this.chairs.map((chair) => chair.entropy);
  }

  /** Adds a line and says what it did; a refused line changes nothing. */
  take(line: TableLine): Happening | Refusal {
    const told: Told[] = [];
    const note = line.text.startsWith('!') ? parseNote(line.text) : null;
    // Whose chair it was may be set right even when nobody plays there any more.
    if (this.#closed && note?.kind !== 'hand' && note?.kind !== 'name') return no('table-closed');
    if (line.text.startsWith('!') && !note && !RUN_NOTE.test(line.text)) return no('unknown-line');
    const stood = this.run?.standing;
    const refusal = note ? this.#note(line, note) : this.#play(line, told);
    if (refusal) return refusal;
    // Whoever does anything here is there, and the table goes on.
    if (line.by !== SYSTEM) this.closesAt = null;
    const seq = this.lines.length;
    this.lines.push(line);
    // A run that strikes lines makes its list of standing ones anew.
    const struck = stood !== undefined && stood !== this.run?.standing;
    return { seq, line, kind: struck ? 'struck' : line.text.startsWith('!') ? 'table' : 'step', told };
  }

  /** All of these lines or none. */
  takeAll(lines: readonly TableLine[]): TakenAll {
    if (lines.length === 1 && lines[0]) {
      const taken = this.take(lines[0]);
      return 'code' in taken ? { ok: false, refusal: taken, index: 0 } : { ok: true, happenings: [taken] };
    }
    const restore = this.#save();
    const happenings: Happening[] = [];
    for (const [index, line] of lines.entries()) {
      const taken = this.take(line);
      if ('code' in taken) {
        restore();
        return { ok: false, refusal: taken, index };
      }
      happenings.push(taken);
    }
    return { ok: true, happenings };
  }

  #save(): () => void {
    const { host, chairs, clocks, run, startedAt, proposal, next, closesAt, refusedBot, nudges, lines } = this;
    const [count, closed, saved] = [lines.length, this.#closed, run?.save()];
    const [since, used, holidays] = [clocks.since.slice(), clocks.used.slice(), clocks.holidays.slice()];
    return () => {
      const clock = { since, used, holidays };
      Object.assign(this, {
        host,
        chairs,
        run,
        startedAt,
        proposal,
        next,
        closesAt,
        refusedBot,
        nudges,
        clocks: clock,
      });
      this.#closed = closed;
      lines.length = count;
      if (run && saved) run.restore(saved);
    };
  }

  #play({ at, by, seat: one, text }: TableLine, told: Told[]): Refusal | null {
    const run = this.run;
    if (!run || this.startedAt === null) return no('not-started');
    const chair = this.chairs[one];
    if (!chair) return no('no-such-seat');
    if (text === '!forfeit') {
      if (by !== CLOCK) return no('not-your-seat');
      const late = this.#late(one, at);
      if (!late) return no('not-late');
    } else if (by === BOT ? !this.isBot(seat(one)) : chair.holder !== by) return no('not-your-seat');
    const before = run.standing.length;
    const refusal = run.take({ seat: seat(one), text, at: at - this.startedAt }, (event, to, others) =>
      told.push(others === undefined ? { event, to } : { event, to, others }),
    );
    if (refusal) return refusal;
    if (!REMARK.test(text)) {
      this.proposal = null;
      if (chair.holder === by) this.nudges = withNudge(this.nudges, one, null);
    }
    this.#tick(at, before);
    return null;
  }

  #note(line: TableLine, note: Note): Refusal | null {
    const { at, by, seat: one } = line;
    switch (note.kind) {
      case 'sit':
        if (this.run) return no('already-started');
        if (!this.chairs[one]) return no('no-such-seat');
        if (this.chairs[one].holder !== null || this.chairs[one].bot !== null) return no('seat-taken');
        if (!fitsChair(note.name)) return no('bad-name');
        this.#seat(one, { ...EMPTY, holder: by, name: note.name, entropy: note.entropy });
        this.clocks.holidays[one] = [];
        return null;
      case 'stand': {
        if (this.run) return no('already-started');
        const chair = this.chairs[one];
        if (!chair) return no('no-such-seat');
        if (chair.holder === null && chair.bot === null) return no('seat-empty');
        if (by !== this.host && by !== SYSTEM && by !== chair.holder) return no('host-only');
        this.#seat(one, EMPTY);
        return null;
      }
      case 'hand': {
        const chair = this.chairs[one];
        if (by !== SYSTEM) return no('not-your-seat');
        if (one === -1) {
          this.host = note.to;
          return null;
        }
        if (!chair) return no('no-such-seat');
        if (chair.holder === null) return no('seat-empty');
        this.#seat(one, { ...chair, holder: note.to });
        return null;
      }
      case 'name': {
        const chair = this.chairs[one];
        if (!chair) return no('no-such-seat');
        if (by !== SYSTEM) return no('not-your-seat');
        if (chair.holder === null) return no('seat-empty');
        if (!fitsChair(note.name)) return no('bad-name');
        this.#seat(one, { ...chair, name: note.name });
        return null;
      }
      case 'holiday':
        if (by !== SYSTEM) return no('not-your-seat');
        if (!this.chairs[one]) return no('no-such-seat');
        if (this.chairs[one].holder === null) return no('seat-empty');
        if (!isTurnByTurn(this.config.clock)) return no('no-holidays-here');
        this.clocks.holidays[one] = changeHolidays(this.clocks.holidays[one] ?? [], note.holidays, at);
        return null;
      case 'bot':
        if (this.run) return no('already-started');
        if (by !== this.host) return no('host-only');
        if (!this.chairs[one]) return no('no-such-seat');
        if (this.chairs[one].holder !== null || this.chairs[one].bot !== null) return no('seat-taken');
        this.#seat(one, { ...EMPTY, bot: note.level });
        return null;
      case 'start':
        if (this.run) return no('already-started');
        if (by !== this.host && by !== SYSTEM) return no('host-only');
        if (this.chairs.some((chair) => chair.holder === null && chair.bot === null)) return no('chairs-empty');
        return this.#start(at);
      case 'timeout':
        if (by !== CLOCK) return no('not-your-seat');
        if (!this.chairs[one]) return no('no-such-seat');
        if (!this.#late(one, at)) return no('not-late');
        this.#seat(one, { ...this.chairs[one], away: true });
        return null;
      case 'return': {
        const chair = this.chairs[one];
        if (chair?.holder !== by) return no('not-your-seat');
        if (!chair.away) return no('not-away');
        this.#seat(one, { ...chair, away: false });
        restart(this.clocks, one, at);
        return null;
      }
      case 'nudge': {
        if (this.status !== 'playing') return no(this.run ? 'game-over' : 'not-started');
        if (this.chairs[one]?.holder !== by) return no('not-your-seat');
        const refusal = refuseNudge(this, line, note.to);
        if (!refusal) this.nudges = withNudge(this.nudges, note.to, { by: one, at });
        return refusal;
      }
      case 'propose':
      case 'agree':
      case 'decline':
        return this.#consent(line, note);
      case 'rematch':
        if (this.status !== 'over') return no('not-over');
        if (this.next !== null) return no('rematch-exists');
        if (by !== SYSTEM && this.seatsOf(by) === NOBODY) return no('not-your-seat');
        this.next = note.table;
        return null;
      case 'stale':
        if (by !== SYSTEM) return no('host-only');
        if (this.status !== 'playing') return no('not-started');
        this.closesAt = note.closesAt;
        return null;
      case 'close':
        if (by !== SYSTEM && by !== this.host) return no('host-only');
        if (by !== SYSTEM && this.run) return no('already-started');
        this.#closed = true;
        return null;
    }
  }

  #start(at: number): Refusal | null {
    const { from } = this.config;
    const run = new Run(this.rules, from?.seed ?? this.seed());
    for (const { seat: one, text } of from?.steps ?? []) {
      const refusal = run.take({ seat: seat(one), text, at: 0 });
      if (refusal) return refusal;
    }
    this.run = run;
    this.startedAt = at;
    tick(this.clocks, at, this.acting, NOBODY);
    return null;
  }

  /** Going back further than undo allows, a bot for somebody who left, and calling it off need everybody's consent. */
  #consent({ at, by, seat: one }: TableLine, note: Note): Refusal | null {
    const run = this.run;
    if (!run || this.startedAt === null) return no('not-started');
    if (this.status !== 'playing') return no('game-over');
    if (this.chairs[one]?.holder !== by) return no('not-your-seat');
    if (note.kind === 'propose') {
      const refusal = refuseProposal(this, run.log.length, one, note, at);
      if (refusal) return refusal;
      this.proposal = proposalOf(note, one);
    } else {
      if (!this.proposal) return no('no-proposal');
      if (note.kind === 'decline') {
        if (refusesBot(this.proposal, one)) this.refusedBot = { seat: this.proposal.to, at };
        this.proposal = null;
      } else this.proposal = agreeing(this.proposal, one, note);
    }
    const proposal = this.proposal;
    if (!proposal || !allAgree(this, proposal)) return null;
    this.proposal = null;
    return this.#carryOut(run, proposal, at);
  }

  #carryOut(run: Run, { what, to, by }: Proposal, at: number): Refusal | null {
    switch (what) {
      case 'bot':
        this.#seat(to, { ...(this.chairs[to] ?? EMPTY), away: true });
        return null;
      case 'end':
        this.#closed = true;
        return null;
      default: {
        const refusal = run.take({ seat: seat(by), text: `!back ${to}`, at: at - (this.startedAt ?? at) });
        if (!refusal) this.#tick(at, run.standing.length);
        return refusal;
      }
    }
  }

  seed(): Seed {
    return seedOf(this.#secret, this.entropy);
  }

  #late(one: number, now: number): boolean {
    const { clock, onTimeout } = this.config;
    const end = onTimeout === 'wait' ? null : deadline(clock, this.clocks, one);
    return this.status === 'playing' && end !== null && now >= end && !this.isBot(seat(one));
  }

  #seat(one: number, chair: Chair): void {
    this.chairs = this.chairs.map((old, i) => (i === one ? chair : old));
  }

  #tick(at: number, before: number): void {
    const sealed =
      this.run?.standing.slice(before).reduce((seats, line) => (seats | line.sealed) as Seats, NOBODY) ?? NOBODY;
    tick(this.clocks, at, this.acting, sealed);
  }
}
