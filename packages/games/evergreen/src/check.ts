// The one legality. `legal` and `refuse` both ask these questions: first whether this kind of effect is open at all,
// then whether this space will do.
import type { Refusal, StepBuffer } from '@sunglade/core';
import type { Content } from './content.ts';
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
} from './state.ts';
import type { Numbering } from './steps.ts';
import {
  ACTION_A,
  ACTION_B,
  ACTION_D,
  ACTIONS,
  BIG_TREE,
  BIG_TREE_POWER,
  BIOMES,
  BUSH_POWER,
  CARD_BIOMES,
  CREVICE,
  EMPTY,
  LAKE_POWER,
  PIECES,
  POWERS,
  SMALL_TREE,
  SMALL_TREE_POWER,
  SPROUT,
  SPROUT_POWER,
  WILD,
} from './terms.ts';

export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'not-drafting',
  'card-gone',
  'draft-first',
  'action-chosen',
  'nothing-possible',
  'effect-missing',
  'power-used',
  'action-missing',
  'nothing-begun',
  'not-this-action',
  'not-this-power',
  'no-effects-left',
  'lake-first',
  'crevice',
  'not-in-biome',
  'space-taken',
  'space-empty',
  'never-grows',
  'fully-grown',
  'same-space-twice',
  'not-beside-lake',
  'not-a-sprout',
  'would-skip-a-stage',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
type Answer = RefusalCode | null;

export interface Check {
  legal(state: State, seat: number, out: StepBuffer): void;
  refuse(state: State, seat: number, step: number): Refusal<RefusalCode> | null;
}

export function createCheck(b: Bound, steps: Numbering): Check {
  const { content, stride, rowSize } = b;
  const { cardBiome, cardPower, spacesOf, size } = content;

  function powerOf(data: Int16Array, at: number): number {
    return cardPower[data[at + CARD]!]!;
  }

  /** Where effects may go now: the number of a biome, or WILD for anywhere. */
  function place(data: Int16Array, at: number): number {
    if (data[at + OPEN] !== THE_ACTION || data[at + CHOSEN] === ACTION_D) return WILD;
    return cardBiome[data[at + CARD]!]!;
  }

  function checkTake({ data }: State, slot: number): Answer {
    if (data[PHASE] !== DRAFT) return 'not-drafting';
    return data[ROW + slot]! < 0 ? 'card-gone' : null;
  }

  /** D is one whole effect: nothing else comes before it, and it cannot be left out. */
  const owesEffect = (data: Int16Array, at: number): boolean =>
    data[at + OPEN] === THE_ACTION && data[at + CHOSEN] === ACTION_D && data[at + PLANTS]! > 0;

  function checkAction(state: State, seat: number, at: number, action: number): Answer {
    if (state.data[at + CHOSEN]! >= 0) return 'action-chosen';
    if (action === ACTION_D && !anyEffect(state.cells, seat * stride, content)) return 'nothing-possible';
    return null;
  }

  function checkPower({ data }: State, at: number): Answer {
    if (data[at + POWER_USED]) return 'power-used';
    return owesEffect(data, at) ? 'effect-missing' : null;
  }

  function checkDone({ data }: State, at: number): Answer {
    if (data[at + CHOSEN]! < 0) return 'action-missing';
    return owesEffect(data, at) ? 'effect-missing' : null;
  }

  function mayPlant({ data }: State, at: number): Answer {
    if (data[at + OPEN] === NOTHING) return 'nothing-begun';
    if (data[at + OPEN] === THE_ACTION) {
      if (data[at + PLANTS]! > 0) return null;
      return data[at + CHOSEN] === ACTION_B ? 'not-this-action' : 'no-effects-left';
    }
    if (powerOf(data, at) !== SPROUT_POWER) return 'not-this-power';
    return data[at + LEFT]! > 0 ? null : 'no-effects-left';
  }

  function mayGrow({ data }: State, at: number): Answer {
    if (data[at + OPEN] === NOTHING) return 'nothing-begun';
    if (data[at + OPEN] === THE_ACTION) {
      if (data[at + GROWS]! > 0) return null;
      return data[at + CHOSEN] === ACTION_A ? 'not-this-action' : 'no-effects-left';
    }
    const power = powerOf(data, at);
    if (power === LAKE_POWER) {
      if (data[at + GROWS]! > 0) return null;
      return data[at + NEW_LAKE]! < 0 ? 'lake-first' : 'no-effects-left';
    }
    if (power !== SMALL_TREE_POWER && power !== BIG_TREE_POWER) return 'not-this-power';
    return data[at + LEFT]! > 0 ? null : 'no-effects-left';
  }

  /** Bushes and lakes come only from their powers. */
  function mayPlace({ data }: State, at: number, power: number): Answer {
    if (data[at + OPEN] === NOTHING) return 'nothing-begun';
    if (data[at + OPEN] === THE_ACTION) return 'not-this-action';
    if (powerOf(data, at) !== power) return 'not-this-power';
    return data[at + LEFT]! > 0 ? null : 'no-effects-left';
  }

  /** For whatever needs an empty space: sprouts, bushes and lakes. */
  function checkEmpty(state: State, seat: number, at: number, space: number): Answer {
    const piece = state.cells[seat * stride + space]!;
    if (piece === CREVICE) return 'crevice';
    const where = place(state.data, at);
    if (where !== WILD && content.biomeOf[space] !== where) return 'not-in-biome';
    return piece === EMPTY ? null : 'space-taken';
  }

  function checkGrow({ data, cells }: State, seat: number, at: number, space: number): Answer {
    const piece = cells[seat * stride + space]!;
    if (piece === CREVICE) return 'crevice';
    const where = place(data, at);
    if (where !== WILD && content.biomeOf[space] !== where) return 'not-in-biome';
    const lake = data[at + NEW_LAKE]!;
    if (lake >= 0 && !isBeside(content, lake, space)) return 'not-beside-lake';
    if (data[at + TOUCHED] === space) return 'same-space-twice';
    if (piece === EMPTY) return 'space-empty';
    if (piece === BIG_TREE) return 'fully-grown';
    if (piece > BIG_TREE) return 'never-grows';
    if (data[at + OPEN] === THE_ACTION) return null;
    const power = powerOf(data, at);
    if (power === SMALL_TREE_POWER && piece !== SPROUT) return 'not-a-sprout';
    if (power === BIG_TREE_POWER && piece !== SMALL_TREE) return 'would-skip-a-stage';
    return null;
  }

  function check(state: State, seat: number, step: number): Answer {
    const { data } = state;
    if (data[PHASE] === OVER) return 'game-over';
    if (((data[ACTING]! >> seat) & 1) === 0) return 'not-your-turn';
    if (step < rowSize) return checkTake(state, step);
    if (data[PHASE] !== ACTION) return 'draft-first';
    const at = seatAt(seat);
    if (step < steps.power) return checkAction(state, seat, at, step - steps.action);
    if (step === steps.power) return checkPower(state, at);
    if (step === steps.done) return checkDone(state, at);
    if (step < steps.grow) return mayPlant(state, at) ?? checkEmpty(state, seat, at, step - steps.plant);
    if (step < steps.bush) return mayGrow(state, at) ?? checkGrow(state, seat, at, step - steps.grow);
    if (step < steps.lake) {
      return mayPlace(state, at, BUSH_POWER) ?? checkEmpty(state, seat, at, step - steps.bush);
    }
    return mayPlace(state, at, LAKE_POWER) ?? checkEmpty(state, seat, at, step - steps.lake);
  }

  function addEmpty(state: State, seat: number, at: number, from: number, out: StepBuffer): void {
    const spaces = spacesOf[place(state.data, at)]!;
    for (let i = 0; i < spaces.length; i++)
      if (checkEmpty(state, seat, at, spaces[i]!) === null) out.steps[out.length++] = from + spaces[i]!;
  }

  function addGrow(state: State, seat: number, at: number, out: StepBuffer): void {
    const lake = state.data[at + NEW_LAKE]!;
    if (lake >= 0) {
      for (let i = lake * 4; i < lake * 4 + 4; i++) {
        const space = content.beside[i]!;
        if (space < size && checkGrow(state, seat, at, space) === null) out.steps[out.length++] = steps.grow + space;
      }
      return;
    }
    const spaces = spacesOf[place(state.data, at)]!;
    for (let i = 0; i < spaces.length; i++)
      if (checkGrow(state, seat, at, spaces[i]!) === null) out.steps[out.length++] = steps.grow + spaces[i]!;
  }

  return {
    legal(state, seat, out) {
      out.length = 0;
      const { data } = state;
      if (((data[ACTING]! >> seat) & 1) === 0) return;
      if (data[PHASE] === DRAFT) {
        for (let slot = 0; slot < rowSize; slot++) if (checkTake(state, slot) === null) out.steps[out.length++] = slot;
        return;
      }
      const at = seatAt(seat);
      for (let action = 0; action < ACTIONS.length; action++)
        if (checkAction(state, seat, at, action) === null) out.steps[out.length++] = steps.action + action;
      if (checkPower(state, at) === null) out.steps[out.length++] = steps.power;
      if (checkDone(state, at) === null) out.steps[out.length++] = steps.done;
      if (mayPlant(state, at) === null) addEmpty(state, seat, at, steps.plant, out);
      if (mayGrow(state, at) === null) addGrow(state, seat, at, out);
      if (mayPlace(state, at, BUSH_POWER) === null) addEmpty(state, seat, at, steps.bush, out);
      if (mayPlace(state, at, LAKE_POWER) === null) addEmpty(state, seat, at, steps.lake, out);
    },
    refuse(state, seat, step) {
      const code = check(state, seat, step);
      return code === null ? null : explain(b, steps, state, seat, step, code);
    },
  };
}

/** Whether anything can be planted or grown anywhere. */
function anyEffect(cells: Uint8Array, from: number, content: Content): boolean {
  for (let i = from; i < from + content.size; i++) if (cells[i]! <= SMALL_TREE) return true;
  return false;
}

const isBeside = ({ beside }: Content, a: number, b: number): boolean =>
  beside[a * 4] === b || beside[a * 4 + 1] === b || beside[a * 4 + 2] === b || beside[a * 4 + 3] === b;

/** What a page needs to say why: the space and what is there, the card in play, what was chosen. */
function explain(
  b: Bound,
  steps: Numbering,
  state: State,
  seat: number,
  step: number,
  code: RefusalCode,
): Refusal<RefusalCode> {
  if (code === 'game-over' || code === 'not-your-turn' || code === 'draft-first') return { code };
  if (step < b.rowSize) return { code, at: { slot: step + 1 } };
  const { content } = b;
  const { data } = state;
  const at = seatAt(seat);
  const card = data[at + CARD]!;
  const facts: Record<string, number | string> = {
    card: content.cards[card]!.id,
    power: POWERS[content.cardPower[card]!]!,
  };
  if (data[at + CHOSEN]! >= 0) facts.action = ACTIONS[data[at + CHOSEN]!]!;
  if (step < steps.plant) return { code, at: facts };
  const space = (step - steps.plant) % content.size;
  facts.space = content.places[space]!;
  facts.piece = PIECES[state.cells[seat * b.stride + space]!]!;
  const biome = content.biomeOf[space]!;
  if (biome >= 0) facts.biome = BIOMES[biome]!;
  if (code === 'not-in-biome') facts.wanted = CARD_BIOMES[content.cardBiome[card]!]!;
  if (data[at + NEW_LAKE]! >= 0) facts.lake = content.places[data[at + NEW_LAKE]!]!;
  return { code, at: facts };
}
