// Why one turn is better than another, as data: the page says it in its language.
import { type Hundredths, hundredths, sumOf } from './hundredths.ts';

/** What a turn has more (or less) than the one it is compared with. */
export type Reason =
  /** In a part of the score, named as a sheet names it; parts of one kind (`animal:duck`) by their kind. */
  | { readonly kind: 'part'; readonly part: string; readonly points: Hundredths }
  /** In what is on no sheet yet. */
  | { readonly kind: 'later'; readonly points: Hundredths };

/** Less is not worth a word. */
const LEAST: Hundredths = 50;
const MOST_REASONS = 3;

const kindOf = (part: string): string => part.split(':', 1)[0] as string;

/** Adds points by kind of part. */
export function addKinds(into: Record<string, number>, parts: Readonly<Record<string, number>>): void {
  for (const [part, points] of Object.entries(parts)) into[kindOf(part)] = (into[kindOf(part)] ?? 0) + points;
}

/** The largest differences first. `whole` is the difference itself: what no part of it explains comes later. */
export function reasonsOf(parts: Readonly<Record<string, number>>, whole: number): readonly Reason[] {
  const kinds: Record<string, number> = {};
  addKinds(kinds, parts);
  const named: Reason[] = Object.entries(kinds).map(([part, points]) => ({
    kind: 'part',
    part,
    points: hundredths(points),
  }));
  const unnamed = hundredths(whole) - sumOf(named.map(({ points }) => points));
  return [...named, { kind: 'later' as const, points: unnamed }]
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_REASONS);
}
