// A finished match told again from its record: every line is re-executed, nothing in the record is believed.
import { signal } from '@preact/signals';
import type { AnyGame, Json, Replay, Seats } from '@sunglade/core';
import type { ChatLine, Talk } from '@sunglade/protocol';
import { type Seen, showRecord } from '@sunglade/table';
import type { Answer, Connection, Session } from './session.ts';

const OVER: Answer = { ok: false, refusal: { code: 'game-over' } };

/** With everything open, or through the eyes of some seats. */
export function openRecorded(replay: Replay, game: AnyGame, eyes?: Seats): Session {
  const { seen, past } = showRecord(replay, game, eyes);
  return {
    kind: 'recorded',
    connection: signal<Connection>('live'),
    unreadable: signal(null),
    seen: signal<Seen | null>(seen),
    handover: signal<number | null>(null),
    chat: signal<readonly ChatLine[]>([]),
    presence: signal({ here: 0, watching: 0 }),
    look: () => {},
    listen: () => () => {},
    submit: () => Promise.resolve(OVER),
    sit: () => Promise.resolve(OVER),
    act: () => Promise.resolve(OVER),
    plan: () => Promise.resolve(OVER),
    talk: signal<Talk>('off'),
    say: () => Promise.resolve(OVER),
    sayPhrase: () => Promise.resolve(OVER),
    past: () => Promise.resolve(past),
    record: () => Promise.resolve(replay.record as unknown as Json),
    close: () => {},
  };
}
