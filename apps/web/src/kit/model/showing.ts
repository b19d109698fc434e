// News on their way to the screen: one after the other, first what is celebrated, then the picture with its motions and sounds.
import { type Signal, signal } from '@preact/signals';
import type { Json } from '@sunglade/core';
import type { Seen } from '@sunglade/table';
import { mayMove } from '../../base/settings.ts';
import type { News } from '../../session/session.ts';
import type { Ceremony, Position, Screen } from '../screen/screen.ts';
import { celebrate } from './ceremony.ts';
import { Mover } from './motion.ts';
import { play as playSound } from './sound.ts';

/** More waiting news than this are shown at once: nobody has to watch old moves. */
const MOST_WAITING = 4;

interface Table {
  readonly screen: Signal<Screen>;
  standOf(seen: Seen): Position;
  /** Whether the viewer looks at an earlier moment. */
  looksBack(): boolean;
  /** Draws, tells and remembers what is new. */
  take(news: News, position: Position): void;
}

const isYours = ({ acting, you }: Seen): boolean => (acting & you) !== 0;

export class Showing {
  /** What is celebrated now; a press or Escape ends it. */
  readonly ceremony = signal<Ceremony | null>(null);
  readonly busy = signal(false);
  readonly mover = new Mover();
  readonly #table: Table;
  readonly #waiting: News[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  hear(news: News): void {
    this.#waiting.push(news);
    if (!this.busy.value) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.busy.value = true;
    for (let news = this.#waiting.shift(); news; news = this.#waiting.shift()) await this.#show(news);
    this.busy.value = false;
  }

  async #show(news: News): Promise<void> {
    const { heard, before, after } = news;
    const screen = this.#table.screen.value;
    const position = this.#table.standOf(after);
    const events = heard.flatMap((one) => one.events);
    const moves = mayMove() && !document.hidden && !this.#table.looksBack() && this.#waiting.length < MOST_WAITING;
    const motions = events.flatMap((event) => screen.motion(event, position));
    if (moves) await this.#celebrate(events, position);
    else this.mover.note(motions);
    if (after.status === 'over' && before.status !== 'over') playSound('end');
    else if (isYours(after) && !isYours(before)) playSound('turn');
    else this.#sound(events, position);
    await this.mover.move(moves ? motions : [], () => this.#table.take(news, position));
  }

  /** Nothing is told before it is shown: the picture, the log and the totals wait until the counting is over. */
  async #celebrate(events: readonly Json[], after: Position): Promise<void> {
    for (const event of events) {
      const ms = this.#table.screen.value.ceremony?.(event, after, events) ?? 0;
      if (ms === 0) continue;
      this.ceremony.value = { event, events, after };
      playSound('points');
      await celebrate(ms);
    }
    this.ceremony.value = null;
  }

  /** The first thing that has a sound, and only that. */
  #sound(events: readonly Json[], position: Position): void {
    const screen = this.#table.screen.value;
    const first = events.map((event) => screen.sound?.(event, position)).find((sound) => sound);
    if (first) playSound(first);
  }
}
