// Who is missed: since when, and from when on those who are there may let a bot play for them, as the server would judge it.
import { hasSeat, NOBODY, type Seats, seat, seatList } from '@sunglade/core';
import { type Seen, withHolidays } from '@sunglade/table';

export class Missed {
  /** How long the server wants somebody to be gone. */
  awayMs = 0;
  /** By seat, in the server's time: since when somebody is missed, as the server knew when it last told who is here. */
  gone: readonly (number | null)[] = [];
  #here: Seats = NOBODY;
  /** Who went while this page was open, in its own time: the server tells of those alone for whom a table waits. */
  readonly #left = new Map<number, number>();
  /** Turns that began since. */
  readonly #began = new Map<number, number>();
  /** By seat, in the server's time: when its time is up, at a table where nothing happens by itself then. */
  #ends: readonly (number | null)[] = [];
  #acting: Seats | null = null;
  /** How far the clock of this page is ahead of the server's. */
  #ahead = 0;

  /** Another picture of the table, and the time on this page. */
  look({ acting, now, chairs, onTimeout }: Pick<Seen, 'acting' | 'now' | 'chairs' | 'onTimeout'>, own: number): void {
    this.#ends = chairs.map(({ left, running, holiday }) =>
      onTimeout === 'wait' && running && left !== null ? withHolidays(now, left, holiday ? [holiday] : []) : null,
    );
    const before = this.#acting;
    this.#acting = acting;
    this.#ahead = own - now;
    for (const one of this.#began.keys()) if (!hasSeat(acting, seat(one))) this.#began.delete(one);
    if (before === null) return;
    for (const one of seatList(acting)) if (!hasSeat(before, one)) this.#began.set(one, now);
  }

  /** Another word of the server about who is here, and the time on this page. */
  meet(here: Seats, gone: readonly (number | null)[], own: number): void {
    for (const one of seatList(here)) this.#left.delete(one);
    for (const one of seatList(this.#here)) if (!hasSeat(here, one)) this.#left.set(one, own);
    this.#here = here;
    this.gone = gone;
  }

  /** Somebody who is not here has been away since then at least, in the time of this page; null where that is not known. */
  awaySince(one: number): number | null {
    const told = this.gone[one] ?? this.#began.get(one);
    const left = this.#left.get(one) ?? null;
    if (told === undefined) return left;
    return Math.min(told + this.#ahead, left ?? Number.POSITIVE_INFINITY);
  }

  /** In the time of this page; null where nothing is known of it. */
  botFrom(one: number): number | null {
    const gone = Math.max(this.gone[one] ?? 0, this.#began.get(one) ?? 0);
    return gone === 0 || this.awayMs === 0 ? null : gone + this.awayMs + this.#ahead;
  }

  /** When the others may decide what becomes of a seat's turn, in the time of this page; null: never. */
  overdueFrom(one: number): number | null {
    const end = this.#ends[one] ?? null;
    return end === null ? null : end + this.#ahead;
  }
}
