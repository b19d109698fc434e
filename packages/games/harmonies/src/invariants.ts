// What must hold in every position, whatever was played. Tests ask after each step; nothing else does.
import { countBits } from './bits.ts';
import type { HarmoniesRules } from './rules.ts';
import { COLOURS, CUBES, STACKS } from './stacks.ts';
import {
  CENTRAL,
  DECK_SIZE,
  DISCARD_SIZE,
  DISPLAY,
  DONE_COUNT,
  HAND,
  type HarmoniesState,
  HELD,
  HELD_COUNT,
  HELD_LIMIT,
  type Layout,
  masksAt,
  PHASE,
  PHASE_OVER,
  POUCH,
  seatAt,
  TOKENS_PER_SPACE,
  TURNS,
} from './state.ts';

/** Tokens by colour wherever they lie; in solo some have left the game. */
function countTokens(layout: Layout, { small }: HarmoniesState, into: Int32Array): void {
  into.fill(0);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    into[colour] = (small[POUCH + colour] as number) + (small[HAND + colour] as number);
  }
  for (let i = layout.centralSpaces * TOKENS_PER_SPACE - 1; i >= 0; i--) {
    const colour = (small[CENTRAL + i] as number) - 1;
    if (colour >= 0) into[colour] = (into[colour] as number) + 1;
  }
  for (let seat = 0; seat < layout.seats; seat++) {
    const at = seatAt(layout, seat) + layout.stack;
    for (let space = 0; space < layout.content.spaces; space++) {
      const stack = STACKS[small[at + space] as number] ?? [];
      for (let i = 0; i < stack.length; i++) {
        const colour = COLOURS.indexOf(stack[i] as (typeof COLOURS)[number]);
        into[colour] = (into[colour] as number) + 1;
      }
    }
  }
}

const tokens = new Int32Array(COLOURS.length);

/** The name of the first broken promise, or null. */
export function brokenInvariant({ layout }: HarmoniesRules, state: HarmoniesState): string | null {
  const { content, seats, solo } = layout;
  const { small } = state;
  countTokens(layout, state, tokens);
  for (const [colour, name] of COLOURS.entries()) {
    const count = tokens[colour] as number;
    const all = content.edition.tokens[name];
    if (count > all || (!solo && count !== all)) return `tokens-${name}`;
  }
  const turns = small[TURNS] as number;
  if (turns > (solo ? 14 : 36)) return 'turns';
  if (small[PHASE] === PHASE_OVER && turns % seats !== 0) return 'equal-turns';
  let cards = (small[DECK_SIZE] as number) + (small[DISCARD_SIZE] as number);
  for (let slot = 0; slot < layout.displayCards; slot++) if (small[DISPLAY + slot] !== 0) cards++;
  for (let seat = 0; seat < seats; seat++) {
    const broken = brokenSeat(layout, state, seat);
    if (broken) return broken;
    cards += animalsOf(layout, state, seat);
  }
  return cards === content.animals ? null : 'cards';
}

function animalsOf(layout: Layout, { small }: HarmoniesState, seat: number): number {
  const at = seatAt(layout, seat);
  let count = 0;
  for (let i = 0; i < (small[at + HELD_COUNT] as number); i++) {
    if ((small[at + HELD + i] as number) < layout.content.animals) count++;
  }
  for (let i = 0; i < (small[at + DONE_COUNT] as number); i++) {
    if ((small[at + layout.done + i] as number) < layout.content.animals) count++;
  }
  return count;
}

function brokenSeat(layout: Layout, { small, masks }: HarmoniesState, seat: number): string | null {
  const { content } = layout;
  const at = seatAt(layout, seat);
  const board = masksAt(seat);
  let seen = 0;
  for (let stack = 0; stack < STACKS.length; stack++) {
    const mask = masks[board + stack] as number;
    if (seen & mask) return 'masks-overlap';
    seen |= mask;
  }
  if (seen !== content.allSpaces) return 'masks-cover';
  let cubes = 0;
  for (let space = 0; space < content.spaces; space++) {
    const stack = small[at + layout.stack + space] as number;
    if ((((masks[board + stack] as number) >> space) & 1) === 0) return 'masks-stack';
    const card = (small[at + layout.cube + space] as number) - 1;
    if (((masks[board + CUBES] as number) >> space) & 1 ? card < 0 : card >= 0) return 'masks-cube';
    if (card >= 0) cubes++;
  }
  let placed = 0;
  const held = small[at + HELD_COUNT] as number;
  if (held > HELD_LIMIT) return 'hand';
  for (let i = 0; i < held; i++) {
    const card = small[at + HELD + i] as number;
    if ((small[layout.placed + card] as number) >= (content.cubes[card] as number)) return 'complete-held';
    placed += small[layout.placed + card] as number;
  }
  for (let i = 0; i < (small[at + DONE_COUNT] as number); i++) {
    const card = small[at + layout.done + i] as number;
    if (small[layout.placed + card] !== content.cubes[card]) return 'incomplete-done';
    placed += content.cubes[card] as number;
  }
  if (placed !== cubes || cubes !== countBits(masks[board + CUBES] as number)) return 'cubes';
  return null;
}
