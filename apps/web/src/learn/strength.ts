// How strong an animal is, as measured: games won against the one below it. The figures are written by `npm run strength`.
import figures from './strength.json' with { type: 'json' };

export interface Strength {
  readonly against: string;
  /** A shared win counts half. */
  readonly won: number;
  readonly games: number;
}

const FIGURES: Readonly<Record<string, Readonly<Record<string, Strength>>>> = figures;

/** null where nothing was measured to its end. */
export const strengthOf = (game: string, level: string): Strength | null => FIGURES[game]?.[level] ?? null;
