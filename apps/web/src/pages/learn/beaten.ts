import type { SavedTable } from '../../session/saved-table.ts';

/** The animals that somebody has beaten at a game in this browser: alone against bots, and first. */
export function beatenIn(tables: readonly SavedTable[], game: string): ReadonlySet<string> {
  const beaten = new Set<string>();
  for (const { game: played, status, chairs, places, won } of tables) {
    const people = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    const [me] = people;
    if (played !== game || status !== 'over' || won !== undefined || people.length !== 1 || me === undefined) continue;
    if (places?.[me] !== 1) continue;
    chairs.forEach((chair, seat) => {
      if (chair.kind === 'bot' && places[seat] !== 1) beaten.add(chair.level.split('+')[0] ?? '');
    });
  }
  return beaten;
}
