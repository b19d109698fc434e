// Which tip belongs to this moment.
import { lightsSpaces } from '../steps.ts';
import { cardOf, type Table, turnOf } from '../table.ts';
import type { Hint } from '../words/words.ts';

/** Tips belong to the first two rounds. */
export function hintOf(position: Table): Hint | null {
  const { open } = position.view;
  if (!position.mine || position.over || open.season !== 'spring' || open.round > 2) return null;
  if (open.phase === 'draft') return open.drafting === position.seat ? 'draft' : null;
  const turn = turnOf(position);
  if (!turn || turn.handedIn) return null;
  if (turn.doing === 'nothing') return cardOf(position, turn.card)?.biome === 'wild' ? 'wild' : 'action';
  if (turn.plants + turn.grows + turn.left > 0 && lightsSpaces(position)) return 'spaces';
  return turn.powerUsed ? 'done' : 'power';
}
