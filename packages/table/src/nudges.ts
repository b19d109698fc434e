// Whoever is waited for and is not there may be reminded by those who play with them: once in a while, so that nobody is
// pestered. Who is there, the table does not know: the node that takes the line does.
import { hasSeat, type Refusal, type Seat, type Seats, seat } from '@sunglade/core';
import { type Holiday, nextHoliday } from './holidays.ts';
import type { TableLine } from './lines.ts';
import { no } from './refusals.ts';

/** A seat is reminded at most once in so long, or again as soon as its person has played. */
export const NUDGE_AGAIN_MS = 4 * 3_600_000;

export interface Nudge {
  /** The seat that reminded. */
  readonly by: number;
  readonly at: number;
}

/** What has to be known of a table. */
interface Around {
  readonly acting: Seats;
  readonly chairs: readonly { readonly holder: string | null }[];
  readonly clocks: { readonly holidays: readonly (readonly Holiday[])[] };
  readonly nudges: readonly (Nudge | null)[];
  isBot(one: Seat): boolean;
}

/** Why a seat may not be reminded now. On holiday nobody is waited for: they have said so before. */
export function refuseNudge(table: Around, { by, at }: Pick<TableLine, 'by' | 'at'>, to: number): Refusal | null {
  const chair = table.chairs[to];
  if (!chair) return no('no-such-seat');
  const holiday = nextHoliday(table.clocks.holidays[to] ?? [], at);
  const waits = hasSeat(table.acting, seat(to)) && !table.isBot(seat(to)) && chair.holder !== by;
  if (!waits || (holiday && holiday.from <= at)) return no('not-waiting');
  const last = table.nudges[to];
  return last && at < last.at + NUDGE_AGAIN_MS ? no('nudged-already') : null;
}

export const withNudge = (
  nudges: readonly (Nudge | null)[],
  one: number,
  nudge: Nudge | null,
): readonly (Nudge | null)[] => nudges.map((old, i) => (i === one ? nudge : old));
