import { type Game, parseSetup, shippedEdition } from '@sunglade/core';
import type { RefusalCode } from './check.ts';
import { CLAUSES } from './clauses.ts';
import { contentOf } from './content.ts';
import { checkEdition, type EditionContent } from './edition.ts';
import house from './editions/house-40.json' with { type: 'json' };
import type { EvergreenEvent } from './events.ts';
import { OPTIONS, type Options } from './options.ts';
import { scorePositions } from './position.ts';
import { createRules } from './rules.ts';
import { bound, type State } from './state.ts';
import type { Open, Secret } from './view.ts';

const seats = { min: 1, max: 4 };
const editions = [
  shippedEdition('house-40', 'd14cd5324450f63fd5687ff5bcfaba01a49794d37e8835e527cb29d07e3975a5', house),
];

export const evergreen: Game<Options, State, Open, null, Secret, EvergreenEvent, RefusalCode> = {
  id: 'evergreen',
  version: 1,
  seats,
  options: OPTIONS,
  editions,
  clauses: CLAUSES,
  setup: (raw) => parseSetup<Options>(raw, { seats, options: OPTIONS, editions, checkEdition }),
  bind: ({ seats, options, edition }) =>
    createRules(bound(contentOf(edition.content as EditionContent), options, seats)),
  scorePosition: (raw) => scorePositions(raw, editions),
};
