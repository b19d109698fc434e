import type { PhraseSpec } from '@sunglade/core';
import type { ChatLine } from '@sunglade/protocol';
import { GUEST, gamePhrases, type Phrase, type Seen } from '@sunglade/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { change, settings } from '../../base/settings.ts';
import { refusalText } from '../../locales/codes.ts';
import { t } from '../../locales/index.ts';
import { chatOfTable, tellName } from '../../session/api.ts';
import type { Session } from '../../session/session.ts';
import type { TableModel } from '../model/model.ts';
import { Later } from '../parts/Later.tsx';
import { nameOf, shownName } from '../screen/words.ts';
import { Phrases } from './Phrases.tsx';
import { phraseText, type TalkWords } from './phrases.ts';
import { markRead } from './unread.ts';
import './Chat.css';

const LONGEST = 400;

/** Who has no name is called by their chair, or is a guest in one's own language. */
const speakerOf = ({ name, seat }: ChatLine, { chairs }: Seen): string =>
  seat >= 0 ? shownName(name) || nameOf(chairs, seat) : name === '' || name === GUEST ? t('guest') : shownName(name);

interface SpeakerProps {
  readonly line: ChatLine;
  readonly seen: Seen;
  readonly onAbout: (() => void) | null;
}

/** The name of whoever spoke; of others it leads to what one can do about them. */
function Speaker({ line, seen, onAbout }: SpeakerProps) {
  const name = speakerOf(line, seen);
  const look = line.seat >= 0 ? `seat-name seat-${line.seat}` : 'seat-name';
  const own = line.seat >= 0 && (seen.you & (1 << line.seat)) !== 0;
  if (own || !onAbout) return <b class={look}>{name}</b>;
  return (
    <button type="button" class={`speaker ${look}`} aria-label={t('chatAbout', name)} onClick={onAbout}>
      {name}
    </button>
  );
}

interface ChatBoxProps {
  readonly session: Session;
  readonly seen: Seen;
  /** The game's own phrases, and how they read. */
  readonly own?: readonly PhraseSpec[];
  readonly words?: TalkWords;
}

const NONE: readonly PhraseSpec[] = [];
const loadCompany = () => import('./Company.tsx').then(({ Company }) => Company);
const NO_LINES: ReadonlySet<number> = new Set();

export function ChatBox({ session, seen, own = NONE, words = {} }: ChatBoxProps) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [about, setAbout] = useState<ChatLine | null>(null);
  const [gone, setGone] = useState<ReadonlySet<number>>(NO_LINES);
  const lines = session.chat.value.filter(({ n }) => !gone.has(n));
  const { watching } = session.presence.value;
  const talk = session.talk.value;
  const seated = seen.you !== 0;
  const inTheStands = !seated && seen.status === 'playing';
  const nameless = inTheStands && settings.value.name === '';
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    markRead(seen.id, lines);
  }, [seen.id, lines]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const typed = text.trim();
    if (!typed) return;
    setText('');
    if (nameless && name.trim() !== '') {
      change({ name: name.trim() });
      await tellName(name);
    }
    const answer = await session.say(typed);
    setProblem(answer.ok ? null : refusalText(answer.refusal.code));
    if (!answer.ok) setText(typed);
  };
  /** What the server no longer tells was said by somebody who is blocked now. */
  const hideBlocked = async (): Promise<void> => {
    const heard = await chatOfTable(seen.id);
    if (!heard.ok) return;
    const told = new Set(heard.value.map(({ n }) => n));
    setGone(new Set(session.chat.value.flatMap(({ n }) => (told.has(n) ? [] : [n]))));
  };
  const sayPhrase = async (phrase: Phrase): Promise<void> => {
    const answer = await session.sayPhrase(phrase);
    setProblem(answer.ok ? null : refusalText(answer.refusal.code));
  };
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t('chat')} aria-live="polite">
        {lines.length === 0 && <li class="chat-empty">{talk === 'off' ? t('noTalk') : t('chatEmpty')}</li>}
        {lines.map((line) => (
          <li key={line.n}>
            <Speaker line={line} seen={seen} onAbout={session.kind === 'remote' ? () => setAbout(line) : null} />{' '}
            {line.phrase ? phraseText(line.phrase, words) : line.text}
          </li>
        ))}
      </ol>
      {about && (
        <Later
          load={loadCompany}
          props={{
            table: seen.id,
            met: { seat: about.seat, line: about.n },
            name: speakerOf(about, seen),
            onBlocked: () => void hideBlocked(),
            onClose: () => setAbout(null),
          }}
        />
      )}
      {inTheStands ? (
        <p class="chat-watching">
          <Icon id="i-eye" />
          {t('chatStands')}
        </p>
      ) : (
        watching > 0 && (
          <p class="chat-watching">
            <Icon id="i-eye" />
            {t('watching', watching)}
          </p>
        )
      )}
      {problem && <p class="problem">{problem}</p>}
      {talk !== 'off' && !nameless && (
        <Phrases own={seated ? own : NONE} words={words} say={(phrase) => void sayPhrase(phrase)} />
      )}
      {talk === 'text' && (
        <form class="chat-form" onSubmit={(event) => void send(event)}>
          {nameless && (
            <input
              class="chat-name"
              type="text"
              autocomplete="nickname"
              maxLength={24}
              aria-label={t('yourName')}
              placeholder={t('yourName')}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
          <label class="unseen" for="chat-text">
            {t('chatSay')}
          </label>
          <input
            id="chat-text"
            type="text"
            autocomplete="off"
            maxLength={LONGEST}
            placeholder={t('chatSay')}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="icon-button" aria-label={t('chatSend')}>
            <Icon id="i-arrow" />
          </button>
        </form>
      )}
    </div>
  );
}

export const Chat = ({ model }: { readonly model: TableModel }) => (
  <ChatBox
    session={model.session}
    seen={model.shown.value}
    own={gamePhrases(model.game, model.setup.options)}
    words={model.screen.value.words}
  />
);
