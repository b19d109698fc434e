// The state sorted by who may see it. Everything on the table is open; the pouch can be counted from what lies there.
import { loadDice, type Parts, type SavedDice, saveDice } from '@sunglade/core';
import {
  type Bound,
  boardAt,
  CARD_TAKEN,
  CENTRAL,
  COMPLETED_COUNT,
  completedAt,
  DEALT,
  DECK_SIZE,
  DISCARD_SIZE,
  DISPLAY,
  FINAL,
  FINAL_BOARD,
  FINAL_POUCH,
  FINAL_SEAT,
  FIRST,
  HAND,
  HELD,
  HELD_COUNT,
  KEPT,
  MOVER,
  PHASE,
  POUCH,
  type State,
  seatAt,
  TOOK,
  TURNS,
} from './layout.ts';
import { CUBES, STACKS, stackNumber } from './stacks.ts';
import { tokensOn } from './supply.ts';
import { COLOURS, type Colour, DEALT_SPIRITS, TOKENS_PER_SPACE } from './terms.ts';

const PHASES = ['spirit', 'turn', 'swap', 'over'] as const;
type Phase = (typeof PHASES)[number];

type HeldCard = { readonly card: string; readonly cubes: number };
export type Space = { readonly stack: readonly Colour[]; readonly cube: string | null };
export type PlayerView = {
  /** In the order of the board's spaces. */
  readonly spaces: readonly Space[];
  readonly held: readonly HeldCard[];
  readonly completed: readonly string[];
  readonly spirit: string | null;
};
export type Open = {
  readonly turns: number;
  readonly first: number;
  readonly mover: number;
  readonly phase: Phase;
  readonly final: { readonly by: 'pouch' | 'board'; readonly seat: number } | null;
  readonly took: number | null;
  readonly cardTaken: boolean;
  readonly hand: readonly Colour[];
  readonly pouch: Readonly<Record<Colour, number>>;
  readonly central: readonly (readonly Colour[])[];
  readonly display: readonly (string | null)[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly players: readonly PlayerView[];
};
/** The two spirits dealt, also after the choice: their owner has seen both. */
export type Own = { readonly spirits: readonly string[] };
export type Secret = { readonly deck: readonly string[]; readonly dice: SavedDice };

export function partsOf(b: Bound, s: State): Parts<Open, Own, Secret> {
  const { data } = s;
  const { ids } = b.content;
  const seats = Array.from({ length: b.seats }, (_, seat) => seat);
  const open: Open = {
    turns: data[TURNS]!,
    first: data[FIRST]!,
    mover: data[MOVER]!,
    phase: PHASES[data[PHASE]!]!,
    final: data[FINAL] === 0 ? null : { by: data[FINAL] === FINAL_BOARD ? 'board' : 'pouch', seat: data[FINAL_SEAT]! },
    took: data[TOOK] || null,
    cardTaken: data[CARD_TAKEN] === 1,
    hand: COLOURS.flatMap((name, i) => Array.from({ length: data[HAND + i]! }, () => name)),
    pouch: Object.fromEntries(COLOURS.map((name, i) => [name, data[POUCH + i]])) as Record<Colour, number>,
    central: Array.from({ length: b.centralSpaces }, (_, space) => tokensOn(s, space)),
    display: Array.from({ length: b.centralSpaces }, (_, i) => ids[data[DISPLAY + i]! - 1] ?? null),
    deck: data[DECK_SIZE]!,
    discard: idsOf(b, s.discard, 0, data[DISCARD_SIZE]!),
    players: seats.map((seat) => playerView(b, s, seat)),
  };
  const own = seats.map((seat) => ({
    spirits: b.options.spirits ? idsOf(b, data, seatAt(seat) + DEALT, DEALT_SPIRITS) : [],
  }));
  return { open, own, secret: { deck: idsOf(b, s.deck, 0, data[DECK_SIZE]!), dice: saveDice(s.dice) } };
}

const idsOf = (b: Bound, cards: Uint8Array, from: number, count: number): string[] =>
  Array.from(cards.subarray(from, from + count), (card) => b.content.ids[card] ?? '');

function playerView(b: Bound, { data, stacks, cubes, placed, completed }: State, seat: number): PlayerView {
  const { ids, spaces } = b.content;
  const at = seatAt(seat);
  return {
    spaces: Array.from({ length: spaces }, (_, space) => ({
      stack: STACKS[stacks[seat * spaces + space]!]!,
      cube: ids[cubes[seat * spaces + space]! - 1] ?? null,
    })),
    held: Array.from({ length: data[at + HELD_COUNT]! }, (_, i) => {
      const card = data[at + HELD + i]!;
      return { card: ids[card] ?? '', cubes: placed[card]! };
    }),
    completed: idsOf(b, completed, completedAt(b, seat), data[at + COMPLETED_COUNT]!),
    spirit: ids[data[at + KEPT]! - 1] ?? null,
  };
}

export function joinParts(b: Bound, { open, own, secret }: Parts<Open, Own, Secret>): State {
  const s = b.emptyState();
  const { data } = s;
  data[TURNS] = open.turns;
  data[FIRST] = open.first;
  data[MOVER] = open.mover;
  data[PHASE] = PHASES.indexOf(open.phase);
  if (open.final) {
    data[FINAL] = open.final.by === 'board' ? FINAL_BOARD : FINAL_POUCH;
    data[FINAL_SEAT] = open.final.seat;
  }
  data[TOOK] = open.took ?? 0;
  data[CARD_TAKEN] = open.cardTaken ? 1 : 0;
  for (const name of open.hand) data[HAND + COLOURS.indexOf(name)]! += 1;
  for (const [i, name] of COLOURS.entries()) data[POUCH + i] = open.pouch[name];
  for (const [space, tokens] of open.central.entries())
    for (const [i, name] of tokens.entries()) data[CENTRAL + space * TOKENS_PER_SPACE + i] = COLOURS.indexOf(name) + 1;
  for (const [i, id] of open.display.entries()) data[DISPLAY + i] = cardNumber(b, id) + 1;
  data[DISCARD_SIZE] = open.discard.length;
  writeCards(b, s.discard, 0, open.discard);
  data[DECK_SIZE] = secret.deck.length;
  writeCards(b, s.deck, 0, secret.deck);
  loadDice(s.dice, secret.dice);
  for (const [seat, player] of open.players.entries()) {
    joinBoard(b, s, seat, player);
    joinCards(b, s, seat, player);
    writeCards(b, s.data, seatAt(seat) + DEALT, own[seat]?.spirits ?? []);
  }
  return s;
}

const cardNumber = ({ content }: Bound, id: string | null): number => (id ? (content.cardOf.get(id) ?? -1) : -1);

function writeCards(b: Bound, into: Uint8Array, at: number, ids: readonly string[]): void {
  for (const [i, id] of ids.entries()) into[at + i] = cardNumber(b, id);
}

function joinBoard(b: Bound, { boards, stacks, cubes }: State, seat: number, player: PlayerView): void {
  const board = boardAt(seat);
  const from = seat * b.content.spaces;
  for (const [space, { stack, cube }] of player.spaces.entries()) {
    const number = stackNumber(stack);
    stacks[from + space] = number;
    boards[board + number]! |= 1 << space;
    if (cube === null) continue;
    cubes[from + space] = cardNumber(b, cube) + 1;
    boards[board + CUBES]! |= 1 << space;
  }
}

function joinCards(b: Bound, s: State, seat: number, { spirit, held, completed }: PlayerView): void {
  const { data, placed } = s;
  const at = seatAt(seat);
  data[at + KEPT] = cardNumber(b, spirit) + 1;
  data[at + HELD_COUNT] = held.length;
  for (const [i, { card, cubes }] of held.entries()) {
    data[at + HELD + i] = cardNumber(b, card);
    placed[cardNumber(b, card)] = cubes;
  }
  data[at + COMPLETED_COUNT] = completed.length;
  writeCards(b, s.completed, completedAt(b, seat), completed);
  for (const id of completed) placed[cardNumber(b, id)] = b.content.cubes[cardNumber(b, id)]!;
}
