// A finished match told again from its record: every line is re-executed, nothing in the record is believed.
import { signal } from '@preact/signals';
import { type AnyGame, everyone, type Json, type Replay, Run, type Seat, viewOf } from '@sunglade/core';
import type { ChatLine } from '@sunglade/protocol';
import { heardBy, type Past, parsePlayer, type Seen, type Told } from '@sunglade/table';
import type { Answer, Connection, Session } from './session.ts';

const OVER: Answer = { ok: false, refusal: { code: 'game-over' } };

/** With everything open: the match is over, and its record shows all. Whoever looks at it is nobody at the table. */
export function openRecorded(replay: Replay, game: AnyGame): Session {
  const { record, rules, run, result, setup } = replay;
  const all = everyone(rules.seats);
  const again = new Run(rules, run.seed);
  const past: Past[] = run.standing.map(({ seat, step, seq }) => {
    const told: Told[] = [];
    again.take({ seat: seat as Seat, text: rules.print(step) }, (event, to, others) =>
      told.push(others === undefined ? { event, to } : { event, to, others }),
    );
    return {
      seat,
      at: record.log[seq]?.at ?? 0,
      events: heardBy(told, all, rules.seats),
      view: viewOf(rules, again.state, all),
    };
  });
  const ships = game.editions.some((one) => one.hash === setup.edition.hash);
  const seen: Seen = {
    id: 'record',
    game: record.game,
    rules: record.rules,
    seats: rules.seats,
    options: setup.options,
    edition: ships ? { id: setup.edition.id, hash: setup.edition.hash } : (setup.edition as unknown as Seen['edition']),
    public: false,
    host: false,
    clock: { kind: 'none' },
    onTimeout: 'bot',
    commitment: record.proof?.commitment ?? '',
    openedAt: 0,
    startedAt: 0,
    status: 'over',
    seq: record.log.length,
    now: 0,
    chairs: Array.from({ length: rules.seats }, (_, i) => ({
      ...parsePlayer(record.players?.[i] ?? ''),
      taken: true,
      you: false,
      away: false,
      out: false,
      left: null,
      running: false,
    })),
    you: 0 as Seen['you'],
    acting: 0 as Seen['acting'],
    undo: 0 as Seen['undo'],
    counts: Array.from({ length: rules.seats }, (_, i) => run.count(i as Seat)),
    length: record.log.length,
    view: viewOf(rules, run.state, all),
    proposal: null,
    result,
    next: null,
  };
  return {
    kind: 'recorded',
    connection: signal<Connection>('live'),
    seen: signal<Seen | null>(seen),
    handover: signal<number | null>(null),
    chat: signal<readonly ChatLine[]>([]),
    presence: signal({ here: 0, watching: 0 }),
    look: () => {},
    listen: () => () => {},
    submit: () => Promise.resolve(OVER),
    sit: () => Promise.resolve(OVER),
    act: () => Promise.resolve(OVER),
    say: () => Promise.resolve(OVER),
    past: () => Promise.resolve(past),
    record: () => Promise.resolve(record as unknown as Json),
    close: () => {},
  };
}
