// Steps as the table knows them: what they are done with, how they are called, what was meant by a tap.

import type { Event } from '@sunglade/evergreen';
import { type Open, POWERS, type TurnView } from '@sunglade/evergreen';
import type { Motion, Sound, Target } from '../../kit/screen.ts';
import {
  cardName,
  cardOf,
  cardTarget,
  contentOf,
  pieceAt,
  placeName,
  slotTarget,
  spaceTarget,
  type Table,
  zoneTarget,
} from './table.ts';
import type { EvergreenWords } from './words/words.ts';

export const actionTarget = (action: string): Target => `action:${action}`;
export const POWER_TARGET: Target = 'power';

const split = (step: string): readonly [verb: string, what: string] => {
  const [verb = '', what = ''] = step.split(' ');
  return [verb, what];
};

export function targetOf(step: string, seat: number): Target | null {
  const [verb, what] = split(step);
  switch (verb) {
    case 'take':
      return slotTarget(Number(what));
    case 'action':
      return actionTarget(what);
    case 'power':
      return POWER_TARGET;
    case 'done':
      return null;
    default:
      return spaceTarget(seat, what);
  }
}

export const turnOf = (stand: Table): TurnView | null => stand.view.open.players[stand.seat]?.turn ?? null;

/** The strength that a power would have if it were used now. */
export function nextValue(stand: Table, seat: number, power: (typeof POWERS)[number]): number {
  const track = contentOf(stand).tracks[POWERS.indexOf(power)];
  const level = stand.view.open.players[seat]?.levels[power] ?? 0;
  return track?.[Math.min(level + 1, track.length - 1)] ?? 0;
}

export function labelOf(words: EvergreenWords, step: string, stand: Table): string {
  const [verb, what] = split(step);
  const place = (): string => placeName(words, contentOf(stand), what);
  switch (verb) {
    case 'take': {
      const card = cardOf(stand, stand.view.open.row[Number(what) - 1] ?? '');
      return card ? words.card.take(cardName(words, card)) : words.draft.title;
    }
    case 'action':
      return what === 'A' || what === 'B' || what === 'C' || what === 'D'
        ? `${what}: ${words.actions[what].long}`
        : what;
    case 'power': {
      const card = cardOf(stand, turnOf(stand)?.card ?? '');
      return card
        ? words.power.use(words.powers[card.power], nextValue(stand, stand.seat, card.power))
        : words.power.title;
    }
    case 'plant':
      return words.steps.plant(place());
    case 'grow':
      return words.steps.grow(place());
    case 'bush':
      return words.steps.bush(place());
    case 'lake':
      return words.steps.lake(place());
    default:
      return words.steps.done;
  }
}

function isEmpty(stand: Table, place: string): boolean {
  const piece = pieceAt(stand.view.open.players[stand.seat]?.planet ?? [], place);
  return piece === '_' || piece === 'x';
}

/** What a person meant who tapped a space that is not lit. */
export function likelyStep(target: Target, steps: readonly string[], stand: Table): string | null {
  const turn = turnOf(stand);
  const [, place] = target.split(':');
  if (steps.length < 2 || place === undefined || !turn) return steps[0] ?? null;
  const verb = likelyVerb(stand, turn, isEmpty(stand, place));
  return steps.find((step) => step.startsWith(`${verb} `)) ?? steps[0] ?? null;
}

function likelyVerb(stand: Table, turn: TurnView, empty: boolean): string {
  if (turn.doing === 'power') return powerVerb(cardOf(stand, turn.card)?.power, turn, empty);
  return actionVerb(turn.doing === 'action' ? turn.action : null, empty);
}

function powerVerb(power: (typeof POWERS)[number] | undefined, turn: TurnView, empty: boolean): string {
  if (power === 'sprout') return 'plant';
  if (power === 'bush') return 'bush';
  // After a lake, what stands beside it may grow.
  if (power === 'lake') return turn.doing === 'power' && turn.grows > 0 && !empty ? 'grow' : 'lake';
  return 'grow';
}

function actionVerb(action: string | null, empty: boolean): string {
  if (action === 'A') return 'plant';
  if (action === 'B') return 'grow';
  return empty ? 'plant' : 'grow';
}

export const planetTarget = (seat: number): Target => `planet:${seat}`;

/** A card is dragged onto the own planet; an action or the power onto the space where it is to be used. */
export function dropOf(from: Target, to: Target, stand: Table): readonly string[] | null {
  const [kind = '', what = ''] = from.split(':');
  const home = to === planetTarget(stand.seat);
  if (kind === 'row') return home ? [`take ${what}`] : null;
  const turn = turnOf(stand);
  if (!turn || (kind !== 'action' && kind !== POWER_TARGET)) return null;
  const power = kind === POWER_TARGET ? cardOf(stand, turn.card)?.power : undefined;
  // A bud is used nowhere in particular.
  if (power === 'bud') return home ? [POWER_TARGET] : null;
  const [seat, place] = to.split(':');
  if (place === undefined || seat !== String(stand.seat)) return null;
  const empty = isEmpty(stand, place);
  const chosen = power ? turn.powerUsed : turn.action === what;
  const verb = power ? powerVerb(power, turn, empty) : actionVerb(what, empty);
  const choose = power ? POWER_TARGET : `action ${what}`;
  return [...(chosen ? [] : [choose]), `${verb} ${place}`];
}

export function promptOf(
  words: EvergreenWords,
  stand: Table,
  name: (who: number | 'opponent') => string,
): string | null {
  const { open } = stand.view;
  const { prompt } = words;
  if (stand.over || open.phase === 'over') return null;
  if (open.phase === 'draft') {
    if (open.drafting === null) return null;
    return open.drafting === stand.seat && stand.mine ? prompt.take : prompt.takes(name(open.drafting));
  }
  const turn = turnOf(stand);
  if (!stand.mine || !turn || turn.handedIn) return waitFor(words, open, stand.seat, name);
  const card = cardOf(stand, turn.card);
  if (!card) return null;
  // What nothing can be done with any more is not asked for.
  const left = effectsLeft(stand, turn);
  if (turn.doing === 'power') return powerPrompt(words, left, card.power) ?? afterwards(words, stand, turn);
  if (turn.doing === 'action') return actionPrompt(words, left, turn, card.biome) ?? afterwards(words, stand, turn);
  return card.biome === 'wild' ? prompt.chooseWild : prompt.choose(words.biomes[card.biome]);
}

function waitFor(words: EvergreenWords, open: Open, me: number, name: (who: number) => string): string | null {
  const names = open.waiting.filter((seat) => seat !== me).map(name);
  return names.length > 0 ? words.prompt.wait(names) : null;
}

function afterwards({ prompt }: EvergreenWords, stand: Table, turn: TurnView): string {
  if (turn.action === null) return prompt.chooseNow;
  if (turn.powerUsed) return prompt.ready;
  return powerUse(stand) === 'effect' ? prompt.readyPower : prompt.readyIdle;
}

interface Effects {
  readonly plants: number;
  readonly grows: number;
  readonly bushes: number;
  readonly lakes: number;
}

/** The effects of the action or the power that there still are and that some space would take. */
function effectsLeft(stand: Table, turn: TurnView): Effects {
  const spaces = (verb: string): number => stand.legal.filter((step) => step.startsWith(`${verb} `)).length;
  const of = (verb: string, most: number): number => Math.min(most, spaces(verb));
  const byPower = turn.doing === 'power' ? turn.left : 0;
  const byLake = turn.doing === 'power' && turn.lake !== null;
  return {
    plants: of('plant', turn.plants + byPower),
    grows: of('grow', byLake ? turn.grows : turn.grows + byPower),
    bushes: of('bush', byPower),
    lakes: of('lake', byPower),
  };
}

/** What handing in now would give up, in words: effects that some space would take, and the power. */
export function wasteOf(words: EvergreenWords, stand: Table): string | null {
  const turn = turnOf(stand);
  if (!turn || turn.handedIn || !stand.legal.includes('done')) return null;
  const { waste } = words;
  const { plants, grows, bushes, lakes } = effectsLeft(stand, turn);
  const things: string[] = [];
  if (plants > 0) things.push(waste.sprouts(plants));
  if (grows > 0) things.push(waste.growths(grows));
  if (bushes > 0) things.push(waste.bushes(bushes));
  if (lakes > 0) things.push(waste.lakes(lakes));
  // Even where it finds nothing to do, the power gets stronger by being used.
  if (stand.legal.includes('power') && powerUse(stand) !== 'nothing') things.push(waste.power);
  return things.length > 0 ? waste.list(things) : null;
}

/** What the power would be good for now: something on the planet, only a step on its track, or nothing at all. */
export function powerUse(stand: Table): 'effect' | 'strength' | 'nothing' {
  const card = cardOf(stand, turnOf(stand)?.card ?? '');
  if (!card || card.power === 'bud') return 'effect';
  const next = stand.after('power');
  if (!next || next.legal.some((step) => /^(plant|grow|bush|lake) /.test(step))) return 'effect';
  const level = (at: Table): number => at.view.open.players[stand.seat]?.levels[card.power] ?? 0;
  return level(next) > level(stand) ? 'strength' : 'nothing';
}

function actionPrompt(
  { prompt, biomes }: EvergreenWords,
  { plants, grows }: Effects,
  turn: TurnView,
  biome: keyof typeof biomes,
): string | null {
  const where = biome === 'wild' ? prompt.anywhere : prompt.inBiome(biomes[biome]);
  if (turn.action === 'D') return plants + grows > 0 ? prompt.once : null;
  if (plants > 0 && grows > 0) return prompt.plantAndGrow(where);
  if (plants > 0) return prompt.plant(plants, where);
  return grows > 0 ? prompt.grow(grows, where) : null;
}

function powerPrompt({ prompt }: EvergreenWords, effects: Effects, power: (typeof POWERS)[number]): string | null {
  const { plants, grows, bushes, lakes } = effects;
  switch (power) {
    case 'sprout':
      return plants > 0 ? prompt.powerPlant(plants) : null;
    case 'smallTree':
      return grows > 0 ? prompt.powerSmall(grows) : null;
    case 'bigTree':
      return grows > 0 ? prompt.powerBig(grows) : null;
    case 'bush':
      return bushes > 0 ? prompt.powerBush(bushes) : null;
    case 'lake':
      if (grows > 0) return prompt.besideLake(grows);
      return lakes > 0 ? prompt.powerLake(lakes) : null;
    case 'bud':
      return null;
  }
}

/** The planet shows the end of a season itself: see planet/season.ts. */
export function motionOf(event: Event): readonly Motion[] {
  switch (event.type) {
    case 'take':
      return [{ target: cardTarget(event.by), kind: 'slide', from: slotTarget(event.slot) }];
    case 'token-placed':
      return [{ target: `token:${event.slot}`, kind: 'hop' }];
    case 'leftover':
      return event.biome === null || event.to === 'discard'
        ? []
        : [
            {
              target: zoneTarget(event.biome),
              kind: event.turned === null ? 'slide' : 'flip',
              from: slotTarget(event.slot),
            },
          ];
    case 'place':
    case 'grow':
      return [{ target: spaceTarget(event.seat, event.at), kind: 'grow' }];
    case 'power':
      return [{ target: `track:${event.seat}:${event.power}`, kind: 'glow' }];
    case 'deal':
      return event.row.map((_, i) => ({ target: slotTarget(i + 1), kind: 'slide', from: 'deck' }));
    default:
      return [];
  }
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'take':
    case 'leftover':
      return 'card';
    case 'place':
      return 'place';
    case 'grow':
      return 'grow';
    case 'power':
      return event.points > 0 ? 'points' : 'grow';
    case 'season-end':
      return 'points';
    case 'reshuffle':
      return 'chance';
    default:
      return null;
  }
}
