// One seat's turn in the head: the action, the power and their effects, as the rules allow them.
import {
  BIG_TREE_POWER,
  BUD_POWER,
  BUSH,
  BUSH_POWER,
  EMPTY,
  type Ground,
  LAKE,
  LAKE_POWER,
  SMALL_TREE,
  SMALL_TREE_POWER,
  SPROUT,
  SPROUT_POWER,
  WILD,
} from './ground.ts';
import { anyEffect, NONE, type Planet } from './lean.ts';

// The actions, in the order of ACTIONS.
export const ACTION_COUNT = 4;
const ACTION_D = 3;
const PLANTS_OF = [3, 0, 1, 1] as const;
const GROWS_OF = [0, 2, 1, 1] as const;
const LAKE_GROWS = 2;

/** The kinds of effects. */
export const PLANT = 0;
export const GROW = 1;
export const PLACE_BUSH = 2;
export const PLACE_LAKE = 3;

export const mayBegin = (g: Ground, { cells }: Planet, action: number): boolean =>
  action !== ACTION_D || anyEffect(g, cells);

export function beginAction({ turn }: Planet, action: number): void {
  turn.chosen = action;
  turn.doing = 'action';
  turn.left = 0;
  turn.lake = turn.touched = NONE;
  turn.plants = PLANTS_OF[action]!;
  turn.grows = GROWS_OF[action]!;
}

/** The marker moves first and stays at the end of its track. Answers by how far it moved. */
export function beginPower(g: Ground, planet: Planet): number {
  const { turn, levels } = planet;
  const power = g.content.cardPower[turn.card]!;
  const track = g.content.tracks[power]!;
  const before = levels[power]!;
  const level = Math.min(before + 1, track.length - 1);
  levels[power] = level;
  turn.powerUsed = true;
  turn.doing = 'power';
  turn.plants = turn.grows = 0;
  turn.lake = turn.touched = NONE;
  turn.left = power === BUD_POWER ? 0 : track[level]!;
  if (power === BUD_POWER) planet.points += track[level]!;
  return level - before;
}

/** The action D must have its effect before anything else comes. */
export const owesEffect = ({ turn }: Planet): boolean =>
  turn.doing === 'action' && turn.chosen === ACTION_D && turn.plants > 0;

/** Whether anything of the action or power is left. */
export const mayHaveEffect = ({ turn }: Planet): boolean =>
  turn.doing === 'action' ? turn.plants + turn.grows > 0 : turn.doing === 'power' && turn.left + turn.grows > 0;

export function takeEffect(planet: Planet, kind: number, space: number): void {
  const { turn, cells } = planet;
  if (kind === GROW) cells[space]! += 1;
  else cells[space] = kind === PLANT ? SPROUT : kind === PLACE_BUSH ? BUSH : LAKE;
  if (turn.doing === 'action') {
    if (kind === GROW) turn.grows--;
    else turn.plants--;
    turn.touched = space;
    if (turn.chosen === ACTION_D) turn.plants = turn.grows = 0;
    return;
  }
  if (kind === GROW && turn.lake !== NONE) {
    turn.grows--;
    turn.touched = space;
    return;
  }
  turn.left--;
  if (kind !== PLACE_LAKE) return;
  turn.lake = space;
  turn.grows = LAKE_GROWS;
  turn.touched = NONE;
}

/** Calls back with every effect that is allowed now. */
export function eachEffect(g: Ground, { cells, turn }: Planet, found: (kind: number, space: number) => void): void {
  const { spacesOf, cardBiome, cardPower, beside } = g.content;
  if (turn.doing === 'nothing') return;
  if (turn.doing === 'action') {
    const spaces = spacesOf[turn.chosen === ACTION_D ? WILD : cardBiome[turn.card]!]!;
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i]!;
      const piece = cells[space]!;
      if (piece === EMPTY) {
        if (turn.plants > 0) found(PLANT, space);
      } else if (piece <= SMALL_TREE && turn.grows > 0 && space !== turn.touched) found(GROW, space);
    }
    return;
  }
  const power = cardPower[turn.card]!;
  if (turn.grows > 0)
    for (let i = turn.lake * 4; i < turn.lake * 4 + 4; i++) {
      const space = beside[i]!;
      const piece = cells[space]!;
      if ((piece === SPROUT || piece === SMALL_TREE) && space !== turn.touched) found(GROW, space);
    }
  if (turn.left === 0) return;
  const spaces = spacesOf[WILD]!;
  const wanted = power === SMALL_TREE_POWER ? SPROUT : power === BIG_TREE_POWER ? SMALL_TREE : EMPTY;
  const kind = KIND_OF[power]!;
  for (let i = 0; i < spaces.length; i++) if (cells[spaces[i]!] === wanted) found(kind, spaces[i]!);
}

const KIND_OF: Readonly<Record<number, number>> = {
  [SPROUT_POWER]: PLANT,
  [SMALL_TREE_POWER]: GROW,
  [BIG_TREE_POWER]: GROW,
  [BUSH_POWER]: PLACE_BUSH,
  [LAKE_POWER]: PLACE_LAKE,
};
