// Which lines of a log stand, found from the log alone: nothing is played for it. Every line was allowed when it was
// written, so an undo strikes the last standing line of its seat, and going back restores what stood then.
import type { Seat } from './contract.ts';

/** What stood at one moment, the last line first. Moments share what they have in common. */
interface Stood {
  readonly seq: number;
  readonly seat: Seat;
  readonly before: Stood | null;
}

function strikeLast(stood: Stood | null, seat: Seat): Stood | null {
  const above: Stood[] = [];
  let found = stood;
  while (found && found.seat !== seat) {
    above.push(found);
    found = found.before;
  }
  let rest = found ? found.before : null;
  for (const line of above.reverse()) rest = { ...line, before: rest };
  return rest;
}

/** The numbers of the lines that stand after these lines, in order. */
export function standingOf(log: readonly { readonly seat: Seat; readonly text: string }[]): number[] {
  const moments: (Stood | null)[] = [null];
  let stood: Stood | null = null;
  for (const [seq, { seat, text }] of log.entries()) {
    if (text === '!undo') stood = strikeLast(stood, seat);
    else if (text.startsWith('!back ')) stood = moments[Number(text.slice(6))] ?? null;
    else if (!text.startsWith('!')) stood = { seq, seat, before: stood };
    moments.push(stood);
  }
  const lines: number[] = [];
  for (; stood; stood = stood.before) lines.push(stood.seq);
  return lines.reverse();
}
