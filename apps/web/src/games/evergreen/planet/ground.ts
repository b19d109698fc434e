import type { Setup } from '@sunglade/core';
import { type Content, type EditionContent, readContent } from '@sunglade/evergreen';
import { parsePlace } from '@sunglade/grid';
import { type Layout, layoutOf } from './layout.ts';
import type { Point } from './shapes.ts';

/** Board and measures of the planet of an edition. */
export interface Ground {
  readonly content: Content;
  readonly layout: Layout;
  /** Ends the ids of this planet's symbols. */
  readonly id: string;
}

const grounds = new Map<string, Ground>();

export function groundOf({ edition }: Pick<Setup, 'edition'>): Ground {
  const known = grounds.get(edition.hash);
  if (known) return known;
  const content = readContent(edition.content as EditionContent);
  const ground = { content, layout: layoutOf(content.board), id: edition.hash.slice(0, 8) };
  grounds.set(edition.hash, ground);
  return ground;
}

/** The middle of a space, given by its place. */
export const centreOf = ({ layout }: Ground, place: string): Point => layout.at(...(parsePlace(place) ?? [0, 0]));
