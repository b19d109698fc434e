import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { propsOf } from '../model/props.ts';
import { nameOf } from '../screen/words.ts';

/** Only the board: it follows the pointer, and nothing else has to. */
function LargeBoard({ model }: { readonly model: TableModel }) {
  const { Board } = model.screen.value;
  return <Board {...propsOf(model)} />;
}

/** The board in the middle. */
export function Stage({ model }: { readonly model: TableModel }) {
  const { chairs } = model.shown.value;
  const home = model.seat.value;
  const seat = model.focus.value ?? home;
  // At one screen for several people it turns from one to the next: whose turn it is must be said.
  const shared = model.session.kind === 'local' && chairs.some((chair) => !chair.you && !chair.bot);
  return (
    <section class="stage" aria-label={t('boardOf', nameOf(chairs, seat))}>
      {(seat !== home || shared) && (
        <p class="stage-name" aria-live="polite">
          {nameOf(chairs, seat)}
        </p>
      )}
      <div class="stage-board">
        <LargeBoard model={model} />
      </div>
    </section>
  );
}
