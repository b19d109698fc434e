// Games in the head, played by the quick player on both seats.
import { type AnyRules, firstSeat, NOBODY, type StepBuffer } from '@sunglade/core';
import { SEASONS } from '@sunglade/everdell-duo';
import { chooseStep, type Pick, type Policy } from './policy.ts';

/** Sun and Moon move once in a turn, and six times each in a season. */
const TURNS_A_SEASON = 12;
const LAST = SEASONS.length - 1;

/** `turn` counts from the beginning of the game. */
export const seasonOf = (turn: number): number => Math.min(LAST, Math.floor(turn / TURNS_A_SEASON));

/** How many turns are over. */
export const turnOf = ({ season, sun, moon }: { season: number; sun: number; moon: number }): number =>
  season * TURNS_A_SEASON + sun + moon;

/** To the end of the game. */
export function playOut(
  rules: AnyRules,
  p: Policy,
  state: unknown,
  from: number,
  pick: Pick,
  buffer: StepBuffer,
): void {
  let turn = from;
  for (;;) {
    const acting = rules.acting(state);
    if (acting === NOBODY) return;
    const seat = firstSeat(acting);
    rules.legal(state, seat, buffer);
    const step = chooseStep(p, buffer, seasonOf(turn), pick);
    rules.apply(state, seat, step);
    if (step === p.done) turn++;
  }
}
