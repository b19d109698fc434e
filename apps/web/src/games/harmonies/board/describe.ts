// A space in words, for who hears the board instead of seeing it.
import { type Colour, type Feature, readStep, type Space } from '@sunglade/harmonies';
import { cardName, contentOf, placeName, type Table } from '../table.ts';
import type { HarmoniesWords } from '../words/words.ts';
import type { HabitatMap } from './habitat.ts';

/** What a stack is in the landscape, or null where it is nothing yet. */
export function featureOf(stack: readonly Colour[]): Feature | null {
  const top = stack.at(-1);
  if (top === 'blue') return 'water';
  if (top === 'yellow') return 'field';
  if (top === 'red') return stack.length > 1 ? 'building' : null;
  const height = stack.length === 1 ? '1' : stack.length === 2 ? '2' : '3';
  if (top === 'green') return `tree${height}`;
  if (top === 'gray') return `mountain${height}`;
  return null;
}

export function stackText(words: HarmoniesWords, stack: readonly Colour[]): string {
  const feature = featureOf(stack);
  if (feature) return words.features[feature];
  if (stack.length === 0) return words.board.empty;
  if (stack[0] === 'red') return words.board.bare.red;
  return stack.length > 1 ? words.board.bare.brown2 : words.board.bare.brown;
}

export interface SpaceFacts {
  readonly space: number;
  readonly on: Space;
  /** What can be done here, as printed steps. */
  readonly steps: readonly string[];
  /** The card that is looked at, and where it fits. */
  readonly card: string | null;
  readonly habitats: HabitatMap;
}

export function describeSpace(words: HarmoniesWords, position: Pick<Table, 'setup'>, facts: SpaceFacts): string {
  const content = contentOf(position);
  const { space, on, steps, card, habitats } = facts;
  const { board } = words;
  const name = (id: string): string => cardName(words, position, id);
  const parts = [board.space(placeName(content, content.places[space] ?? '')), stackText(words, on.stack)];
  if (on.cube !== null) parts.push(board.cubeOf(name(on.cube)));
  if (card !== null) {
    if (habitats.stands.some(({ target }) => target === space)) parts.push(board.stands(name(card)));
    const lacking = new Set(habitats.lacks.flatMap((lack) => (lack.space === space ? [lack.colour] : [])));
    for (const colour of lacking) parts.push(board.lacks(words.tokens[colour], name(card)));
  }
  const cubes: string[] = [];
  for (const step of steps.map(readStep)) {
    if (step?.verb === 'place') parts.push(board.mayPlace(words.tokens[step.colour]));
    if (step?.verb === 'cube') cubes.push(name(step.card));
  }
  if (cubes.length > 0) parts.push(board.mayCube(words.and(cubes)));
  return parts.join(', ');
}
