// Whether start, luck and play are the result in every review, by hand: npm run reviews -- [GAME…]. 500 games in all at the
// least budget, at all numbers of seats and together, and 20 of each game at the full one.
import { ask, readGames } from './asked.ts';

const CROWD = ['fox', 'badger', 'owl', 'hedgehog'];

/** Who plays, and what is chosen. Of each kind so many are reviewed at the least budget. */
const KINDS: Readonly<
  Record<string, readonly { readonly seats: number; readonly options?: string; readonly n: number }[]>
> = {
  evergreen: [1, 2, 3, 4].map((seats) => ({ seats, n: 42 })),
  harmonies: [
    ...[1, 2, 3, 4].map((seats) => ({ seats, n: 33 })),
    { seats: 2, options: '{"side":"B","spirits":true}', n: 34 },
  ],
  'everdell-duo': [
    { seats: 2, n: 122 },
    { seats: 2, options: '{"mode":"together"}', n: 44 },
  ],
};

const { games } = readGames('reviews');
const asked = games.flatMap((game) => {
  const files = ['packages/coach/src', 'packages/bots/engine/src', `packages/bots/${game}/src`];
  const kinds = (KINDS[game] ?? []).map(({ seats, options = '{}', n }) => {
    const bots = CROWD.slice(0, seats).join(',');
    const named = options === '{}' ? '' : ` ${options.replaceAll('"', '')}`;
    return {
      name: `${game} ${seats}${named}`,
      command: ['reviews', game, '--bots', bots, '--options', options, '--seeds', `${n}`],
      files,
    };
  });
  return [...kinds, { name: `${game} full`, command: ['reviews', game, '--budget', 'full', '--seeds', '20'], files }];
});
process.exit(ask('tests/proofs/reviews.json', 'reviews', asked) ? 0 : 1);
