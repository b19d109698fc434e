import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import './Clock.css';
import { isOnHoliday } from './holiday.ts';

const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 172_800) return t('clockDays', Math.floor(seconds / 86_400));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

interface ClockProps {
  readonly left: number;
  readonly running: boolean;
  readonly now: number;
  /** Nothing happens by itself when the time is up. */
  readonly waits: boolean;
}

/** Counts down by itself between two pictures. */
function Clock({ left, running, now, waits }: ClockProps) {
  const [began, setBegan] = useState(() => performance.now());
  const [, tick] = useState(0);
  useEffect(() => {
    setBegan(performance.now());
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [left, running, now]);
  const rest = Math.max(0, running ? left - (performance.now() - began) : left);
  return (
    <span class={`clock${running && rest < 30_000 ? ' clock-low' : ''}`} role="timer">
      <Icon id="i-clock" />
      {waits && running && rest === 0 ? t('timeIsUp') : clockText(rest)}
    </span>
  );
}

/** How much time a seat has left; nothing at a table without a clock. */
export function SeatClock({ model, one }: { readonly model: TableModel; readonly one: number }) {
  const { chairs, status, now, onTimeout } = model.shown.value;
  const chair = chairs[one];
  if (!chair || chair.left === null || status !== 'playing' || model.back.replay.value) return null;
  const running = chair.running && !isOnHoliday(chair);
  return <Clock left={chair.left} running={running} now={now} waits={onTimeout === 'wait'} />;
}
