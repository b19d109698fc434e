// Whole turns worth a closer look: a beam over the small effects of each action and power in both orders, ranked by prices,
// without the same planet twice.
import { createForests, type Forests, findForests } from './forest.ts';
import {
  type Alone,
  createAlone,
  forgetAll,
  gainOfBush,
  gainOfGrow,
  gainOfLake,
  gainOfPlant,
  hopeOfLake,
} from './gains.ts';
import { BUSH, EMPTY, type Ground, keyOf, LAKE, LAKE_POWER, SPROUT } from './ground.ts';
import { copyPlanet, createPlanet, type Planet } from './lean.ts';
import type { Prices } from './prices.ts';
import {
  ACTION_COUNT,
  beginAction,
  beginPower,
  eachEffect,
  GROW,
  mayBegin,
  owesEffect,
  PLACE_BUSH,
  PLACE_LAKE,
  PLANT,
  takeEffect,
} from './turn.ts';

/** A step of a turn in the head: an effect on a space, an action, or the power. */
export type Move =
  | { readonly kind: 'effect'; readonly effect: number; readonly space: number }
  | { readonly kind: 'action'; readonly action: number }
  | { readonly kind: 'power' };

const THE_POWER: Move = { kind: 'power' };

interface Moves {
  readonly before: Moves | null;
  readonly move: Move;
}

/** A turn as far as it was thought through. */
export interface Draft {
  readonly planet: Planet;
  readonly moves: Moves | null;
  /** What the prices say it has gained. */
  readonly gain: number;
  /** Names the planet: equal for equal cells. */
  readonly key: number;
}

interface Option {
  readonly from: Draft;
  readonly effect: number;
  readonly space: number;
  readonly gain: number;
  /** Gain and what it makes possible. */
  readonly rank: number;
  readonly key: number;
}

export interface Beam {
  readonly g: Ground;
  readonly width: number;
  readonly forests: Forests;
  readonly alone: Alone;
}

export const createBeam = (g: Ground, width: number): Beam => ({
  g,
  width,
  forests: createForests(g),
  alone: createAlone(g),
});

/** Every turn that the beam finds for a planet whose seat has a card, from wherever its turn stands. */
export function findTurns(beam: Beam, prices: Prices, planet: Planet): Draft[] {
  const { turn } = planet;
  const root: Draft = { planet: clone(beam.g, planet), moves: null, gain: 0, key: 0 };
  if (turn.doing !== 'nothing') {
    const begun = runPart(beam, prices, [root]);
    if (turn.chosen < 0) return eachAction(beam, prices, begun);
    return turn.powerUsed ? begun : thePower(beam, prices, begun);
  }
  const actionFirst = eachAction(beam, prices, [root], (drafts) => thePower(beam, prices, drafts));
  return [...actionFirst, ...eachAction(beam, prices, thePower(beam, prices, [root]))];
}

const clone = (g: Ground, planet: Planet): Planet => {
  const copy = createPlanet(g);
  copyPlanet(planet, copy);
  return copy;
};

function eachAction(
  beam: Beam,
  prices: Prices,
  drafts: readonly Draft[],
  then: (drafts: readonly Draft[]) => readonly Draft[] = (same) => same,
): Draft[] {
  const all: Draft[] = [];
  for (let action = 0; action < ACTION_COUNT; action++) {
    const move: Move = { kind: 'action', action };
    const begun = drafts
      .filter(({ planet }) => mayBegin(beam.g, planet, action))
      .map((draft) => {
        const planet = clone(beam.g, draft.planet);
        beginAction(planet, action);
        return { ...draft, planet, moves: { before: draft.moves, move } };
      });
    all.push(...then(runPart(beam, prices, begun)));
  }
  return all;
}

function thePower(beam: Beam, prices: Prices, drafts: readonly Draft[]): Draft[] {
  const begun = drafts.map((draft) => {
    const planet = clone(beam.g, draft.planet);
    const sure = planet.points;
    const moved = beginPower(beam.g, planet);
    const power = beam.g.content.cardPower[planet.turn.card]!;
    const gain = draft.gain + moved * prices.level[power]! + planet.points - sure;
    return { ...draft, planet, gain, moves: { before: draft.moves, move: THE_POWER } };
  });
  return runPart(beam, prices, begun);
}

/** All effects of an action or a power that has begun; each may also be left out. */
function runPart(beam: Beam, prices: Prices, begun: readonly Draft[]): Draft[] {
  const { g, width } = beam;
  const finished: Draft[] = [];
  let live = begun;
  while (live.length > 0) {
    const options: Option[] = [];
    for (const draft of live) {
      if (!owesEffect(draft.planet)) finished.push(draft);
      addOptions(beam, prices, draft, options);
    }
    live = best(options, width).map(({ from, effect, space, gain, key }) => {
      const planet = clone(g, from.planet);
      takeEffect(planet, effect, space);
      return { planet, gain, key, moves: { before: from.moves, move: { kind: 'effect', effect, space } } };
    });
  }
  return best(
    finished.map((draft) => ({ ...draft, rank: draft.gain })),
    width,
  );
}

function addOptions(beam: Beam, prices: Prices, from: Draft, options: Option[]): void {
  const { g, forests, alone } = beam;
  const { cells, turn } = from.planet;
  findForests(g, cells, forests);
  forgetAll(alone);
  eachEffect(g, from.planet, (effect, space) => {
    let gain = from.gain;
    let hope = 0;
    let key = from.key;
    if (effect === PLANT) gain += gainOfPlant(g, prices, cells, forests, space, alone);
    else if (effect === GROW) {
      gain += gainOfGrow(g, prices, cells, forests, space, alone);
      key ^= keyOf(g, space, cells[space]!) ^ keyOf(g, space, cells[space]! + 1);
    } else if (effect === PLACE_BUSH) gain += gainOfBush(g, prices, forests, space);
    else {
      gain += gainOfLake(g, prices, forests, space);
      hope = hopeOfLake(g, prices, cells, forests, space, alone);
    }
    if (effect !== GROW) key ^= keyOf(g, space, EMPTY) ^ keyOf(g, space, PIECE_OF[effect]!);
    // What may still grow depends on where the lake lies.
    if (turn.doing === 'power' && g.content.cardPower[turn.card] === LAKE_POWER) key = (key * 31 + turn.lake) | 0;
    options.push({ from, effect, space, gain, rank: gain + hope, key });
  });
}

const PIECE_OF: Readonly<Record<number, number>> = { [PLANT]: SPROUT, [PLACE_BUSH]: BUSH, [PLACE_LAKE]: LAKE };

/** The best few without the same planet twice. */
function best<T extends { readonly rank: number; readonly key: number }>(list: T[], width: number): T[] {
  list.sort((a, b) => b.rank - a.rank);
  const kept: T[] = [];
  const keys = new Set<number>();
  for (const one of list) {
    if (keys.has(one.key)) continue;
    keys.add(one.key);
    kept.push(one);
    if (kept.length === width) break;
  }
  return kept;
}

export function movesOf({ moves }: Draft): Move[] {
  const list: Move[] = [];
  for (let at = moves; at; at = at.before) list.unshift(at.move);
  return list;
}
