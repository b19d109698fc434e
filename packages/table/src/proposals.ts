// Going back further than undo allows, a bot for somebody who left, and calling the game off need everybody's consent.
import { hasSeat, type Refusal, type Seat, type Seats, seat, withSeat } from '@sunglade/core';
import { type ClockState, isOverdue } from './clocks.ts';
import type { TableConfig } from './config.ts';
import { nextHoliday } from './holidays.ts';
import type { Note } from './lines.ts';
import { no } from './refusals.ts';

/** Everybody must agree to go back, whoever asked having agreed already. */
export interface Proposal {
  /** To let a bot play, or to call the game off; without it, to go back. */
  readonly what?: 'bot' | 'end';
  /** The line to go back to, or the seat that a bot shall play for. */
  readonly to: number;
  readonly by: number;
  readonly agreed: Seats;
  /** Who is at the table and has to agree; absent: everybody. */
  readonly asked?: Seats;
}

/** Who said no to a bot for somebody is not asked about the same again for so long. */
const NO_MEANS_NO_MS = 600_000;

type Propose = Extract<Note, { kind: 'propose' }>;

export function proposalOf(note: Propose, by: number): Proposal {
  const agreed = (1 << by) as Seats;
  switch (note.what) {
    case 'end':
      return { what: 'end', to: 0, by, agreed };
    case 'back':
      return { to: note.to, by, agreed };
    case 'bot': {
      const { to, present } = note;
      return { what: 'bot', to, by, agreed, ...(present === undefined ? {} : { asked: present }) };
    }
  }
}

/** Whoever left the table since is no longer asked, and whoever came is. */
export function agreeing(proposal: Proposal, one: number, note: Note): Proposal {
  const agreed = withSeat(proposal.agreed, seat(one));
  const present = note.kind === 'agree' ? note.present : undefined;
  return proposal.asked === undefined || present === undefined
    ? { ...proposal, agreed }
    : { ...proposal, agreed, asked: present };
}

/** What has to be known of a table. */
interface Around {
  readonly config: Pick<TableConfig, 'clock' | 'onTimeout'>;
  readonly chairs: readonly { readonly holder: string | null }[];
  readonly clocks: ClockState;
  readonly acting: Seats;
  readonly proposal: Proposal | null;
  readonly refusedBot: { readonly seat: number; readonly at: number } | null;
  isBot(one: Seat): boolean;
}

/** Why this may not be proposed now; `lines` is how many the game's log has. */
export function refuseProposal(table: Around, lines: number, one: number, note: Propose, at: number): Refusal | null {
  if (table.proposal) return no('already-proposed');
  if (note.what === 'back' && note.to >= lines) return no('back-where');
  if (note.what !== 'bot') return null;
  if (!table.chairs[note.to]) return no('no-such-seat');
  // Where a clock decides, a holiday is waited for; unless the time was over before it.
  const waits = table.config.clock.kind !== 'none' && !isOverdue(table.config, table.clocks, note.to, at);
  const away = !waits ? null : nextHoliday(table.clocks.holidays[note.to] ?? [], at);
  if (note.present !== undefined && away && away.from <= at) return no('not-waiting');
  const { refusedBot } = table;
  if (note.present !== undefined && refusedBot?.seat === note.to && at < refusedBot.at + NO_MEANS_NO_MS)
    return no('asked-lately');
  // A bot plays only for a person whom the others wait for.
  const waiting = hasSeat(table.acting, seat(note.to)) && !table.isBot(seat(note.to));
  return waiting && note.to !== one ? null : no('not-waiting');
}

/** Whether a no says that no bot is wanted. Whoever takes back their own proposal has refused nothing, nor has whom it is about. */
export const refusesBot = ({ what, to, by, asked }: Proposal, one: number): boolean =>
  what === 'bot' && asked !== undefined && one !== by && one !== to;

/** Every person who is asked; whoever a bot shall play for is not, and may come back at any time. */
export const allAgree = (table: Around, { what, to, agreed, asked }: Proposal): boolean =>
  table.chairs.every(
    ({ holder }, i) =>
      holder === null ||
      table.isBot(seat(i)) ||
      (what === 'bot' && i === to) ||
      (asked !== undefined && !hasSeat(asked, seat(i))) ||
      hasSeat(agreed, seat(i)),
  );
