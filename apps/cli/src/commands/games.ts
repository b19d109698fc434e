import { ANIMALS, BASELINES } from '@sunglade/bots-engine';
import { LISTINGS } from '@sunglade/registry';
import type { Command } from '../command.ts';
import { print } from '../io.ts';

export const games: Command = {
  usage: 'games',
  about: 'lists the games, their player counts, options and editions',
  help: [],
  options: {},
  positionals: 0,
  async run() {
    const list = await Promise.all(
      LISTINGS.map(async (listing) => {
        const game = await listing.load();
        const editions = game.editions.map(({ id, hash }) => ({ id, hash }));
        const { id, version, seats, options } = game;
        return {
          id,
          rules: version,
          example: listing.example,
          seats,
          options,
          editions,
          bots: [...BASELINES, ...ANIMALS],
        };
      }),
    );
    print(list);
  },
};
