// A shipped edition is never edited: stored games only name its hash. Whoever changes content appends another edition, and
// a line here.
import { type AnyGame, hashJson, type Json, openSetup, storeSetup } from '@sunglade/core';
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

/** The same with a field that nobody knows in every object that has its fields by name. */
function withUnknown(value: Json): Json {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withUnknown(inner as Json)] as const);
  const named = 'id' in value || 'q' in value || 'rounds' in value;
  return Object.fromEntries(named ? [...entries, ['nobodyKnowsThis', 'x'.repeat(100)]] : entries);
}

/** An edition of one's own: nothing but its id is new. */
function ownEdition({ editions, seats }: AnyGame): { readonly content: Json; readonly seats: number } {
  const content = { ...(structuredClone(editions[0]?.content) as object), id: 'my-own' } as Json;
  return { content, seats: seats.max };
}

it.each(LISTINGS)('an edition for $id, rules $version, is kept without fields that nobody knows', async ({ load }) => {
  const game = await load();
  const { content, seats } = ownEdition(game);
  const plain = game.setup({ seats, edition: content });
  const more = game.setup({ seats, edition: withUnknown(content) });
  if (!plain.ok || !more.ok) throw new Error(JSON.stringify([plain, more]));
  expect(JSON.stringify(more.value.edition.content)).not.toContain('nobodyKnowsThis');
  expect(more.value.edition).toEqual(plain.value.edition);
  expect(more.value.edition.content).toEqual(content);
  // One that was stored with them is opened with them: its hash counts them in.
  const kept = withUnknown(content);
  const stored = { ...storeSetup(plain.value, game), edition: { id: 'my-own', hash: hashJson(kept), content: kept } };
  const opened = openSetup(game, stored);
  if (game.id !== 'evergreen') expect(opened.ok && opened.value.edition.hash).toBe(hashJson(kept));
});

it.each(LISTINGS)('an edition for $id, rules $version, is not larger than people can load', async ({ load }) => {
  const game = await load();
  const { content, seats } = ownEdition(game);
  const words = { en: Object.fromEntries(Array.from({ length: 450 }, (_, i) => [`id-${i}`, 'x'.repeat(60)])) };
  const all = Object.fromEntries(['en', 'de', 'fr', 'it', 'es'].map((lang) => [lang, words.en]));
  const large = game.setup({ seats, edition: { content, words: all } });
  expect(large.ok || large.problems.map(({ code }) => code)).toEqual(['edition-too-large']);
});
