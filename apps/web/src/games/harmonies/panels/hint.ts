import { hasVerb } from '../steps.ts';
import { cubesOn, playerOf, roundOf, type Table } from '../table.ts';
import type { Hint } from '../words/words.ts';

/** Tips belong to the first two rounds, and to the first cube. */
export function hintOf(position: Table): Hint | null {
  const { open } = position.view;
  if (!position.mine || position.over || open.mover !== position.seat || open.phase !== 'turn') return null;
  const player = playerOf(position, position.seat);
  if (cubesOn(player?.spaces ?? []) === 0 && hasVerb(position.legal, 'cube')) return 'cube';
  if (roundOf(position) > 2) return null;
  if (open.took === null) return 'take';
  if (open.hand.length > 0) return 'place';
  return (player?.held.length ?? 0) === 0 ? 'cards' : 'done';
}
