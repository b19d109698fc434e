import { LISTINGS } from '@sunglade/registry';
import { expect, test } from 'vitest';
import { playWithPlans } from './kit/games.ts';

const GAMES = 40;

test.each(LISTINGS.filter(({ example }) => !example))(
  '$id, rules $version: no plan is carried out where asking would have been right',
  async (listing) => {
    const game = await listing.load();
    let [made, carried] = [0, 0];
    for (let i = 0; i < GAMES; i++) {
      const played = playWithPlans(game, 2 + (i % (game.seats.max - 1)), i + 1);
      expect(played.problems).toEqual([]);
      made += played.made;
      carried += played.carried;
    }
    // Otherwise nothing has been shown.
    expect(made).toBeGreaterThan(GAMES);
    expect(carried).toBeGreaterThan(GAMES);
  },
);
