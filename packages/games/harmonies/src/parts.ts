// The state sorted by who may see it. Everything on the table is open; the pouch can be counted from what lies there.
import { loadDice, type Parts, type SavedDice, saveDice } from '@sunglade/core';
import { tokensOf } from './apply.ts';
import { COLOURS, type Colour, CUBES, STACKS, stackNumber } from './stacks.ts';
import {
  CARD_TAKEN,
  CENTRAL,
  DEALT,
  DEALT_SPIRITS,
  DECK_SIZE,
  DISCARD_SIZE,
  DISPLAY,
  DONE_COUNT,
  emptyState,
  FINAL,
  FINAL_BOARD,
  FINAL_POUCH,
  FINAL_SEAT,
  FIRST,
  HAND,
  type HarmoniesState,
  HELD,
  HELD_COUNT,
  KEPT,
  type Layout,
  MOVER,
  masksAt,
  PHASE,
  POUCH,
  seatAt,
  TOKENS_PER_SPACE,
  TOOK,
  TURNS,
} from './state.ts';

const PHASES = ['spirit', 'turn', 'swap', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type HeldCard = { readonly card: string; readonly cubes: number };
export type Space = { readonly stack: readonly Colour[]; readonly cube: string | null };
export type PlayerView = {
  /** In the order of the board's spaces. */
  readonly spaces: readonly Space[];
  readonly held: readonly HeldCard[];
  readonly completed: readonly string[];
  readonly spirit: string | null;
};
export type HarmoniesOpen = {
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
export type HarmoniesOwn = { readonly spirits: readonly string[] };
export type HarmoniesSecret = { readonly deck: readonly string[]; readonly dice: SavedDice };
export type HarmoniesParts = Parts<HarmoniesOpen, HarmoniesOwn, HarmoniesSecret>;

export function parts(layout: Layout, state: HarmoniesState): HarmoniesParts {
  const { small } = state;
  const { ids } = layout.content;
  const seats = Array.from({ length: layout.seats }, (_, seat) => seatAt(layout, seat));
  const cards = (at: number, count: number): string[] =>
    Array.from({ length: count }, (_, i) => ids[small[at + i] as number] ?? '');
  const final = small[FINAL];
  const open: HarmoniesOpen = {
    turns: small[TURNS] as number,
    first: small[FIRST] as number,
    mover: small[MOVER] as number,
    phase: PHASES[small[PHASE] as number] as Phase,
    final: final === 0 ? null : { by: final === FINAL_BOARD ? 'board' : 'pouch', seat: small[FINAL_SEAT] as number },
    took: small[TOOK] === 0 ? null : (small[TOOK] as number),
    cardTaken: small[CARD_TAKEN] === 1,
    hand: COLOURS.flatMap((name, i) => Array.from({ length: small[HAND + i] as number }, () => name)),
    pouch: Object.fromEntries(COLOURS.map((name, i) => [name, small[POUCH + i]])) as Record<Colour, number>,
    central: Array.from({ length: layout.centralSpaces }, (_, space) => tokensOf(state, space)),
    display: Array.from({ length: layout.displayCards }, (_, i) => ids[(small[DISPLAY + i] as number) - 1] ?? null),
    deck: small[DECK_SIZE] as number,
    discard: cards(layout.discard, small[DISCARD_SIZE] as number),
    players: seats.map((at) => ({
      spaces: Array.from({ length: layout.content.spaces }, (_, space) => ({
        stack: STACKS[small[at + layout.stack + space] as number] ?? [],
        cube: ids[(small[at + layout.cube + space] as number) - 1] ?? null,
      })),
      held: Array.from({ length: small[at + HELD_COUNT] as number }, (_, i) => {
        const card = small[at + HELD + i] as number;
        return { card: ids[card] ?? '', cubes: small[layout.placed + card] as number };
      }),
      completed: cards(at + layout.done, small[at + DONE_COUNT] as number),
      spirit: ids[(small[at + KEPT] as number) - 1] ?? null,
    })),
  };
  const own = seats.map((at) => ({ spirits: layout.options.spirits ? cards(at + DEALT, DEALT_SPIRITS) : [] }));
  return { open, own, secret: { deck: cards(layout.deck, small[DECK_SIZE] as number), dice: saveDice(state.dice) } };
}

export function join(layout: Layout, { open, own, secret }: HarmoniesParts): HarmoniesState {
  const state = emptyState(layout);
  const { small } = state;
  const { content } = layout;
  const cardOf = (id: string | null | undefined): number => (id ? (content.cardOf.get(id) ?? -1) : -1);
  const write = (at: number, ids: readonly string[]): void => {
    for (const [i, id] of ids.entries()) small[at + i] = cardOf(id);
  };
  small[TURNS] = open.turns;
  small[FIRST] = open.first;
  small[MOVER] = open.mover;
  small[PHASE] = PHASES.indexOf(open.phase);
  if (open.final) {
    small[FINAL] = open.final.by === 'board' ? FINAL_BOARD : FINAL_POUCH;
    small[FINAL_SEAT] = open.final.seat;
  }
  small[TOOK] = open.took ?? 0;
  small[CARD_TAKEN] = open.cardTaken ? 1 : 0;
  for (const name of open.hand) {
    const at = HAND + COLOURS.indexOf(name);
    small[at] = (small[at] as number) + 1;
  }
  for (const [i, name] of COLOURS.entries()) small[POUCH + i] = open.pouch[name];
  for (const [space, tokens] of open.central.entries()) {
    for (const [i, name] of tokens.entries()) {
      small[CENTRAL + space * TOKENS_PER_SPACE + i] = COLOURS.indexOf(name) + 1;
    }
  }
  for (const [i, id] of open.display.entries()) small[DISPLAY + i] = cardOf(id) + 1;
  small[DISCARD_SIZE] = open.discard.length;
  write(layout.discard, open.discard);
  small[DECK_SIZE] = secret.deck.length;
  write(layout.deck, secret.deck);
  loadDice(state.dice, secret.dice);
  for (const [seat, player] of open.players.entries()) {
    const at = seatAt(layout, seat);
    joinPlayer(layout, state, seat, player);
    small[at + KEPT] = cardOf(player.spirit) + 1;
    write(
      at + HELD,
      player.held.map((held) => held.card),
    );
    small[at + HELD_COUNT] = player.held.length;
    for (const { card, cubes } of player.held) small[layout.placed + cardOf(card)] = cubes;
    write(at + layout.done, player.completed);
    small[at + DONE_COUNT] = player.completed.length;
    for (const id of player.completed) small[layout.placed + cardOf(id)] = content.cubes[cardOf(id)] as number;
    write(at + DEALT, own[seat]?.spirits ?? []);
  }
  return state;
}

function joinPlayer(layout: Layout, { small, masks }: HarmoniesState, seat: number, player: PlayerView): void {
  const at = seatAt(layout, seat);
  const board = masksAt(seat);
  for (const [space, { stack, cube }] of player.spaces.entries()) {
    const number = stackNumber(stack);
    small[at + layout.stack + space] = number;
    masks[board + number] = (masks[board + number] as number) | (1 << space);
    if (cube === null) continue;
    small[at + layout.cube + space] = (layout.content.cardOf.get(cube) ?? -1) + 1;
    masks[board + CUBES] = (masks[board + CUBES] as number) | (1 << space);
  }
}
