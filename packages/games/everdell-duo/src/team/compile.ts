// Turns the team's data into numbers. Its effects are numbered after those of the edition, so that half-done turns of
// games against each other keep theirs.
import type { Compiler } from '../content/compiler.ts';
import { NONE } from '../content/ops.ts';
import type { Effect } from '../schema.ts';
import { ANY_MEADOW, CHEAPER, GIVES_FREELY, IGNORES_SKUNK } from '../state/layout.ts';
import { BOARD_PLACES, SEASONS, type Source } from '../terms.ts';
import { type Goal, type NewsEffect, TEAM_DATA } from './content.ts';
import {
  AFTER_ACTION,
  ANY_MOMENT,
  BEFORE_ACTION,
  type CompiledChapter,
  type CompiledGoal,
  type CompiledNews,
  PRODUCTION,
  type TeamContent,
} from './tables.ts';

/** No critter costs more berries. */
const ALL_BERRIES = 9;
const CHEAPER_BY = 3;

export function compileTeam(compiler: Compiler): TeamContent {
  const play = (from: readonly Source[], discount: number): number =>
    compiler.effect({ op: 'playCard', from, discount });
  const beside = ['hand', 'meadowAdjacent'] as const;
  const anywhere = ['hand', 'meadow'] as const;
  return {
    tiles: SEASONS.map((season) => {
      const { first, replaceRiver, team, redBox } = TEAM_DATA.seasons[season];
      const benefits = team.map((effect) => (effect.op === 'production' ? PRODUCTION : compiler.effect(effect)));
      return { first: first === 'hare' ? 0 : 1, replaceRiver, benefits, redBox };
    }),
    plays: [play(beside, 0), play(beside, CHEAPER_BY), play(anywhere, 0), play(anywhere, CHEAPER_BY)],
    freeCritter: compiler.effect({
      op: 'playCard',
      from: beside,
      filter: { type: 'critter' },
      discount: ALL_BERRIES,
    }),
    news: TEAM_DATA.goodNews.map(({ effect }) => newsOf(compiler, effect)),
    chapters: TEAM_DATA.chapters.map(({ goals, special }): CompiledChapter => {
      const farms = special.flatMap((one) =>
        one.kind === 'farmEffect' ? [{ place: BOARD_PLACES.indexOf(one.id), op: compiler.effect(one.effect) }] : [],
      );
      const moonOnDraw = special.some((one) => one.kind === 'drawMoves');
      return { goals: goals.map((goal) => goalOf(compiler, goal)), farms, moonOnDraw };
    }),
    challenges: TEAM_DATA.challenges.map(({ goal }) => goalOf(compiler, goal)),
  };
}

const NO_GOAL: CompiledGoal = { of: 'events', who: 'team', count: NONE, min: 0, max: -1, season: -1 };

function goalOf(compiler: Compiler, goal: Goal): CompiledGoal {
  switch (goal.kind) {
    case 'events':
      return { ...NO_GOAL, min: goal.min };
    case 'cityCount': {
      const count = compiler.count({ of: 'city', filter: goal.filter });
      return { ...NO_GOAL, of: 'count', count, min: goal.min ?? 0, max: goal.max ?? -1 };
    }
    case 'count': {
      const { who, min = 0, max = -1 } = goal;
      return { ...NO_GOAL, of: 'count', count: compiler.count(goal.count), who, min, max };
    }
    case 'each':
      return { ...goalOf(compiler, goal.goal), who: goal.player };
    case 'bySeasonEnd':
      return { ...goalOf(compiler, goal.goal), season: SEASONS.indexOf(goal.season) };
    case 'eventIs':
      return { ...NO_GOAL, of: 'faire', min: 1 };
    case 'margin':
      return { ...NO_GOAL, of: 'margin', min: goal.min };
  }
}

const PLAIN: CompiledNews = { kind: 'self', op: NONE, next: NONE, flag: 0, moments: ANY_MOMENT };
/** They change the action, so they come before it. */
const forTurn = (flag: number, moments = BEFORE_ACTION): CompiledNews => ({ ...PLAIN, kind: 'turn', flag, moments });

function newsOf(compiler: Compiler, effect: NewsEffect): CompiledNews {
  switch (effect.op) {
    case 'eachPlayer':
      return { ...PLAIN, kind: 'both', op: compiler.effect(effect.do) };
    case 'split':
      return { ...PLAIN, kind: 'split', op: compiler.effect({ op: 'choose', options: effect.parts }) };
    case 'look': {
      const op = compiler.effect({ op: 'look', n: effect.n, keep: 1 });
      return { ...PLAIN, kind: 'lookTogether', op, next: compiler.effect({ op: 'lookOn', n: 1 }) };
    }
    case 'activate':
    case 'recallWorker':
      return { ...PLAIN, kind: 'named', op: compiler.effect(effect) };
    case 'ignoreSkunk':
      return forTurn(IGNORES_SKUNK);
    case 'openExchange':
      return forTurn(GIVES_FREELY, ANY_MOMENT);
    case 'anyMeadow':
      return forTurn(ANY_MEADOW);
    case 'playCard':
      return forTurn(CHEAPER);
    case 'replaceRiver':
      return { ...PLAIN, kind: 'river' };
    case 'extraPlay': {
      const op = compiler.effect({ op: 'playCard', from: ['hand', 'meadowAdjacent'], discount: 0 });
      return { ...PLAIN, op, moments: AFTER_ACTION };
    }
    case 'freeCritter':
      // Its effect is `freeCritter` of the tables: the rules must be able to tell it from others.
      return { ...PLAIN, moments: BEFORE_ACTION | AFTER_ACTION };
    case 'moveMarker':
      return { ...PLAIN, op: compiler.effect({ op: 'moveMarker', n: 1 }) };
    case 'relaxEvent':
      return { ...PLAIN, op: compiler.effect({ op: 'relaxEvent', n: effect.by }) };
    case 'moveSkunk':
    case 'removeSkunk':
    case 'refreshMeadow':
    case 'replaceEvent':
      return { ...PLAIN, op: compiler.effect({ op: effect.op, n: effect.n }) };
    default:
      return { ...PLAIN, op: compiler.effect(effect satisfies Effect) };
  }
}
