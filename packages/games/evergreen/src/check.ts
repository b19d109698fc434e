// The one legality: `legal` and `refuse` both ask these questions. First whether this kind of effect is open at all, then
// whether this space will do.
import { hasSeat, type Refusal as Refused, type Seat, type Seats, type StepBuffer } from '@sunglade/core';
import type { Clause } from './clauses.ts';
import { factsOf } from './facts.ts';
import {
  ACTING,
  ACTION,
  type Bound,
  CARD,
  CHOSEN,
  DRAFT,
  GROWS,
  LEFT,
  NEW_LAKE,
  NOTHING,
  OPEN,
  OVER,
  PHASE,
  PLANTS,
  POWER_USED,
  ROW,
  type State,
  seatAt,
  THE_ACTION,
  TOUCHED,
} from './layout.ts';
import type { Refusal } from './refusals.ts';
import {
  ACTION_A,
  ACTION_B,
  ACTION_D,
  ACTIONS,
  BIG_TREE,
  BIG_TREE_POWER,
  BUSH_POWER,
  CREVICE,
  EMPTY,
  LAKE_POWER,
  SMALL_TREE,
  SMALL_TREE_POWER,
  SPROUT,
  SPROUT_POWER,
  WILD,
} from './terms.ts';

export { REFUSALS, type Refusal } from './refusals.ts';

type Answer = Refusal | null;

/** One after the other in the draft; then all who have not handed in. */
export const acting = (_b: Bound, s: State): Seats => s.data[ACTING] as Seats;

export function check(b: Bound, s: State, seat: Seat, step: number): Answer {
  const { first } = b.steps;
  if (s.data[PHASE] === OVER) return 'game-over';
  if (!hasSeat(acting(b, s), seat)) return 'not-your-turn';
  if (step < first.action) return checkTake(s, step);
  if (s.data[PHASE] !== ACTION) return 'draft-first';
  const at = seatAt(seat);
  if (step < first.power) return checkAction(b, s, seat, at, step - first.action);
  if (step === first.power) return checkPower(s, at);
  if (step === first.done) return checkDone(s, at);
  const where = biomeNow(b, s.data, at);
  if (step < first.grow) return mayPlant(b, s, at) ?? checkEmpty(b, s, seat, where, step - first.plant);
  if (step < first.bush) return mayGrow(b, s, at) ?? checkGrow(b, s, seat, where, step - first.grow);
  if (step < first.lake) return mayPlace(b, s, at, BUSH_POWER) ?? checkEmpty(b, s, seat, where, step - first.bush);
  return mayPlace(b, s, at, LAKE_POWER) ?? checkEmpty(b, s, seat, where, step - first.lake);
}

export function legal(b: Bound, s: State, seat: Seat, out: StepBuffer): void {
  out.length = 0;
  if (!hasSeat(acting(b, s), seat)) return;
  const { first } = b.steps;
  if (s.data[PHASE] === DRAFT) {
    for (let slot = 0; slot < b.rowSize; slot++) if (checkTake(s, slot) === null) out.steps[out.length++] = slot;
    return;
  }
  const at = seatAt(seat);
  for (let action = 0; action < ACTIONS.length; action++)
    if (checkAction(b, s, seat, at, action) === null) out.steps[out.length++] = first.action + action;
  if (checkPower(s, at) === null) out.steps[out.length++] = first.power;
  if (checkDone(s, at) === null) out.steps[out.length++] = first.done;
  const where = biomeNow(b, s.data, at);
  if (mayPlant(b, s, at) === null) addEmpty(b, s, seat, where, first.plant, out);
  if (mayGrow(b, s, at) === null) addGrow(b, s, seat, where, out);
  if (mayPlace(b, s, at, BUSH_POWER) === null) addEmpty(b, s, seat, where, first.bush, out);
  if (mayPlace(b, s, at, LAKE_POWER) === null) addEmpty(b, s, seat, where, first.lake, out);
}

export function refuse(b: Bound, s: State, seat: Seat, step: number): Refused<Refusal> | null {
  const code = check(b, s, seat, step);
  if (code === null) return null;
  if (code === 'game-over' || code === 'not-your-turn' || code === 'draft-first') return { code };
  const at = factsOf(b, s, seat, step);
  if (code === 'not-in-biome') at.wanted = b.content.cards[s.data[seatAt(seat) + CARD]!]!.biome;
  const clause = clauseOf(b, s, seat, step, code);
  return clause ? { code, at, clause } : { code, at };
}

const OF_ACTION = ['action-a', 'action-b', 'action-c', 'action-d'] as const satisfies readonly Clause[];

/** The clause that refuses, where the code alone does not tell: an action's own, or that of the power it would take. */
function clauseOf(b: Bound, { data }: State, seat: number, step: number, code: Refusal): Clause | undefined {
  const at = seatAt(seat);
  const inAction = data[at + OPEN] === THE_ACTION;
  switch (code) {
    case 'not-this-action':
      if (step >= b.steps.first.bush) return step < b.steps.first.lake ? 'power-bush' : 'power-lake';
      return OF_ACTION[data[at + CHOSEN]!];
    case 'not-in-biome':
      return OF_ACTION[data[at + CHOSEN]!];
    case 'no-effects-left':
    case 'same-space-twice':
      if (inAction) return OF_ACTION[data[at + CHOSEN]!];
      return data[at + NEW_LAKE]! >= 0 ? 'power-lake' : undefined;
    default:
      return undefined;
  }
}

function checkTake({ data }: State, slot: number): Answer {
  if (data[PHASE] !== DRAFT) return 'not-drafting';
  return data[ROW + slot]! < 0 ? 'card-gone' : null;
}

function checkAction(b: Bound, s: State, seat: number, at: number, action: number): Answer {
  if (s.data[at + CHOSEN]! >= 0) return 'action-chosen';
  return action === ACTION_D && !anyEffect(b, s, seat) ? 'nothing-possible' : null;
}

/** Whether anything can be planted or grown anywhere. */
function anyEffect(b: Bound, { cells }: State, seat: number): boolean {
  const from = seat * b.stride;
  for (let i = from; i < from + b.content.size; i++) if (cells[i]! <= SMALL_TREE) return true;
  return false;
}

function checkPower({ data }: State, at: number): Answer {
  if (data[at + POWER_USED]) return 'power-used';
  return owesEffect(data, at) ? 'effect-missing' : null;
}

function checkDone({ data }: State, at: number): Answer {
  if (data[at + CHOSEN]! < 0) return 'action-missing';
  return owesEffect(data, at) ? 'effect-missing' : null;
}

/** D is one whole effect: nothing else comes before it, and it cannot be left out. */
const owesEffect = (data: Int16Array, at: number): boolean =>
  data[at + OPEN] === THE_ACTION && data[at + CHOSEN] === ACTION_D && data[at + PLANTS]! > 0;

function mayPlant(b: Bound, { data }: State, at: number): Answer {
  if (data[at + OPEN] === NOTHING) return 'nothing-begun';
  if (data[at + OPEN] === THE_ACTION) {
    if (data[at + PLANTS]! > 0) return null;
    return data[at + CHOSEN] === ACTION_B ? 'not-this-action' : 'no-effects-left';
  }
  if (powerOf(b, data, at) !== SPROUT_POWER) return 'not-this-power';
  return data[at + LEFT]! > 0 ? null : 'no-effects-left';
}

function mayGrow(b: Bound, { data }: State, at: number): Answer {
  if (data[at + OPEN] === NOTHING) return 'nothing-begun';
  if (data[at + OPEN] === THE_ACTION) {
    if (data[at + GROWS]! > 0) return null;
    return data[at + CHOSEN] === ACTION_A ? 'not-this-action' : 'no-effects-left';
  }
  const power = powerOf(b, data, at);
  if (power === LAKE_POWER) {
    if (data[at + GROWS]! > 0) return null;
    return data[at + NEW_LAKE]! < 0 ? 'lake-first' : 'no-effects-left';
  }
  if (power !== SMALL_TREE_POWER && power !== BIG_TREE_POWER) return 'not-this-power';
  return data[at + LEFT]! > 0 ? null : 'no-effects-left';
}

/** Bushes and lakes come only from their powers. */
function mayPlace(b: Bound, { data }: State, at: number, power: number): Answer {
  if (data[at + OPEN] === NOTHING) return 'nothing-begun';
  if (data[at + OPEN] === THE_ACTION) return 'not-this-action';
  if (powerOf(b, data, at) !== power) return 'not-this-power';
  return data[at + LEFT]! > 0 ? null : 'no-effects-left';
}

const powerOf = (b: Bound, data: Int16Array, at: number): number => b.content.cardPower[data[at + CARD]!]!;

/** Where effects may go now: the number of a biome, or WILD for anywhere. */
function biomeNow(b: Bound, data: Int16Array, at: number): number {
  if (data[at + OPEN] !== THE_ACTION || data[at + CHOSEN] === ACTION_D) return WILD;
  return b.content.cardBiome[data[at + CARD]!]!;
}

/** For whatever needs an empty space: sprouts, bushes and lakes. */
function checkEmpty(b: Bound, s: State, seat: number, where: number, space: number): Answer {
  const piece = s.cells[seat * b.stride + space]!;
  if (piece === CREVICE) return 'crevice';
  if (where !== WILD && b.content.biomeOf[space] !== where) return 'not-in-biome';
  return piece === EMPTY ? null : 'space-taken';
}

function checkGrow(b: Bound, s: State, seat: number, where: number, space: number): Answer {
  const piece = s.cells[seat * b.stride + space]!;
  if (piece === CREVICE) return 'crevice';
  if (where !== WILD && b.content.biomeOf[space] !== where) return 'not-in-biome';
  const at = seatAt(seat);
  const lake = s.data[at + NEW_LAKE]!;
  if (lake >= 0 && !isBeside(b, lake, space)) return 'not-beside-lake';
  if (s.data[at + TOUCHED] === space) return 'same-space-twice';
  if (piece === EMPTY) return 'space-empty';
  if (piece === BIG_TREE) return 'fully-grown';
  if (piece > BIG_TREE) return 'never-grows';
  if (s.data[at + OPEN] === THE_ACTION) return null;
  const power = powerOf(b, s.data, at);
  if (power === SMALL_TREE_POWER && piece !== SPROUT) return 'not-a-sprout';
  if (power === BIG_TREE_POWER && piece !== SMALL_TREE) return 'would-skip-a-stage';
  return null;
}

function isBeside({ content: { beside } }: Bound, lake: number, space: number): boolean {
  const at = lake * 4;
  return beside[at] === space || beside[at + 1] === space || beside[at + 2] === space || beside[at + 3] === space;
}

function addEmpty(b: Bound, s: State, seat: number, where: number, first: number, out: StepBuffer): void {
  const spaces = b.content.spacesOf[where]!;
  for (let i = 0; i < spaces.length; i++)
    if (checkEmpty(b, s, seat, where, spaces[i]!) === null) out.steps[out.length++] = first + spaces[i]!;
}

function addGrow(b: Bound, s: State, seat: number, where: number, out: StepBuffer): void {
  const { content, steps } = b;
  const first = steps.first.grow;
  const lake = s.data[seatAt(seat) + NEW_LAKE]!;
  if (lake >= 0) {
    for (let i = lake * 4; i < lake * 4 + 4; i++) {
      const space = content.beside[i]!;
      if (space < content.size && checkGrow(b, s, seat, where, space) === null) out.steps[out.length++] = first + space;
    }
    return;
  }
  const spaces = content.spacesOf[where]!;
  for (let i = 0; i < spaces.length; i++)
    if (checkGrow(b, s, seat, where, spaces[i]!) === null) out.steps[out.length++] = first + spaces[i]!;
}
