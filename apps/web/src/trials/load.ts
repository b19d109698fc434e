import type { TrialDeal, TrialFile } from './trial.ts';

/** All of them, in the order of the shelf: loaded when somebody wants to see them. */
export async function loadTrials(): Promise<readonly TrialFile[]> {
  const files = await Promise.all([
    import('./data/evergreen.json'),
    import('./data/harmonies.json'),
    import('./data/everdell-duo.json'),
  ]);
  return files.map((file) => file.default as unknown as TrialFile);
}

export async function findTrial(id: string): Promise<{ readonly file: TrialFile; readonly deal: TrialDeal } | null> {
  for (const file of await loadTrials()) {
    const deal = file.deals.find((one) => one.id === id);
    if (deal) return { file, deal };
  }
  return null;
}
