// What sentences about a table are made of.

/**
 * The name of a thing on the table that can be pointed at: `0:d4` (d4 on the board of seat 0), `row:2`, `deck`. Unique over
 * the whole table. The element that draws it carries it as `data-target`, so that the kit can light, move and focus it.
 */
export type Target = string;

/** A piece of a sentence: text, a player's name, a symbol with its name, or a target that lights up when pointed at. */
export type Bit =
  | string
  /** `you` marks the viewer's own seat; `text` stands for the name where a sentence wants another form of it. */
  | { readonly seat: number; readonly you?: boolean; readonly text?: string }
  | { readonly icon: string; readonly text: string }
  | { readonly target: Target; readonly text: string };
