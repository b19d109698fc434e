// All of Harmonies' words, by name. Each language fills in the whole type, so a missing text does not compile.
import {
  type Clause,
  type Colour,
  EDITIONS,
  type EditionContent,
  type Feature,
  type Refusal,
  type SpiritScoring,
  type Version,
} from '@sunglade/harmonies';
import type { Lang } from '../../../base/lang.ts';
import type { Bit, GameWords, GuideStep } from '../../../kit/screen/screen.ts';

export const LAND_PARTS = ['trees', 'mountains', 'fields', 'buildings', 'water'] as const;
type LandPart = (typeof LAND_PARTS)[number];
type Part = LandPart | 'spirit' | `animal:${string}`;
type OptionId = 'side' | 'spirits' | 'riverLoops' | 'tieBreakCountsSpirit';

type Clauses = GameWords<Refusal, Clause>['clauses'];
type Newest = 2;

export type Hint = 'take' | 'place' | 'cards' | 'cube' | 'done';

/** Who did it: a sentence about the reader is told as to the reader. */
export interface Who {
  readonly bit: Bit;
  readonly you: boolean;
}

type Line = { readonly who: Bit; readonly score: number };

/** Of every animal and spirit of the shipped edition, by id. */
export type CardNames = Readonly<Record<string, string>>;

export interface HarmoniesWords extends GameWords<Refusal, Clause, Part, OptionId> {
  readonly lang: Lang;
  /** What was said in other words by rules that running matches may still have. */
  readonly older: Readonly<Record<Exclude<Version, Newest>, Partial<Clauses>>>;
  readonly guide: readonly GuideStep[];
  readonly chapters: readonly { readonly from: Clause; readonly title: string }[];
  readonly names: CardNames;
  /** How the reader is called at the beginning of a sentence. */
  readonly you: string;
  /** A token of each colour, by what it is in the landscape. */
  readonly tokens: Readonly<Record<Colour, string>>;
  readonly counted: (colour: Colour, count: number) => string;
  readonly features: Readonly<Record<Feature, string>>;
  readonly hints: Readonly<Record<Hint, string>>;
  readonly and: (list: readonly string[]) => string;
  readonly or: (list: readonly string[]) => string;
  readonly moment: (round: number, rounds: number) => string;
  readonly lastRound: string;
  readonly over: string;
  readonly dial: (round: number, rounds: number, tokens: number) => string;
  readonly board: {
    readonly name: (name: string, spaces: number) => string;
    readonly space: (place: string) => string;
    readonly empty: string;
    /** What stands on a space without being a feature: a bare trunk, red on the ground. */
    readonly bare: { readonly brown: string; readonly brown2: string; readonly red: string };
    readonly cubeOf: (card: string) => string;
    readonly mayPlace: (token: string) => string;
    readonly mayCube: (cards: string) => string;
    readonly stands: (card: string) => string;
    readonly lacks: (token: string, card: string) => string;
  };
  readonly middle: {
    readonly title: string;
    readonly group: (number: number, tokens: string) => string;
    readonly emptyGroup: (number: number) => string;
    readonly take: (tokens: string) => string;
    readonly pouch: string;
    readonly inPouch: (tokens: number) => string;
    readonly animals: string;
    readonly noCard: string;
    readonly deck: (cards: number) => string;
  };
  readonly card: {
    readonly take: (card: string) => string;
    readonly swap: (card: string) => string;
    readonly keep: (card: string) => string;
    /** What lies further off is null where everything touches the cube's place. */
    readonly habitat: (target: string, beside: string, further: string | null) => string;
    readonly points: (ladder: string) => string;
    readonly state: (placed: number, cubes: number, points: number) => string;
    readonly next: (points: number) => string;
    readonly spirit: string;
    readonly again: string;
    readonly look: string;
    readonly fits: (stands: number, lacks: number) => string;
  };
  readonly cards: {
    readonly title: string;
    readonly note: (held: number, most: number) => string;
    readonly none: string;
    readonly done: string;
  };
  readonly spiritPays: (scoring: SpiritScoring) => string;
  readonly spiritNow: (points: number) => string;
  readonly land: {
    readonly title: string;
    readonly note: string;
    readonly rules: Readonly<Record<Exclude<LandPart, 'water'> | 'river' | 'islands', string>>;
    readonly now: (part: string, points: number) => string;
    /** Sums on the score pad. */
    readonly landscapes: string;
    readonly animals: string;
  };
  readonly brief: {
    readonly cubes: (cubes: number) => string;
    readonly free: (spaces: number) => string;
  };
  readonly solo: {
    readonly title: string;
    readonly rule: string;
    readonly suns: (suns: number) => string;
    /** Suns that come whatever the points: with the side of the board, with the spirit, or with both. */
    readonly bonus: (suns: number, side: string | null, spirit: boolean) => string;
    /** Over the points at which suns come. */
    readonly steps: string;
    readonly toNext: (points: number) => string;
    readonly all: string;
    readonly verdict: (suns: number, points: number) => string;
  };
  readonly bar: {
    readonly hand: string;
    readonly token: (token: string) => string;
    readonly placed: string;
    readonly cards: string;
    readonly spirits: string;
    readonly card: (card: string, fits: number) => string;
    readonly hint: string;
    readonly hide: string;
  };
  readonly prompt: {
    readonly spirit: string;
    readonly swap: string;
    readonly take: string;
    readonly takeOnly: string;
    readonly place: (token: string, left: number) => string;
    readonly mayCube: string;
    readonly mayCard: string;
    readonly more: (what: string) => string;
    readonly ready: string;
  };
  /** What ending the turn now would give up; fits after "without". */
  readonly waste: (cards: string) => string;
  readonly steps: {
    readonly take: (tokens: string) => string;
    readonly place: (token: string, place: string) => string;
    readonly card: (card: string) => string;
    readonly cube: (card: string, place: string) => string;
    readonly keep: (card: string) => string;
    readonly swap: (card: string) => string;
    readonly done: string;
    readonly leave: string;
  };
  readonly say: {
    readonly spirit: (who: Who, card: Bit) => readonly Bit[];
    readonly take: (who: Who, tokens: string) => readonly Bit[];
    readonly place: (who: Who, colour: Colour, place: Bit) => readonly Bit[];
    /** What a place has become: "now a tree of height 2". */
    readonly became: (what: string) => readonly Bit[];
    readonly card: (who: Who, card: Bit) => readonly Bit[];
    /** What the cube brings, not what the card is worth with it. */
    readonly cube: (who: Who, card: Bit, place: Bit, gain: number) => readonly Bit[];
    readonly spiritCube: (who: Who, card: Bit, place: Bit) => readonly Bit[];
    readonly complete: (card: Bit) => readonly Bit[];
    readonly done: (who: Who) => readonly Bit[];
    readonly finalPouch: () => readonly Bit[];
    readonly finalBoard: (who: Who) => readonly Bit[];
    readonly remove: (tokens: string) => readonly Bit[];
    readonly refill: (space: number, tokens: string) => readonly Bit[];
    readonly open: (card: Bit) => readonly Bit[];
    readonly swap: (who: Who, card: Bit) => readonly Bit[];
    readonly maySwap: (who: Who) => readonly Bit[];
    readonly turn: (who: Who) => readonly Bit[];
    readonly round: (round: number) => readonly Bit[];
    readonly end: (lines: readonly Line[]) => readonly Bit[];
  };
}

/** A sentence with bits in it. */
export function bits(texts: TemplateStringsArray, ...parts: readonly (Bit | number)[]): readonly Bit[] {
  const list: Bit[] = [];
  for (const [i, text] of texts.entries()) {
    if (text) list.push(text);
    const part = parts[i];
    if (part !== undefined) list.push(typeof part === 'number' ? String(part) : part);
  }
  return list;
}

/** Sentences one after the other, with something in between. */
export const joined = (lists: readonly (readonly Bit[])[], between: string): readonly Bit[] =>
  lists.flatMap((list, i) => (i === 0 ? list : [between, ...list]));

/** The names of the animals on the score sheet, of the editions that come with the game. */
export function animalParts(names: CardNames): Record<`animal:${string}`, string> {
  const animals = EDITIONS.flatMap(({ content }) => (content as unknown as EditionContent).animals);
  return Object.fromEntries(animals.map(({ id }) => [`animal:${id}`, names[id] ?? id]));
}

/** The words of one version of the rules. */
export function wordsOf(words: HarmoniesWords, version: number): HarmoniesWords {
  const older: Readonly<Record<number, Partial<Clauses>>> = words.older;
  return { ...words, clauses: { ...words.clauses, ...older[version] } };
}
