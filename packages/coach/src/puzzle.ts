// Puzzles as they are stored: games of bots up to a moment, and the turn that is clearly the best there.
import {
  type AnyGame,
  type AnyRules,
  type Json,
  only,
  openSetup,
  type Parsed,
  type Seat,
  type Setup,
  type Step,
  type StoredEdition,
  seat as seatOf,
  seedFrom,
  type View,
  viewOf,
} from '@sunglade/core';
import type { Difficulty } from './difficulty.ts';
import type { Hundredths } from './hundredths.ts';
import type { Reason } from './reasons.ts';

export interface Puzzle {
  /** Within its game, and for good: what somebody has solved is kept under it. */
  readonly id: string;
  /** Lines of the deal before it. */
  readonly at: number;
  /** Who is to move. */
  readonly seat: number;
  /** Printed; as far as it can be played before something new is learned. */
  readonly solution: readonly string[];
  /** How far the next best turn that is known lies behind, and the error of that. */
  readonly gap: Hundredths;
  readonly error: Hundredths;
  readonly difficulty: Difficulty;
  /** What the solution has more than that next best turn. */
  readonly reasons: readonly Reason[];
}

/** A game of bots, as far as its last puzzle needs it. */
export interface PuzzleDeal {
  /** Any text: `seedFrom` makes a seed of it. */
  readonly seed: string;
  /** `1 take 3`: the seat and what it did. */
  readonly lines: readonly string[];
  readonly puzzles: readonly Puzzle[];
}

export interface PuzzleFile {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Json;
  readonly edition: StoredEdition;
  /** The coach that judged them. */
  readonly engine: string;
  readonly deals: readonly PuzzleDeal[];
}

/** A puzzle on its table. */
export interface OpenPuzzle {
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly state: unknown;
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: View;
  readonly solution: readonly Step[];
}

/** Plays the deal up to the puzzle. A line that the rules refuse is named. */
export function openPuzzle(
  game: AnyGame,
  file: Omit<PuzzleFile, 'deals'>,
  { seed, lines }: Pick<PuzzleDeal, 'seed' | 'lines'>,
  puzzle: Pick<Puzzle, 'at' | 'seat' | 'solution'>,
): Parsed<OpenPuzzle> {
  const setup = openSetup(game, file);
  if (!setup.ok) return setup;
  const rules = game.bind(setup.value);
  const state = rules.create(seedFrom(seed));
  const refused = (code: string, path: string) => ({ ok: false, problems: [{ code, path }] }) as const;
  for (const [i, line] of lines.slice(0, puzzle.at).entries()) {
    const { seat, text } = readPuzzleLine(line);
    const step = rules.parse(text);
    const refusal = step === null ? { code: 'unknown-step' } : rules.refuse(state, seat, step);
    if (step === null || refusal) return refused(refusal?.code ?? '', `lines.${i}`);
    rules.apply(state, seat, step);
  }
  const solution: Step[] = [];
  for (const text of puzzle.solution) {
    const step = rules.parse(text);
    if (step === null) return refused('unknown-step', 'solution');
    solution.push(step);
  }
  const seat = seatOf(puzzle.seat);
  return {
    ok: true,
    value: { setup: setup.value, rules, state, seat, view: viewOf(rules, state, only(seat)), solution },
  };
}

export function readPuzzleLine(line: string): { readonly seat: Seat; readonly text: string } {
  const space = line.indexOf(' ');
  return { seat: seatOf(Number(line.slice(0, space))), text: line.slice(space + 1) };
}
