// The last count: fertility, biome by biome. Every big tree brings as many points as its biome has icons.
import { BIOMES, type Biome, type Content, type Event, type Open, type Own, type Planet } from '@sunglade/evergreen';
import type { BoardProps } from '../../../kit/screen/screen.ts';
import { bigTreesOf, biomeAt } from '../table.ts';

type End = Extract<Event, { readonly type: 'end' }>;
type Celebrated = BoardProps<Open, Own>['ceremony'];

const FIRST = 400;
const EACH = 700;
const REST = 1900;

/** The last count that is celebrated now, or null. */
export function gameEnd(ceremony: Celebrated): End | null {
  const event = ceremony?.event as Event | undefined;
  return event?.type === 'end' ? event : null;
}

/** The biomes that bring somebody points, in the order in which they are counted. */
export const countedBiomes = ({ fertility }: End): readonly Biome[] =>
  BIOMES.filter((biome) => fertility.some((seat) => seat[biome] > 0));

/** When a biome is counted, in milliseconds. */
export const countedAt = (end: End, biome: Biome): number => FIRST + countedBiomes(end).indexOf(biome) * EACH;

export const harvestMs = (end: End): number => FIRST + countedBiomes(end).length * EACH + REST;

/** A tree that is counted, with its points, and when. */
export interface Coin {
  readonly place: string;
  readonly points: number;
  readonly at: number;
}

export function harvestOf(content: Content, ceremony: Celebrated, seat: number): readonly Coin[] | null {
  const end = gameEnd(ceremony);
  const planet: Planet | undefined = ceremony?.after.view.open.players[seat]?.planet;
  if (!end || !planet) return null;
  return countedBiomes(end).flatMap((biome) => {
    const trees = bigTreesOf(content, planet).filter((place) => biomeAt(content, place) === biome);
    const points = (end.fertility[seat]?.[biome] ?? 0) / Math.max(1, trees.length);
    return points > 0 ? trees.map((place) => ({ place, points, at: countedAt(end, biome) })) : [];
  });
}
