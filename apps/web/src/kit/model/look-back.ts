// Looking back: the moments of a game one after the other, by hand or by itself, and what might have been instead.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { hasSeat, seat } from '@sunglade/core';
import type { Past, Seen } from '@sunglade/table';
import { mayMove } from '../../base/settings.ts';
import type { Position, Screen, Target } from '../screen/screen.ts';
import { plainText } from '../screen/words.ts';
import type { Absence } from './absence.ts';
import type { Mover } from './motion.ts';
import type { LogLine } from './told.ts';

/** What looking back needs of the table. */
interface Looked {
  readonly shown: ReadonlySignal<Seen>;
  readonly seat: ReadonlySignal<number>;
  readonly screen: ReadonlySignal<Screen>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly focus: Signal<number | null>;
  readonly narration: Signal<string>;
  readonly absence: Absence;
  readonly mover: Mover;
  /** The past with its pictures. */
  past(): Promise<readonly Past[]>;
  /** The table after so many lines of this past, to be looked at only. */
  momentOf(past: readonly Past[], at: number): Position | null;
}

export class LookBack {
  readonly #table: Looked;
  /** The past with its pictures, and the line that is looked at; null while the table is live. */
  readonly replay = signal<{ readonly past: readonly Past[]; readonly at: number } | null>(null);
  /** Whether the replay goes on by itself: to stay at its end, or to go back to the game from there. */
  readonly runs = signal<'no' | 'stays' | 'returns'>('no');
  /** A position that is shown instead of the moment, with what is ringed in it: a turn that might have been played. */
  readonly supposed = signal<{ readonly position: Position; readonly marked: ReadonlySet<Target> } | null>(null);

  constructor(table: Looked) {
    this.#table = table;
  }

  /** What is shown instead of the game as it stands, or null. */
  readonly position = computed<Position | null>(() => {
    if (this.supposed.value) return this.supposed.value.position;
    const replay = this.replay.value;
    return replay && this.#table.momentOf(replay.past, replay.at);
  });

  /** What is ringed in it; null while the table is live. */
  readonly marked = computed<ReadonlySet<Target> | null>(() => {
    if (this.supposed.value) return this.supposed.value.marked;
    const at = this.replay.value?.at;
    if (at === undefined) return null;
    return new Set(this.#table.log.value.flatMap(({ line, said }) => (line === at ? (said.targets ?? []) : [])));
  });

  /** The line after which others have acted; null if nobody has since the viewer's latest step. */
  readonly sinceLine = computed<number | null>(() => {
    const { you, status } = this.#table.shown.value;
    const lines = this.#table.log.value;
    const mine = lines.findLast(({ seat: one }) => hasSeat(you, seat(one)))?.line ?? 0;
    return status === 'playing' && you !== 0 && (lines.at(-1)?.line ?? 0) > mine ? Math.max(1, mine) : null;
  });

  /** What the line that is shown brought to whoever took it; null if nothing. */
  readonly gained = computed<{ readonly seat: number; readonly points: number } | null>(() => {
    const replay = this.replay.value;
    const one = replay?.past[replay.at - 1]?.seat ?? -1;
    if (!replay || replay.at < 2 || one < 0) return null;
    const totalAt = (at: number): number => this.#table.momentOf(replay.past, at)?.sheets[one]?.total ?? 0;
    const points = totalAt(replay.at) - totalAt(replay.at - 1);
    return points === 0 ? null : { seat: one, points };
  });

  /** Begins or leaves the replay; `at` counts the lines that are shown. The next line is shown with its motion. */
  async look(at: number | null): Promise<void> {
    if (at === null) {
      this.#leave();
      return;
    }
    const { focus, log, mover, narration, screen, seat: own, shown } = this.#table;
    const before = this.replay.value;
    const past = before?.past ?? (await this.#table.past());
    if (past.length === 0) return;
    const to = Math.max(1, Math.min(at, past.length));
    const position = this.#table.momentOf(past, to);
    const events = before && to === before.at + 1 && position && mayMove() ? (past[to - 1]?.events ?? []) : [];
    await mover.move(position ? events.flatMap((event) => screen.value.motion(event, position)) : [], () => {
      this.supposed.value = null;
      this.replay.value = { past, at: to };
      // What others did is watched on their boards.
      const actor = past[to - 1]?.seat ?? own.value;
      if (this.runs.value === 'returns') focus.value = actor === own.value ? null : actor;
    });
    narration.value = log.value
      .filter(({ line }) => line === to)
      .map(({ said }) => plainText(said.bits, shown.value.chairs))
      .join(' ');
  }

  /** Shows what the others have done while the viewer was away, or once more since their latest step; and comes back. */
  async showAgain(): Promise<void> {
    const from = this.#table.absence.missed.value?.from ?? this.sinceLine.value;
    if (from === null) return;
    await this.look(from);
    if (this.replay.value) this.runs.value = 'returns';
  }

  #leave(): void {
    batch(() => {
      if (this.runs.value === 'returns') {
        this.#table.focus.value = null;
        this.#table.absence.end();
      }
      this.supposed.value = null;
      this.replay.value = null;
      this.runs.value = 'no';
    });
  }
}
