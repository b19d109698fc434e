// What was finished in the last days, and with whom: the same people may want another game.
import type { Listed } from '@sunglade/protocol';

const LAST_DAYS_MS = 3 * 86_400_000;
const MOST = 3;

export interface Finished {
  readonly id: string;
  readonly game: string;
  /** On which chair one sat. */
  readonly seat: number;
  readonly with: readonly string[];
}

/** The latest of each company. Whoever has sat down to the same game since is not asked. */
export function finishedLately(online: readonly Listed[], now: number): readonly Finished[] {
  const goesOn = (old: Listed): boolean =>
    online.some(
      ({ game, status, openedAt }) =>
        game === old.game && openedAt > old.openedAt && (status === 'open' || status === 'playing'),
    );
  const companies = new Set<string>();
  const all = online.flatMap((table): Finished[] => {
    const { id, game, again } = table;
    if (!again || again.at + LAST_DAYS_MS < now || goesOn(table)) return [];
    const company = JSON.stringify([game, ...again.with.toSorted()]);
    if (companies.has(company)) return [];
    companies.add(company);
    return [{ id, game, seat: again.seat, with: again.with }];
  });
  return all.slice(0, MOST);
}
