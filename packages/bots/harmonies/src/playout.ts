// Turns in the head, played by the quick player on every seat.
import { NONE, type Lean } from './lean.ts';
import { actQuickly, chooseSwap, type Policy } from './policy.ts';
import { beginTurn, finishTurn, type Pick, swapCard } from './turn.ts';

/**
 * From a turn of `seat` in which everything is done but its end. Stops where the seat has acted in the last of `more`
 * further turns, before that one ends, or at the end of the game.
 */
export function playTurns(p: Policy, s: Lean, seat: number, pick: Pick, more: number): void {
  for (let turn = 0; turn < more; turn++) {
    do {
      finishTurn(p.judge.g, s, pick);
      if (s.phase === 'over') return;
      if (s.phase === 'swap') swapQuickly(p, s);
      actQuickly(p, s);
    } while (s.mover !== seat);
  }
}

export function swapQuickly(p: Policy, s: Lean): void {
  const slot = chooseSwap(p, s);
  if (slot === NONE) beginTurn(p.judge.g, s, s.mover);
  else swapCard(p.judge.g, s, slot);
}
