import { VERSIONS } from '@sunglade/testkit/glade';
import { describe, expect, it } from 'vitest';
import { LISTINGS, loadGame } from './index.ts';

describe('the registry', () => {
  for (const { id, version } of LISTINGS) {
    it(`loads ${id} ${version} under its own name`, async () => {
      const game = await loadGame(id, version);
      expect([game?.id, game?.version]).toEqual([id, version]);
    });
  }
  it('gives the newest rules, and old ones to whoever asks for them', async () => {
    expect((await loadGame('glade'))?.version).toBe(2);
    expect((await loadGame('glade', 1))?.version).toBe(1);
    expect(await loadGame('glade')).toBe(await loadGame('glade', 2));
  });
  it('lists every version of a game', () => {
    const listed = LISTINGS.filter(({ id }) => id === 'glade').map(({ version }) => String(version));
    expect(listed).toEqual(Object.keys(VERSIONS));
  });
  it('knows nothing else', async () => {
    expect(await loadGame('chess')).toBeNull();
    expect(await loadGame('glade', 99)).toBeNull();
  });
});
