// Trials: fixed deals, the same for everybody, with marks that were set by what the animals made of them.
import type { Json, Seed, StoredEdition } from '@sunglade/core';
import type { LocalSetup, SavedTable } from '../session/saved-table.ts';

export const MEDALS = ['bronze', 'silver', 'gold'] as const;
export type Medal = (typeof MEDALS)[number];

export interface TrialDeal {
  /** `game-number`, for good: what somebody has reached is kept under it. */
  readonly id: string;
  readonly seed: Seed;
  readonly options: Json;
  /** Points for each medal. */
  readonly medals: Readonly<Record<Medal, number>>;
}

export interface TrialFile {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** The level on the other seat; null: alone. */
  readonly against: string | null;
  readonly edition: StoredEdition;
  readonly deals: readonly TrialDeal[];
}

/** The dearest that the points are worth. */
export const medalOf = (points: number, { medals }: Pick<TrialDeal, 'medals'>): Medal | null =>
  MEDALS.findLast((medal) => points >= medals[medal]) ?? null;

/** The table at which a trial is played: no hints, and the deal of everybody else. */
export function setupOf(
  { game, seats, against, edition }: TrialFile,
  { options, seed }: TrialDeal,
  name: string,
): LocalSetup {
  return {
    game,
    seats,
    options: options as NonNullable<LocalSetup['options']>,
    edition: edition.id,
    chairs: [
      { kind: 'person', person: 0, name },
      ...(against === null ? [] : [{ kind: 'bot', level: against } as const]),
    ],
    help: 'none',
    from: { seed, steps: [] },
  };
}

/** The most points that finished tables of a deal have brought; hints and rivals that were changed do not count. */
export function bestAt(
  tables: readonly SavedTable[],
  { game, rules, against }: TrialFile,
  deal: TrialDeal,
): number | null {
  const points = tables.flatMap((table) => {
    const { from, status, scores, chairs, help } = table;
    const same = table.game === game && table.rules === rules && from?.seed === deal.seed && from.steps.length === 0;
    const rival = chairs[1]?.kind === 'bot' ? chairs[1].level : null;
    if (!same || status !== 'over' || help !== 'none' || chairs[0]?.kind !== 'person' || rival !== against) return [];
    return scores?.[0] ?? [];
  });
  return points.length === 0 ? null : Math.max(...points);
}
