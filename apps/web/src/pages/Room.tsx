// A table before its game: the link for friends, who sits where, bots for empty chairs, talk, and the start.
import { levelsOf, usualBots } from '@sunglade/bots';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { change, settings } from '../base/settings.ts';
import { ConnectionNotice } from '../kit/parts/Notice.tsx';
import { ChatBox } from '../kit/talk/Chat.tsx';
import { refusalText } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import { gameName, levelLabel } from '../locales/names.ts';
import { tellName } from '../session/api.ts';
import { lookNow } from '../session/looking.ts';
import { takeExpectedSeat } from '../session/seating.ts';
import type { Answer, Session } from '../session/session.ts';
import { AnimalNote } from '../shell/AnimalNote.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Chairs, NameField } from './Chairs.tsx';
import { Invite } from './Invite.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { Ways } from './Ways.tsx';
import './Room.css';

export function Room({ session }: { readonly session: Session }) {
  const [name, setName] = useState(settings.value.name);
  const [chosen, setLevel] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const seen = session.seen.value;
  useEffect(() => void takeExpectedSeat(session, settings.value.name), [session]);
  const waits = seen?.public === true && seen.you !== 0;
  // Whoever finds the table in the lobby sees who is there.
  useEffect(() => (waits ? lookNow() : undefined), [waits]);
  const tell = (answer: Answer): void => setProblem(answer.ok ? null : refusalText(answer.refusal.code));
  const keepName = (): void => {
    change({ name: name.trim() });
    void tellName(name);
  };
  const sit = (one: number): void => {
    keepName();
    // One's own chair again, with the name it has already: nothing to say.
    if (seen?.chairs[one]?.you && seen.chairs[one].name === name.trim()) return;
    void session.sit(name, one).then(tell);
  };
  const own = seen?.chairs.findIndex((chair) => chair.you) ?? -1;
  const typed = useRef(false);
  const typeName = (text: string): void => {
    typed.current = true;
    setName(text);
  };
  // A name typed while the chair was still on its way goes to the chair.
  useEffect(() => {
    if (own >= 0 && typed.current) sit(own);
  }, [own]);
  if (!seen) return null;
  if (seen.status === 'closed')
    return (
      <Shell title={t('closedTitle')} narrow>
        <p>{t('closedText')}</p>
        <Ways />
      </Shell>
    );
  const act = (one: number, text: string): void => void session.act(one, text).then(tell);
  const full = seen.chairs.every((chair) => chair.taken);
  // Where nobody chose, every further bot is another one.
  const usual = usualBots(seen.game);
  const level = chosen ?? usual[seen.chairs.filter(({ bot }) => bot !== null).length] ?? usual[0] ?? 'random';
  const seated = seen.you !== 0;
  const invite = !full && <Invite table={seen.id} first={seen.host && seated} />;
  return (
    <Shell title={t('roomTitle', gameName(seen.game))} narrow>
      {seen.host && invite}
      <section class="panel room">
        <RoomFacts seen={seen} talk={session.talk.value} />
        {!seated && !full && (
          <div class="field">
            <label for="room-name">{t('yourName')}</label>
            <NameField id="room-name" name={name} onName={typeName} onDone={keepName} />
          </div>
        )}
        <Chairs session={session} seen={seen} name={name} onName={setName} sit={sit} act={act} level={level} />
        {seen.host && !full && (
          <div class="field">
            <label for="room-level">{t('botLevel')}</label>
            <select id="room-level" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
              {levelsOf(seen.game).map((one) => (
                <option key={one} value={one}>
                  {levelLabel(one)}
                </option>
              ))}
            </select>
            <AnimalNote level={level} />
          </div>
        )}
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="room-end">
          {seen.host && (
            <button
              type="button"
              class="btn primary"
              data-start
              aria-disabled={!full}
              onClick={() => act(-1, '!start')}
            >
              <Icon id="i-check" />
              {t('startGame')}
            </button>
          )}
          <p>
            {seen.host
              ? !full && t('roomHostWaits')
              : seated
                ? full
                  ? t('hostMayStart')
                  : t('waitForHost')
                : t('sitOrWatch')}
          </p>
        </div>
      </section>
      {!seen.host && invite}
      <section class="panel room-chat">
        <h2>{t('chat')}</h2>
        <ChatBox session={session} seen={seen} />
      </section>
      <ConnectionNotice connection={session.connection.value} />
    </Shell>
  );
}
