import { evergreen } from '@sunglade/evergreen';
import { expect, it } from 'vitest';
import { listen } from '../../../learn/testing.ts';
import { hints } from './hints.ts';

it('has a reason for every remark in some game, and none that is always true', () => {
  const heard = listen({ game: evergreen, hints, games: 6, likes: /^(take|power|grow|bush|plant)/ });
  for (const [id, share] of heard) {
    expect([id, share > 0]).toEqual([id, true]);
    expect([id, share < 1]).toEqual([id, true]);
  }
});
