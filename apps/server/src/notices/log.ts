// What the log says of the turns since somebody's last. The sentences live with the page and are built with it, a second
// time for Node; a server without a page says who has played, and no more.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyGame, type AnyRules, only, type Seats, type Setup, seat, type View } from '@sunglade/core';
import type { NoticeLanguage } from '@sunglade/protocol';
import { type Past, pastOf, type SeenChair, seenAs, type Table } from '@sunglade/table';

const BUILT = fileURLToPath(new URL('../../../web/dist/sentences/sentences.js', import.meta.url));

/** What one seat sees of its table and has heard there: nothing else goes into a sentence. */
export interface HeardBySeat {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly view: View;
  readonly chairs: readonly SeenChair[];
  readonly you: Seats;
  readonly seat: number;
  readonly acting: Seats;
  readonly past: readonly Past[];
}

/** A piece of a sentence: text, a player's name (or another form of it), or a thing on the table. */
export type Bit = string | { readonly seat: number; readonly text?: string } | { readonly text: string };

/** The sentences about every line from `since` on; null for a game whose log cannot be told here. */
export type TellLog = (
  language: NoticeLanguage,
  heard: HeardBySeat,
  since: number,
) => Promise<readonly (readonly Bit[])[] | null>;

export async function loadTeller(file = BUILT): Promise<TellLog | null> {
  if (!existsSync(file)) return null;
  const { tellLog } = (await import(pathToFileURL(file).href)) as { readonly tellLog: TellLog };
  return tellLog;
}

/** As the seat itself sees and hears it, and from which line on it has not acted. */
export function heardBy(
  table: Table,
  one: number,
  now: number,
): { readonly heard: HeardBySeat; readonly since: number } | null {
  const { run, rules, game, config } = table;
  const you = only(seat(one));
  const { view, chairs, acting } = seenAs(table, you, now, false);
  if (!run || !view) return null;
  const since = run.standing.findLastIndex((line) => line.seat === one) + 1;
  const heard = {
    game,
    setup: config.setup,
    rules,
    view,
    chairs,
    you,
    seat: one,
    acting,
    past: pastOf(table, you, false),
  };
  return { heard, since };
}

/** A notice is read at a glance. */
const LONGEST = 240;

/** The latest sentences that fit; what comes before them is left out, and a sign says so. */
export function shorten(sentences: readonly string[]): readonly string[] {
  let room = LONGEST;
  const kept = sentences.toReversed().findIndex((one) => {
    room -= one.length + 1;
    return room < 0;
  });
  return kept < 0 ? sentences : ['…', ...sentences.slice(sentences.length - Math.max(1, kept))];
}
