// What the people around a table get to see after something happened. People who may see the same get the same bytes,
// so a move is told once per kind of viewer and not once per socket.
import { createPatch, type Json, type Parts, type Patch, type Seats } from '@sunglade/core';
import type { ServerMessage } from '@sunglade/protocol';
import { type Happening, heardOf, type Seen, seenAs, type Table } from '@sunglade/table';

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

export const pictureOf = (table: Table, eye: Eye, now: number, parts?: Parts): Seen =>
  seenAs(table, eye.you, now, eye.host, parts);

export const print = (message: ServerMessage): string => JSON.stringify(message);

/** Time passes between two pictures: what it changes always travels, whatever the older picture said. */
const timeless = (seen: Seen): Seen => ({
  ...seen,
  now: -1,
  chairs: seen.chairs.map((chair) => (chair.left === null ? chair : { ...chair, left: -1 })),
});

/**
 * The largest part of a picture is the same for everybody: what changed in it is found once for all who are told of one
 * move. It lasts no longer than the telling, or each picture would keep the one before it alive.
 */
export class OpenPatches {
  #last: { readonly before: object; readonly after: object; readonly patch: Patch } | null = null;

  between(before: object, after: object): Patch {
    if (this.#last?.before === before && this.#last.after === after) return this.#last.patch;
    const patch: Patch = createPatch(before as Json, after as Json).map(([path, ...value]) => [
      ['view', 'open', ...path],
      ...value,
    ]);
    this.#last = { before, after, patch };
    return patch;
  }
}

const isObject = (value: Json | undefined): value is Json & object => typeof value === 'object' && value !== null;

function patchBetween(before: Seen, after: Seen, open: OpenPatches): Patch {
  const [old, now] = [before.view?.open, after.view?.open];
  if (!isObject(old) || !isObject(now)) return createPatch(before as unknown as Json, after as unknown as Json);
  const rest = (seen: Seen) => ({ ...seen, view: { own: seen.view?.own ?? [] } }) as unknown as Json;
  return [...createPatch(rest(before), rest(after)), ...open.between(old, now)];
}

export function moved(before: Seen, after: Seen, happenings: readonly Happening[], open: OpenPatches): ServerMessage {
  return {
    type: 'moved',
    table: after.id,
    from: before.seq,
    seq: after.seq,
    heard: heardOf(happenings, after.you, after.seats),
    patch: patchBetween(timeless(before), after, open),
  };
}
