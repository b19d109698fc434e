// Thousands of tables play the same few set-ups: rules and editions exist once, not once per table.
import { type AnyGame, type AnyRules, canonicalJson, type Setup } from '@sunglade/core';

const MOST = 100;

/** The same game, binding each set-up only once. Rules keep nothing about a running game, so tables can share them. */
export function sharedRules(game: AnyGame): AnyGame {
  const bound = new Map<string, AnyRules>();
  const bind = (setup: Setup): AnyRules => {
    const key = canonicalJson([setup.seats, setup.options, setup.edition.hash, setup.carried ?? null]);
    const known = bound.get(key);
    if (known) return known;
    const rules = game.bind(setup);
    const oldest = bound.keys().next().value;
    if (bound.size >= MOST && oldest !== undefined) bound.delete(oldest);
    bound.set(key, rules);
    return rules;
  };
  return Object.create(game, { bind: { value: bind } }) as AnyGame;
}
