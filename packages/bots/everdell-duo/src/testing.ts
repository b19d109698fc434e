// Games for tests: set-ups of every kind.
import type { AnyGame, AnyRules, Setup } from '@sunglade/core';
import { EDITIONS, type EditionContent, GAMES, type Version } from '@sunglade/everdell-duo';

export interface Bench {
  readonly name: string;
  readonly setup: Setup;
  readonly rules: AnyRules;
}

const HOUSE = EDITIONS[0]?.content as unknown as EditionContent;
/** Other names, half of the cards twice, other points and prices: nothing that a bot could know by heart. */
const FOREIGN = {
  ...HOUSE,
  id: 'foreign',
  cards: HOUSE.cards
    .filter((_, i) => i % 2 === 0)
    .map((card, i) => ({ ...card, id: `card-${i}`, copies: 2, points: (card.points + i) % 5 })),
};

function benchOf(game: AnyGame, options: object, edition?: unknown): Bench {
  const setup = game.setup({ seats: 2, options, ...(edition === undefined ? {} : { edition }) });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const name = `${JSON.stringify(options)} ${setup.value.edition.id} version ${game.version}`;
  return { name, setup: setup.value, rules: game.bind(setup.value) };
}

export const bench = (options: object = {}, edition?: unknown, version: Version = 2): Bench =>
  benchOf(GAMES[version] as AnyGame, options, edition);

export const benches = (): Bench[] => [
  bench(),
  bench({ hare: 'second' }, undefined, 1),
  bench({ hare: 'random', askEveryGain: true }),
  bench({}, FOREIGN),
];

/** Ways to play that are not against each other. */
export const teamBench = (options: object): Bench => bench(options);
