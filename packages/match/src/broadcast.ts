// Who looks at a table is told what changed: everybody from their last picture to the new one.
import { hasSeat, seat } from '@sunglade/core';
import type { Happening, Seen, Table } from '@sunglade/table';
import type { Live, Watcher } from './live.ts';
import { type Eye, eyeKey, eyeOf, moved, OpenPatches, pictureOf, print } from './pictures.ts';

/** What somebody saw before something happened. */
interface Look {
  readonly watcher: Watcher;
  readonly eye: string;
  readonly picture: Seen;
}

export function lookBefore(live: Live, table: Table, now: number): readonly Look[] {
  const looks: Look[] = [];
  for (const watcher of live.watchers) {
    const eye = eyeOf(table, watcher.user);
    looks.push({ watcher, eye: eyeKey(eye), picture: picture(live, table, eye, now) });
  }
  return looks;
}

function picture(live: Live, table: Table, eye: Eye, now: number): Seen {
  const key = eyeKey(eye);
  const kept = live.pictures.get(key);
  if (kept?.seq === table.lines.length) return kept;
  const seq = table.lines.length;
  if (table.run && live.parts?.seq !== seq) live.parts = { seq, parts: table.rules.parts(table.run.state) };
  const made = pictureOf(table, eye, now, live.parts?.parts);
  live.pictures.set(key, made);
  return made;
}

/** The whole picture. */
export function show(live: Live, table: Table, watcher: Watcher, now: number): void {
  const seen = pictureOf(table, eyeOf(table, watcher.user), now);
  live.told = table.lines.length;
  watcher.send(print({ type: 'seen', table: live.id, seen }));
}

/** Whoever's plans these are sees them change, and nobody else notices. */
export function showPlans(live: Live, table: Table, seats: readonly number[], now: number): void {
  live.pictures.clear();
  live.plans = table.plans;
  for (const watcher of live.watchers) {
    const { you } = eyeOf(table, watcher.user);
    if (seats.some((one) => hasSeat(you, seat(one)))) show(live, table, watcher, now);
  }
}

export function tell(
  live: Live,
  table: Table,
  before: readonly Look[],
  happenings: readonly Happening[],
  now: number,
): void {
  live.told = table.lines.length;
  live.plans = table.plans;
  const messages = new Map<string, string>();
  const open = new OpenPatches();
  for (const { watcher, eye, picture: old } of before) {
    // Sitting down or standing up changes what one sees.
    const after = eyeOf(table, watcher.user);
    const key = `${eye}>${eyeKey(after)}`;
    let message = messages.get(key);
    if (message === undefined) {
      message = print(moved(old, picture(live, table, after, now), happenings, open));
      messages.set(key, message);
    }
    watcher.send(message);
  }
}
