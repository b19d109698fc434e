import { LISTINGS } from '@sunglade/registry';
import { playWithPlans } from '../plans/kit/games.ts';
import type { Proof } from './proof.ts';

const GAMES = 100;
const LISTED = LISTINGS.filter(({ example }) => !example);

export const plans: Proof = {
  about: 'random games in which everybody plans ahead; none is carried out where asking would have been right',
  goal: 'games',
  async batch(seed) {
    const games = await Promise.all(LISTED.map(({ load }) => load()));
    let [made, carried] = [0, 0];
    const problems: string[] = [];
    for (let i = 0; i < GAMES; i++) {
      const number = (seed - 1) * GAMES + i;
      const game = games[number % games.length];
      if (!game) throw new Error('no game');
      const seats = 2 + (Math.floor(number / games.length) % (game.seats.max - 1));
      const played = playWithPlans(game, seats, number + 1);
      made += played.made;
      carried += played.carried;
      problems.push(...played.problems);
    }
    return { counts: { games: GAMES, made, carried }, problems };
  },
};
