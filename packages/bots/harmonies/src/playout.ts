// Turns in the head, played on every seat by the quick player, or by one that thinks a little.
import { type Draft, findTurns } from './beam.ts';
import { type Judge, lookAt } from './judge.ts';
import { copyBoard, type Lean, NONE } from './lean.ts';
import { actQuickly, chooseSwap, type Policy } from './policy.ts';
import { beginTurn, finishTurn, type Pick, swapCard, takeTokens } from './turn.ts';

/**
 * From a turn of `seat` in which everything is done but its end. Stops where the seat has acted in the last of `more`
 * further turns, before that one ends, or at the end of the game. With a width the seat itself thinks before it acts.
 */
export function playTurns(p: Policy, s: Lean, seat: number, pick: Pick, more: number, width: number): void {
  for (let turn = 0; turn < more; turn++) {
    do {
      finishTurn(p.judge.g, s, pick);
      if (s.phase === 'over') return;
      if (s.phase === 'swap') swapQuickly(p, s);
      if (width > 0 && s.mover === seat) actByBeam(p.judge, width, s);
      else actQuickly(p, s);
    } while (s.mover !== seat);
  }
}

export function swapQuickly(p: Policy, s: Lean): void {
  const slot = chooseSwap(p, s);
  if (slot === NONE) beginTurn(p.judge.g, s, s.mover);
  else swapCard(p.judge.g, s, slot);
}

/** The mover's whole turn but its end: the best that a beam finds. */
export function actByBeam(j: Judge, width: number, s: Lean): void {
  const board = s.boards[s.mover]!;
  lookAt(j, s, s.mover);
  let best: Draft | null = null;
  for (const draft of findTurns(j, width, s, board)) if (best === null || draft.worth > best.worth) best = draft;
  if (best === null) throw new Error('a turn without tokens');
  if (best.group !== NONE) takeTokens(s, best.group);
  if (best.card !== NONE) {
    s.display[s.display.indexOf(best.card)] = NONE;
    s.cardTaken = true;
  }
  s.hand.fill(0);
  copyBoard(best.board, board);
}
