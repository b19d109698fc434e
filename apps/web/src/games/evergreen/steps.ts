// Steps as the table knows them: what they are done with, how they are called, what was meant by a tap or a drag.
import {
  ACTIONS,
  type Action,
  EFFECTS_OF,
  type Power,
  printStep,
  readStep,
  type StepData,
  type TurnView,
} from '@sunglade/evergreen';
import type { Target } from '../../kit/screen/screen.ts';
import { cardName, cardOf, contentOf, nextValue, pieceAt, placeName, type Table, turnOf } from './table.ts';
import { actionTarget, POWER_TARGET, placeOf, planetTarget, slotOf, slotTarget, spaceTarget } from './targets.ts';
import type { EvergreenWords } from './words/words.ts';

export const DONE = printStep({ verb: 'done' });

export const isTaking = (step: string): boolean => readStep(step)?.verb === 'take';
export const POWER = printStep({ verb: 'power' });

/** A step on a space of the own planet. */
type SpaceStep = Extract<StepData, { readonly place: string }>;
export type SpaceVerb = SpaceStep['verb'];

export function spaceStep(text: string): SpaceStep | null {
  const step = readStep(text);
  return step && 'place' in step ? step : null;
}

/** Whether some space of the planet is lit. */
export const lightsSpaces = ({ legal }: Pick<Table, 'legal'>): boolean =>
  legal.some((step) => spaceStep(step) !== null);

export function targetOf(text: string, seat: number): Target | null {
  const step = readStep(text);
  switch (step?.verb) {
    case 'take':
      return slotTarget(step.slot);
    case 'action':
      return actionTarget(step.action);
    case 'power':
      return POWER_TARGET;
    case 'plant':
    case 'grow':
    case 'bush':
    case 'lake':
      return spaceTarget(seat, step.place);
    case 'done':
    case undefined:
      return null;
  }
}

export function labelOf(words: EvergreenWords, text: string, position: Table): string {
  const step = readStep(text);
  switch (step?.verb) {
    case 'take': {
      const card = cardOf(position, position.view.open.row[step.slot - 1] ?? '');
      return card ? words.card.take(cardName(words, card)) : words.draft.title;
    }
    case 'action':
      return `${step.action}: ${words.actions[step.action].long}`;
    case 'power': {
      const card = cardOf(position, turnOf(position)?.card ?? '');
      return card
        ? words.power.use(words.powers[card.power], nextValue(position, position.seat, card.power))
        : words.power.title;
    }
    case 'plant':
    case 'grow':
    case 'bush':
    case 'lake':
      return words.steps[step.verb](placeName(words, contentOf(position), step.place));
    case 'done':
      return words.steps.done;
    case undefined:
      return text;
  }
}

function isEmpty(position: Table, place: string): boolean {
  const piece = pieceAt(position.view.open.players[position.seat]?.planet ?? [], place);
  return piece === '_' || piece === 'x';
}

/** What a person meant who tapped a space that is not lit. */
export function likelyStep(_target: Target, steps: readonly string[], position: Table): string | null {
  const [first = null] = steps;
  const turn = turnOf(position);
  const place = first === null ? undefined : spaceStep(first)?.place;
  if (place === undefined || !turn) return first;
  const verb = likelyVerb(position, turn, isEmpty(position, place));
  return steps.find((step) => readStep(step)?.verb === verb) ?? first;
}

function likelyVerb(position: Table, turn: TurnView, empty: boolean): SpaceVerb {
  if (turn.doing === 'power') return powerVerb(cardOf(position, turn.card)?.power, turn, empty);
  return actionVerb(turn.doing === 'action' ? turn.action : null, empty);
}

function powerVerb(power: Power | undefined, turn: TurnView, empty: boolean): SpaceVerb {
  if (power === 'sprout') return 'plant';
  if (power === 'bush') return 'bush';
  // After a lake, what stands beside it may grow.
  if (power === 'lake') return turn.doing === 'power' && turn.grows > 0 && !empty ? 'grow' : 'lake';
  return 'grow';
}

function actionVerb(action: Action | null, empty: boolean): SpaceVerb {
  if (action === 'A') return 'plant';
  if (action === 'B') return 'grow';
  return empty ? 'plant' : 'grow';
}

/**
 * A press on the planet before an action is chosen chooses it: an empty space is planted (A), a plant grows (B). Where the
 * card's biome does not reach, D does.
 */
export function shortcutOf(target: Target, position: Table): readonly string[] | null {
  const turn = turnOf(position);
  const place = placeOf(target, position.seat);
  if (!turn || place === null || turn.action !== null || turn.doing !== 'nothing') return null;
  const empty = isEmpty(position, place);
  const ways = (empty ? ['A', 'C', 'D'] : ['B', 'C', 'D']) as readonly Action[];
  for (const action of ways) {
    const choose = printStep({ verb: 'action', action });
    const use = printStep({ verb: actionVerb(action, empty), place });
    if (position.after(choose)?.refuse(use) === null) return [choose, use];
  }
  return null;
}

/** Another action instead of the one just chosen, while nothing was done with that. */
export function insteadOf(target: Target, position: Table): readonly string[] | null {
  const turn = turnOf(position);
  const action = ACTIONS.find((one) => actionTarget(one) === target);
  if (!turn?.action || !action || turn.action === action || turn.doing !== 'action') return null;
  const { plants, grows } = EFFECTS_OF[turn.action];
  return turn.plants === plants && turn.grows === grows ? [printStep({ verb: 'action', action })] : null;
}

/** A card is dragged onto the own planet; an action or the power onto the space where it is to be used. */
export function dropOf(from: Target, to: Target, position: Table): readonly string[] | null {
  const home = to === planetTarget(position.seat);
  const slot = slotOf(from);
  if (slot !== null) return home ? [printStep({ verb: 'take', slot })] : null;
  const turn = turnOf(position);
  if (!turn) return null;
  const place = placeOf(to, position.seat);
  if (from === POWER_TARGET) return dropPower(position, turn, home, place);
  const action = ACTIONS.find((one) => actionTarget(one) === from);
  if (!action || place === null) return null;
  const use = printStep({ verb: actionVerb(action, isEmpty(position, place)), place });
  return turn.action === action ? [use] : [printStep({ verb: 'action', action }), use];
}

function dropPower(position: Table, turn: TurnView, home: boolean, place: string | null): readonly string[] | null {
  const power = cardOf(position, turn.card)?.power;
  // A bud is used nowhere in particular.
  if (power === 'bud') return home ? [POWER] : null;
  if (power === undefined || place === null) return null;
  const use = printStep({ verb: powerVerb(power, turn, isEmpty(position, place)), place });
  return turn.powerUsed ? [use] : [POWER, use];
}
