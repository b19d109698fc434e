// A film tells each turn in one sentence, in the words of the log: the name once, and a word that all deeds share once.
import type { Bit } from '../screen/screen.ts';
import type { LogLine } from './told.ts';

const NONE: ReadonlySet<number> = new Set();

interface Acted {
  readonly seat: number;
}

interface Span {
  /** The first line of the turn, and its last. Lines are counted from 1. */
  readonly from: number;
  readonly to: number;
}

/**
 * The turn to which a line belongs: lines of one seat that follow each other, and none that were seen before the film. Where
 * a part of the game has ended, another turn begins.
 */
export function turnAt(past: readonly Acted[], at: number, begins: number, ends: ReadonlySet<number> = NONE): Span {
  const seat = past[at - 1]?.seat;
  let [from, to] = [at, at];
  while (from - 1 > begins && past[from - 2]?.seat === seat && !ends.has(from - 1)) from--;
  while (past[to]?.seat === seat && !ends.has(to)) to++;
  return { from, to };
}

/** The lines with which a part of the game ends: its last line tells that the next part begins. */
export const partEnds = (log: readonly LogLine[]): ReadonlySet<number> =>
  new Set(log.flatMap(({ line, said }) => (said.tone === 'chapter' ? [line] : [])));

/** After which line the last round begins: as many turns as there are seats. */
export function lastRound(past: readonly Acted[], seats: number): number {
  let line = past.length;
  for (let turn = 0; turn < seats && line > 0; turn++) line = turnAt(past, line, 0).from - 1;
  return line;
}

const isSame = (a: Bit | undefined, b: Bit | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
const isName = (bit: Bit | undefined): boolean => typeof bit === 'object' && 'seat' in bit;

/** A sentence without its full stop. */
function open(bits: readonly Bit[]): readonly Bit[] {
  const last = bits.at(-1);
  if (typeof last !== 'string') return bits;
  const text = last.replace(/\.$/, '');
  return text === '' ? bits.slice(0, -1) : [...bits.slice(0, -1), text];
}

/** How many bits after the name say the same in both sentences, so that they need not be said again: "Ann took A, B". */
function shared(bits: readonly Bit[], before: readonly Bit[]): number {
  let n = 1;
  while (typeof bits[n] === 'string' && isSame(bits[n], before[n])) n++;
  const isWord = bits.slice(1, n).some((bit) => typeof bit === 'string' && bit.trim() !== '');
  return isWord && open(bits.slice(n)).length > 0 ? n : 1;
}

/** What is between two sentences; a heading has no full stop of its own. */
function gapAfter(bits: readonly Bit[]): string {
  const last = bits.at(-1);
  return typeof last === 'string' && /[!?…]$/.test(last) ? ' ' : '. ';
}

function withoutName(bits: readonly Bit[], before: readonly Bit[]): readonly Bit[] {
  const from = shared(bits, before);
  const [first, ...rest] = open(bits.slice(from));
  if (first === undefined) return [];
  return [from > 1 ? ', ' : '; ', typeof first === 'string' ? first.trimStart() : first, ...rest];
}

/** What the lines of one turn say, as one sentence for each person in a row; asides are left out where there is more. */
export function captionOf(lines: readonly LogLine[]): readonly Bit[] {
  const weighty = lines.filter(({ said }) => !said.aside);
  const caption: Bit[] = [];
  let before: readonly Bit[] | null = null;
  for (const { said } of weighty.length > 0 ? weighty : lines) {
    const goesOn = before !== null && isName(said.bits[0]) && isSame(said.bits[0], before[0]);
    if (before && goesOn) caption.push(...withoutName(said.bits, before));
    else caption.push(...(before ? [gapAfter(before)] : []), ...open(said.bits));
    before = said.bits;
  }
  return [...caption, ...ending(before)];
}

/** The full stop of the last sentence, where it has one. */
function ending(bits: readonly Bit[] | null): readonly Bit[] {
  const last = bits?.at(-1);
  return typeof last === 'string' && last.endsWith('.') ? ['.'] : [];
}
