// What one viewer hears of what happened, on the server and in the browser alike.
import { everyone, type Json, type Seats } from '@sunglade/core';
import { parseNote } from './lines.ts';
import type { Happening, Told } from './table.ts';

/** What one line of the log did, as one viewer may know it. */
export interface Heard {
  readonly seq: number;
  readonly seat: number;
  readonly kind: Happening['kind'];
  /** A note about the table, without anybody's entropy or id. */
  readonly note?: string;
  readonly events: readonly Json[];
}

/** The events of a happening that this viewer may hear. */
export function heardBy(told: readonly Told[], you: Seats, seats: number): Json[] {
  const all = everyone(seats);
  return told.flatMap(({ event, to, others }) => {
    if (to === all || (to & you) !== 0) return [event];
    return others === undefined ? [] : [others];
  });
}

function openNote(text: string): string {
  const note = parseNote(text);
  if (note?.kind === 'sit') return `!sit ${note.name}`;
  if (note?.kind === 'hand') return '!hand';
  // When somebody will be away is for those who play with them: their picture says it.
  if (note?.kind === 'holiday') return '!holiday';
  return text;
}

export const heardOf = (happenings: readonly Happening[], you: Seats, seats: number): Heard[] =>
  happenings.map(({ seq, line, kind, told }) => ({
    seq,
    seat: line.seat,
    kind,
    ...(line.text.startsWith('!') ? { note: openNote(line.text) } : {}),
    events: heardBy(told, you, seats),
  }));
