// The quick player of the games in the head: judges each card by the best effects it could have, then takes the best effect
// again and again. Everything by prices.

import { type Counting, createCounting } from './features.ts';
import { createForests, type Forests, findForests } from './forest.ts';
import {
  type Alone,
  copyAlone,
  createAlone,
  forgetAround,
  gainOfBush,
  gainOfGrow,
  gainOfLake,
  gainOfPlant,
  hopeOfLake,
  lookAtAll,
} from './gains.ts';
import {
  BIG_TREE,
  BIG_TREE_POWER,
  BIOME_COUNT,
  BUD_POWER,
  BUSH_POWER,
  EMPTY,
  type Ground,
  LAKE_POWER,
  SMALL_TREE,
  SMALL_TREE_POWER,
  SPROUT,
  SPROUT_POWER,
  WILD,
} from './ground.ts';
import { copyPlanet, createPlanet, iconsAtRisk, type Lean, type Planet } from './lean.ts';
import { createPrices, type Prices, readPrices } from './prices.ts';
import { drafterNow, opponentSlot, takeCard } from './rounds.ts';
import {
  ACTION_COUNT,
  beginAction,
  beginPower,
  eachEffect,
  GROW,
  mayBegin,
  mayHaveEffect,
  owesEffect,
  PLACE_BUSH,
  PLANT,
  takeEffect,
} from './turn.ts';
import type { Weights } from './value.ts';

/** The best few gains of one kind, falling. */
const TOP = 4;

export interface Policy {
  readonly g: Ground;
  readonly weights: Weights;
  readonly prices: Prices;
  readonly counting: Counting;
  readonly forests: Forests;
  readonly plants: Float64Array;
  readonly grows: Float64Array;
  readonly smalls: Float64Array;
  readonly bigs: Float64Array;
  readonly bushes: Float64Array;
  readonly lakes: Float64Array;
  /** What one more icon of each biome is worth to the planet. */
  readonly icons: Float64Array;
  readonly tries: readonly [Planet, Planet];
  /** The planet after the power of its card. */
  readonly empowered: Planet;
  /** What was seen of the planet itself, after its power, and where a turn is tried. */
  readonly alone: Alone;
  readonly aloneEmpowered: Alone;
  readonly aloneTrying: Alone;
}

export const createPolicy = (g: Ground, weights: Weights): Policy => ({
  g,
  weights,
  prices: createPrices(),
  counting: createCounting(g),
  forests: createForests(g),
  plants: new Float64Array((BIOME_COUNT + 1) * TOP),
  grows: new Float64Array((BIOME_COUNT + 1) * TOP),
  smalls: new Float64Array(TOP),
  bigs: new Float64Array(TOP),
  bushes: new Float64Array(TOP),
  lakes: new Float64Array(TOP),
  icons: new Float64Array(BIOME_COUNT),
  tries: [createPlanet(g), createPlanet(g)],
  empowered: createPlanet(g),
  alone: createAlone(g),
  aloneEmpowered: createAlone(g),
  aloneTrying: createAlone(g),
});

function note(list: Float64Array, at: number, gain: number): void {
  if (gain <= list[at + TOP - 1]!) return;
  let i = at + TOP - 1;
  while (i > at && list[i - 1]! < gain) {
    list[i] = list[i - 1]!;
    i--;
  }
  list[i] = gain;
}

const top = (list: Float64Array, at: number, count: number): number => {
  let sum = 0;
  for (let i = 0; i < count && i < TOP; i++) sum += list[at + i]!;
  return sum;
};

/** Looks at a planet: what each kind of effect would bring at its best places. */
function survey(p: Policy, s: Lean, planet: Planet): void {
  const { g, prices, forests, plants, grows, smalls, bigs, bushes, lakes, icons, alone } = p;
  const { cells } = planet;
  const { biomeOf, spacesOf, beside } = g.content;
  readPrices(g, s, planet, p.weights, p.counting, prices);
  findForests(g, cells, forests);
  lookAtAll(g, prices, cells, alone);
  for (const list of [plants, grows, smalls, bigs, bushes, lakes, icons]) list.fill(0);
  const spaces = spacesOf[WILD]!;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    const piece = cells[space]!;
    const biome = biomeOf[space]!;
    if (piece <= BIG_TREE) icons[biome]! += prices.icon[piece]!;
    if (piece === EMPTY) {
      const gain = gainOfPlant(g, prices, cells, forests, space, alone);
      note(plants, biome * TOP, gain);
      note(plants, WILD * TOP, gain);
      note(bushes, 0, gainOfBush(g, prices, forests, space));
    } else if (piece <= SMALL_TREE) {
      const gain = gainOfGrow(g, prices, cells, forests, space, alone);
      note(grows, biome * TOP, gain);
      note(grows, WILD * TOP, gain);
      note(piece === SPROUT ? smalls : bigs, 0, gain);
    }
  }
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    if (cells[space] !== EMPTY) continue;
    let growing = 0;
    for (let n = space * 4; n < space * 4 + 4; n++) {
      const piece = cells[beside[n]!]!;
      if (piece === SPROUT || piece === SMALL_TREE) growing++;
    }
    if (growing === 0) continue;
    note(lakes, 0, gainOfLake(g, prices, forests, space) + top(grows, WILD * TOP, Math.min(2, growing)) * 0.8);
  }
}

/** What an action with a card of this biome would bring at best, without looking at what the power does. */
function worthOfAction({ plants, grows }: Policy, biome: number, action: number): number {
  const at = biome * TOP;
  if (action === 0) return top(plants, at, 3);
  if (action === 1) return top(grows, at, 2);
  if (action === 2) return plants[at]! + grows[at]!;
  return Math.max(plants[WILD * TOP]!, grows[WILD * TOP]!);
}

function worthOfPower(p: Policy, levels: Uint8Array, power: number): number {
  const track = p.g.content.tracks[power]!;
  const level = Math.min(levels[power]! + 1, track.length - 1);
  const value = track[level]!;
  const moved = (level - levels[power]!) * p.prices.level[power]!;
  switch (power) {
    case SPROUT_POWER:
      return moved + top(p.plants, WILD * TOP, value);
    case SMALL_TREE_POWER:
      return moved + top(p.smalls, 0, value);
    case BIG_TREE_POWER:
      return moved + top(p.bigs, 0, value);
    case BUSH_POWER:
      return moved + top(p.bushes, 0, value);
    case LAKE_POWER:
      return moved + top(p.lakes, 0, value);
    case BUD_POWER:
      return moved + value;
    default:
      return moved;
  }
}

/** What it means for the planet that was surveyed if this card is left over. */
function worthOfLeaving(p: Policy, s: Lean, card: number): number {
  const { cardBiome, cardFertility, cardAridity } = p.g.content;
  const biome = cardBiome[card]!;
  if (cardFertility[card]! > 0) return cardFertility[card]! * p.icons[biome]!;
  return cardAridity[card] === 1 ? -iconsAtRisk(p.g, s, biome) * p.icons[biome]! : 0;
}

/** What a card in the row is worth to the planet that was surveyed: its effects, the token, and what it is not left for. */
function worthOfCard(p: Policy, s: Lean, planet: Planet, slot: number, left: number): number {
  const card = s.row[slot]!;
  const biome = p.g.content.cardBiome[card]!;
  let best = 0;
  for (let action = 0; action < ACTION_COUNT; action++) best = Math.max(best, worthOfAction(p, biome, action));
  const token = s.token === slot ? p.prices.first : 0;
  const kept = left > 1 ? worthOfLeaving(p, s, card) / (left - 1) : 0;
  return best + worthOfPower(p, planet.levels, p.g.content.cardPower[card]!) + token - kept;
}

/** The slot this policy takes for the drafter whose turn it is. */
export function chooseSlot(p: Policy, s: Lean): number {
  const { g } = p;
  const drafter = drafterNow(g, s);
  if (drafter >= g.seats) return opponentSlot(g, s);
  const planet = s.planets[drafter]!;
  survey(p, s, planet);
  const left = g.rowSize - s.picks;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < g.rowSize; slot++) {
    if (s.row[slot]! < 0) continue;
    const worth = worthOfCard(p, s, planet, slot, left);
    if (worth <= most) continue;
    most = worth;
    best = slot;
  }
  return best;
}

/** Everybody takes a card until the actions begin. */
export function finishDraft(p: Policy, s: Lean): void {
  while (s.drafting) takeCard(p.g, s, chooseSlot(p, s));
}

/** A whole turn with the card that was taken: every action in both orders, each effect by itself. */
export function actQuickly(p: Policy, s: Lean, planet: Planet): void {
  const { g, tries, empowered, alone, aloneEmpowered, aloneTrying } = p;
  readPrices(g, s, planet, p.weights, p.counting, p.prices);
  lookAtAll(g, p.prices, planet.cells, alone);
  let best = tries[0];
  let other = tries[1];
  let most = Number.NEGATIVE_INFINITY;
  // Where the power comes first it is the same for all actions.
  copyPlanet(planet, empowered);
  copyAlone(alone, aloneEmpowered);
  const power = playPower(p, empowered, aloneEmpowered);
  for (let action = 0; action < ACTION_COUNT; action++) {
    for (let order = 0; order < 2; order++) {
      const from = order === 0 ? planet : empowered;
      if (!mayBegin(g, from, action)) continue;
      copyPlanet(from, other);
      copyAlone(order === 0 ? alone : aloneEmpowered, aloneTrying);
      const gain = playAction(p, other, aloneTrying, action) + (order === 0 ? playPower(p, other, aloneTrying) : power);
      if (gain <= most) continue;
      most = gain;
      const kept = best;
      best = other;
      other = kept;
    }
  }
  copyPlanet(best, planet);
}

function playAction(p: Policy, planet: Planet, alone: Alone, action: number): number {
  beginAction(planet, action);
  return playEffects(p, planet, alone);
}

function playPower(p: Policy, planet: Planet, alone: Alone): number {
  const before = planet.points;
  const moved = beginPower(p.g, planet);
  const power = p.g.content.cardPower[planet.turn.card]!;
  return moved * p.prices.level[power]! + planet.points - before + playEffects(p, planet, alone);
}

/** The best effect again and again, while it gains something or must be. */
function playEffects(p: Policy, planet: Planet, alone: Alone): number {
  const { g, prices, forests } = p;
  const { cells } = planet;
  let total = 0;
  while (mayHaveEffect(planet)) {
    let most = owesEffect(planet) ? Number.NEGATIVE_INFINITY : 0;
    let gained = 0;
    let effect = -1;
    let where = -1;
    findForests(g, cells, forests);
    eachEffect(g, planet, (kind, space) => {
      let gain: number;
      let hope = 0;
      if (kind === PLANT) gain = gainOfPlant(g, prices, cells, forests, space, alone);
      else if (kind === GROW) gain = gainOfGrow(g, prices, cells, forests, space, alone);
      else if (kind === PLACE_BUSH) gain = gainOfBush(g, prices, forests, space);
      else {
        gain = gainOfLake(g, prices, forests, space);
        hope = hopeOfLake(g, prices, cells, forests, space, alone);
      }
      if (gain + hope <= most) return;
      most = gain + hope;
      gained = gain;
      effect = kind;
      where = space;
    });
    if (effect < 0) return total;
    takeEffect(planet, effect, where);
    forgetAround(g, alone, where);
    total += gained;
  }
  return total;
}
