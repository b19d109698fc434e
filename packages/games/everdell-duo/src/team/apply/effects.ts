// Effects that only good news have: what an answer does.
import { rollBelow } from '@sunglade/core';
import { laidAside, refillMeadow } from '../../apply/cards.ts';
import { CODE, codeOf } from '../../content/ops.ts';
import type { Bound, State } from '../../state/bound.ts';
import { FRAME, MOVE_SKUNK, pop } from '../../state/frames.ts';
import { EMPTY, EVERYBODY, RELAXED } from '../../state/layout.ts';
import { MEADOW, SLOT_PLACE } from '../../terms.ts';
import { setSkunk, turnBack } from '../skunks.ts';

/** The answer to the effect at `at`, on top of the pending work. */
export function answerTeam(b: Bound, s: State, seat: number, at: number, object: number): void {
  switch (codeOf(b.content, s.frames[at + FRAME.op]!)) {
    case CODE.moveSkunk:
      moveSkunk(b, s, at, object);
      return;
    case CODE.removeSkunk:
      pop(s);
      setSkunk(s, object, false);
      b.scratch.tell?.({ type: 'skunk', from: object, to: -1 }, b.all);
      return;
    case CODE.moveMarker:
      pop(s);
      turnBack(b, s, object);
      return;
    case CODE.refreshMeadow:
      s.meadow[s.meadow.indexOf(object)] = EMPTY;
      laidAside(b, s, seat, object);
      return;
    case CODE.relaxEvent:
      pop(s);
      s.table[RELAXED] = s.slots[object - SLOT_PLACE]! + 1;
      return;
    default:
      pop(s);
      swapEvent(b, s, object - SLOT_PLACE);
  }
}

function moveSkunk(b: Bound, s: State, at: number, space: number): void {
  const from = s.frames[at + MOVE_SKUNK.from]! - 1;
  if (from < 0) {
    s.frames[at + MOVE_SKUNK.from] = space + 1;
    return;
  }
  pop(s);
  setSkunk(s, from, false);
  setSkunk(s, space, true);
  b.scratch.tell?.({ type: 'skunk', from, to: space }, b.all);
}

/** Another event of its letter, at random. */
function swapEvent(b: Bound, s: State, slot: number): void {
  const old = s.slots[slot]!;
  const others = b.content.byLetter.find((events) => events.includes(old))!.filter((event) => event !== old);
  s.slots[slot] = others[rollBelow(s.dice, others.length)]!;
  b.scratch.learned |= EVERYBODY;
  b.scratch.tell?.({ type: 'swap', slot, event: s.slots[slot]! }, b.all);
}

/** The meadow is full again once no more cards are laid aside. */
export function endRefresh(b: Bound, s: State): void {
  pop(s);
  refillMeadow(b, s);
}

export const meadowIsEmpty = (s: State): boolean => {
  for (let space = 0; space < MEADOW; space++) if (s.meadow[space] !== EMPTY) return false;
  return true;
};
