// Looking back: the moments of a game one after the other, by hand or by itself, and what might have been instead.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { hasSeat, seat } from '@sunglade/core';
import type { Past, Seen } from '@sunglade/table';
import { mayMove } from '../../base/settings.ts';
import type { Bit, Position, Screen, Target } from '../screen/screen.ts';
import { plainText } from '../screen/words.ts';
import type { Absence } from './absence.ts';
import { captionOf, lastRound, partEnds, turnAt } from './film.ts';
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

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Who acted, by line: lines that say nothing belong to the turn before them. */
function seatsByLine(lines: readonly LogLine[]): readonly { readonly seat: number }[] {
  const seats: { seat: number }[] = [];
  for (const { line, seat: one } of lines) {
    while (seats.length < line - 1) seats.push({ seat: seats.at(-1)?.seat ?? one });
    seats[line - 1] = { seat: one };
  }
  return seats;
}

export class LookBack {
  readonly #table: Looked;
  /** The past with its pictures, and the line that is looked at; null while the table is live. */
  readonly replay = signal<{ readonly past: readonly Past[]; readonly at: number } | null>(null);
  /** The line after which a film begins; null where the viewer looks back by hand. */
  readonly film = signal<number | null>(null);
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

  /** The turn that a film shows: which lines it has, and one sentence about what has been shown of it; else null. */
  readonly scene = computed<{ readonly from: number; readonly to: number; readonly caption: readonly Bit[] } | null>(
    () => {
      const [replay, film] = [this.replay.value, this.film.value];
      if (!replay || film === null || replay.at <= film) return null;
      const log = this.#table.log.value;
      const { from, to } = turnAt(replay.past, replay.at, film, partEnds(log));
      const lines = log.filter(({ line }) => line >= from && line <= replay.at);
      return { from, to, caption: captionOf(lines) };
    },
  );

  /** The line after which others have acted; null if nobody has since the viewer's latest step. After the game: its last round. */
  readonly sinceLine = computed<number | null>(() => {
    const { you, status, chairs } = this.#table.shown.value;
    const lines = this.#table.log.value;
    if (status === 'over') return lines.length > 0 ? lastRound(seatsByLine(lines), chairs.length) : null;
    const mine = lines.findLast(({ seat: one }) => hasSeat(you, seat(one)))?.line ?? 0;
    return status === 'playing' && you !== 0 && (lines.at(-1)?.line ?? 0) > mine ? mine : null;
  });

  /** What the line that is shown brought to whoever took it, in a film what their turn has brought so far; null if nothing. */
  readonly gained = computed<{ readonly seat: number; readonly points: number } | null>(() => {
    const replay = this.replay.value;
    const one = replay?.past[replay.at - 1]?.seat ?? -1;
    if (!replay || replay.at < 2 || one < 0) return null;
    const totalAt = (at: number): number => this.#table.momentOf(replay.past, at)?.sheets[one]?.total ?? 0;
    const points = totalAt(replay.at) - totalAt((this.scene.value?.from ?? replay.at) - 1);
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
      if (this.film.value !== null) focus.value = actor === own.value ? null : actor;
    });
    const scene = this.scene.value;
    if (scene) {
      // A turn is read out once, when all of it has been shown.
      if (to === scene.to) narration.value = this.#sceneText(scene.caption);
      return;
    }
    narration.value = log.value
      .filter(({ line }) => line === to)
      .map(({ said }) => plainText(said.bits, shown.value.chairs))
      .join(' ');
  }

  #sceneText(caption: readonly Bit[]): string {
    const points = this.gained.value?.points ?? 0;
    const text = plainText(caption, this.#table.shown.value.chairs);
    return points === 0 ? text : `${text} ${signed(points)}`;
  }

  /** Shows what the others have done while the viewer was away, or once more since their latest step; and comes back. */
  async showAgain(): Promise<void> {
    const from = this.#table.absence.missed.value?.from ?? this.sinceLine.value;
    if (from === null) return;
    this.film.value = from;
    await this.look(from);
    if (this.replay.value) this.runs.value = 'returns';
    else this.film.value = null;
  }

  #leave(): void {
    batch(() => {
      if (this.film.value !== null) {
        this.#table.focus.value = null;
        this.#table.absence.end();
      }
      this.film.value = null;
      this.supposed.value = null;
      this.replay.value = null;
      this.runs.value = 'no';
    });
  }
}
