// A shipped edition is never edited: stored games only name its hash. Whoever changes content appends another edition, and
// a line here.
import { hashJson } from '@sunglade/core';
import { expect, it } from 'vitest';
import { LISTINGS } from './index.ts';

/** By game and edition: the hash that names it for ever, and that of its content as it is kept today, without words. */
const SHIPPED: Readonly<Record<string, readonly [hash: string, content: string]>> = {
  'evergreen house-40': [
    'd14cd5324450f63fd5687ff5bcfaba01a49794d37e8835e527cb29d07e3975a5',
    'd14cd5324450f63fd5687ff5bcfaba01a49794d37e8835e527cb29d07e3975a5',
  ],
  'harmonies house': [
    'bc2258d5900ae4473142a14014bf6b8ba916c85a8f3eb9075fcbf0018a8715ef',
    '9037c7e23ca5212840702373d75032d145e3b8aa2fff23e88ec6d4fb2a8fe876',
  ],
  'everdell-duo house': [
    '05283183ad3932e59a57e53c93f88b6f884a3b549c89ab1aafa7488fde07cad0',
    '232a9170ec752c9ecbc6a4a3130e1eb2dcfe56330c1a8e9afbda4b65929cbfd1',
  ],
  'glade glade-24': [
    'b1fde984961972f38cac4e5a8d6fe0345fdadf6de9aa2be56ee2dbe6496a1900',
    'b1fde984961972f38cac4e5a8d6fe0345fdadf6de9aa2be56ee2dbe6496a1900',
  ],
};

it.each(LISTINGS)('the editions of $id, rules $version, are what they were', async ({ id, load }) => {
  for (const { id: edition, hash, content } of (await load()).editions)
    expect({ edition, hashes: [hash, hashJson(content)] }).toEqual({ edition, hashes: SHIPPED[`${id} ${edition}`] });
});

it.each(LISTINGS)('the content of $id, rules $version, holds no words', async ({ load }) => {
  for (const { content } of (await load()).editions)
    expect(JSON.stringify(content)).not.toMatch(/"(name|words|en|de|fr)":/);
});
