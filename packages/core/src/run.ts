// A running game is its seed and its log. A line is a printed step or a note about the log itself; what stands after
// striking is the game. Nothing else is ever stored: a whole game replays in about a millisecond.
import type { Json, Refusal, Rules, Seat, Seats, Seed, Step, Tell } from './contract.ts';
import { hasSeat, NOBODY, seatList, withSeat } from './seats.ts';
import { standingOf } from './standing.ts';
import { Trail } from './trail.ts';

export interface Line {
  readonly seat: Seat;
  /** A printed step, or `!undo`, `!back N`, `!resign`, `!forfeit`, or a remark (`!hint`, `!planned`) that changes nothing. */
  readonly text: string;
  /** Milliseconds since the match began, as the server saw it. */
  readonly at?: number;
}

/** Refusals that belong to the log, not to one game. */
export const LINE_REFUSALS = [
  'game-over',
  'no-such-seat',
  'not-your-turn',
  'unknown-step',
  'unknown-line',
  'nothing-to-undo',
  'sealed',
  'back-where',
  'already-out',
] as const;
export type LineRefusal = (typeof LINE_REFUSALS)[number];

export type EndBy = 'rules' | 'resign' | 'forfeit';

/** A line that counts, with who could no longer take back after it. */
export interface Standing {
  readonly seq: number;
  readonly seat: Seat;
  readonly step: Step;
  readonly sealed: Seats;
}

export interface SavedRun<S = unknown> {
  readonly state: S;
  readonly lines: number;
  readonly standing: Standing[];
  readonly out: Seats;
  readonly endedBy: EndBy | null;
}

type Note =
  | { readonly kind: 'undo' }
  /** Said of what was played: a hint was asked for, the next steps were planned ahead. Outside the fingerprint. */
  | { readonly kind: 'remark' }
  | { readonly kind: 'resign' | 'forfeit' }
  | { readonly kind: 'back'; readonly to: number };

function parseNote(text: string): Note | null {
  if (text === '!undo') return { kind: 'undo' };
  if (text === '!hint' || text === '!planned') return { kind: 'remark' };
  if (text === '!resign') return { kind: 'resign' };
  if (text === '!forfeit') return { kind: 'forfeit' };
  const back = /^!back (0|[1-9]\d{0,6})$/.exec(text);
  return back ? { kind: 'back', to: Number(back[1]) } : null;
}

export class Run<
  S = unknown,
  Open extends Json = Json,
  Own extends Json = Json,
  Secret extends Json = Json,
  E extends Json = Json,
> {
  readonly rules: Rules<S, Open, Own, Secret, E>;
  readonly seed: Seed;
  readonly log: Line[] = [];
  standing: Standing[] = [];
  state: S;
  /** Seats that resigned or forfeited; a bot may play on for them. */
  out: Seats = NOBODY;
  /** How many steps it has cost so far: each line plays one, and who goes back may play many again. */
  played = 0;
  #endedBy: EndBy | null = null;
  #trail: Trail<S> | null = null;

  constructor(rules: Rules<S, Open, Own, Secret, E>, seed: Seed) {
    this.rules = rules;
    this.seed = seed;
    this.state = rules.create(seed);
  }

  /** null while the game runs. */
  get endedBy(): EndBy | null {
    return this.#endedBy ?? (this.rules.acting(this.state) === NOBODY ? 'rules' : null);
  }

  get acting(): Seats {
    return this.endedBy ? NOBODY : this.rules.acting(this.state);
  }

  /** How many of a seat's lines stand: what a submission names to say which position it was made for. */
  count(seat: Seat): number {
    let lines = 0;
    for (const line of this.standing) if (line.seat === seat) lines++;
    return lines;
  }

  /** Whether this seat may strike its last standing line: nobody un-sees a card. */
  canUndo(seat: Seat): boolean {
    return this.#undoable(seat) !== 'nothing-to-undo' && this.#undoable(seat) !== 'sealed';
  }

  /** Everything that a line may change, to go back to if a later one of several is refused. */
  save(): SavedRun<S> {
    const { state, standing, out } = this;
    return {
      state: this.rules.copy(state),
      lines: this.log.length,
      standing: standing.slice(),
      out,
      endedBy: this.#endedBy,
    };
  }

  restore({ state, lines, standing, out, endedBy }: SavedRun<S>): void {
    this.state = state;
    this.log.length = lines;
    this.standing = standing;
    this.out = out;
    this.#endedBy = endedBy;
    // It knows nothing of a position that was given back.
    if (this.#trail) this.keepTrail(true);
  }

  /**
   * Before many lines are taken at once: positions are kept, so that striking lines does not play the whole game again.
   * Afterwards they are let go, for they cost memory.
   */
  keepTrail(keep: boolean): void {
    this.#trail = keep ? new Trail(this.rules.create(this.seed), (state) => this.rules.copy(state)) : null;
    if (keep && this.standing.length > 0) this.#rebuild(this.standing);
  }

  /** Adds a line if it is allowed; a refused line leaves everything as it was. */
  take(line: Line, tell?: Tell<E>): Refusal | null {
    const { seat, text } = line;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.rules.seats) return { code: 'no-such-seat' };
    if (this.endedBy) return { code: 'game-over' };
    const refusal = text.startsWith('!') ? this.#note(seat, text) : this.#step(seat, text, tell);
    if (!refusal) this.log.push(line);
    return refusal;
  }

  #step(seat: Seat, text: string, tell?: Tell<E>): Refusal | null {
    const step = this.rules.parse(text);
    if (step === null) return { code: 'unknown-step' };
    if (!hasSeat(this.rules.acting(this.state), seat)) return { code: 'not-your-turn' };
    const refusal = this.rules.refuse(this.state, seat, step);
    if (refusal) return refusal;
    this.#play({ seq: this.log.length, seat, step }, tell);
    return null;
  }

  #note(seat: Seat, text: string): Refusal | null {
    const note = parseNote(text);
    if (!note) return { code: 'unknown-line' };
    if (note.kind === 'remark') return null;
    if (note.kind === 'undo') {
      const index = this.#undoable(seat);
      if (typeof index === 'string') return { code: index };
      this.#rebuild(this.standing.filter((_, i) => i !== index));
      return null;
    }
    if (note.kind === 'back') {
      if (note.to >= this.log.length) return { code: 'back-where' };
      this.#rebuild(this.#stoodBefore(note.to));
      return null;
    }
    if (hasSeat(this.out, seat)) return { code: 'already-out' };
    this.out = withSeat(this.out, seat);
    // With one seat left (or the only one gone) there is nothing more to play for; a team is together or not at all.
    if (this.rules.team || this.rules.seats - seatList(this.out).length <= 1) this.#endedBy = note.kind;
    return null;
  }

  #undoable(seat: Seat): number | 'nothing-to-undo' | 'sealed' {
    for (let i = this.standing.length - 1; i >= 0; i--) {
      const line = this.standing[i] as Standing;
      if (hasSeat(line.sealed, seat)) return 'sealed';
      if (line.seat === seat) return i;
    }
    return 'nothing-to-undo';
  }

  /** What stood when the log had `length` lines: an undo after it is itself undone. */
  #stoodBefore(length: number): Omit<Standing, 'sealed'>[] {
    return standingOf(this.log.slice(0, length)).map((seq) => {
      const { seat, text } = this.log[seq] as Line;
      return { seq, seat, step: this.rules.parse(text) as Step };
    });
  }

  #rebuild(lines: readonly Omit<Standing, 'sealed'>[]): void {
    const known = this.#trail?.goTo(lines.map(({ seq }) => seq));
    this.state = known?.state ?? this.rules.create(this.seed);
    const sealed = known?.sealed ?? [];
    this.standing = lines.slice(0, sealed.length).map((line, i) => ({ ...line, sealed: sealed[i] ?? NOBODY }));
    for (const line of lines.slice(sealed.length)) this.#play(line);
  }

  #play({ seq, seat, step }: Omit<Standing, 'sealed'>, tell?: Tell<E>): void {
    const sealed = this.rules.apply(this.state, seat, step, tell);
    this.played++;
    this.standing.push({ seq, seat, step, sealed });
    this.#trail?.step(seq, sealed, this.state);
  }
}
