import { type Edition, type Game, type Json, parseSetup, shippedEdition } from '@sunglade/core';
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

export const HOUSE = shippedEdition(
  'house',
  '05283183ad3932e59a57e53c93f88b6f884a3b549c89ab1aafa7488fde07cad0',
  house as Json,
);
const SEATS = { min: 2, max: 2 };

const compiled = new WeakMap<Edition, Content>();

/** Tables of an edition that `checkEdition` has passed; built once for each, and gone with it. */
export function contentOf(edition: Edition): Content {
  const found = compiled.get(edition);
  if (found) return found;
  const content = compile(edition.content as unknown as EditionContent);
  compiled.set(edition, content);
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
