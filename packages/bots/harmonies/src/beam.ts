// Whole turns worth a closer look: a beam over the tokens of each group, with and without each card, without the same
// board twice.
import { cardKeyOf, type Ground, keyOf, MOST_HELD, TOKENS } from './ground.ts';
import { type Judge, judge, judgeToken, placeCubes } from './judge.ts';
import { type Board, cloneBoard, type Lean, NONE } from './lean.ts';
import { COLOUR_COUNT, nextStack } from './stacks.ts';
import { holdCard, isEmptySpace, mayPlace, placeToken } from './turn.ts';

/** A step of a turn in the head; cards, central spaces and spaces of the board by number. */
export type Move =
  | { readonly verb: 'take'; readonly group: number }
  | { readonly verb: 'place'; readonly colour: number; readonly space: number }
  | { readonly verb: 'card' | 'keep' | 'swap'; readonly card: number }
  | { readonly verb: 'cube'; readonly card: number; readonly space: number };

interface Moves {
  readonly before: Moves | null;
  readonly move: Move;
}

/** A turn as far as it was thought through. */
export interface Draft {
  readonly board: Board;
  readonly moves: Moves | null;
  readonly worth: number;
  /** Names the board: equal for equal boards with equal cards. */
  readonly key: number;
  /** The group of tokens and the card taken, or NONE. */
  readonly group: number;
  readonly card: number;
  /** Tokens yet to be placed, two bits a colour. */
  readonly hand: number;
}

interface Option {
  readonly from: Draft;
  readonly colour: number;
  readonly space: number;
  readonly worth: number;
  readonly key: number;
  readonly card: number;
}

/** What a first token is worth, by board and by `colour * spaces + space`: the same in every group. */
type Firsts = Map<Board, Float64Array>;

const countOf = (hand: number, colour: number): number => (hand >> (2 * colour)) & 3;
const oneOf = (colour: number): number => 1 << (2 * colour);

/** Every turn that the beam finds for a seat in the midst of its turn, wherever that stands. The judge looks at the seat. */
export function findTurns(j: Judge, width: number, s: Lean, board: Board): Draft[] {
  const roots = findRoots(j, s, board);
  const firsts: Firsts = new Map(
    roots.map((root) => [root.board, new Float64Array(j.g.size * COLOUR_COUNT).fill(Number.NaN)]),
  );
  if (s.took !== NONE) {
    let hand = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) hand += s.hand[colour]! * oneOf(colour);
    return runBeam(
      j,
      width,
      s,
      roots.map((root) => ({ ...root, hand })),
      firsts,
    );
  }
  const hands = new Set<number>();
  const all: Draft[] = [];
  for (let group = 0; group * TOKENS < s.middle.length; group++) {
    if (isEmptySpace(s, group)) continue;
    let hand = 0;
    for (let i = 0; i < TOKENS; i++) hand += oneOf(s.middle[group * TOKENS + i]!);
    // Groups of the same colours are one.
    if (hands.has(hand)) continue;
    hands.add(hand);
    const begun = roots.map((root) => ({ ...withMove(root, { verb: 'take', group }), group, hand }));
    all.push(...runBeam(j, width, s, begun, firsts));
  }
  return all;
}

const withMove = (draft: Draft, move: Move): Draft => ({ ...draft, moves: { before: draft.moves, move } });

/** The board as it is, and with each card that may be taken. */
function findRoots(j: Judge, s: Lean, board: Board): Draft[] {
  const plain = { board, moves: null, worth: 0, key: 0, group: NONE, card: NONE, hand: 0 };
  const bare = withCubes(j, { ...plain, board: cloneBoard(j.g, board), worth: judge(j, board) });
  return [bare, ...withCards(j, s, { ...plain, worth: bare.worth })];
}

function withCards(j: Judge, s: Lean, draft: Draft): Draft[] {
  if (s.cardTaken || draft.card !== NONE || draft.board.heldCount === MOST_HELD) return [];
  return Array.from(s.display)
    .filter((card) => card !== NONE)
    .map((card) => {
      const board = cloneBoard(j.g, draft.board);
      holdCard(board, card);
      return withCubes(j, { ...withMove(draft, { verb: 'card', card }), board, card, worth: judge(j, board) });
    });
}

/** The board must be the draft's own: cubes go on it. */
function withCubes(j: Judge, draft: Draft): Draft {
  let { moves } = draft;
  const worth = placeCubes(j, draft.board, draft.worth, (card, space) => {
    moves = { before: moves, move: { verb: 'cube', card, space } };
  });
  return { ...draft, moves, worth, key: nameOf(j.g, draft.board) };
}

function nameOf(g: Ground, board: Board): number {
  let key = 0;
  for (let space = 0; space < g.size; space++) key ^= keyOf(g, space, board.codes[space]!);
  for (let slot = 0; slot < board.heldCount; slot++) key ^= cardKeyOf(g, board.held[slot]!, board.placed[slot]!);
  return key;
}

function runBeam(j: Judge, width: number, s: Lean, roots: readonly Draft[], firsts: Firsts): Draft[] {
  let live = roots;
  while (live.some(({ hand }) => hand !== 0)) {
    const options: Option[] = [];
    for (const draft of live) addOptions(j, draft, options, firsts.get(draft.board));
    live = best(options, width).map((option) => follow(j, option));
  }
  const late = live.flatMap((draft) => withCards(j, s, draft));
  return best([...live, ...late], width);
}

function addOptions(j: Judge, from: Draft, options: Option[], known: Float64Array | undefined): void {
  const { board, hand, card } = from;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (countOf(hand, colour) === 0) continue;
    for (let space = 0; space < j.g.size; space++) {
      if (!mayPlace(board, colour, space)) continue;
      const before = board.codes[space]!;
      const key = from.key ^ keyOf(j.g, space, before) ^ keyOf(j.g, space, nextStack(before, colour));
      const at = colour * j.g.size + space;
      let worth = known?.[at] ?? Number.NaN;
      if (Number.isNaN(worth)) {
        worth = judgeToken(j, board, colour, space);
        if (known) known[at] = worth;
      }
      options.push({ from, colour, space, worth, key, card });
    }
  }
}

function follow(j: Judge, { from, colour, space, worth }: Option): Draft {
  const board = cloneBoard(j.g, from.board);
  placeToken(board, colour, space);
  const move: Move = { verb: 'place', colour, space };
  return withCubes(j, { ...withMove(from, move), board, worth, hand: from.hand - oneOf(colour) });
}

/** The best few, without the same board twice and not all with the same card. */
function best<T extends { readonly worth: number; readonly key: number; readonly card: number }>(
  list: T[],
  width: number,
): T[] {
  list.sort((a, b) => b.worth - a.worth);
  const kept: T[] = [];
  const keys = new Set<number>();
  const most = Math.max(1, Math.ceil(width / 2));
  const cards = new Map<number, number>();
  for (const one of list) {
    const same = cards.get(one.card) ?? 0;
    if (same >= most || keys.has(one.key)) continue;
    cards.set(one.card, same + 1);
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
