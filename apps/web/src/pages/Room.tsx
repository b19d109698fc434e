// A table before its game: who sits where, bots for empty chairs, the link for friends, and the start.
import { LEVELS } from '@sunglade/bots-engine';
import { hasSeat, seat } from '@sunglade/core';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { ConnectionNotice } from '../kit/Notice.tsx';
import { nameOf } from '../kit/words.ts';
import { gameName, levelName, refusalText } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import type { Answer, Session } from '../session/session.ts';
import { CopyLink } from '../site/CopyLink.tsx';
import { change, settings } from '../site/settings.ts';
import { Shell } from '../site/Shell.tsx';
import './Room.css';

export function Room({ session }: { readonly session: Session }) {
  const [name, setName] = useState(settings.value.name);
  const [level, setLevel] = useState(LEVELS.at(-1) ?? 'random');
  const [problem, setProblem] = useState<string | null>(null);
  const seen = session.seen.value;
  if (!seen) return null;
  if (seen.status === 'closed')
    return (
      <Shell title={t('closedTitle')} narrow>
        <p>{t('closedText')}</p>
      </Shell>
    );
  const tell = (answer: Answer): void => setProblem(answer.ok ? null : refusalText(answer.refusal.code));
  const sit = (one: number): void => {
    const chosen = name.trim() || t('guest');
    change({ name: name.trim() });
    void session.sit(chosen, one).then(tell);
  };
  const act = (one: number, text: string): void => void session.act(one, text).then(tell);
  const full = seen.chairs.every((chair) => chair.taken);
  const seated = seen.you !== 0;
  return (
    <Shell title={t('roomTitle', gameName(seen.game))} narrow>
      <section class="panel room">
        <div class="field">
          <label for="room-name">{t('yourName')}</label>
          <input
            id="room-name"
            type="text"
            maxLength={24}
            autocomplete="nickname"
            placeholder={t('guest')}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <ol class="chairs">
          {seen.chairs.map((chair, one) => (
            <li key={`${one}`} class={`chair seat-${one}`}>
              <Icon id={chair.bot ? 'i-bot' : chair.taken ? 'i-user' : 'i-plus'} />
              <span class="chair-name">
                {chair.taken ? nameOf(seen.chairs, one) : t('freeChair')}
                {chair.you && <small> {t('you')}</small>}
                {hasSeat(session.presence.value.here as typeof seen.you, seat(one)) && (
                  <span class="here" title={t('here')} />
                )}
              </span>
              {!chair.taken && (
                <button type="button" class="btn primary" data-sit={one} onClick={() => sit(one)}>
                  {t('sitHere')}
                </button>
              )}
              {!chair.taken && seen.host && (
                <button type="button" class="btn quiet" data-bot={one} onClick={() => act(one, `!bot ${level}`)}>
                  <Icon id="i-bot" />
                  {t('addBot')}
                </button>
              )}
              {chair.taken && (chair.you || seen.host) && (
                <button type="button" class="btn quiet" onClick={() => act(one, '!stand')}>
                  {chair.you ? t('standUp') : t('sendAway')}
                </button>
              )}
            </li>
          ))}
        </ol>
        {seen.host && !full && (
          <div class="field">
            <label for="room-level">{t('botLevel')}</label>
            <select id="room-level" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {levelName(one)}
                </option>
              ))}
            </select>
          </div>
        )}
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="room-end">
          {seen.host ? (
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
          ) : (
            <p>{seated ? t('waitForHost') : t('sitOrWatch')}</p>
          )}
        </div>
      </section>
      <section class="panel invite">
        <h2>{t('inviteTitle')}</h2>
        <p>{t('inviteText')}</p>
        <p class="row">
          <code>{`${location.host}/t/${seen.id}`}</code>
          <CopyLink compact label={t('copyLink')} link={() => `${location.origin}/t/${seen.id}`} />
        </p>
      </section>
      <ConnectionNotice connection={session.connection.value} />
    </Shell>
  );
}
