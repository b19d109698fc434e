// The one way a page talks to a table. Remote goes over the socket, Local runs the same table in a worker and keeps it
// in the browser, Recorded tells a finished one again. The table kit cannot tell which, so offline play, hot-seat,
// online play and replays are the same code.
import type { ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@sunglade/core';
import type { ChatLine, Heard, Talk } from '@sunglade/protocol';
import type { OpenProblem, Past, Phrase, Seen } from '@sunglade/table';

/** Why a table cannot be shown, as a code with a text: this page is too old for it, or the server cannot open it. */
export type Unreadable = OpenProblem | 'page-old';

export type Connection = 'connecting' | 'live' | 'offline' | 'reload' | 'gone';

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal; readonly index?: number };

/** Something heard, with the picture after it: animation, log line and narration all come from here. */
export interface News {
  readonly heard: readonly Heard[];
  readonly before: Seen;
  readonly after: Seen;
}

export interface Session {
  readonly kind: 'local' | 'remote' | 'recorded';
  readonly connection: ReadonlySignal<Connection>;
  /** Set when the table is there but cannot be opened. */
  readonly unreadable: ReadonlySignal<Unreadable | null>;
  /** null until the first picture has arrived. */
  readonly seen: ReadonlySignal<Seen | null>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly presence: ReadonlySignal<{ readonly here: number; readonly watching: number }>;
  /** From when on a bot may play for somebody who has left; null: now, as far as is known. */
  botFrom?(seat: number): number | null;
  /** Since when somebody has been away at least, in the time of this page; null where that is not known. */
  awaySince?(seat: number): number | null;
  /** When the time of a seat is up, where nothing happens by itself then; null: never. */
  overdueFrom?(seat: number): number | null;
  /** Several people at one screen: the seat whose person has to take over, or null. Until `look`, nobody's cards show. */
  readonly handover: ReadonlySignal<number | null>;
  /** Shows the table to the person who holds this seat. */
  look(seat: number): void;
  /** Calls back for everything heard from now on, in order; returns how to stop. */
  listen(listener: (news: News) => void): () => void;
  submit(seat: number, steps: readonly string[]): Promise<Answer>;
  sit(name: string, seat?: number): Promise<Answer>;
  /** `!undo`, `!resign`, `!start` and the like. */
  act(seat: number, text: string): Promise<Answer>;
  /** What to do when the seat's turn comes: the first of these ways that is possible then; none gives it up. */
  plan(seat: number, ways: readonly (readonly string[])[]): Promise<Answer>;
  /** How people may talk here. */
  readonly talk: ReadonlySignal<Talk>;
  say(text: string): Promise<Answer>;
  sayPhrase(phrase: Phrase): Promise<Answer>;
  /** What has happened so far, for log and replay. */
  past(withViews: boolean): Promise<readonly Past[]>;
  /** The whole record, once the game is over. */
  record(): Promise<unknown>;
  close(): void;
}
