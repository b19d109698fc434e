// The one way from a stored set-up to one that can be played, and back: for tables on the server and in the browser, for
// records and for what travels to a page.
import type { AnyGame, Edition, EditionWords, Json, Parsed, RawSetup, Setup } from './contract.ts';
import { isObject } from './json.ts';

/** An edition as it is stored: one that ships with the rules is only named by its hash. */
export interface StoredEdition {
  readonly id: string;
  readonly hash: string;
  readonly content?: Json;
  readonly words?: EditionWords;
}

export interface StoredSetup {
  readonly seats: number;
  readonly options: Json;
  readonly edition: StoredEdition;
  readonly carried?: Json;
}

export function storeSetup({ seats, options, edition, carried }: Setup, game: AnyGame): StoredSetup {
  const { id, hash, content, words } = edition;
  const ships = game.editions.some((shipped) => shipped.hash === hash);
  const embedded = words ? { id, hash, content, words } : { id, hash, content };
  const stored = { seats, options, edition: ships ? { id, hash } : embedded };
  return carried === undefined ? stored : { ...stored, carried };
}

/**
 * What was stored, by whichever program and however long ago, for the rules version it was stored with: a missing option
 * takes that version's default; an edition, option or value that these rules do not know is a problem with a code. An
 * edition of one's own that was accepted stays so: limits bind new tables only.
 */
export function openSetup(game: AnyGame, stored: RawSetup & { readonly edition: unknown }): Parsed<Setup> {
  const edition = embeddedOrShipped(stored.edition, game.editions);
  if (edition === null) return { ok: false, problems: [{ code: 'edition-unknown', path: 'edition' }] };
  const { seats, options, carried } = stored;
  return game.setup({ seats, options, edition, carried, stored: true });
}

/** null: only named, and not one of ours. */
function embeddedOrShipped(raw: unknown, shipped: readonly Edition[]): unknown {
  if (!isObject(raw)) return null;
  const known = shipped.find((edition) => edition.hash === raw.hash);
  if (known) return known.id;
  // Stores once wrote `content: null` where an edition was only named.
  return raw.content === undefined || raw.content === null ? null : raw;
}
