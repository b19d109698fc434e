// What a page or a thinking player wants to know about a planet as it is drawn, without a running game.
import { SIDES, type Side } from '@sunglade/grid';
import type { Content } from './content.ts';
import { type ForestMap, forestMap } from './forest.ts';
import { type LightMap, lightMap } from './light.ts';
import type { AridityTarget } from './options.ts';
import type { Open } from './parts.ts';
import { type Planet, readPlanet } from './planet.ts';
import { fertilityOf } from './score.ts';
import { BIOMES, type Biome, byBiome } from './terms.ts';

function cellsOf(content: Content, planet: Planet): Uint8Array {
  const cells = new Uint8Array(content.size + 1);
  readPlanet(content, planet, cells);
  return cells;
}

/** Lit and dark trees and the spaces in shadow, for the sun on any side. */
export const lightFor = (content: Content, planet: Planet, sun: Side): LightMap =>
  lightMap(content, cellsOf(content, planet), 0, SIDES.indexOf(sun));

export const biggestForest = (content: Content, planet: Planet): ForestMap =>
  forestMap(content, cellsOf(content, planet), 0);

/** Points per biome if the game ended with these icons. */
export function fertilityFor(
  content: Content,
  planet: Planet,
  icons: { readonly [biome in Biome]: number },
): { readonly [biome in Biome]: number } {
  const list = BIOMES.map((biome) => icons[biome]);
  return byBiome(fertilityOf(content, cellsOf(content, planet), 0, list));
}

export type LeftoverPreview = {
  readonly to: 'zone' | 'discard';
  readonly biome: Biome | null;
  /** The card it would turn face down. */
  readonly turns: string | null;
  /** By how much the visible icons of its biome would change. */
  readonly change: number;
};

/** What a card of the row would do to the fertility zone if nobody took it. */
export function leftoverPreview(
  content: Content,
  zone: Open['zone'],
  card: string,
  target: AridityTarget,
): LeftoverPreview {
  const number = content.cardNumber.get(card) ?? -1;
  const biome = BIOMES[content.cardBiome[number] ?? -1] ?? null;
  const icons = content.cardFertility[number] ?? 0;
  if (biome !== null && icons > 0) return { to: 'zone', biome, turns: null, change: icons };
  if (biome === null || !content.cardAridity[number]) return { to: 'discard', biome, turns: null, change: 0 };
  const iconsOf = (id: string): number => content.cardFertility[content.cardNumber.get(id) ?? -1] ?? 0;
  const turned = zone[biome].findLast(
    (entry) => target === 'latestCard' || (!entry.faceDown && iconsOf(entry.card) > 0),
  );
  if (!turned) return { to: 'zone', biome, turns: null, change: 0 };
  return { to: 'zone', biome, turns: turned.card, change: 0 - iconsOf(turned.card) };
}
