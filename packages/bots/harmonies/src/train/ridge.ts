// Least squares for weights that are mixed between knots: what explains the targets best without growing wild, and without
// great jumps from one knot to the next.

export interface Sums {
  readonly features: number;
  readonly knots: number;
  count: number;
  /** Products of all pairs, the lower half row by row. */
  readonly products: Float64Array;
  readonly withTarget: Float64Array;
  targets: number;
  squares: number;
}

const rowAt = (i: number): number => (i * (i + 1)) / 2;

export function createSums(features: number, knots: number): Sums {
  const size = features * knots;
  return {
    features,
    knots,
    count: 0,
    products: new Float64Array(rowAt(size)),
    withTarget: new Float64Array(size),
    targets: 0,
    squares: 0,
  };
}

/** A sample between the knots `row` and `row + 1`, so much of the way to the second. */
export function addSample(sums: Sums, values: Float64Array, row: number, share: number, target: number): void {
  const { features, products, withTarget } = sums;
  const low = row * features;
  const high = low + features;
  const [near, far, both] = [(1 - share) ** 2, share ** 2, share * (1 - share)];
  sums.count++;
  sums.targets += target;
  sums.squares += target * target;
  for (let i = 0; i < features; i++) {
    const value = values[i]!;
    if (value === 0) continue;
    withTarget[low + i]! += value * target * (1 - share);
    withTarget[high + i]! += value * target * share;
    const lower = rowAt(low + i) + low;
    const upper = rowAt(high + i) + high;
    const across = rowAt(high + i) + low;
    for (let j = 0; j <= i; j++) {
      const product = value * values[j]!;
      products[lower + j]! += near * product;
      products[upper + j]! += far * product;
    }
    for (let j = 0; j < features; j++) products[across + j]! += both * value * values[j]!;
  }
}

/** A sample of what sets one board apart from others: values of all knots at once. */
export function addDifference(sums: Sums, values: Float64Array, target: number): void {
  const { products, withTarget } = sums;
  sums.count++;
  sums.squares += target * target;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value === 0) continue;
    withTarget[i]! += value * target;
    const at = rowAt(i);
    for (let j = 0; j <= i; j++) products[at + j]! += value * values[j]!;
  }
}

/** `often`: as if everything in the second had been seen so many times. */
export function addSums(into: Sums, more: Sums, often = 1): void {
  into.count += more.count * often;
  into.targets += more.targets * often;
  into.squares += more.squares * often;
  for (let i = 0; i < into.products.length; i++) into.products[i]! += more.products[i]! * often;
  for (let i = 0; i < into.withTarget.length; i++) into.withTarget[i]! += more.withTarget[i]! * often;
}

/** What weights were before, and how strongly they are drawn to that: 1 is as strong as all that was seen. */
export interface Prior {
  readonly weights: Float64Array;
  readonly strength: number;
}

/**
 * `ridge` holds weights back in all; `habit` ties each knot's weight to its neighbour's, 1 as strongly as all that was seen
 * of the feature. The first feature is the constant and is free.
 */
export function solveRidge(sums: Sums, ridge: number, habit: number, prior: Prior | null): Float64Array {
  const { features, knots, products, withTarget } = sums;
  const size = features * knots;
  const lower = Float64Array.from(products);
  const x = Float64Array.from(withTarget);
  for (let i = 0; i < features; i++) {
    let varies = 0;
    for (let knot = 0; knot < knots; knot++) {
      const at = knot * features + i;
      varies += products[rowAt(at) + at]! / knots;
    }
    for (let knot = 0; knot < knots; knot++) {
      const at = knot * features + i;
      const pull = i === 0 ? 1e-6 : ridge + (prior?.strength ?? 0) * varies;
      lower[rowAt(at) + at]! += pull;
      x[at]! += pull * (prior?.weights[at] ?? 0);
      if (knot === 0) continue;
      const tie = habit * varies + 1e-6;
      lower[rowAt(at) + at]! += tie;
      lower[rowAt(at - features) + at - features]! += tie;
      lower[rowAt(at) + at - features]! -= tie;
    }
  }
  solveCholesky(lower, x, size);
  return x;
}

/** The matrix is the product of its lower half and that half turned over; `x` becomes the answer. */
function solveCholesky(lower: Float64Array, x: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[rowAt(i) + j]!;
      for (let k = 0; k < j; k++) sum -= lower[rowAt(i) + k]! * lower[rowAt(j) + k]!;
      lower[rowAt(i) + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[rowAt(j) + j]!;
    }
  }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= lower[rowAt(i) + k]! * x[k]!;
    x[i]! /= lower[rowAt(i) + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= lower[rowAt(k) + i]! * x[k]!;
    x[i]! /= lower[rowAt(i) + i]!;
  }
}

/** The share of the targets' variance that the weights explain. */
export function explained({ count, products, withTarget, targets, squares }: Sums, weights: Float64Array): number {
  let fit = 0;
  let cross = 0;
  let at = 0;
  for (let i = 0; i < weights.length; i++) {
    cross += weights[i]! * withTarget[i]!;
    for (let j = 0; j <= i; j++) fit += (i === j ? 1 : 2) * weights[i]! * weights[j]! * products[at++]!;
  }
  const variance = squares - (targets * targets) / count;
  return 1 - (squares - 2 * cross + fit) / Math.max(variance, 1e-9);
}
