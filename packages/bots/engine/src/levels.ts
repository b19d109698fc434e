// Who can sit at a table, by the text of a chair: a level, or a level with a style behind a plus.

/** From the gentlest to the strongest; every game has them. */
export const ANIMALS = ['hedgehog', 'fox', 'badger', 'owl', 'raven'] as const;
export type Animal = (typeof ANIMALS)[number];

/** Frozen for ever, so that later bots can be measured against them. */
export const BASELINES = ['random', 'greedy', 'search-1'] as const;

/** Names of old in stored tables and records. */
const RENAMED: Readonly<Record<string, string>> = { search: 'search-1' };

/** Where nobody chose: the strongest is the default for nobody, and a gentle one comes first. */
export const USUAL = {
  /** Who sits on the other seats. */
  others: ['fox', 'badger', 'owl'],
  /** Who fills in for somebody absent. */
  fillIn: 'badger',
  /** Who gives hints. */
  hints: 'raven',
} as const satisfies Readonly<Record<string, Animal | readonly Animal[]>>;

export interface ChairText {
  readonly level: string;
  readonly style: string | null;
}

/** null where no bot is meant. Which styles there are is known to the game. */
export function readChairText(text: string): ChairText | null {
  const [name = '', style = null, ...more] = text.split('+');
  const level = Object.hasOwn(RENAMED, name) ? (RENAMED[name] as string) : name;
  const known = [...ANIMALS, ...BASELINES].some((one) => one === level);
  return known && more.length === 0 && style !== '' ? { level, style } : null;
}

export const isAnimal = (level: string): level is Animal => ANIMALS.some((one) => one === level);

/** The level that plays where this one cannot. */
export const levelBelow = (level: Animal): Animal | null => ANIMALS[ANIMALS.indexOf(level) - 1] ?? null;
