// What a board after a turn is judged by: named counts, by rule and never by card, so that any edition can be judged.
import { countSpaces } from '@sunglade/grid';
import { CUBES } from '@sunglade/harmonies';
import { type Clock, turnsFor } from './clock.ts';
import { FULL, type Ground } from './ground.ts';
import { countMissing, FAR } from './habitats.ts';
import { createLand, type Land, landPoints, spiritPays, surveyLand } from './landscape.ts';
import type { Board } from './lean.ts';
import { COLOUR_COUNT, EMPTY, GROWING, STACK_COUNT } from './stacks.ts';

// Where each feature lies.
const ONE = 0;
/** Turns left, and those that the pouch allows beyond. */
const LEFT = 1;
const SPARE = LEFT + 1;
/** Empty spaces, their square, and those without company. */
export const ROOM = SPARE + 1;
const ROOM_SQUARE = ROOM + 1;
export const LONE_ROOM = ROOM_SQUARE + 1;
/** Points of trees, mountains, fields, buildings, water and animals as they are. */
export const PARTS = LONE_ROOM + 1;
/** Spaces of each stack but the empty one. */
const STACKS = PARTS + 6;
/** Those that can grow and are not closed. */
export const OPEN_STACKS = STACKS + STACK_COUNT - 1;
const LONE_FIELDS = OPEN_STACKS + GROWING.length;
export const OPEN_FIELDS = LONE_FIELDS + 1;
const LONE_MOUNTAINS = OPEN_FIELDS + 1;
export const OPEN_MOUNTAINS = LONE_MOUNTAINS + 1;
export const NEAR_BUILDINGS = OPEN_MOUNTAINS + 1;
const FAR_BUILDINGS = NEAR_BUILDINGS + 1;
const SITES = FAR_BUILDINGS + 1;
export const RIVER = SITES + 1;
const RIVER_SQUARE = RIVER + 1;
const SECOND_RIVER = RIVER_SQUARE + 1;
export const WATER_ENDS = SECOND_RIVER + 1;
/** Held cards and their square. */
export const HELD = WATER_ENDS + 1;
const HELD_SQUARE = HELD + 1;
/** Points of the next cube of held cards, by the tokens it lacks, FAR and more last; then the same of later cubes. */
export const NEXT = HELD_SQUARE + 1;
export const STEPS = FAR + 1;
/** Cubes that are told apart: the first, the second and all later ones. */
export const CUBE_RANKS = 3;
/** How many held cards lack so many tokens for their next cube. */
const LACKING = NEXT + STEPS * CUBE_RANKS;
/** Points and cubes that held cards still have to give. */
const TO_COME = LACKING + STEPS;
const CUBES_LEFT = TO_COME + 1;
/** Points of the next cube for each space that lacks one or two tokens. */
const CHOICE = CUBES_LEFT + 1;
/** Cards by how many points they promise, at a patient, a usual and an impatient guess. */
export const PROMISE = CHOICE + 2;
const PROMISES = 3;
/** For each colour the most points that one more token of it brings at once by a cube; and how many colours do so. */
const AT_ONCE = PROMISE + PROMISES;
const COLOURS_AT_ONCE = AT_ONCE + COLOUR_COUNT;
/** What the spirit pays now: placed, or by the tokens it lacks; and whether it lacks them. */
const SPIRIT_PLACED = COLOURS_AT_ONCE + 1;
export const SPIRIT_PAYS = SPIRIT_PLACED + 1;
const SPIRIT_LACKS = SPIRIT_PAYS + STEPS;
export const FEATURES = SPIRIT_LACKS + STEPS;

const SQUARE_SCALE = 0.1;
const MOST_CHOICE = 4;

/** What a cube that lacks k tokens is worth, and how much each later cube of a card counts. */
const GUESSES: readonly { readonly lack: readonly number[]; readonly later: number }[] = [
  { lack: [1, 0.75, 0.55, 0.4, 0.3], later: 0.85 },
  { lack: [1, 0.5, 0.21, 0.085, 0.035], later: 0.67 },
  { lack: [1, 0.25, 0.06, 0.015, 0.004], later: 0.5 },
];

const MOST_LATER = 8;
const GUESSED = Float64Array.from(
  GUESSES.flatMap(({ lack, later }) =>
    lack.flatMap((chance) => Array.from({ length: MOST_LATER }, (_, cubes) => chance * later ** cubes)),
  ),
);

export interface Counting {
  readonly features: Float64Array;
  readonly land: Land;
  readonly missing: Uint8Array;
  /** Turns left after what was counted: nothing more comes at 0. */
  left: number;
}

export const createCounting = (): Counting => ({
  features: new Float64Array(FEATURES),
  land: createLand(),
  missing: new Uint8Array(STEPS),
  left: 0,
});

/** Counts a board after its seat's turn and answers its points; the counts are in `into.features`. */
export function countFeatures(g: Ground, board: Board, clock: Clock, into: Counting): number {
  const { features: f, land } = into;
  const { sets } = board;
  surveyLand(g, board, land);
  f.fill(0);
  f[ONE] = 1;
  const room = countSpaces(sets[EMPTY]!);
  const own = turnsFor(room);
  const left = Math.min(own, clock.pouch, clock.rivals);
  // Others may take longer than they could: who still has room and tokens is not done yet.
  into.left = room <= FULL || clock.pouch === 0 ? 0 : Math.max(left, 0.5);
  f[LEFT] = left;
  f[SPARE] = Math.min(own, clock.pouch) - left;
  f[ROOM] = room;
  f[ROOM_SQUARE] = room * room * SQUARE_SCALE;
  f[LONE_ROOM] = land.loneEmpties;
  f[PARTS] = land.trees;
  f[PARTS + 1] = land.mountains;
  f[PARTS + 2] = land.fields;
  f[PARTS + 3] = land.buildings;
  f[PARTS + 4] = land.water;
  f[PARTS + 5] = board.animals;
  for (let stack = 1; stack < STACK_COUNT; stack++) f[STACKS + stack - 1] = countSpaces(sets[stack]!);
  const open = ~sets[CUBES]!;
  for (let i = 0; i < GROWING.length; i++) f[OPEN_STACKS + i] = countSpaces(sets[GROWING[i]!]! & open);
  f[LONE_FIELDS] = land.loneFields;
  f[OPEN_FIELDS] = land.openFields;
  f[LONE_MOUNTAINS] = land.loneMountains;
  f[OPEN_MOUNTAINS] = land.openMountains;
  f[NEAR_BUILDINGS] = land.nearBuildings;
  f[FAR_BUILDINGS] = land.farBuildings;
  f[SITES] = land.sites;
  f[RIVER] = land.riverLength;
  f[RIVER_SQUARE] = land.riverLength * land.riverLength * SQUARE_SCALE;
  f[SECOND_RIVER] = land.secondRiver;
  f[WATER_ENDS] = land.waterEnds;
  f[HELD] = board.heldCount;
  f[HELD_SQUARE] = board.heldCount * board.heldCount;
  for (let slot = 0; slot < board.heldCount; slot++) {
    const card = board.held[slot]!;
    if (card === board.spirit) continue;
    const colours = countMissing(g, card, board, into.missing);
    countCard(g, card, board.placed[slot]!, colours, into);
  }
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (f[AT_ONCE + colour]! > 0) f[COLOURS_AT_ONCE]! += 1;
  let points = landPoints(land) + board.animals;
  if (board.spirit >= 0) points += countSpirit(g, board, into);
  return points;
}

function countCard(g: Ground, card: number, placed: number, colours: number, { features: f, missing }: Counting): void {
  const ladder = g.content.ladders[card]!;
  let step = 0;
  let spaces = missing[0]!;
  let before = placed === 0 ? 0 : ladder[placed - 1]!;
  const first = ladder[placed]! - before;
  f[TO_COME]! += ladder[ladder.length - 1]! - before;
  f[CUBES_LEFT]! += ladder.length - placed;
  f[CHOICE]! += first * Math.min(MOST_CHOICE, missing[1]!);
  f[CHOICE + 1]! += first * Math.min(MOST_CHOICE, missing[2]!);
  for (let rest = colours, colour = 0; rest !== 0; rest >>= 1, colour++)
    if ((rest & 1) === 1 && first > f[AT_ONCE + colour]!) f[AT_ONCE + colour] = first;
  // The space that lacks least takes the next cube, the next one the cube after it.
  for (let cube = placed; cube < ladder.length; cube++) {
    while (spaces === 0 && step < FAR) spaces = missing[++step]!;
    const lacks = spaces === 0 ? FAR : step;
    if (spaces > 0) spaces--;
    const rank = Math.min(cube - placed, CUBE_RANKS - 1);
    const points = ladder[cube]! - before;
    before = ladder[cube]!;
    f[NEXT + rank * STEPS + lacks]! += points;
    if (rank === 0) f[LACKING + lacks]! += 1;
    for (let i = 0; i < PROMISES; i++) f[PROMISE + i]! += points * guess(i, lacks, cube - placed);
  }
}

const guess = (i: number, lacks: number, later: number): number =>
  GUESSED[(i * STEPS + lacks) * MOST_LATER + Math.min(later, MOST_LATER - 1)]!;

/** Answers what the spirit pays for sure. */
function countSpirit(g: Ground, board: Board, { features: f, missing }: Counting): number {
  const pays = spiritPays(g, board);
  if (board.spiritPlaced) {
    f[SPIRIT_PLACED] = pays;
    return pays;
  }
  countMissing(g, board.spirit, board, missing);
  let lacks = 0;
  while (lacks < FAR && missing[lacks] === 0) lacks++;
  f[SPIRIT_PAYS + lacks] = pays;
  f[SPIRIT_LACKS + lacks] = 1;
  return 0;
}
