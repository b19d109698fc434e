import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { propsOf } from '../model/props.ts';
import { isPhone } from '../parts/phone.ts';
import { nameOf } from '../screen/words.ts';
import { SeatClock } from '../seats/Clock.tsx';
import { SeatPoints } from '../seats/Score.tsx';
import { SeatChips } from '../seats/Seats.tsx';

/** Only the board: it follows the pointer, and nothing else has to. */
function LargeBoard({ model }: { readonly model: TableModel }) {
  const { Board } = model.screen.value;
  return <Board {...propsOf(model)} />;
}

function Corners({ model, children }: { readonly model: TableModel; readonly children: preact.ComponentChildren }) {
  const { Dial, Brief } = model.screen.value;
  const position = model.position.value;
  const seat = model.focus.value ?? model.seat.value;
  return (
    <>
      <div class="corner corner-l">{Dial && <Dial position={position} />}</div>
      <div class="corner corner-r">
        <strong class="corner-score">
          <SeatPoints model={model} one={seat} />
        </strong>
        <SeatClock model={model} one={seat} />
        {Brief && <Brief position={position} seat={seat} />}
        {children}
      </div>
    </>
  );
}

/** The board in the middle, and on a phone what stands in its corners. */
export function Stage({ model }: { readonly model: TableModel }) {
  const [zoomed, setZoomed] = useState(false);
  const { chairs } = model.shown.value;
  const home = model.seat.value;
  const seat = model.focus.value ?? home;
  // At one screen for several people it turns from one to the next: whose turn it is must be said.
  const shared = model.session.kind === 'local' && chairs.some((chair) => !chair.you && !chair.bot);
  const shape = ['stage', model.screen.value.square ? 'square' : '', zoomed ? 'zoomed' : ''];
  return (
    <section class={shape.filter(Boolean).join(' ')} aria-label={t('boardOf', nameOf(chairs, seat))}>
      {(seat !== home || shared) && (
        <p class="stage-name" aria-live="polite">
          {nameOf(chairs, seat)}
        </p>
      )}
      <div class="stage-board">
        <LargeBoard model={model} />
      </div>
      {isPhone.value && (
        <Corners model={model}>
          <button
            type="button"
            class="icon-button"
            aria-pressed={zoomed}
            aria-label={t('zoom')}
            onClick={() => setZoomed(!zoomed)}
          >
            <Icon id="i-zoom" />
          </button>
        </Corners>
      )}
      {isPhone.value && <SeatChips model={model} />}
    </section>
  );
}
