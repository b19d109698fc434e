// What a game alone would bring if it ended now.
import { sunsFor } from '@sunglade/harmonies';
import { contentOf, playerOf, type Table } from '../table.ts';

interface Suns {
  readonly suns: number;
  /** Those that come with the side and the spirit, whatever the points. */
  readonly bonus: number;
  /** What brings them: the side, if it does, and whether the spirit does. */
  readonly side: string | null;
  readonly spirit: boolean;
  readonly points: number;
  readonly next: number | null;
  readonly share: number;
}

export function sunsNow(position: Table): Suns {
  const { edition, side, spirits, cardOf } = contentOf(position);
  const kept = playerOf(position, 0)?.spirit ?? null;
  const kind = kept === null ? 'none' : (spirits[cardOf.get(kept) ?? -1]?.type ?? 'none');
  const points = position.sheets[0]?.total ?? 0;
  const bonus = sunsFor(edition.solo, -1, side, kind);
  const suns = sunsFor(edition.solo, points, side, kind);
  const steps = edition.solo.suns;
  const reached = steps.filter((least) => points >= least).length;
  const next = steps[reached] ?? null;
  const { solo } = edition;
  const given = { side: solo.side[side] > 0 ? side : null, spirit: solo.spirit[kind] > 0 };
  const low = reached === 0 ? 0 : (steps[reached - 1] ?? 0);
  return { suns, bonus, ...given, points, next, share: next === null ? 1 : (points - low) / (next - low) };
}
