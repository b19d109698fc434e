// Somebody whom the table waits for is not there: remind them, or ask the others to let a bot play.
import { hasSeat, seat, seatList } from '@sunglade/core';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { spoken, t } from '../../locales/index.ts';
import type { Session } from '../../session/session.ts';
import type { TableModel } from '../model/model.ts';
import { nameOf } from '../screen/words.ts';
import { holidayText, isOnHoliday } from '../seats/holiday.ts';

/** Seats that have to act and whose people are not at the table. */
function absentOf(model: TableModel): readonly number[] {
  const { acting, chairs, you, status } = model.shown.value;
  if (model.session.kind !== 'remote' || status !== 'playing' || you === 0) return [];
  const here = model.session.presence.value.here as typeof you;
  return seatList(acting).filter((one) => {
    const chair = chairs[one];
    return chair?.taken && !chair.you && chair.bot === null && !chair.away && !chair.out && !hasSeat(here, seat(one));
  });
}

const remind = (session: Session, name: string) =>
  session.talk.value === 'text' ? session.say(t('remindText', name)) : session.sayPhrase({ id: 'your-turn' });

export function Absent({ model }: { readonly model: TableModel }) {
  const { chairs, proposal, clock } = model.shown.value;
  const [one] = absentOf(model);
  if (one === undefined || model.myTurn.value) return null;
  const name = nameOf(chairs, one);
  const talk = model.session.talk.value;
  const chair = chairs[one];
  const onHoliday = chair !== undefined && isOnHoliday(chair);
  // Where a clock decides, it waits for the end of the holiday, and so does everybody.
  if (onHoliday && clock.kind !== 'none') return <p class="absent">{`${name}: ${holidayText(chair)}`}</p>;
  return (
    <div class="absent">
      {talk !== 'off' && !onHoliday && (
        <button type="button" class="btn quiet" onClick={() => void remind(model.session, name)}>
          <Icon id="i-chat" />
          <span class="absent-name">{t('remind', name)}</span>
        </button>
      )}
      <LetBotPlay model={model} one={one} proposed={proposal !== null} />
    </div>
  );
}

interface LetBotPlayProps {
  readonly model: TableModel;
  readonly one: number;
  readonly proposed: boolean;
}

/** Whoever has only just left is given some time. Who presses it anyway is told why not, by the server. */
function LetBotPlay({ model, one, proposed }: LetBotPlayProps) {
  const from = model.session.botFrom?.(one) ?? null;
  const [now, setNow] = useState(Date.now);
  const wait = from === null ? 0 : from - now;
  useEffect(() => {
    setNow(Date.now());
    if (from === null || from <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), from - Date.now() + SLACK_MS);
    return () => clearTimeout(timer);
  }, [from]);
  const tooSoon = wait > 0;
  return (
    <>
      <button
        type="button"
        class="btn quiet"
        disabled={proposed}
        aria-disabled={tooSoon}
        {...(tooSoon ? { 'aria-describedby': 'bot-from' } : {})}
        onClick={() => model.act(`!propose bot ${one}`)}
      >
        <Icon id="i-bot" />
        <span>
          {t('letBotPlay')}
          {/* Where there is no room for the sentence, which says it to everybody else. */}
          {tooSoon && (
            <small class="absent-from" aria-hidden="true">
              {t('letBotPlaySoon', timeText(from ?? 0))}
            </small>
          )}
        </span>
      </button>
      {tooSoon && (
        <p class="absent-why" id="bot-from">
          {t('letBotPlayFrom', timeText(from ?? 0))}
        </p>
      )}
    </>
  );
}

const MINUTE = 60_000;
/** Two clocks are never quite alike. */
const SLACK_MS = 500;

/** The first full minute from which it is so. */
const timeText = (at: number): string =>
  new Intl.DateTimeFormat(spoken.value, { hour: 'numeric', minute: '2-digit' }).format(Math.ceil(at / MINUTE) * MINUTE);
