// What the people around a table get to see after something happened. People who may see the same get the same bytes,
// so a move is told once per kind of viewer and not once per socket.
import { createPatch, type Json, type Seats } from '@sunglade/core';
import type { Heard, ServerMessage } from '@sunglade/protocol';
import { type Happening, heardBy, parseNote, type Seen, seenAs, type Table } from '@sunglade/table';

/** Everything that decides what a person sees. */
export interface Eye {
  readonly you: Seats;
  readonly host: boolean;
}

export const eyeOf = (table: Table, user: string): Eye => ({
  you: table.seatsOf(user),
  host: table.host === user,
});

export const eyeKey = ({ you, host }: Eye): string => `${you}${host ? 'h' : ''}`;

export const pictureOf = (table: Table, eye: Eye, now: number): Seen => seenAs(table, eye.you, now, eye.host);

export const print = (message: ServerMessage): string => JSON.stringify(message);

/** A note as everybody may read it: without anybody's entropy or id. */
function openNote(text: string): string {
  const note = parseNote(text);
  if (note?.kind === 'sit') return `!sit ${note.name}`;
  if (note?.kind === 'hand') return '!hand';
  return text;
}

const heard = (happenings: readonly Happening[], you: Seats, seats: number): Heard[] =>
  happenings.map(({ seq, line, kind, told }) => ({
    seq,
    seat: line.seat,
    kind,
    ...(line.text.startsWith('!') ? { note: openNote(line.text) } : {}),
    events: heardBy(told, you, seats),
  }));

/** Time passes between two pictures: what it changes always travels, whatever the older picture said. */
const timeless = (seen: Seen): Seen => ({
  ...seen,
  now: -1,
  chairs: seen.chairs.map((chair) => (chair.left === null ? chair : { ...chair, left: -1 })),
});

export function moved(before: Seen, after: Seen, happenings: readonly Happening[]): ServerMessage {
  return {
    type: 'moved',
    table: after.id,
    from: before.seq,
    seq: after.seq,
    heard: heard(happenings, after.you, after.seats),
    patch: createPatch(timeless(before) as unknown as Json, after as unknown as Json),
  };
}
