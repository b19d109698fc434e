// The dock under the board: one's own moves, the way back from somebody else's board, the replay, or the ways on after the game.
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Later } from '../parts/Later.tsx';
import { isPhone } from '../parts/layout.ts';
import { nameOf } from '../screen/words.ts';
import { Consent } from '../talk/Consent.tsx';
import { Bar } from './Bar.tsx';
import { NextTable } from './NextTable.tsx';

const loadReplay = () => import('../end/Replay.tsx').then(({ Replay }) => Replay);

interface DockProps {
  readonly model: TableModel;
  /** Another game like this one, where that is possible. */
  readonly again: (() => void) | null;
  readonly onStory: () => void;
}

/** On a phone, under somebody else's board: no buttons of one's own, only the way back. */
function WayBack({ model }: { readonly model: TableModel }) {
  const { chairs } = model.shown.value;
  const home = model.seat.value;
  return (
    <section class="panel bar way-back" aria-label={t('yourMove')}>
      <p class="prompt">{t('boardOf', nameOf(chairs, model.focus.value ?? home))}</p>
      <button type="button" class="btn primary" onClick={() => (model.focus.value = null)}>
        <Icon id="i-home" />
        {chairs[home]?.you ? t('backToMine') : t('backToFirst', nameOf(chairs, home))}
      </button>
    </section>
  );
}

/** After the game the dock leads on. */
function Over({ model, again, onStory }: DockProps) {
  const ended = model.shown.value.status === 'over';
  const text = ended ? t('promptOver') : t('calledOff');
  return (
    <section class="panel bar game-over" aria-label={text}>
      <p class="prompt">{text}</p>
      <div class="over-ways">
        {again && (
          <button type="button" class="btn primary" onClick={again}>
            <Icon id="i-arrow" />
            {t('playAgain')}
          </button>
        )}
        {ended && (
          <button type="button" class="btn quiet" onClick={onStory}>
            <Icon id="i-trophy" />
            {t('story')}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={() => void model.back.look(1)}>
          <Icon id="i-history" />
          {t('watchReplay')}
        </button>
        <NextTable model={model} as="button" />
      </div>
    </section>
  );
}

export function Dock({ model, again, onStory }: DockProps) {
  const away = isPhone.value && model.focus.value !== null && !model.back.replay.value;
  return (
    <div class="dock">
      <Consent model={model} />
      {model.back.replay.value ? (
        <Later load={loadReplay} props={{ model }} />
      ) : away ? (
        <WayBack model={model} />
      ) : model.shown.value.status !== 'playing' ? (
        <Over model={model} again={again} onStory={onStory} />
      ) : (
        <Bar model={model} />
      )}
    </div>
  );
}
