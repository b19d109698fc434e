import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { refusalText } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import type { TableModel } from './model.ts';
import { shownName } from './words.ts';
import './Chat.css';

const LONGEST = 400;

export function Chat({ model }: { readonly model: TableModel }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const lines = model.session.chat.value;
  const { watching } = model.session.presence.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    setText('');
    const answer = await model.session.say(words);
    setProblem(answer.ok ? null : refusalText(answer.refusal.code));
    if (!answer.ok) setText(words);
  };
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol class="chat-lines" ref={list} tabIndex={0} aria-label={t('chat')} aria-live="polite">
        {lines.length === 0 && <li class="chat-empty">{t('chatEmpty')}</li>}
        {lines.map((line) => (
          <li key={line.n}>
            <b class={line.seat >= 0 ? `seat-name seat-${line.seat}` : 'seat-name'}>{shownName(line.name)}</b>{' '}
            {line.text}
          </li>
        ))}
      </ol>
      {watching > 0 && (
        <p class="chat-watching">
          <Icon id="i-eye" />
          {t('watching', watching)}
        </p>
      )}
      {problem && <p class="problem">{problem}</p>}
      <form class="chat-form" onSubmit={(event) => void send(event)}>
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
    </div>
  );
}
