// Somebody whom the table waits for is not there, or their time is up: remind them, or ask the others to let a bot play.
import { hasSeat, type Seats, seat, seatList } from '@sunglade/core';
import { NUDGE_AGAIN_MS } from '@sunglade/table';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { spoken, t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { nameOf } from '../screen/words.ts';
import { holidayText, isOnHoliday } from '../seats/holiday.ts';

/** Seats of other people that have to act. */
function waitedFor({ session, shown }: TableModel): readonly number[] {
  const { acting, chairs, you, status } = shown.value;
  if (session.kind !== 'remote' || status !== 'playing' || you === 0) return [];
  return seatList(acting).filter((one) => {
    const chair = chairs[one];
    return chair?.taken && !chair.you && chair.bot === null && !chair.away && !chair.out;
  });
}

const isAbsent = ({ session }: TableModel, one: number): boolean =>
  !hasSeat(session.presence.value.here as Seats, seat(one));

/** The server tells them where they want to hear of it; what is said at the table is read by those who are there. */
async function remind(model: TableModel, one: number, name: string): Promise<void> {
  const { session } = model;
  const answer = await session.act(model.seat.value, `!nudge ${one}`);
  if (!answer.ok) {
    model.say(answer.refusal);
    return;
  }
  model.narration.value = t('reminded', name);
  if (session.talk.value === 'text') await session.say(t('remindText', name));
  else if (session.talk.value === 'phrases') await session.sayPhrase({ id: 'your-turn' });
}

/** Whether a moment is still to come; what waits for it is drawn again then. */
function useStill(until: number | null): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until === null || until <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now() + SLACK_MS);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && until > now;
}

export function Absent({ model }: { readonly model: TableModel }) {
  const { chairs, proposal, clock } = model.shown.value;
  const waited = waitedFor(model);
  const overdueFrom = (one: number): number => model.session.overdueFrom?.(one) ?? Number.POSITIVE_INFINITY;
  const coming = Math.min(...waited.map(overdueFrom).filter((at) => at > Date.now()));
  useStill(Number.isFinite(coming) ? coming : null);
  const isOverdue = (one: number): boolean => overdueFrom(one) <= Date.now();
  const one = waited.find((other) => isAbsent(model, other)) ?? waited.find(isOverdue);
  if (one === undefined || model.myTurn.value) return null;
  const name = nameOf(chairs, one);
  const chair = chairs[one];
  const onHoliday = chair !== undefined && isOnHoliday(chair);
  const overdue = isOverdue(one);
  // Where a clock decides, it waits for the end of the holiday, and so does everybody.
  if (onHoliday && clock.kind !== 'none' && !overdue) return <p class="absent">{`${name}: ${holidayText(chair)}`}</p>;
  return (
    <div class="absent">
      {!onHoliday && isAbsent(model, one) && <Remind key={one} model={model} one={one} name={name} />}
      <LetBotPlay model={model} one={one} proposed={proposal !== null} overdue={overdue} />
      {/* Their clock shows it; there is no room for more than the button. */}
      {overdue && <p class="unseen">{t('timeIsUpOf', name)}</p>}
    </div>
  );
}

interface RemindProps {
  readonly model: TableModel;
  readonly one: number;
  readonly name: string;
}

/** Once in a while. Who presses it again all the same is told why not, by the server. */
function Remind({ model, one, name }: RemindProps) {
  const at = model.shown.value.chairs[one]?.nudged;
  const done = useStill(at === undefined ? null : at + NUDGE_AGAIN_MS);
  return (
    <button type="button" class="btn quiet" aria-disabled={done} onClick={() => void remind(model, one, name)}>
      <Icon id={done ? 'i-check' : 'i-bell'} />
      <span class="absent-name">{done ? t('reminded', name) : t('remind', name)}</span>
    </button>
  );
}

interface LetBotPlayProps {
  readonly model: TableModel;
  readonly one: number;
  readonly proposed: boolean;
  /** Their time is up: nobody has to wait any longer. */
  readonly overdue: boolean;
}

/** Whoever has only just left is given some time. Who presses it anyway is told why not, by the server. */
function LetBotPlay({ model, one, proposed, overdue }: LetBotPlayProps) {
  const from = overdue ? null : (model.session.botFrom?.(one) ?? null);
  const tooSoon = useStill(from);
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
