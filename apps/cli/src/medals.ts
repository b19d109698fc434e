// What a trial asks for: as many points as the animals usually make of the same deal.

export interface Medals {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
}

/** The middle one; of two the lower. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** From the points of Fox, Badger and Raven. A dearer medal always asks for more, also where a stronger animal made less. */
export function medalsFrom(fox: readonly number[], badger: readonly number[], raven: readonly number[]): Medals {
  const [bronze, second, third] = [fox, badger, raven].map(medianOf).sort((a, b) => a - b) as [number, number, number];
  const silver = Math.max(second, bronze + 1);
  return { bronze, silver, gold: Math.max(third, silver + 1) };
}
