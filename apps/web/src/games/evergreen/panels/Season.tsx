// What the season would bring if it ended now, under the dial.
import { Icon } from '../../../art/Icon.tsx';
import type { Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Season.css';

export function Season({ words, position, seat }: WithWords & { readonly position: Table; readonly seat: number }) {
  if (position.over || position.view.open.phase === 'over') return null;
  const soon = position.sheets[seat]?.soon;
  const light = soon?.light ?? 0;
  const forest = soon?.forest ?? 0;
  return (
    <section class="eg-season" aria-label={words.season.now}>
      <h3>{words.season.now}</h3>
      <dl>
        <div>
          <dt>
            <Icon id="sun" />
            {words.board.light}
          </dt>
          <dd>{light}</dd>
        </div>
        <div>
          <dt>
            <Icon id="ic-big" />
            {words.board.forest}
          </dt>
          <dd>{forest}</dd>
        </div>
        <div class="eg-season-total">
          <dt>{words.season.total}</dt>
          <dd>+{light + forest}</dd>
        </div>
      </dl>
    </section>
  );
}
