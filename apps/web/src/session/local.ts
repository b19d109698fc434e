import { signal } from '@preact/signals';
import type { ChatLine, Talk } from '@sunglade/protocol';
import type { Past, Seen } from '@sunglade/table';
import { painted } from '../base/breathe.ts';
import type { FromWorker, ToWorker } from './local-wire.ts';
import type { Answer, Connection, News, Session } from './session.ts';

const NO_CHAT: Answer = { ok: false, refusal: { code: 'not-online' } };

/** Whether a picture without news shows anything else: another person looks, or lines were missed. */
const changed = (before: Seen, after: Seen): boolean => before.seq !== after.seq || before.you !== after.you;

interface LocalWish {
  readonly id: string;
  /** The least time a bot's step takes, so that people can follow. */
  readonly pace: number;
  /** What the page has computed already: shown at once, while the worker is still on its way. */
  readonly first: { readonly seen: Seen; readonly past: readonly Past[]; readonly handover: number | null };
}

/** A table kept in this browser. */
export function openLocal({ id, pace, first }: LocalWish): Session {
  let worker: Worker | null = null;
  const unsent: ToWorker[] = [{ type: 'open', id, pace }];
  const connection = signal<Connection>('live');
  const seen = signal<Seen | null>(first.seen);
  const handover = signal<number | null>(first.handover);
  const listeners = new Set<(news: News) => void>();
  const waiting = new Map<number, (value: never) => void>();
  let n = 0;

  const send = (message: ToWorker): void => {
    if (worker) worker.postMessage(message);
    else unsent.push(message);
  };
  function ask<T>(make: (n: number) => ToWorker): Promise<T> {
    const mine = ++n;
    return new Promise((resolve) => {
      waiting.set(mine, resolve as (value: never) => void);
      send(make(mine));
    });
  }
  const settle = (which: number, value: unknown): void => {
    waiting.get(which)?.(value as never);
    waiting.delete(which);
  };

  const receive = ({ data }: MessageEvent<FromWorker>): void => {
    switch (data.type) {
      case 'gone':
        connection.value = 'gone';
        break;
      case 'seen': {
        const before = seen.value;
        handover.value = data.handover;
        seen.value = data.seen;
        connection.value = 'live';
        if (before && (data.heard.length > 0 || changed(before, data.seen)))
          for (const listener of listeners) listener({ heard: data.heard, before, after: data.seen });
        break;
      }
      case 'answer':
        settle(data.n, data.answer);
        break;
      case 'past':
        settle(data.n, data.past);
        break;
      case 'record':
        settle(data.n, data.record);
    }
  };
  // The first picture needs the network and the processor more than the worker does.
  let closed = false;
  void painted().then(() => {
    if (closed) return;
    worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', receive);
    worker.addEventListener('error', () => {
      connection.value = 'gone';
    });
    for (const message of unsent) worker.postMessage(message);
  });

  return {
    kind: 'local',
    connection,
    unreadable: signal(null),
    seen,
    handover,
    chat: signal<readonly ChatLine[]>([]),
    presence: signal({ here: 0, watching: 0 }),
    look: (seat) => send({ type: 'look', seat }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (seat, steps) => ask<Answer>((mine) => ({ type: 'submit', n: mine, seat, steps })),
    sit: () => Promise.resolve(NO_CHAT),
    act: (seat, text) => ask<Answer>((mine) => ({ type: 'act', n: mine, seat, text })),
    // Bots answer in a breath, and at a screen that is handed over nobody waits.
    plan: () => Promise.resolve(NO_CHAT),
    talk: signal<Talk>('off'),
    say: () => Promise.resolve(NO_CHAT),
    sayPhrase: () => Promise.resolve(NO_CHAT),
    past: (withViews) =>
      worker || withViews
        ? ask<readonly Past[]>((mine) => ({ type: 'past', n: mine, withViews }))
        : Promise.resolve(first.past),
    record: () => ask<unknown>((mine) => ({ type: 'record', n: mine })),
    close() {
      closed = true;
      worker?.terminate();
    },
  };
}
