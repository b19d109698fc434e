// Whether somebody was told as they should have been: of every turn, in time, and twice only where a node died of it.
import type { Listener, Told } from './listeners.ts';

const MINUTE_MS = 60_000;
/** What is sent later may arrive a little earlier. */
const SLACK_MS = 1_000;

/** What somebody heard, and by table when their turn began: between which two moments. */
export interface Turns {
  readonly listener: Listener;
  readonly turns: Map<string, { readonly begun: number; readonly theirs: number }>;
}

interface Judged {
  readonly copies: number;
  readonly latestMs: number;
  readonly problems: readonly string[];
}

function grouped(told: readonly Told[], by: (one: Told) => string): Map<string, Told[]> {
  const groups = new Map<string, Told[]>();
  for (const one of told) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** A second copy is one of what was on its way when the node died, and has the name of the first. */
function copiesAmong(told: readonly Told[], inFlight: ReadonlySet<string>): Omit<Judged, 'latestMs'> {
  const problems: string[] = [];
  const [first, ...others] = told;
  if (!first) return { copies: 0, problems };
  if (others.some(({ name }) => name !== first.name)) problems.push(`${first.table}: copies under different names`);
  else if (others.length > 0 && !inFlight.has(first.name))
    problems.push(`${first.table}: told twice though nobody died of it`);
  return { copies: others.length, problems };
}

/** Told of each turn, and soon. */
export function judgeEach({ turns, listener }: Turns, inFlight: ReadonlySet<string>): Judged {
  const byTable = grouped(listener.told(), ({ table }) => table);
  let [copies, latestMs] = [0, 0];
  const problems: string[] = [];
  for (const [table, { theirs }] of turns) {
    const told = byTable.get(table) ?? [];
    const found = copiesAmong(told, inFlight);
    copies += found.copies;
    problems.push(...found.problems);
    if (told[0]) latestMs = Math.max(latestMs, told[0].at - theirs);
    else problems.push(`${table}: never told`);
  }
  return { copies, latestMs, problems };
}

/** One notice speaks for all turns since the last; none comes before its time, nor much after it. */
export function judgeSeldom({ turns, listener }: Turns, inFlight: ReadonlySet<string>): Judged {
  const byName = [...grouped(listener.told(), ({ name }) => name).values()];
  const found = byName.map((told) => copiesAmong(told, inFlight));
  const moments = byName.map((told) => Math.min(...told.map((one) => one.at))).toSorted((a, b) => a - b);
  const problems = found.flatMap((one) => one.problems);
  for (const [i, moment] of moments.entries())
    if (i > 0 && moment - (moments[i - 1] ?? 0) < MINUTE_MS - SLACK_MS) problems.push('told twice within a minute');
  let latestMs = 0;
  for (const [table, { begun, theirs }] of turns) {
    // Who was told while the turn began may have been told of it.
    const next = moments.findIndex((moment) => moment >= theirs);
    const during = moments.some((moment) => moment >= begun && moment < theirs);
    const limit = (moments[next - 1] ?? Number.NEGATIVE_INFINITY) + MINUTE_MS;
    if (next >= 0) latestMs = Math.max(latestMs, (moments[next] ?? 0) - Math.max(theirs, limit));
    else if (!during) problems.push(`${table}: nobody spoke for it`);
  }
  return { copies: found.reduce((sum, one) => sum + one.copies, 0), latestMs, problems };
}
