// Least squares with a ridge: the weights that explain the targets best without growing wild.

export interface Sums {
  readonly size: number;
  count: number;
  /** Products of all pairs of features, the lower half row by row. */
  readonly products: Float64Array;
  readonly withTarget: Float64Array;
  targets: number;
  squares: number;
}

export const createSums = (size: number): Sums => ({
  size,
  count: 0,
  products: new Float64Array((size * (size + 1)) / 2),
  withTarget: new Float64Array(size),
  targets: 0,
  squares: 0,
});

export function addSample(sums: Sums, features: Float64Array, target: number): void {
  const { size, products, withTarget } = sums;
  sums.count++;
  sums.targets += target;
  sums.squares += target * target;
  let at = 0;
  for (let i = 0; i < size; i++) {
    const value = features[i]!;
    withTarget[i]! += value * target;
    if (value === 0) at += i + 1;
    else for (let j = 0; j <= i; j++) products[at++]! += value * features[j]!;
  }
}

/** What the weights are drawn to, and how strongly: 1 is as strong as everything a feature varies in the samples. */
export interface Habit {
  readonly weights: Float64Array;
  readonly strength: number;
}

/** The first feature is the constant and is not held back. */
export function solveRidge(sums: Sums, ridge: number, habit: Habit): Float64Array {
  const { size, count, products, withTarget } = sums;
  const lower = Float64Array.from(products);
  const x = Float64Array.from(withTarget);
  const row = (i: number): number => (i * (i + 1)) / 2;
  for (let i = 1; i < size; i++) {
    const varies = products[row(i) + i]! - products[row(i)]! ** 2 / Math.max(1, count);
    const pull = habit.strength * varies;
    lower[row(i) + i]! += ridge + pull;
    x[i]! += pull * habit.weights[i]!;
  }
  lower[0]! += 1e-9;
  // Cholesky: the matrix is the product of its lower half and that half turned over.
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[row(i) + j]!;
      for (let k = 0; k < j; k++) sum -= lower[row(i) + k]! * lower[row(j) + k]!;
      lower[row(i) + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[row(j) + j]!;
    }
  }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= lower[row(i) + k]! * x[k]!;
    x[i]! /= lower[row(i) + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= lower[row(k) + i]! * x[k]!;
    x[i]! /= lower[row(i) + i]!;
  }
  return x;
}

/** The share of the targets' variance that the weights explain. */
export function explained(
  { size, count, products, withTarget, targets, squares }: Sums,
  weights: Float64Array,
): number {
  let fit = 0;
  let cross = 0;
  let at = 0;
  for (let i = 0; i < size; i++) {
    cross += weights[i]! * withTarget[i]!;
    for (let j = 0; j <= i; j++) fit += (i === j ? 1 : 2) * weights[i]! * weights[j]! * products[at++]!;
  }
  const variance = squares - (targets * targets) / count;
  return 1 - (squares - 2 * cross + fit) / Math.max(variance, 1e-9);
}
