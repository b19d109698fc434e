// What a team's table has beside any other, as the screen asks for it.
import {
  COLORS,
  type CommonChoice,
  type Count,
  commonChoice,
  type Exchange,
  type Goal,
  type Level,
  NEWS_IDS,
  type OpenTeam,
  type Season,
  SKUNK_SPACES,
  SLOT_PLACE,
  TEAM_DATA,
  TYPES,
} from '@sunglade/everdell-duo';
import type { Target } from '../../kit/screen/screen.ts';
import { contentOf, placeTarget, type Table } from './table.ts';

/** What a table with these options plays. */
export interface Plan {
  readonly mode: 'together' | 'challenge';
  /** 0 for a game of one's own. */
  readonly chapter: number;
  readonly challenge: number;
  readonly level: Level;
  readonly goals: readonly Goal[];
  /** 0 in a challenge. */
  readonly target: number;
  /** What it would be on hard, where it is not yet. */
  readonly hard: number | null;
  readonly exchange: Exchange;
}

type Options = Readonly<Record<string, unknown>>;

export function planOf(options: Options): Plan | null {
  if (options.mode === 'challenge') {
    const challenge = Number(options.challenge ?? 1);
    const goal = TEAM_DATA.challenges[challenge - 1]?.goal;
    const level = (options.opponent ?? 'normal') as Level;
    const goals = goal ? [goal] : [];
    return { mode: 'challenge', chapter: 0, challenge, level, goals, target: 0, hard: null, exchange: 'open' };
  }
  if (options.mode !== 'together') return null;
  const chapter = Number(options.chapter ?? 1);
  const data = TEAM_DATA.chapters[chapter - 1];
  const level = options.difficulty === 'hard' ? 'hard' : 'normal';
  return {
    mode: 'together',
    chapter,
    challenge: 0,
    level,
    goals: data?.goals ?? [],
    target: data ? data.target[level] : Number(options.target ?? 80),
    hard: data && level === 'normal' ? data.target.hard : null,
    exchange: data?.exchange ?? ((options.exchange ?? 'open') as Exchange),
  };
}

/** Everything open that only a team has; null where everybody plays for themselves. */
export const teamOf = (position: Table): OpenTeam | null => position.view.open.team ?? null;
export const planAt = (position: Table): Plan | null => planOf(position.setup.options as Options);

/** Whether a skunk stands on a place for workers. */
export function skunkAt(position: Table, place: number): boolean {
  const skunks = teamOf(position)?.skunks;
  if (!skunks) return false;
  return ((place < SLOT_PLACE ? skunks.places >> place : skunks.slots >> (place - SLOT_PLACE)) & 1) === 1;
}

export const skunkOnField = (position: Table, field: number): boolean =>
  (((teamOf(position)?.skunks.path ?? 0) >> field) & 1) === 1;

export function skunksAtEvents(position: Table): number {
  let count = 0;
  for (let bits = teamOf(position)?.skunks.slots ?? 0; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Spaces of skunks are places for workers, or fields of the path. */
export const spaceTarget = (space: string): Target => placeTarget(space);
export const spaceName = (space: number): string => SKUNK_SPACES[space] ?? '';

export const EXCHANGE_TARGET: Target = 'exchange';

/** Good news that are held or shown, by id. */
const newsIn = (position: Table, state: number): readonly string[] =>
  NEWS_IDS.filter((_, i) => teamOf(position)?.news[i] === state);
export const heldNews = (position: Table): readonly string[] => newsIn(position, 1);
export const shownNews = (position: Table): readonly string[] => newsIn(position, 3);

/** What the team is deciding in common, or null. */
export function commonAt(position: Table): CommonChoice | null {
  const content = contentOf(position);
  return commonChoice(position.view.open, (card) => (content.production[card] ?? -1) >= 0);
}

/** A goal as one thing that is counted, with its limits. */
export interface Counted {
  readonly of: 'events' | 'faire' | 'margin' | 'count';
  readonly count: Count | null;
  readonly who: 'team' | 'each' | 'hare' | 'tortoise';
  readonly min: number | null;
  readonly max: number | null;
  readonly season: Season | null;
}

export function countedGoal(goal: Goal): Counted {
  const plain = { count: null, who: 'team', min: null, max: null, season: null } as const;
  switch (goal.kind) {
    case 'events':
      return { ...plain, of: 'events', min: goal.min };
    case 'eventIs':
      return { ...plain, of: 'faire', min: 1 };
    case 'margin':
      return { ...plain, of: 'margin', min: goal.min };
    case 'cityCount': {
      const count: Count = { of: 'city', filter: goal.filter };
      return { ...plain, of: 'count', count, min: goal.min ?? null, max: goal.max ?? null };
    }
    case 'count': {
      const who = goal.who === 'each' ? 'each' : 'team';
      return { ...plain, of: 'count', count: goal.count, who, min: goal.min ?? null, max: goal.max ?? null };
    }
    case 'each':
      return { ...countedGoal(goal.goal), who: goal.player };
    case 'bySeasonEnd':
      return { ...countedGoal(goal.goal), season: goal.season };
  }
}

/** Whether playing a card would break a limit that still holds. */
export function breaksLimit(position: Table, card: number): Counted | null {
  const content = contentOf(position);
  const [color, type] = [COLORS[content.color[card] ?? 0], TYPES[content.type[card] ?? 0]];
  for (const [i, goal] of (planAt(position)?.goals ?? []).entries()) {
    const counted = countedGoal(goal);
    const { count, max } = counted;
    if (max === null || count?.of !== 'city') continue;
    const fits =
      (count.filter?.color === undefined || count.filter.color === color) &&
      (count.filter?.type === undefined || count.filter.type === type);
    if (fits && (teamOf(position)?.goals[i]?.have ?? 0) === max) return counted;
  }
  return null;
}
