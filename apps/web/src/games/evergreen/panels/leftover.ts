// What a card of the row would do to the fertility zone if nobody took it.
import { BIOMES, type Biome, type LeftoverPreview, leftoverPreview, type Options } from '@sunglade/evergreen';
import { contentOf, type Table } from '../table.ts';
import type { EvergreenWords } from '../words/words.ts';

export interface Fate extends LeftoverPreview {
  readonly before: number;
  readonly after: number;
  /** What that means for the final points of the seat with the trees it has now. */
  readonly mine: number;
}

/** Big trees of a seat per biome. */
export function bigTrees(position: Table, seat: number): Readonly<Record<Biome, number>> {
  const content = contentOf(position);
  const planet = position.view.open.players[seat]?.planet ?? [];
  const count = Object.fromEntries(BIOMES.map((biome) => [biome, 0])) as Record<Biome, number>;
  for (const [space, [row, column]] of content.board.places.entries()) {
    const biome = BIOMES[content.biomeOf[space] ?? -1];
    if (biome && planet[row]?.[column] === 'B') count[biome]++;
  }
  return count;
}

export function fateOf(position: Table, card: string, seat: number): Fate {
  const { zone, fertility } = position.view.open;
  const { aridityTarget } = position.setup.options as Options;
  const fate = leftoverPreview(contentOf(position), zone, card, aridityTarget);
  const before = fate.biome ? fertility[fate.biome] : 0;
  const trees = fate.biome ? bigTrees(position, seat)[fate.biome] : 0;
  return { ...fate, before, after: before + fate.change, mine: fate.change * trees };
}

export function fateText(words: EvergreenWords, fate: Fate): string {
  const { draft } = words;
  if (fate.to === 'discard' || !fate.biome) return draft.goes;
  const name = words.biomes[fate.biome];
  if (fate.change > 0) return draft.gains(name, fate.before, fate.after);
  return fate.turns === null || fate.change === 0
    ? draft.driesNothing(name)
    : draft.dries(name, fate.before, fate.after);
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');
