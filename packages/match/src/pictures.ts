// What the people around a table get to see after something happened. People who may see the same get the same bytes,
// so a move is told once per kind of viewer and not once per socket.
import { createPatch, type Json, type Parts, type Patch, type Seats } from '@sunglade/core';
import { beginOf, foreseen, packHeard, type ServerMessage } from '@sunglade/protocol';
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

/**
 * The largest part of a picture is the same for everybody: what changed in it is found once for all who are told of one
 * move. It lasts no longer than the telling, or each picture would keep the one before it alive.
 */
export class OpenPatches {
  #last: { readonly before: object; readonly after: object; readonly patch: Patch } | null = null;

  between(before: object, after: object): Patch {
    if (this.#last?.before === before && this.#last.after === after) return this.#last.patch;
    const patch = createPatch(before as Json, after as Json);
    this.#last = { before, after, patch };
    return patch;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;
const asJson = (seen: Seen): Json => seen as unknown as Json;

/**
 * The picture that the next one is compared with: as it would be by the message alone, and with everything in place already
 * that is told in another way. Time passes between two pictures: where there is a clock, what it changes always travels.
 */
function comparable(before: Seen, after: Seen, told: Parameters<typeof foreseen>[1], openIsTold: boolean): Seen {
  const ticks = after.clock.kind !== 'none';
  return {
    ...foreseen(before, told),
    now: ticks ? -1 : after.now,
    chairs: ticks
      ? before.chairs.map((chair) => (chair.left === null ? chair : { ...chair, left: -1 }))
      : before.chairs,
    view: openIsTold && before.view && after.view ? { own: before.view.own, open: after.view.open } : before.view,
  };
}

export function moved(
  before: Seen,
  after: Seen,
  happenings: readonly Happening[],
  patches: OpenPatches,
): ServerMessage {
  const { seq } = after;
  const heard = packHeard(heardOf(happenings, after.you, after.seats));
  const [old, now] = [before.view?.open, after.view?.open];
  const open = isObject(old) && isObject(now) ? patches.between(old, now) : undefined;
  const patch = createPatch(asJson(comparable(before, after, { seq, heard }, open !== undefined)), asJson(after));
  return {
    type: 'moved',
    table: after.id,
    ...(beginOf({ seq, heard }) === before.seq ? {} : { from: before.seq }),
    seq,
    heard,
    ...(open === undefined || isEmpty(open) ? {} : { open }),
    ...(isEmpty(patch) ? {} : { patch }),
  };
}
