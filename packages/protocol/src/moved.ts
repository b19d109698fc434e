// What changed at a table, as short as it can be said: what follows from the rest of the message is left out.
import { applyPatch, type Json, type Patch } from '@sunglade/core';
import type { Heard, Seen } from '@sunglade/table';
import type { SentHeard, ServerMessage } from './wire.ts';

type Moved = Extract<ServerMessage, { readonly type: 'moved' }>;
type Told = Pick<Moved, 'from' | 'seq' | 'heard'>;

/** After how many lines a message begins. */
export const beginOf = ({ from, seq, heard }: Told): number => from ?? seq - heard.length;

export const packHeard = (heard: readonly Heard[]): readonly SentHeard[] =>
  heard.map(({ seat, kind, note, events }) => ({
    seat,
    ...(kind === 'step' ? {} : { kind }),
    ...(note === undefined ? {} : { note }),
    events,
  }));

export function readHeard(told: Told): Heard[] {
  const begin = beginOf(told);
  return told.heard.map((line, i) => ({ kind: 'step', ...line, seq: begin + i }));
}

/**
 * The picture as far as it follows from the message itself: how many lines there are, and whose steps were taken. Both
 * sides start from it, so a patch tells only what nobody could have known.
 */
export function foreseen(before: Seen, { seq, heard }: Omit<Told, 'from'>): Seen {
  const counts = before.counts.slice();
  let { length } = before;
  for (const { seat, kind } of heard) {
    if (kind !== undefined) continue;
    counts[seat] = (counts[seat] ?? 0) + 1;
    length++;
  }
  return { ...before, seq, counts, length };
}

function wholePatch({ open, patch = {} }: Moved): Patch {
  if (open === undefined) return patch;
  const rest = patch as { readonly view?: object };
  return { ...rest, view: { ...rest.view, open } };
}

/** The next picture of somebody who has the one before, and what they hear on the way. */
export function readMoved(before: Seen, message: Moved): { readonly seen: Seen; readonly heard: Heard[] } {
  const seen = applyPatch(foreseen(before, message) as unknown as Json, wholePatch(message)) as unknown as Seen;
  return { seen, heard: readHeard(message) };
}
