// The light of the table: it goes from one side to the other while the pouch gets empty.
import { pouchSize, roundOf, roundsOf, type Table } from '../table.ts';
import type { Point } from './layout.ts';

export type Sun = 'E' | 'N' | 'W';

export function sunOf(position: Table): Sun {
  if (position.over || position.view.open.final !== null || pouchSize(position) === 0) return 'W';
  const share = (roundOf(position) - 1) / Math.max(1, roundsOf(position) - 1);
  return share < 1 / 3 ? 'E' : share < 2 / 3 ? 'N' : 'W';
}

/**
 * Where the light comes from, to the right and down. Never straight from behind: a shadow right below a token looks like
 * another token.
 */
export const LIGHT: Readonly<Record<Sun, Point>> = { E: [1, -0.25], N: [0.6, -0.5], W: [-1, -0.25] };
