// Shadow replay: a game that was played by one version of the rules, played again by another one beside it. Where the two
// would have judged differently is what makes a change of the rules a new version.
import type { AnyRules, Seats, Seed } from './contract.ts';
import { canonicalJson, isJson } from './json.ts';
import { resultOf, sheets } from './result.ts';
import { type Line, Run } from './run.ts';
import { NOBODY, seatList } from './seats.ts';
import { legalSteps, printSteps } from './steps.ts';

export interface Difference {
  /** The line of the log before which, or with which, the two part; its length for the end of the game. */
  readonly at: number;
  readonly what: 'acting' | 'legal' | 'refused' | 'sealed' | 'sheet' | 'outcome';
  readonly seat?: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** The first difference, or null where both versions judge the whole log alike. */
export function shadow(before: AnyRules, after: AnyRules, seed: Seed, log: readonly Line[]): Difference | null {
  const [old, other] = [new Run(before, seed), new Run(after, seed)];
  for (const [at, line] of log.entries()) {
    const parted = comparePosition(old, other, at);
    if (parted) return parted;
    const [refused, refusedToo] = [old.take(line), other.take(line)];
    if (refused?.code !== refusedToo?.code)
      return { at, what: 'refused', seat: line.seat, before: refused?.code ?? null, after: refusedToo?.code ?? null };
    const [sealed, sealedToo] = [sealedBy(old), sealedBy(other)];
    if (sealed !== sealedToo)
      return { at, what: 'sealed', seat: line.seat, before: seatList(sealed), after: seatList(sealedToo) };
  }
  return comparePosition(old, other, log.length) ?? compareEnd(old, other, log.length);
}

const sealedBy = ({ standing }: Run): Seats => standing.at(-1)?.sealed ?? NOBODY;

function comparePosition(old: Run, other: Run, at: number): Difference | null {
  if (old.acting !== other.acting)
    return { at, what: 'acting', before: seatList(old.acting), after: seatList(other.acting) };
  for (const seat of seatList(old.acting)) {
    const [before, after] = [legalTexts(old, seat), legalTexts(other, seat)];
    const [gone, come] = [
      before.filter((text) => !after.includes(text)),
      after.filter((text) => !before.includes(text)),
    ];
    // Only what differs is said: whole lists would hide it.
    if (gone.length + come.length > 0) return { at, what: 'legal', seat, before: gone, after: come };
  }
  return null;
}

const legalTexts = ({ rules, state }: Run, seat: Line['seat']): readonly string[] =>
  printSteps(rules, legalSteps(rules, state, seat));

function compareEnd(old: Run, other: Run, at: number): Difference | null {
  const [before, after] = [sheets(old.rules, old.state), sheets(other.rules, other.state)];
  for (const [seat, sheet] of before.entries())
    if (!same(sheet, after[seat])) return { at, what: 'sheet', seat, before: sheet, after: after[seat] };
  const [result, resultToo] = [resultOf(old), resultOf(other)];
  return same(result, resultToo) ? null : { at, what: 'outcome', before: result, after: resultToo };
}

const same = (a: unknown, b: unknown): boolean => isJson(a) && isJson(b) && canonicalJson(a) === canonicalJson(b);
