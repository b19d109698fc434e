// Thousands of tables play the same few set-ups: rules and editions exist once, not once per table.
import { type AnyGame, type AnyRules, canonicalJson, type Edition, type Setup } from '@sunglade/core';
import type { TableConfig } from '@sunglade/table';

const MOST = 100;

/** The same game, binding each set-up only once. Rules keep nothing about a running game, so tables can share them. */
export function sharedRules(game: AnyGame): AnyGame {
  const bound = new Map<string, AnyRules>();
  const bind = (setup: Setup): AnyRules => {
    const key = canonicalJson([setup.seats, setup.options, setup.edition.hash]);
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

const withEdition = (config: TableConfig, edition: Edition): TableConfig => ({
  ...config,
  setup: { ...config.setup, edition },
});

const shippedOf = (config: TableConfig, game: AnyGame): Edition | undefined =>
  game.editions.find(({ hash }) => hash === config.setup.edition.hash);

/** As it is stored: an edition that ships with the rules is only named. */
export function slimConfig(config: TableConfig, game: AnyGame): TableConfig {
  const shipped = shippedOf(config, game);
  return shipped ? withEdition(config, { ...shipped, content: null }) : config;
}

/** As it is played. */
export function wholeConfig(config: TableConfig, game: AnyGame): TableConfig {
  const shipped = shippedOf(config, game);
  return shipped ? withEdition(config, shipped) : config;
}
