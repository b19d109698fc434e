// Ready phrases as the page shows them: in the reader's words, whoever said them.
import { isCommonPhrase, type Phrase } from '@sunglade/table';
import { humanise } from '../../locales/humanise.ts';
import { commonPhrase } from '../../locales/phrases.ts';
import type { GameWords } from '../screen/screen.ts';

/** Of the game's words only these; a page without them still says which phrase it was. */
export type TalkWords = Pick<GameWords, 'talk'>;

export function phraseText({ id, about = '' }: Phrase, { talk = {} }: TalkWords = {}): string {
  if (about === '' && isCommonPhrase(id)) return commonPhrase(id);
  return talk[id]?.(about) ?? humanise(id);
}
