// What a team's table plays: a chapter, a free game or a challenge, as numbers the rules ask for.
import type { Json, Setup } from '@sunglade/core';
import type { Content } from '../content/tables.ts';
import type { Options } from '../options.ts';
import { type Carried, NOTHING_CARRIED } from './carried.ts';
import { type Exchange, type Level, NEWS_IDS, type Skunks, TEAM_DATA } from './content.ts';
import type { CompiledGoal } from './tables.ts';

export interface Team {
  readonly skunks: Skunks;
  readonly exchange: Exchange;
  readonly watches: number;
  /** null without good news. */
  readonly news: TeamNews | null;
  readonly goals: readonly CompiledGoal[];
  /** 0 in a challenge: there the opponent is to be beaten. */
  readonly target: number;
  readonly farms: readonly { readonly place: number; readonly op: number }[];
  readonly moonOnDraw: boolean;
  /** null where there is none. */
  readonly opponent: { readonly bonus: number } | null;
  readonly asksGains: boolean;
  /** What an outcome says about the table. */
  readonly facts: { readonly [name: string]: Json };
}

/** Good news by number. */
interface TeamNews {
  readonly held: readonly number[];
  readonly remaining: readonly number[];
  readonly revealed: readonly number[] | null;
  /** At most one is held, so a new one costs the old one. */
  readonly onlyOne: boolean;
}

const numbersOf = (ids: readonly string[]): number[] => ids.map((id) => NEWS_IDS.indexOf(id));

function newsOf({ held, remaining, revealed }: Carried, onlyOne: boolean): TeamNews {
  return { held: numbersOf(held), remaining: numbersOf(remaining), revealed: revealed && numbersOf(revealed), onlyOne };
}

/** null where everybody plays for themselves. */
export function teamOf({ options, carried }: Setup<Options>, content: Content): Team | null {
  if (options.mode === 'competitive') return null;
  if (options.mode === 'challenge') return challengeOf(options, content);
  return options.chapter === 0 ? freeGameOf(options) : chapterOf(options, content, (carried as Carried) ?? null);
}

const PLAIN = { farms: [], moonOnDraw: false, opponent: null } as const;

function chapterOf(options: Options, content: Content, carried: Carried | null): Team {
  const { chapter = 1, difficulty = 'normal' } = options;
  const { skunks, exchange, extraWatch, target } = TEAM_DATA.chapters[chapter - 1]!;
  return {
    ...content.team.chapters[chapter - 1]!,
    skunks,
    exchange,
    watches: extraWatch + (difficulty === 'normal' ? 1 : 0),
    news: newsOf(carried ?? NOTHING_CARRIED, difficulty === 'hard'),
    target: target[difficulty],
    opponent: null,
    asksGains: options.askEveryGain,
    facts: { chapter, difficulty },
  };
}

function freeGameOf(options: Options): Team {
  const { eventSkunks = 1, meadowSkunks = 1, placeSkunks = 1, exchange = 'open', watches = 1, target = 80 } = options;
  return {
    ...PLAIN,
    skunks: { events: eventSkunks, meadow: meadowSkunks, farmRiver: placeSkunks },
    exchange,
    watches,
    news: (options.goodNews ?? true) ? newsOf(NOTHING_CARRIED, false) : null,
    goals: [],
    target,
    asksGains: options.askEveryGain,
    facts: { chapter: 0 },
  };
}

/** The challenge in which supplies must end empty: there every gain may be declined. */
const EMPTY_POCKETS = 9;

function challengeOf(options: Options, content: Content): Team {
  const { challenge = 1, opponent = 'normal' } = options;
  const { skunks, bonus } = TEAM_DATA.opponent[opponent satisfies Level];
  return {
    ...PLAIN,
    skunks,
    exchange: 'open',
    watches: opponent === 'easy' || opponent === 'normal' ? 1 : 0,
    news: null,
    goals: [content.team.challenges[challenge - 1]!],
    target: 0,
    opponent: { bonus },
    asksGains: options.askEveryGain || challenge === EMPTY_POCKETS,
    facts: { challenge, difficulty: opponent },
  };
}
