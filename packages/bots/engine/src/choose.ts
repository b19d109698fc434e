import type { Dice } from '@sunglade/core';

const FINE = 1 << 30;

/**
 * One of several, better ones more often: a gentle player's mistakes are turns that looked nearly as good, never nonsense.
 * `temperature` is in points; 0 takes the best.
 */
export function chooseSoftly<T>(
  options: readonly T[],
  worth: (option: T) => number,
  temperature: number,
  dice: Dice,
): T {
  const worths = options.map(worth);
  const most = Math.max(...worths);
  if (temperature <= 0) return options[worths.indexOf(most)] as T;
  const chances = worths.map((value) => Math.exp((value - most) / temperature));
  let rest = (dice.below(FINE) / FINE) * chances.reduce((sum, chance) => sum + chance, 0);
  for (const [i, chance] of chances.entries()) {
    rest -= chance;
    if (rest < 0) return options[i] as T;
  }
  return options[worths.indexOf(most)] as T;
}
