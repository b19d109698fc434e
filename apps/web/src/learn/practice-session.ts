// A table of one's own without server and without a place to be kept, as a session: what lessons and puzzles share.
// Nobody else is there, nobody talks, and nothing of it is recorded.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Json } from '@sunglade/core';
import type { ChatLine, Talk } from '@sunglade/protocol';
import type { Past, Seen } from '@sunglade/table';
import type { Answer, Connection, News, Session } from '../session/session.ts';

const NOT_HERE: Answer = { ok: false, refusal: { code: 'not-online' } };
export const TAKEN: Answer = { ok: true };

interface Told {
  readonly seat: number;
  readonly events: readonly Json[];
}

export abstract class PracticeSession implements Session {
  readonly kind = 'local';
  readonly connection = signal<Connection>('live');
  readonly unreadable = signal(null);
  readonly handover = signal<number | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly presence = signal({ here: 0, watching: 0 });
  readonly talk = signal<Talk>('off');
  readonly #seen = signal<Seen | null>(null);
  readonly seen: ReadonlySignal<Seen | null> = this.#seen;
  readonly #listeners = new Set<(news: News) => void>();
  #seq = 0;

  /** The table as the learner sees it now. */
  protected abstract picture(seq: number): Seen;
  /** What was played so far. */
  protected abstract get lines(): readonly Told[];
  abstract submit(seat: number, steps: readonly string[]): Promise<Answer>;
  abstract takeBack(): void;

  /** The table after these lines; the first time as it is when one comes. */
  protected show(told: readonly Told[]): void {
    const before = this.#seen.value;
    if (before) this.#seq++;
    const after = this.picture(this.#seq);
    this.#seen.value = after;
    if (!before) return;
    const heard = told.map(({ seat, events }) => ({ seq: this.#seq, seat, kind: 'step' as const, events }));
    for (const listener of this.#listeners) listener({ heard, before, after });
  }

  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(_seat: number, text: string): Promise<Answer> {
    if (text !== '!undo') return Promise.resolve(NOT_HERE);
    this.takeBack();
    return Promise.resolve(TAKEN);
  }

  past(): Promise<readonly Past[]> {
    return Promise.resolve(this.lines.map(({ seat, events }) => ({ seat, at: 0, events })));
  }

  sit = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  say = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  plan = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  sayPhrase = (): Promise<Answer> => Promise.resolve(NOT_HERE);
  record = (): Promise<unknown> => Promise.resolve(null);

  look(): void {
    // There is only one who looks.
  }

  close(): void {
    // Nothing goes on by itself.
  }
}
