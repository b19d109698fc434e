import { createEdition, type Edition, type Game, type Json, parseSetup } from '@sunglade/core';
import { CLAUSES } from './clauses.ts';
import { compile } from './compile.ts';
import type { Content } from './content.ts';
import { checkEdition } from './edition.ts';
import house from './editions/house.json' with { type: 'json' };
import type { DuoEvent } from './events.ts';
import { type DuoOptions, OPTIONS } from './options.ts';
import type { DuoOpen, DuoOwn, DuoSecret } from './parts.ts';
import { scorePosition } from './position.ts';
import type { Refused } from './refusals.ts';
import { bindRules } from './rules.ts';
import type { EditionContent } from './schema.ts';
import type { State } from './state.ts';

export const HOUSE = createEdition(house.id, house as Json);
const SEATS = { min: 2, max: 2 };

/** Tables of an edition that `checkEdition` has passed; built once for each. */
const compiled = new Map<string, Content>();
export function contentOf(edition: Edition): Content {
  const found = compiled.get(edition.hash);
  if (found) return found;
  const content = compile(edition.content as unknown as EditionContent);
  compiled.set(edition.hash, content);
  return content;
}

export const everdellDuo: Game<DuoOptions, State, DuoOpen, DuoOwn, DuoSecret, DuoEvent, Refused> = {
  id: 'everdell-duo',
  version: 1,
  seats: SEATS,
  options: OPTIONS,
  editions: [HOUSE],
  clauses: CLAUSES,
  setup: (raw) => parseSetup<DuoOptions>(raw, { seats: SEATS, options: OPTIONS, editions: [HOUSE], checkEdition }),
  bind: (setup) => bindRules(contentOf(setup.edition), setup),
  scorePosition: (raw) => scorePosition(contentOf(HOUSE), raw),
};
