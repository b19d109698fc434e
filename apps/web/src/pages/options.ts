import type { Help, Talk, Timeout } from '@sunglade/table';
import type { GameWords } from '../kit/screen/screen.ts';
import { humanise } from '../locales/humanise.ts';
import { t } from '../locales/index.ts';

export type OptionValue = string | number | boolean;

/** What a value of an option is called: by the game, or by itself. */
export function optionValueName(words: GameWords, option: string, value: OptionValue): string {
  const own = words.options[option]?.values[String(value)];
  return own ?? (value === true ? t('yes') : value === false ? t('no') : humanise(String(value)));
}

/** What happens when somebody's time is up. */
export function timeoutName(timeout: Timeout): string {
  switch (timeout) {
    case 'bot':
      return t('timeoutBot');
    case 'forfeit':
      return t('timeoutForfeit');
    case 'wait':
      return t('timeoutWait');
  }
}

/** How people may talk. */
export const talkName = (talk: Talk): string =>
  talk === 'off' ? t('talkOff') : talk === 'phrases' ? t('talkPhrases') : t('talkText');

/** What was agreed about help. */
export const helpName = (help: Help): string =>
  help === 'none' ? t('helpNone') : help === 'all' ? t('helpAll') : t('helpHints');
