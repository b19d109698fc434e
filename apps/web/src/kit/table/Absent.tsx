// Somebody whom the table waits for is not there: remind them, or ask the others to let a bot play.
import { hasSeat, seat, seatList } from '@sunglade/core';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
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
          {t('remind', name)}
        </button>
      )}
      <button
        type="button"
        class="btn quiet"
        disabled={proposal !== null}
        onClick={() => model.act(`!propose bot ${one}`)}
      >
        <Icon id="i-bot" />
        {t('letBotPlay')}
      </button>
    </div>
  );
}
