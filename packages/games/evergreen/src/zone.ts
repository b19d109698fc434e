// The fertility zone: what a left-over card does to it.
import { type Bound, ICONS, type State, ZONE } from './layout.ts';

export function addToZone({ content }: Bound, { data, zone, faceDown }: State, card: number): void {
  const at = data[ZONE]!;
  zone[at] = card;
  faceDown[at] = 0;
  data[ZONE] = at + 1;
  data[ICONS + content.cardBiome[card]!]! += content.cardFertility[card]!;
}

/** Where in the zone the card lies that aridity of this biome would turn face down, or -1. */
export function aridityTarget(b: Bound, { data, zone, faceDown }: State, biome: number): number {
  const { cardBiome, cardFertility } = b.content;
  for (let i = data[ZONE]! - 1; i >= 0; i--) {
    if (cardBiome[zone[i]!] !== biome) continue;
    // The literal reading turns the latest card whatever it is, so a second aridity in a row removes nothing.
    if (b.options.aridityTarget === 'latestCard') return i;
    if (!faceDown[i] && cardFertility[zone[i]!]! > 0) return i;
  }
  return -1;
}

/** Turns a card that lies face up face down; its icons no longer count. What lies on top is always face up. */
export function turnDown({ content }: Bound, { data, zone, faceDown }: State, at: number): void {
  faceDown[at] = 1;
  data[ICONS + content.cardBiome[zone[at]!]!]! -= content.cardFertility[zone[at]!]!;
}
