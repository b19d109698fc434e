import { describe, expect, it } from 'vitest';
import { LISTINGS, loadGame } from './index.ts';

describe('the registry', () => {
  for (const { id, version } of LISTINGS) {
    it(`loads ${id} ${version} under its own name`, async () => {
      const game = await loadGame(id, version);
      expect([game?.id, game?.version]).toEqual([id, version]);
    });
  }
  it('knows nothing else', async () => {
    expect(await loadGame('chess')).toBeNull();
    expect(await loadGame('glade', 99)).toBeNull();
  });
});
