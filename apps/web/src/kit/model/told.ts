// What has happened at a table, event by event: read once, then added to.
import { signal } from '@preact/signals';
import type { Json } from '@sunglade/core';
import type { Past } from '@sunglade/table';
import type { News, Session } from '../../session/session.ts';
import type { Position, Said, Screen } from '../screen/screen.ts';

/** One event of the match, with the standing line it belongs to. */
interface ToldEvent {
  readonly line: number;
  readonly seat: number;
  readonly event: Json;
  /** Of the first step of a plan. */
  readonly planned: boolean;
}

export interface LogLine {
  readonly key: string;
  readonly line: number;
  readonly seat: number;
  readonly said: Said;
  /** It was planned ahead. */
  readonly planned: boolean;
}

export class Told {
  readonly events = signal<readonly ToldEvent[]>([]);
  readonly #session: Session;
  #reading = false;
  #stale = false;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The log: what this screen says of the events. Only the first sentence of a plan is marked. */
  sentences(screen: Screen, position: Position): readonly LogLine[] {
    let marked = 0;
    return this.events.value.flatMap(({ line, seat, event, planned: ahead }, i) => {
      const said = screen.say(event, position);
      if (!said) return [];
      const planned = ahead && line !== marked;
      if (planned) marked = line;
      return [{ key: `${line}-${i}`, line, seat, said, planned }];
    });
  }

  /** Takes in what was heard. Whatever takes lines back, or comes while the past is read, means reading it anew. */
  hear(heard: News['heard'], lines: number): void {
    if (this.#reading || heard.length === 0 || heard.some((one) => one.kind === 'struck')) void this.read();
    else this.#add(heard, lines);
  }

  /** Reads the whole past; what happens meanwhile is in a newer one, so it is read again. */
  async read(): Promise<void> {
    this.#stale = true;
    if (this.#reading) return;
    this.#reading = true;
    let past: readonly Past[] = [];
    while (this.#stale) {
      this.#stale = false;
      past = await this.#session.past(false);
    }
    this.#reading = false;
    this.events.value = past.flatMap(({ seat, events, planned = false }, line) =>
      events.map((event) => ({ line: line + 1, seat, event, planned })),
    );
  }

  /** A past that was read meanwhile may have it already. */
  #add(heard: News['heard'], lines: number): void {
    const last = this.events.value.at(-1)?.line ?? 0;
    const steps = heard.filter((one) => one.kind === 'step');
    const fresh = steps.flatMap((one, i) => {
      const line = lines - steps.length + i + 1;
      const planned = heard[heard.indexOf(one) - 1]?.note === '!planned';
      return line > last ? one.events.map((event) => ({ line, seat: one.seat, event, planned })) : [];
    });
    if (fresh.length > 0) this.events.value = [...this.events.value, ...fresh];
  }
}
