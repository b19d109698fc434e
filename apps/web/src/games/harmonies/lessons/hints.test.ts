import { harmonies } from '@sunglade/harmonies';
import { expect, it } from 'vitest';
import { listen } from '../../../learn/testing.ts';
import { hints } from './hints.ts';

it('has a reason for every remark in some game, and none that is always true', () => {
  const heard = listen({ game: harmonies, hints, games: 200, likes: /^cube/ });
  for (const [id, share] of heard) {
    expect([id, share > 0]).toEqual([id, true]);
    expect([id, share < 1]).toEqual([id, true]);
  }
});
