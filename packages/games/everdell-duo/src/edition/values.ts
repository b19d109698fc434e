// Pieces that many parts of an edition have.
import type { RawValue } from '@sunglade/core';

/** Words of a list, at least one. */
export function readWords(list: RawValue, known: readonly string[]): void {
  const words = list.list();
  if (words?.length === 0) list.problem('empty-list');
  for (const word of words ?? []) word.among(known);
}

/** How much of what: an object of whole numbers from 1 whose keys are known, with `least` of them. */
export function readAmounts(amounts: RawValue, kinds: readonly string[], most: number, least: number): void {
  const entries = amounts.entries();
  if (!entries) return;
  let good = 0;
  for (const [kind, amount] of entries) {
    if (!kinds.includes(kind)) amount.problem('unknown-word');
    else if (amount.whole(1, most) !== undefined) good++;
  }
  if (good < least) amounts.problem('empty-amount');
}

/** A number that an edition may leave out. */
export function readOptional(amount: RawValue, least: number, most: number): void {
  if (amount.given) amount.whole(least, most);
}
