import { FORGOTTEN, type SeenChair } from '@sunglade/table';
import { expect, it, vi } from 'vitest';

const chair = (name: string, bot: string | null = null): SeenChair => ({
  name,
  taken: true,
  you: false,
  bot,
  away: false,
  out: false,
  left: null,
  running: false,
});

it('who was forgotten is called so in the language of the reader', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  const { change } = await import('../../base/settings.ts');
  const { startTexts } = await import('../../locales/index.ts');
  const { nameOf, plainText, shownName } = await import('./words.ts');
  const chairs = [chair('Ada'), chair(FORGOTTEN), chair('')];
  change({ lang: 'de' });
  await startTexts();
  expect(chairs.map((_, i) => nameOf(chairs, i))).toEqual(['Ada', 'Gelöschtes Konto', 'Person 3']);
  expect(plainText([{ seat: 1 }, ' geht'], chairs)).toBe('Gelöschtes Konto geht');
  expect(shownName('Deleted player')).toBe('Deleted player');
  vi.unstubAllGlobals();
});
