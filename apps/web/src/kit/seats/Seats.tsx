// Everybody at the table: name, score, what they are doing, their clock, and their board one tap away.
import { hasSeat, seat } from '@sunglade/core';
import { Face } from '../../art/Face.tsx';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { isPhone } from '../parts/phone.ts';
import { StillBoard } from '../screen/StillBoard.tsx';
import { nameOf } from '../screen/words.ts';
import { SeatClock } from './Clock.tsx';
import { Gone } from './Gone.tsx';
import { holidayText, isOnHoliday } from './holiday.ts';
import { SeatPoints } from './Score.tsx';
import './Seats.css';

interface SeatProps {
  readonly model: TableModel;
  readonly one: number;
}

/** Whether somebody who is not a bot has the table open; at a table of one's own everybody is there. */
function isHere(model: TableModel, one: number): boolean {
  const { chairs, you } = model.shown.value;
  const chair = chairs[one];
  const here = model.session.presence.value.here as typeof you;
  return model.session.kind !== 'remote' || !chair || chair.bot !== null || chair.you || hasSeat(here, seat(one));
}

function SeatState({ model, one }: SeatProps) {
  const seen = model.shown.value;
  const chair = seen.chairs[one];
  const position = model.position.value;
  if (!chair) return null;
  if (chair.out) return <p class="seat-state">{t('seatOut')}</p>;
  if (chair.away) return <p class="seat-state">{t('seatAway')}</p>;
  if (position.over || model.back.replay.value) return null;
  if (isOnHoliday(chair)) return <p class="seat-state">{holidayText(chair)}</p>;
  if (!isHere(model, one))
    return (
      <p class="seat-state absent-since">
        <Gone since={model.session.awaySince?.(one) ?? null} />
      </p>
    );
  if (hasSeat(position.acting, seat(one)))
    return (
      <p class="seat-state thinking">
        <i />
        <i />
        <i />
        {chair.you ? t('yourTurn') : t('thinking')}
      </p>
    );
  return null;
}

function SmallBoard({ model, one, size }: SeatProps & { readonly size: 'near' | 'chip' }) {
  return (
    <StillBoard
      screen={model.screen.value}
      position={model.position.value}
      seat={one}
      size={size}
      ceremony={model.ceremony.value}
      marked={model.marked.value}
    />
  );
}

function SeatCard({ model, one }: SeatProps) {
  const seen = model.shown.value;
  const position = model.position.value;
  const { Brief } = model.screen.value;
  const chair = seen.chairs[one];
  const here = hasSeat(model.session.presence.value.here as typeof seen.you, seat(one));
  const open = model.focus.value === one;
  if (!chair) return null;
  const busy = hasSeat(position.acting, seat(one)) && !position.over;
  return (
    <button
      type="button"
      class={`panel seat-card${open ? ' open' : ''}${busy ? ' busy' : ''}${chair.away || chair.out ? ' away' : ''}`}
      aria-pressed={open}
      onClick={() => {
        model.focus.value = open ? null : one;
      }}
    >
      <span class="seat-board" aria-hidden="true">
        <SmallBoard model={model} one={one} size={isPhone.value ? 'chip' : 'near'} />
      </span>
      <span class="seat-text">
        <span class={`seat-title seat-${one}`}>
          {nameOf(seen.chairs, one)}
          {chair.bot && <Face level={chair.bot} />}
          {here && !chair.bot && <span class="here" title={t('here')} />}
        </span>
        <strong>
          <SeatPoints model={model} one={one} />
        </strong>
        {Brief && (
          <span class="seat-brief">
            <Brief position={position} seat={one} />
          </span>
        )}
        <SeatClock model={model} one={one} />
        <SeatState model={model} one={one} />
        <span class="unseen">{t('lookAtBoard')}</span>
      </span>
    </button>
  );
}

/** Everybody but the seat whose board is large at home. */
export function Seats({ model }: { readonly model: TableModel }) {
  const { chairs } = model.shown.value;
  const home = model.seat.value;
  const others = chairs.map((_, i) => i).filter((i) => i !== home);
  const mine = chairs[home];
  if (others.length === 0) return null;
  return (
    <section class="others" data-others={others.length} aria-label={t('players')}>
      {model.focus.value !== null && !isPhone.value && (
        <button type="button" class="btn quiet back-home" onClick={() => (model.focus.value = null)}>
          <Icon id="i-home" />
          {mine?.you ? t('backToMine') : t('backToFirst', nameOf(chairs, home))}
        </button>
      )}
      {others.map((one) => (
        <SeatCard key={one} model={model} one={one} />
      ))}
    </section>
  );
}
