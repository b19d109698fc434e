// Ready phrases: said at a table by name, and read by everybody in their own language. The server knows which there are.
import type { AnyGame, Json, PhraseSpec } from '@sunglade/core';
import { isObject } from '@sunglade/core';

/** At every table. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'must-go',
] as const;
export type CommonPhrase = (typeof PHRASES)[number];

export interface Phrase {
  readonly id: string;
  readonly about?: string;
}

/** What a game's people can say at a table with these options, beside what is said at every table. */
export const gamePhrases = ({ phrases = [] }: Pick<AnyGame, 'phrases'>, options: Json): readonly PhraseSpec[] =>
  phrases.filter(({ when }) => {
    const chosen = when && isObject(options) ? options[when.option] : undefined;
    return !when || when.is.some((one) => one === chosen);
  });

export const isCommonPhrase = (id: string): id is CommonPhrase => PHRASES.some((one) => one === id);

/** Whether a phrase is one of these. */
export const isPhraseOf = (specs: readonly PhraseSpec[], { id, about }: Phrase): boolean =>
  specs.some((spec) => spec.id === id && (about === undefined ? !spec.about : spec.about?.includes(about)));

/** Nobody can type it: what people write loses its control characters. */
const MARK = '\u0001';

/** As it is kept among the lines of a chat. */
export const printPhrase = ({ id, about }: Phrase): string => `${MARK}${id}${about === undefined ? '' : ` ${about}`}`;

/** null for what somebody wrote. */
export function readPhrase(text: string): Phrase | null {
  if (!text.startsWith(MARK)) return null;
  const [id = '', about] = text.slice(MARK.length).split(' ');
  return about === undefined ? { id } : { id, about };
}
