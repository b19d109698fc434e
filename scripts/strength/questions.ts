// What is claimed of the bots, each as a command of the arena or of the lone table. Seeds from 1,000,000 on were never used
// for training.

const LEVELS = ['hedgehog', 'fox', 'badger', 'owl', 'raven'] as const;

export interface Question {
  /** Also the name of its file of deals. */
  readonly name: string;
  readonly command: readonly string[];
  /** How many deals are wanted; every deal is played once in each rotation of the seats. */
  readonly deals: number;
  /** What is asked of the figure: points alone, or the share of games that the first bot wins. */
  readonly least: number;
  readonly most?: number;
  /** Of a level against the one below it. */
  readonly level?: string;
  readonly below?: string;
}

/** Points alone. */
const alone = (name: string, game: string, budget: number, deals: number, least: number): Question => ({
  name,
  command: ['solo', game, '--bot', 'raven', '--budget', `${budget}`],
  deals,
  least,
});

/** The strongest against yesterday's search on all other seats. */
function against(game: string, seats: number, least: number): Question {
  const others = Array.from({ length: seats - 1 }, () => 'search-1');
  return {
    name: `search-${seats}`,
    command: ['arena', game, '--bots', ['raven', ...others].join(','), '--budget', '300'],
    deals: Math.ceil(200 / seats),
    least,
  };
}

/** Every level against the one below. */
const ladder = (game: string): readonly Question[] =>
  LEVELS.slice(1).map((level, i) => {
    const below = LEVELS[i] as string;
    return {
      name: `${level}-${below}`,
      command: ['arena', game, '--bots', `${level},${below}`, '--budget', '300'],
      deals: 200,
      least: 0.65,
      most: 0.85,
      level,
      below,
    };
  });

export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  evergreen: [
    alone('alone', 'evergreen', 300, 300, 192),
    alone('alone-quick', 'evergreen', 50, 300, 188),
    against('evergreen', 2, 0.9),
    against('evergreen', 3, 0.7),
    against('evergreen', 4, 0.6),
    ...ladder('evergreen'),
  ],
  harmonies: [
    alone('alone', 'harmonies', 300, 200, 122),
    alone('alone-quick', 'harmonies', 50, 200, 116),
    against('harmonies', 2, 0.9),
    against('harmonies', 3, 0.7),
    against('harmonies', 4, 0.6),
    ...ladder('harmonies'),
  ],
  'everdell-duo': [against('everdell-duo', 2, 0.85), ...ladder('everdell-duo')],
};
