// Rounds in the head, played by the quick player on every seat.
import type { Lean } from './lean.ts';
import { actQuickly, finishDraft, type Policy } from './policy.ts';
import { endRound, isLastRound, type Pick } from './rounds.ts';

/**
 * From a round in which everybody has a card and who has not handed in acts now. Stops when everybody has acted in the last
 * of `more` further rounds, before it is scored, or at the end of the game.
 */
export function playRounds(p: Policy, s: Lean, pick: Pick, more: number): void {
  for (let round = 0; ; round++) {
    finishDraft(p, s);
    for (const planet of s.planets) if (!planet.turn.handedIn) actQuickly(p, s, planet);
    if (round >= more && !isLastRound(s)) return;
    endRound(p.g, s, pick, p.forests);
    if (s.over) return;
  }
}
