// One finished match under review: what was found so far, which moment is looked at, through whose eyes.
import { computed, signal } from '@preact/signals';
import type { KeyMoment, Review } from '@sunglade/coach';
import type { AnyGame, Replay } from '@sunglade/core';
import { askReview } from './ask-review.ts';

export class Reviewing {
  readonly replay: Replay;
  readonly game: AnyGame;
  /** The table of the server that the match was played at; null where it was elsewhere. */
  readonly table: string | null;
  readonly state = signal<'running' | 'done' | 'stopped' | 'failed'>('running');
  readonly done = signal(0);
  readonly review = signal<Review | null>(null);
  readonly #found = signal<readonly KeyMoment[]>([]);
  /** The seat whose luck and play are told. */
  readonly seat = signal(0);
  /** Whether only what that seat saw is shown. */
  readonly eyes = signal(false);
  /** Where the playhead was when the table was last shown through other eyes. */
  lookedAt: number | null;
  /** By the steps before it; null while none is looked at. */
  readonly chosen = signal<number | null>(null);
  /** The moment that is played anew, without having seen the better turn; null while the game is looked at. */
  readonly blind = signal<KeyMoment | null>(null);
  /** Moments whose better turn has been seen, by the steps before them. */
  readonly revealed = signal<ReadonlySet<number>>(new Set());
  #end: () => void = () => {};

  constructor(replay: Replay, game: AnyGame, table: string | null, at: number | null) {
    this.replay = replay;
    this.lookedAt = at;
    this.game = game;
    this.table = table;
    const players = replay.record.players ?? [];
    // The first person; bots among themselves have no favourite.
    this.seat.value = Math.max(
      0,
      players.findIndex((player) => !player.startsWith('@')),
    );
  }

  /** The costliest three so far, in the order of the game. */
  readonly moments = computed<readonly KeyMoment[]>(() => {
    const all = this.review.value?.moments ?? this.#found.value;
    return all
      .toSorted((a, b) => b.loss - a.loss)
      .slice(0, 3)
      .sort((a, b) => a.from - b.from);
  });

  reveal({ from }: KeyMoment): void {
    this.revealed.value = new Set([...this.revealed.value, from]);
  }

  start(): void {
    this.state.value = 'running';
    this.#found.value = [];
    this.done.value = 0;
    this.#end = askReview(this.replay, this.table, (message) => {
      switch (message.type) {
        case 'progress':
          this.done.value = message.done;
          return;
        case 'moment':
          // The server has told it, and then this device finds it again.
          this.#found.value = [...this.#found.value.filter(({ from }) => from !== message.moment.from), message.moment];
          return;
        case 'review':
          this.review.value = message.review;
          this.state.value = 'done';
          return;
        default:
          this.state.value = 'failed';
      }
    });
  }

  stop(): void {
    this.#end();
    if (this.state.value === 'running') this.state.value = 'stopped';
  }
}
