// A space in words, for who hears the planet instead of seeing it.
import type { LightMap, Piece, Planet } from '@sunglade/evergreen';
import { parsePlace } from '@sunglade/grid';
import type { SpaceVerb } from '../steps.ts';
import { biomeAt } from '../table.ts';
import type { EvergreenWords } from '../words/words.ts';
import type { Ground } from './ground.ts';
import { heightOf } from './shadows.ts';

export interface SpaceFacts {
  readonly place: string;
  readonly planet: Planet;
  readonly light: LightMap;
  readonly forest: ReadonlySet<string>;
  /** The step that is possible here, as its verb. */
  readonly verb: SpaceVerb | null;
}

const GROWN: Readonly<Record<string, Piece>> = { p: 'S', S: 'B' };
const PLANTED: Readonly<Record<Exclude<SpaceVerb, 'grow'>, Piece>> = { plant: 'p', bush: 'b', lake: 'L' };

export function describeSpace(words: EvergreenWords, { content }: Ground, facts: SpaceFacts): string {
  const { place, planet, light, forest, verb } = facts;
  const [row = 0, column = 0] = parsePlace(place) ?? [];
  const piece = (planet[row]?.[column] ?? '_') as Piece;
  const biome = biomeAt(content, place);
  const parts = [words.board.space(row + 1, column + 1)];
  if (biome) parts.push(words.biomes[biome]);
  parts.push(words.pieces[piece]);
  const points = light.lit[place];
  if (points !== undefined) parts.push(words.board.lit(points));
  else if (heightOf(piece) > 0) parts.push(words.board.dark);
  else if (light.shadow.includes(place)) parts.push(words.board.shadow);
  if (forest.has(place)) parts.push(words.board.inForest);
  if (verb === 'grow') parts.push(words.board.mayGrow(words.pieces[GROWN[piece] ?? 'S']));
  else if (verb !== null) parts.push(words.board.mayPlant(words.pieces[PLANTED[verb]]));
  return parts.join(', ');
}
