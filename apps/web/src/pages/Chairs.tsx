// The chairs of a table before its game. One's own carries the field for one's name: it can be changed until the start.
import { hasSeat, seat } from '@sunglade/core';
import type { Seen } from '@sunglade/table';
import { useState } from 'preact/hooks';
import { Face } from '../art/Face.tsx';
import { Icon } from '../art/Icon.tsx';
import { nameOf } from '../kit/screen/words.ts';
import { Gone } from '../kit/seats/Gone.tsx';
import { AboutSeat, aboutName, othersOf } from '../kit/talk/AboutSeat.tsx';
import { t } from '../locales/index.ts';
import type { Session } from '../session/session.ts';

interface NameFieldProps {
  readonly id: string;
  readonly name: string;
  /** Where no label is to be seen. */
  readonly placeholder?: string;
  readonly onName: (name: string) => void;
  /** When the typing is over. */
  readonly onDone: () => void;
}

export function NameField({ id, name, placeholder, onName, onDone }: NameFieldProps) {
  return (
    <input
      id={id}
      type="text"
      maxLength={24}
      autocomplete="nickname"
      placeholder={placeholder}
      value={name}
      onInput={(event) => onName(event.currentTarget.value)}
      onChange={onDone}
    />
  );
}

interface ChairsProps {
  readonly session: Session;
  readonly seen: Seen;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly sit: (chair: number) => void;
  readonly act: (chair: number, text: string) => void;
  readonly level: string;
}

export function Chairs({ session, seen, name, onName, sit, act, level }: ChairsProps) {
  const seated = seen.you !== 0;
  const own = seen.chairs.findIndex((chair) => chair.you);
  const [about, setAbout] = useState<number | null>(null);
  const others = othersOf(session);
  const firstFree = seen.chairs.findIndex((chair) => !chair.taken);
  return (
    <>
      <ol class="chairs">
        {seen.chairs.map((chair, one) => (
          <li key={`${one}`} class={`chair seat-${one}${chair.taken ? '' : ' free'}`}>
            {chair.bot ? <Face level={chair.bot} /> : <Icon id={chair.taken ? 'i-user' : 'i-plus'} />}
            <span class="chair-name">
              {one === own ? (
                <>
                  <label class="unseen" for="room-name">
                    {t('yourName')}
                  </label>
                  <NameField
                    id="room-name"
                    name={name}
                    placeholder={t('yourName')}
                    onName={onName}
                    onDone={() => sit(one)}
                  />
                </>
              ) : chair.taken ? (
                nameOf(seen.chairs, one)
              ) : (
                t('freeChair')
              )}
              {chair.you && <small>{t('you')}</small>}
              {hasSeat(session.presence.value.here as typeof seen.you, seat(one)) ? (
                <span class="here" role="img" aria-label={t('here')} title={t('here')} />
              ) : (
                others.includes(one) && (
                  <small>
                    <Gone since={session.awaySince?.(one) ?? null} />
                  </small>
                )
              )}
            </span>
            {!chair.taken && !seated && (
              <button
                type="button"
                class={one === firstFree ? 'btn primary' : 'btn quiet'}
                data-sit={one}
                aria-label={`${t('sitHere')}, ${t('player', one + 1)}`}
                onClick={() => sit(one)}
              >
                {t('sitHere')}
              </button>
            )}
            {!chair.taken && seen.host && (
              <button
                type="button"
                class="btn quiet"
                data-bot={one}
                aria-label={`${t('addBot')}, ${t('player', one + 1)}`}
                onClick={() => act(one, `!bot ${level}`)}
              >
                <Icon id="i-bot" />
                {t('addBot')}
              </button>
            )}
            {chair.taken && (chair.you || seen.host) && (
              <button
                type="button"
                class="btn quiet"
                aria-label={chair.you ? undefined : `${t('sendAway')}, ${nameOf(seen.chairs, one)}`}
                onClick={() => act(one, '!stand')}
              >
                {chair.you ? t('standUp') : t('sendAway')}
              </button>
            )}
            {others.includes(one) && (
              <button
                type="button"
                class="icon-button"
                data-about={one}
                aria-label={aboutName(session, one)}
                title={aboutName(session, one)}
                onClick={() => setAbout(one)}
              >
                <Icon id="i-menu" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {about !== null && <AboutSeat session={session} one={about} onClose={() => setAbout(null)} />}
    </>
  );
}
