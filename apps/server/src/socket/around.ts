// A table knows nothing of who is there, nor of who avoids whom: what is asked about somebody absent is judged by the node
// that takes it.
import { hasSeat, seat } from '@sunglade/core';
import type { ClientMessage } from '@sunglade/protocol';
import { isOverdue, type Note, parseNote, printNote, type Table } from '@sunglade/table';
import { Coded } from '../base/coded.ts';
import type { Node } from '../node/node.ts';

type Act = Pick<Extract<ClientMessage, { type: 'act' }>, 'table' | 'text'>;
type Propose = Extract<Note, { kind: 'propose'; what: 'bot' }>;
type Agree = Extract<Note, { kind: 'agree' }>;

/** What shall be written, with what the table has to be told. */
export async function withAround(node: Node, user: string, act: Act): Promise<string> {
  const note = parseNote(act.text);
  if (note?.kind === 'nudge') await checkNudge(node, user, act.table, note.to);
  if (note?.kind === 'agree' || (note?.kind === 'propose' && note.what === 'bot')) return withPresent(node, act, note);
  return act.text;
}

/** Whoever is there sees the table, and nobody is reminded by people whom they avoid. */
async function checkNudge({ runner, hub, chat }: Node, user: string, table: string, to: number): Promise<void> {
  const holder = await runner.read(table, ({ chairs }) => chairs[to]?.holder ?? null);
  if (holder === null) return;
  const { here } = await hub.peopleAt(table);
  if (hasSeat(here, seat(to))) throw new Coded('still-here');
  if (await chat.keepsAway(user, [holder])) throw new Coded('not-to-nudge');
}

const seatAskedAbout = (note: Propose | Agree, { proposal }: Table): number | null =>
  note.kind === 'propose' ? note.to : proposal?.what === 'bot' ? proposal.to : null;

/**
 * A bot may play for somebody who has been gone for a while, or whose time is over, if everybody who is there agrees. Who
 * that is, is written down with the proposal, and again with every yes.
 */
async function withPresent(
  { runner, hub, now, config }: Node,
  { table, text }: Act,
  note: Propose | Agree,
): Promise<string> {
  const asked = await runner.read(table, (one) => {
    const to = seatAskedAbout(note, one);
    if (to === null) return null;
    const overdue = isOverdue(one.config, one.clocks, to, now());
    return { to, overdue, holder: one.chairs[to]?.holder ?? '', since: one.clocks.since[to] ?? null };
  });
  if (!asked) return text;
  const { here } = await hub.peopleAt(table);
  if (asked.overdue) return printNote({ ...note, present: here });
  if (hasSeat(here, seat(asked.to))) throw new Coded('still-here');
  const gone = hub.goneSince(table, asked) ?? now();
  if (note.kind === 'propose' && now() - gone < config.awayMs) throw new Coded('away-briefly');
  return printNote({ ...note, present: here });
}
