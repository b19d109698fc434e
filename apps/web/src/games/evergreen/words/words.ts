// All of Evergreen's words, by name. Each language fills in the whole type, so a missing text does not compile.
import type {
  Action,
  CardBiome,
  Clause,
  OpponentReason,
  Piece,
  Power,
  Refusal,
  Season,
  Title,
} from '@sunglade/evergreen';
import type { Side } from '@sunglade/grid';
import type { Bit, GameWords, GuideStep } from '../../../kit/screen/screen.ts';
import type { About, Told } from '../../../locales/person.ts';

export const PARTS = ['light', 'forest', 'fertility', 'bud', 'start'] as const;
type Part = (typeof PARTS)[number];
type OptionId = 'sunStart' | 'aridityTarget';

export type Hint = 'draft' | 'action' | 'wild' | 'spaces' | 'power' | 'done';

/** Whose light and forest, in the sentence at the end of a season. */
interface SeasonLine {
  readonly who: Bit;
  readonly light: number;
  readonly forest: number;
}

export interface EvergreenWords extends GameWords<Refusal, Clause, Part, OptionId> {
  readonly guide: readonly GuideStep[];
  readonly chapters: readonly { readonly from: Clause; readonly title: string }[];
  readonly biomes: Readonly<Record<CardBiome, string>>;
  readonly powers: Readonly<Record<Power, string>>;
  /** What a power does, in one line. */
  readonly powerAbout: Readonly<Record<Power, string>>;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly titles: Readonly<Record<Title, string>>;
  readonly reasons: Readonly<Record<OpponentReason, string>>;
  readonly actions: Readonly<Record<Action, { readonly short: string; readonly long: string }>>;
  readonly hints: Readonly<Record<Hint, string>>;
  readonly moment: (season: string, round: number, rounds: number) => string;
  /** Instead of season and round when the game is over; the short form stands in the dial. */
  readonly ended: string;
  readonly opponent: string;
  /** How a place is named in sentences: "Swamp 3,4". */
  readonly place: (biome: string | null, row: number, column: number) => string;
  readonly board: {
    readonly planet: About<[rows: number, columns: number]>;
    readonly space: (row: number, column: number) => string;
    readonly lit: (points: number) => string;
    readonly dark: string;
    readonly shadow: string;
    readonly inForest: string;
    readonly mayPlant: (what: string) => string;
    readonly mayGrow: (what: string) => string;
    readonly dock: (season: string, side: string, points: number) => string;
    readonly sunHere: string;
    readonly light: string;
    readonly forest: string;
    readonly ready: string;
  };
  /** Light and forest as they would count now. */
  readonly season: {
    /** The heading while it is counted. */
    readonly over: (season: string) => string;
    readonly harvest: string;
    readonly now: string;
    readonly total: string;
  };
  readonly card: {
    readonly name: (biome: string, power: string) => string;
    readonly fertility: (icons: number) => string;
    readonly aridity: string;
    readonly none: string;
    readonly deck: (cards: number) => string;
    readonly token: string;
    readonly takenBy: About;
    readonly take: (card: string) => string;
  };
  readonly draft: {
    readonly title: string;
    /** Who took the first card of this round, and who will take it next round. */
    readonly starts: About;
    readonly startsNext: About;
    readonly ifLeft: string;
    readonly gains: (biome: string, before: number, after: number) => string;
    readonly dries: (biome: string, before: number, after: number) => string;
    readonly driesNothing: (biome: string) => string;
    readonly goes: string;
    readonly forYou: (points: string) => string;
    /** The power of a card as it would be now. */
    readonly strength: (value: number) => string;
    readonly bud: (value: number) => string;
    /** Followed by the name of a biome. */
    readonly took: About;
    /** What taking a card means while several others remain, and where exactly one does. */
    readonly oneStays: (card: string, others: number) => string;
    readonly thisStays: (card: string, other: string, fate: string) => string;
  };
  readonly zone: {
    readonly title: string;
    readonly note: string;
    readonly stack: (biome: string, icons: number, trees: number, points: number) => string;
    readonly faceDown: (cards: number) => string;
    readonly now: (points: number) => string;
    /** The same when the game is over. */
    readonly end: (points: number) => string;
    readonly leftover: string;
  };
  readonly power: {
    readonly title: string;
    readonly key: string;
    /** How far its marker has come, as the beginning of a sentence about it. */
    readonly step: (power: string, level: number, most: number) => string;
    readonly next: (value: number) => string;
    readonly use: (power: string, value: number) => string;
    readonly used: string;
    readonly left: (effects: number) => string;
  };
  readonly solo: {
    readonly title: string;
    readonly rule: string;
    readonly order: readonly string[];
    readonly latest: string;
    readonly none: string;
    readonly here: string;
    readonly toNext: (points: number, title: string) => string;
    readonly from: (points: number) => string;
    readonly verdict: (title: string, points: number) => string;
  };
  readonly bar: {
    readonly actions: string;
    readonly nothing: string;
    /** Beside a power that finds nothing to do on the planet. */
    readonly onlyStronger: string;
    readonly yourCard: string;
    readonly hint: string;
    readonly hide: string;
  };
  readonly prompt: {
    readonly take: string;
    readonly takes: About;
    readonly choose: (biome: string) => string;
    readonly chooseWild: string;
    readonly plant: (count: number, where: string) => string;
    readonly grow: (count: number, where: string) => string;
    readonly plantAndGrow: (where: string) => string;
    readonly once: string;
    readonly inBiome: (biome: string) => string;
    readonly anywhere: string;
    readonly powerPlant: (count: number) => string;
    readonly powerSmall: (count: number) => string;
    readonly powerBig: (count: number) => string;
    readonly powerBush: (count: number) => string;
    readonly powerLake: (count: number) => string;
    readonly besideLake: (count: number) => string;
    readonly chooseNow: string;
    readonly ready: string;
    readonly readyPower: string;
    /** The power is not used yet, and there is nothing on the planet for it. */
    readonly readyIdle: string;
    readonly wait: (names: readonly string[]) => string;
  };
  /** What handing in now would give up; the list fits after "without". */
  readonly waste: {
    readonly sprouts: (count: number) => string;
    readonly growths: (count: number) => string;
    readonly bushes: (count: number) => string;
    readonly lakes: (count: number) => string;
    readonly power: string;
    readonly list: (things: readonly string[]) => string;
  };
  readonly steps: {
    readonly plant: (place: string) => string;
    readonly grow: (place: string) => string;
    readonly bush: (place: string) => string;
    readonly lake: (place: string) => string;
    readonly done: string;
  };
  readonly say: {
    readonly take: Told<[card: Bit]>;
    readonly opponentTakes: (card: Bit, why: string, tied: boolean) => readonly Bit[];
    readonly tokenPlaced: (card: Bit) => readonly Bit[];
    readonly tokenTaken: Told;
    readonly tokenBack: Told;
    readonly fertile: (card: Bit, biome: string, before: number, after: number) => readonly Bit[];
    readonly dry: (card: Bit, biome: string, before: number, after: number) => readonly Bit[];
    readonly dryNothing: (card: Bit, biome: string) => readonly Bit[];
    readonly discarded: (card: Bit) => readonly Bit[];
    readonly action: Told<[action: Action, what: string]>;
    readonly power: Told<[power: Bit, value: number]>;
    readonly bud: Told<[power: Bit, points: number]>;
    readonly place: Told<[piece: Piece, place: Bit]>;
    readonly grow: Told<[piece: Piece, place: Bit]>;
    readonly done: Told;
    readonly seasonEnd: (season: string, lines: readonly SeasonLine[]) => readonly Bit[];
    readonly season: (season: Season, side: string) => readonly Bit[];
    readonly deal: (season: string, round: number) => readonly Bit[];
    readonly reshuffle: (cards: number) => readonly Bit[];
    readonly end: (lines: readonly { readonly who: Bit; readonly score: number }[]) => readonly Bit[];
    readonly title: (title: string) => readonly Bit[];
  };
}

/** A sentence with bits in it; what is about a player is made with `persons` of its language. */
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
