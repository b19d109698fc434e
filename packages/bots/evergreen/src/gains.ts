// What one effect on one space is worth, by prices.
import { type Forests, joined, touches } from './forest.ts';
import { BUSH, EMPTY, type Ground, LAKE, SEASON_COUNT, SMALL_TREE, SPROUT } from './ground.ts';
import { lightOfGrowth, wouldBeLit } from './light.ts';
import { type Prices, pieceAt } from './prices.ts';

function seasonsLit(g: Ground, p: Prices, cells: Uint8Array, space: number): number {
  let lit = 0;
  for (let later = p.season; later < SEASON_COUNT; later++) if (wouldBeLit(g, cells, g.suns[later]!, space)) lit++;
  return lit;
}

function change(g: Ground, p: Prices, space: number, from: number, to: number): number {
  const at = pieceAt(g.content.biomeOf[space]!);
  return p.piece[at + to]! - p.piece[at + from]!;
}

/** What a tree or a bush on a free space does to the biggest forest. */
function forestGain(g: Ground, p: Prices, forests: Forests, space: number): number {
  const size = joined(g, forests, space);
  if (size > forests.most) return (size - forests.most) * p.forest;
  return size > forests.second ? (size - forests.second) * p.secondForest : 0;
}

/** What one more piece on each space brings wherever forests lie, kept as long as nothing around the space changes. */
export interface Alone {
  readonly known: Uint8Array;
  readonly gain: Float64Array;
  /** Coming seasons in which a big tree there would stand in the light. */
  readonly lit: Uint8Array;
}

export const createAlone = (g: Ground): Alone => ({
  known: new Uint8Array(g.size),
  gain: new Float64Array(g.size),
  lit: new Uint8Array(g.size),
});

export function copyAlone(from: Alone, to: Alone): void {
  to.known.set(from.known);
  to.gain.set(from.gain);
  to.lit.set(from.lit);
}

/** Something on the space has changed. */
export function forgetAround(g: Ground, { known }: Alone, space: number): void {
  const around = g.around[space]!;
  for (let i = 0; i < around.length; i++) known[around[i]!] = 0;
}

export function forgetAll({ known }: Alone): void {
  known.fill(0);
}

function lookAt(g: Ground, p: Prices, cells: Uint8Array, space: number, alone: Alone): void {
  const piece = cells[space]!;
  const lit = seasonsLit(g, p, cells, space);
  let gain = change(g, p, space, piece, piece + 1);
  if (piece === EMPTY) gain += p.sproutLight * lit;
  else
    for (let later = p.season; later < SEASON_COUNT; later++)
      gain += p.light[later]! * lightOfGrowth(g, cells, g.suns[later]!, space);
  alone.known[space] = 1;
  alone.gain[space] = gain;
  alone.lit[space] = lit;
}

/** Looks at all spaces where something may grow. */
export function lookAtAll(g: Ground, p: Prices, cells: Uint8Array, alone: Alone): void {
  for (let space = 0; space < g.size; space++) if (cells[space]! <= SMALL_TREE) lookAt(g, p, cells, space, alone);
}

export function gainOfPlant(
  g: Ground,
  p: Prices,
  cells: Uint8Array,
  forests: Forests,
  space: number,
  alone: Alone,
): number {
  if (alone.known[space] === 0) lookAt(g, p, cells, space, alone);
  const gain = alone.gain[space]!;
  return forests.biggest > 0 && touches(g, forests, space, forests.biggest) ? gain + (p.growth - p.room) : gain;
}

export function gainOfGrow(
  g: Ground,
  p: Prices,
  cells: Uint8Array,
  forests: Forests,
  space: number,
  alone: Alone,
): number {
  if (alone.known[space] === 0) lookAt(g, p, cells, space, alone);
  let gain = alone.gain[space]!;
  const lit = alone.lit[space]!;
  if (cells[space] === SMALL_TREE) return gain - p.smallLight * lit;
  gain += forestGain(g, p, forests, space);
  gain += (p.smallLight - p.sproutLight) * lit;
  if (forests.biggest > 0 && touches(g, forests, space, forests.biggest)) gain -= p.growth;
  return gain;
}

export function gainOfBush(g: Ground, p: Prices, forests: Forests, space: number): number {
  let gain = change(g, p, space, EMPTY, BUSH) + forestGain(g, p, forests, space);
  if (forests.biggest > 0 && touches(g, forests, space, forests.biggest)) gain -= p.room;
  return gain;
}

export function gainOfLake(g: Ground, p: Prices, forests: Forests, space: number): number {
  let gain = change(g, p, space, EMPTY, LAKE);
  if (forests.biggest > 0 && touches(g, forests, space, forests.biggest)) gain -= p.room;
  return gain;
}

/** The two best growths beside a new lake. */
export function hopeOfLake(
  g: Ground,
  p: Prices,
  cells: Uint8Array,
  forests: Forests,
  lake: number,
  alone: Alone,
): number {
  let most = 0;
  let second = 0;
  for (let i = lake * 4; i < lake * 4 + 4; i++) {
    const space = g.content.beside[i]!;
    const piece = cells[space]!;
    if (piece !== SPROUT && piece !== SMALL_TREE) continue;
    const gain = gainOfGrow(g, p, cells, forests, space, alone);
    if (gain > most) {
      second = most;
      most = gain;
    } else if (gain > second) second = gain;
  }
  return most + second;
}
