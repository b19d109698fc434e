// A set of one's own in a file: read, and checked as a whole before a table is opened with it.
import type { AnyGame, Json, Problem } from '@sunglade/core';

export type Checked =
  | { readonly ok: true; readonly edition: Json; readonly name: string; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const PREFIX = /^edition\.?/;

/** Where in the file: "cards[3].cost". */
export const placeIn = (path: string): string => path.replace(PREFIX, '');

export function checkFile(game: AnyGame, text: string): Checked {
  let edition: Json;
  try {
    edition = JSON.parse(text) as Json;
  } catch {
    return { ok: false, problems: [{ code: 'edition-not-json', path: 'edition' }] };
  }
  // A text alone would be the name of a set that ships.
  if (typeof edition !== 'object' || edition === null)
    return { ok: false, problems: [{ code: 'edition-not-object', path: 'edition' }] };
  const setup = game.setup({ seats: game.seats.max, edition });
  if (!setup.ok) return { ok: false, problems: setup.problems };
  return { ok: true, edition, name: setup.value.edition.id, warnings: setup.warnings ?? [] };
}
