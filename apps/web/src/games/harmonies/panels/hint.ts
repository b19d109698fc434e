import { cubesOn, playerOf, roundOf, type Table } from '../table.ts';
import type { Hint } from '../words/words.ts';

/** Tips belong to the first two rounds, and to the first cube. */
export function hintOf(stand: Table): Hint | null {
  const { open } = stand.view;
  if (!stand.mine || stand.over || open.mover !== stand.seat || open.phase !== 'turn') return null;
  const player = playerOf(stand, stand.seat);
  if (cubesOn(player?.spaces ?? []) === 0 && stand.legal.some((step) => step.startsWith('cube '))) return 'cube';
  if (roundOf(stand) > 2) return null;
  if (open.took === null) return 'take';
  if (open.hand.length > 0) return 'place';
  return (player?.held.length ?? 0) === 0 ? 'cards' : 'done';
}
