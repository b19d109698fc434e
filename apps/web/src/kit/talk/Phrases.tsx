// Ready phrases to press: those of every table, and those of the game, of which some ask what they are about.
import type { PhraseSpec } from '@sunglade/core';
import { PHRASES, type Phrase } from '@sunglade/table';
import { useState } from 'preact/hooks';
import { t } from '../../locales/index.ts';
import { phraseText, type TalkWords } from './phrases.ts';

interface PhrasesProps {
  /** Of the game. */
  readonly own: readonly PhraseSpec[];
  readonly words: TalkWords;
  readonly say: (phrase: Phrase) => void;
}

/** In front of what a phrase is about. */
const OPEN_END = '…';

export function Phrases({ own, words, say }: PhrasesProps) {
  const [open, setOpen] = useState<string | null>(null);
  const chosen = own.find(({ id }) => id === open);
  const send = (phrase: Phrase): void => {
    setOpen(null);
    say(phrase);
  };
  const opening = (id: string): string => phraseText({ id, about: OPEN_END }, words);
  return (
    <fieldset class="chat-phrases">
      <legend class="unseen">{t('chatPhrases')}</legend>
      {own.map(({ id, about }) => (
        <button
          key={id}
          type="button"
          class="btn quiet"
          aria-expanded={about ? id === open : undefined}
          onClick={() => (about ? setOpen(id === open ? null : id) : send({ id }))}
        >
          {about ? opening(id) : phraseText({ id }, words)}
        </button>
      ))}
      {chosen?.about?.map((about) => (
        <button key={about} type="button" class="btn step" onClick={() => send({ id: chosen.id, about })}>
          {phraseText({ id: chosen.id, about }, words)}
        </button>
      ))}
      {!chosen &&
        PHRASES.map((id) => (
          <button key={id} type="button" class="btn quiet" onClick={() => send({ id })}>
            {phraseText({ id })}
          </button>
        ))}
    </fieldset>
  );
}
