import { signal } from '@preact/signals';
import type { ChatLine } from '@sunglade/protocol';
import type { Past, Seen } from '@sunglade/table';
import type { FromWorker, ToWorker } from './local-wire.ts';
import type { Answer, Connection, News, Session } from './session.ts';

const NO_CHAT: Answer = { ok: false, refusal: { code: 'not-online' } };

/** A table kept in this browser. `pace` is the least time a bot's step takes, so that people can follow. */
export function openLocal(id: string, pace: number): Session {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' });
  const connection = signal<Connection>('connecting');
  const seen = signal<Seen | null>(null);
  const handover = signal<number | null>(null);
  const listeners = new Set<(news: News) => void>();
  const waiting = new Map<number, (value: never) => void>();
  let n = 0;

  const send = (message: ToWorker): void => worker.postMessage(message);
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

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'gone':
        connection.value = 'gone';
        break;
      case 'seen': {
        const before = seen.value;
        handover.value = data.handover;
        seen.value = data.seen;
        connection.value = 'live';
        if (before) for (const listener of listeners) listener({ heard: data.heard, before, after: data.seen });
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
  });
  worker.addEventListener('error', () => {
    connection.value = 'gone';
  });
  send({ type: 'open', id, pace });

  return {
    kind: 'local',
    connection,
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
    say: () => Promise.resolve(NO_CHAT),
    past: (withViews) => ask<readonly Past[]>((mine) => ({ type: 'past', n: mine, withViews })),
    record: () => ask<unknown>((mine) => ({ type: 'record', n: mine })),
    close: () => worker.terminate(),
  };
}
