// The game in the head: as much as thinking needs, cheap to copy, the same as the rules say (lean.test.ts compares).
import { BOARD_SIZE, COLOURS, CUBES, type Open, type Own, type PlayerView, stackNumber } from '@sunglade/harmonies';
import { type Ground, MOST_HELD, TOKENS } from './ground.ts';
import { CLOSED, COLOUR_COUNT, EMPTY, NO_SPACE } from './stacks.ts';

export const NONE = -1;

/** What lies before one player. */
export interface Board {
  /** The spaces of each stack, then the spaces with a cube, as in the rules. */
  readonly sets: Int32Array;
  /** The same by space: its stack, CLOSED added where a cube stands. */
  readonly codes: Uint8Array;
  /** Held cards with the cubes placed from them. */
  readonly held: Int8Array;
  readonly placed: Uint8Array;
  heldCount: number;
  /** Points of animals, held and completed. */
  animals: number;
  /** The kept spirit or NONE, and whether its cube stands on the board. */
  spirit: number;
  spiritPlaced: boolean;
}

export interface Lean {
  readonly boards: readonly Board[];
  turns: number;
  first: number;
  mover: number;
  /** `spirit`: one of the two dealt must be kept. `swap`: alone, after a turn without a card. */
  phase: 'spirit' | 'turn' | 'swap' | 'over';
  /** The last round was called. */
  final: boolean;
  /** The central space emptied this turn, or NONE. */
  took: number;
  cardTaken: boolean;
  /** Tokens by colour: taken and not placed, and in the pouch. */
  readonly hand: Uint8Array;
  readonly pouch: Uint8Array;
  /** Colours by central space, NONE where nothing lies. */
  readonly middle: Int8Array;
  /** Open cards or NONE. */
  readonly display: Int8Array;
  /** Unseen cards in any order, the next one last. */
  readonly deck: Uint8Array;
  deckSize: number;
}

export function createBoard(g: Ground): Board {
  const board: Board = {
    sets: new Int32Array(BOARD_SIZE),
    codes: new Uint8Array(g.size + 1),
    held: new Int8Array(MOST_HELD),
    placed: new Uint8Array(MOST_HELD),
    heldCount: 0,
    animals: 0,
    spirit: NONE,
    spiritPlaced: false,
  };
  board.sets[EMPTY] = g.content.allSpaces;
  board.codes[g.size] = NO_SPACE;
  return board;
}

export function copyBoard(from: Board, to: Board): void {
  to.sets.set(from.sets);
  to.codes.set(from.codes);
  for (let i = 0; i < MOST_HELD; i++) {
    to.held[i] = from.held[i]!;
    to.placed[i] = from.placed[i]!;
  }
  to.heldCount = from.heldCount;
  to.animals = from.animals;
  to.spirit = from.spirit;
  to.spiritPlaced = from.spiritPlaced;
}

export function cloneBoard(g: Ground, board: Board): Board {
  const copy = createBoard(g);
  copyBoard(board, copy);
  return copy;
}

export const createLean = (g: Ground): Lean => ({
  boards: Array.from({ length: g.seats }, () => createBoard(g)),
  turns: 0,
  first: 0,
  mover: 0,
  phase: 'turn',
  final: false,
  took: NONE,
  cardTaken: false,
  hand: new Uint8Array(COLOUR_COUNT),
  pouch: new Uint8Array(COLOUR_COUNT),
  middle: new Int8Array(g.central * TOKENS).fill(NONE),
  display: new Int8Array(g.central).fill(NONE),
  deck: new Uint8Array(g.content.animals),
  deckSize: 0,
});

export function copyLean(from: Lean, to: Lean): void {
  for (let seat = 0; seat < from.boards.length; seat++) copyBoard(from.boards[seat]!, to.boards[seat]!);
  to.turns = from.turns;
  to.first = from.first;
  to.mover = from.mover;
  to.phase = from.phase;
  to.final = from.final;
  to.took = from.took;
  to.cardTaken = from.cardTaken;
  to.hand.set(from.hand);
  to.pouch.set(from.pouch);
  to.middle.set(from.middle);
  to.display.set(from.display);
  to.deck.set(from.deck);
  to.deckSize = from.deckSize;
}

/** Sure points of a card with so many cubes placed. */
export const ladderPoints = (g: Ground, card: number, cubes: number): number =>
  cubes === 0 ? 0 : (g.content.ladders[card]![cubes - 1] ?? 0);

/** What everybody sees. */
export function readOpen(g: Ground, open: Open): Lean {
  const s = createLean(g);
  const { cardOf, animals } = g.content;
  const numberOf = (id: string | null): number => (id === null ? NONE : cardOf.get(id)!);
  s.turns = open.turns;
  s.first = open.first;
  s.mover = open.mover;
  s.phase = open.phase;
  s.final = open.final !== null;
  s.took = open.took === null ? NONE : open.took - 1;
  s.cardTaken = open.cardTaken;
  for (const colour of open.hand) s.hand[COLOURS.indexOf(colour)]! += 1;
  for (const [i, colour] of COLOURS.entries()) s.pouch[i] = open.pouch[colour];
  for (const [space, tokens] of open.central.entries())
    for (const [i, colour] of tokens.entries()) s.middle[space * TOKENS + i] = COLOURS.indexOf(colour);
  for (const [slot, id] of open.display.entries()) s.display[slot] = numberOf(id);
  const seen = new Set([...s.display, ...open.discard.map(numberOf)]);
  for (const [seat, player] of open.players.entries()) {
    readBoard(g, player, s.boards[seat]!);
    for (const { card } of player.held) seen.add(numberOf(card));
    for (const id of player.completed) seen.add(numberOf(id));
  }
  for (let card = 0; card < animals; card++) if (!seen.has(card)) s.deck[s.deckSize++] = card;
  return s;
}

function readBoard(g: Ground, { spaces, held, completed, spirit }: PlayerView, board: Board): void {
  const { cardOf, cubes, spirits } = g.content;
  board.sets.fill(0);
  for (const [space, { stack, cube }] of spaces.entries()) {
    const number = stackNumber(stack);
    board.sets[number]! |= 1 << space;
    if (cube !== null) board.sets[CUBES]! |= 1 << space;
    board.codes[space] = number + (cube === null ? 0 : CLOSED);
  }
  for (const [slot, one] of held.entries()) {
    const card = cardOf.get(one.card)!;
    board.held[slot] = card;
    board.placed[slot] = one.cubes;
    board.animals += ladderPoints(g, card, one.cubes);
  }
  board.heldCount = held.length;
  board.spirit = spirit === null ? NONE : cardOf.get(spirit)!;
  for (const id of completed) {
    const card = cardOf.get(id)!;
    if (spirits[card]) board.spiritPlaced = true;
    else board.animals += ladderPoints(g, card, cubes[card]!);
  }
}

/** The two spirits dealt to a seat. */
export const dealtSpirits = (g: Ground, own: Own | null | undefined): number[] =>
  (own?.spirits ?? []).map((id) => g.content.cardOf.get(id)!);
