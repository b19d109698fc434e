// Goals in words: what is counted, its limits, and how far the team is.

import { contentOf, type Table } from '../table.ts';
import { type Counted, countedGoal, planAt, teamOf } from '../team.ts';
import { eventName } from './names.ts';
import type { DuoWords } from './words.ts';

export interface GoalText {
  readonly what: string;
  readonly limit: string;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function whatOf(words: DuoWords, position: Pick<Table, 'setup'>, { of, count }: Counted): string {
  switch (of) {
    case 'events':
      return words.team.goals.events;
    case 'faire':
      return eventName(words, position, contentOf(position).faire);
    case 'margin':
      return words.team.goals.lead;
    case 'count':
      return count ? capital(words.phrases.things(count)) : '';
  }
}

/** "Green cards", "at least 4, by the end of summer". */
export function goalText(words: DuoWords, position: Pick<Table, 'setup'>, goal: Counted): GoalText {
  const { goals } = words.team;
  const { of, who, min, max, season } = goal;
  const limits = [
    ...(who === 'each' ? [goals.each] : who === 'team' ? [] : [words.animals[who]]),
    ...(of === 'faire' ? [goals.completed] : min !== null ? [goals.atLeast(min)] : []),
    ...(max === null ? [] : [max === 0 ? goals.not : goals.atMost(max)]),
    ...(season === null ? [] : [goals.by[season]]),
  ];
  return { what: whatOf(words, position, goal), limit: limits.join(', ') };
}

export interface GoalLine extends GoalText {
  readonly goal: Counted;
  readonly have: number;
  /** What is to be reached, or not to be passed. */
  readonly need: number;
  readonly met: boolean;
  /** A limit that is passed, or a date that was missed. */
  readonly broken: boolean;
}

/** Every goal of the table with what there is of it; in a challenge its promise in its own words. */
export function goalLines(words: DuoWords, position: Table): readonly GoalLine[] {
  const plan = planAt(position);
  const now = teamOf(position)?.goals ?? [];
  const promise = words.team.challenges[(plan?.challenge ?? 0) - 1];
  return (plan?.goals ?? []).map((one, i) => {
    const goal = countedGoal(one);
    const { have = 0, met = false } = now[i] ?? {};
    const text = promise ? { what: promise.text.replace(/\.$/, ''), limit: '' } : goalText(words, position, goal);
    return {
      ...text,
      goal,
      have,
      need: goal.min ?? goal.max ?? 0,
      met,
      broken: goal.max !== null && have > goal.max,
    };
  });
}
