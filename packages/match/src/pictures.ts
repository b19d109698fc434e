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

/** Time passes between two pictures: where there is a clock, what it changes always travels. */
const comparable = (before: Seen, after: Seen): Seen => ({
  ...before,
  now: after.clock.kind === 'none' ? after.now : -1,
  chairs: before.chairs.map((chair) => (chair.left === null ? chair : { ...chair, left: -1 })),
});

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
const asJson = (seen: object): Json => seen as unknown as Json;

interface Change {
  readonly patch: object;
  readonly open?: Patch;
}

function changeBetween(before: Seen, after: Seen, patches: OpenPatches): Change {
  const [old, now] = [before.view?.open, after.view?.open];
  if (!isObject(old) || !isObject(now)) return { patch: createPatch(asJson(before), asJson(after)) as object };
  const { view: oldView, ...oldRest } = before;
  const { view: newView, ...newRest } = after;
  const rest = createPatch(asJson(oldRest), asJson(newRest)) as object;
  const own = createPatch({ own: oldView?.own ?? [] }, { own: newView?.own ?? [] }) as object;
  return { patch: isEmpty(own) ? rest : { ...rest, view: own }, open: patches.between(old, now) };
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

export function moved(
  before: Seen,
  after: Seen,
  happenings: readonly Happening[],
  patches: OpenPatches,
): ServerMessage {
  const { seq } = after;
  const heard = packHeard(heardOf(happenings, after.you, after.seats));
  const { patch, open } = changeBetween(comparable(foreseen(before, { seq, heard }), after), after, patches);
  return {
    type: 'moved',
    table: after.id,
    ...(beginOf({ seq, heard }) === before.seq ? {} : { from: before.seq }),
    seq,
    heard,
    ...(open === undefined || isEmpty(open) ? {} : { open }),
    ...(isEmpty(patch) ? {} : { patch: patch as Patch }),
  };
}
