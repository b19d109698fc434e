import { isPhone } from '../../../kit/parts/layout.ts';
import { Purse } from '../board/Purse.tsx';
import type { Table } from '../table.ts';
import { teamOf } from '../team.ts';
import { Partner } from '../together/Partner.tsx';
import type { WithWords } from './props.ts';

/** What a player has. On a phone the own supply stands in the bar, and another's above their city. */
export function Brief({ words, position, seat }: WithWords & { readonly position: Table; readonly seat: number }) {
  if (isPhone.value) return null;
  return teamOf(position) ? (
    <Partner words={words} position={position} seat={seat} />
  ) : (
    <Purse words={words} position={position} seat={seat} />
  );
}
