// Which game is for whom: how many can play, how long it takes, how much there is to learn.

interface Facts {
  readonly most: number;
  /** Of a game by two people who know the rules. */
  readonly minutes: number;
  /** 1 is learned in passing, 3 wants an evening. */
  readonly depth: 1 | 2 | 3;
}

const FACTS: Readonly<Record<string, Facts>> = {
  evergreen: { most: 4, minutes: 25, depth: 2 },
  harmonies: { most: 4, minutes: 30, depth: 1 },
  'everdell-duo': { most: 2, minutes: 45, depth: 3 },
};

export const factsOf = (game: string): Facts | null => (Object.hasOwn(FACTS, game) ? (FACTS[game] ?? null) : null);

export interface Company {
  /** How many want to play, and for how long; null while they have not said. */
  readonly people: number | null;
  readonly minutes: number | null;
}

export type Fit = 'unasked' | 'suits' | 'too-many' | 'too-long';

export function fitOf({ most, minutes }: Facts, company: Company): Fit {
  if (company.people !== null && company.people > most) return 'too-many';
  if (company.minutes !== null && company.minutes < minutes) return 'too-long';
  return company.people === null && company.minutes === null ? 'unasked' : 'suits';
}
