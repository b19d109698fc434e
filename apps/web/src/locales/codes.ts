// Codes in words.
import type { CodeOrGames, HttpProblem } from '@sunglade/protocol';
import { codeTexts, t } from './index.ts';

const textOf = (code: string): string | undefined => {
  const texts: Readonly<Record<string, string>> = codeTexts.value;
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
};

/** What a code says to people. A newer server may have codes that this page has no text for. */
export const refusalText = (code: CodeOrGames): string => textOf(code) ?? t('unknownCode');

/** The part of a set-up that is wrong says more than that something is. */
export const problemText = ({ code, problems = [] }: HttpProblem): string =>
  problems.map((part) => textOf(part.code)).find((text) => text !== undefined) ?? refusalText(code);
