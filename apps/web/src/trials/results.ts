// What somebody has reached in trials, kept in this browser: it outlives the tables it was reached at.
import { signal } from '@preact/signals';

/** The most points, by trial. */
export type TrialResults = Readonly<Record<string, number>>;

const KEY = 'sunglade.trials';

/** Whatever was kept, as far as it can be read. */
export function readResults(raw: unknown): TrialResults {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([, points]) => Number.isFinite(points)));
}

/** With one more result: a better one stays. */
export const withResult = (results: TrialResults, trial: string, points: number): TrialResults =>
  (results[trial] ?? Number.NEGATIVE_INFINITY) >= points ? results : { ...results, [trial]: points };

function load(): TrialResults {
  try {
    return readResults(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return {};
  }
}

export const results = signal<TrialResults>(load());

function keep(next: TrialResults): void {
  results.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still holds trials.
  }
}

export const keepResult = (trial: string, points: number): void => keep(withResult(results.value, trial, points));

/** What was reached elsewhere. */
export function bringResults(others: TrialResults): void {
  const all = Object.entries(others).reduce((sum, [trial, points]) => withResult(sum, trial, points), results.value);
  if (all !== results.value) keep(all);
}
