import { Icon } from '../../../art/Icon.tsx';
import type { Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Brief.css';

/** What the season would bring now, at the end what all of them have brought; and who has handed in while all play at once. */
export function Brief({ words, position, seat }: WithWords & { readonly position: Table; readonly seat: number }) {
  const { phase, players } = position.view.open;
  const sheet = position.sheets[seat];
  const shown = phase === 'over' ? sheet?.parts : sheet?.soon;
  const ready = phase === 'action' && seat !== position.seat && players[seat]?.turn?.handedIn === true;
  return (
    <span class="eg-brief">
      <Icon id="sun" title={words.board.light} />
      {shown?.light ?? 0}
      <Icon id="ic-big" title={words.board.forest} />
      {shown?.forest ?? 0}
      {ready && (
        <span class="eg-ready">
          <Icon id="i-check" /> {words.board.ready}
        </span>
      )}
    </span>
  );
}
