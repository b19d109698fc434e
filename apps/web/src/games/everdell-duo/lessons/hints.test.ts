import { everdellDuo } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { listen } from '../../../learn/testing.ts';
import { hints } from './hints.ts';

it('has a reason for every remark in some game, and none that is always true', () => {
  const heard = listen({ game: everdellDuo, hints, games: 6, likes: /^(play|place event)/ });
  for (const [id, share] of heard) {
    expect([id, share > 0]).toEqual([id, true]);
    expect([id, share < 1]).toEqual([id, true]);
  }
});
