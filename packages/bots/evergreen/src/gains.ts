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

export function gainOfPlant(g: Ground, p: Prices, cells: Uint8Array, forests: Forests, space: number): number {
  let gain = change(g, p, space, EMPTY, SPROUT);
  if (p.sproutLight !== 0) gain += p.sproutLight * seasonsLit(g, p, cells, space);
  if (forests.biggest > 0 && touches(g, forests, space, forests.biggest)) gain += p.growth - p.room;
  return gain;
}

export function gainOfGrow(g: Ground, p: Prices, cells: Uint8Array, forests: Forests, space: number): number {
  const piece = cells[space]!;
  let gain = change(g, p, space, piece, piece + 1);
  for (let later = p.season; later < SEASON_COUNT; later++)
    gain += p.light[later]! * lightOfGrowth(g, cells, g.suns[later]!, space);
  if (piece === SMALL_TREE) return p.smallLight === 0 ? gain : gain - p.smallLight * seasonsLit(g, p, cells, space);
  gain += forestGain(g, p, forests, space);
  if (p.smallLight !== p.sproutLight) gain += (p.smallLight - p.sproutLight) * seasonsLit(g, p, cells, space);
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
export function hopeOfLake(g: Ground, p: Prices, cells: Uint8Array, forests: Forests, lake: number): number {
  let most = 0;
  let second = 0;
  for (let i = lake * 4; i < lake * 4 + 4; i++) {
    const space = g.content.beside[i]!;
    const piece = cells[space]!;
    if (piece !== SPROUT && piece !== SMALL_TREE) continue;
    const gain = gainOfGrow(g, p, cells, forests, space);
    if (gain > most) {
      second = most;
      most = gain;
    } else if (gain > second) second = gain;
  }
  return most + second;
}
