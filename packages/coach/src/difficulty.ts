/** From 1, which nearly everybody finds, to 5. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** From how many of the gentler bots' tries found the solution: each fifth less is a step harder. */
export function difficultyOf(found: number, tries: number): Difficulty {
  const missed = 1 - found / Math.max(1, tries);
  return DIFFICULTIES[Math.min(4, Math.floor(5 * missed))] as Difficulty;
}
