import type { Edition } from '@sunglade/core';
import { expect, it } from 'vitest';
import { nameOfThing } from './edition-names.ts';

const edition = (words?: Edition['words']): Edition => ({
  id: 'e',
  hash: 'h',
  content: null,
  ...(words ? { words } : {}),
});
const shipped = { otter: 'Otter' };

it('a thing of a shipped edition is called by the words of the page', () => {
  expect(nameOfThing(edition(), { id: 'otter' }, 'en', shipped)).toBe('Otter');
});

it('an edition of one’s own is called by its words, beside the content or inside it', () => {
  const words = { en: { otter: 'Sea otter' }, de: { otter: 'Seeotter' } };
  expect(nameOfThing(edition(words), { id: 'otter' }, 'de', shipped)).toBe('Seeotter');
  expect(nameOfThing(edition(), { id: 'otter', name: { en: 'Sea otter', de: 'Seeotter' } }, 'de', shipped)).toBe(
    'Seeotter',
  );
});

it('in a language that its author did not write it has the author’s name, not another’s', () => {
  expect(nameOfThing(edition({ es: { otter: 'Nutria' } }), { id: 'otter' }, 'fr', shipped)).toBe('Nutria');
  expect(nameOfThing(edition(), { id: 'otter', name: { de: 'Seeotter' } }, 'fr', shipped)).toBe('Seeotter');
});

it('a thing without any name is readable', () => {
  expect(nameOfThing(edition(), { id: 'sea-otter', name: 7 }, 'en', shipped)).toBe('Sea otter');
  expect(nameOfThing(edition(), { id: 'constructor' }, 'en', shipped)).toBe('Constructor');
});
