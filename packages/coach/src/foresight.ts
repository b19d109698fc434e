// What a seat may expect. Where a game's bots know what a position is worth, they are asked at the seat's own next decision;
// where they do not, the game is played to its end in the head.
import type { Bot, ChairBots, Seating } from '@sunglade/bots';
import {
  type AnyRules,
  createPicker,
  createStepBuffer,
  type Dice,
  firstSeat,
  hasSeat,
  imagine,
  NOBODY,
  only,
  type Seat,
  type Step,
  type StepBuffer,
  type View,
  viewOf,
} from '@sunglade/core';
import { meanOf } from './hundredths.ts';

export interface Foresight {
  /** The final points that a seat which has to decide may expect, from what it sees. */
  expect(view: View, seat: Seat, dice: Dice): number;
  /** The same for a whole world in which the seat has decided; the world is used up. */
  expectIn(world: unknown, seat: Seat, dice: Dice): number;
}

/** Who knows what a position is worth. Wider thought costs more and says nearly the same. */
const JUDGE = 'owl';
/** Who plays for everybody until the seat decides again. */
const QUICK = 'badger';
const QUICKLY = { playouts: 24 } as const;

export function createForesight(seating: Seating, bots: ChairBots): Foresight {
  const judge = bots(seating, JUDGE);
  const quick = bots(seating, QUICK);
  return judge?.expect && quick ? byJudge(seating.rules, judge as Judge, quick) : byPlayouts(seating.rules);
}

type Judge = Bot & Required<Pick<Bot, 'expect'>>;

function byJudge(rules: AnyRules, judge: Judge, quick: Bot): Foresight {
  const expect = (view: View, seat: Seat, dice: Dice): number => judge.expect(view, seat, dice);
  return {
    expect,
    expectIn(world, seat, dice) {
      for (;;) {
        const acting = rules.acting(world);
        if (acting === NOBODY) return rules.score(world, seat).total;
        if (hasSeat(acting, seat)) return expect(viewOf(rules, world, only(seat)), seat, dice);
        const other = firstSeat(acting);
        for (const step of quick.plan(viewOf(rules, world, only(other)), other, dice, QUICKLY))
          if (hasSeat(rules.apply(world, other, step), other)) break;
      }
    },
  };
}

const WORLDS = 8;
const NUMBERS = 0x7fffffff;

function byPlayouts(rules: AnyRules): Foresight {
  const buffer = createStepBuffer(rules);
  const scratch = { world: undefined as unknown };
  const expectIn = (world: unknown, seat: Seat, dice: Dice): number => {
    playQuickly(rules, world, createPicker(dice.below(NUMBERS)), buffer, scratch);
    return rules.score(world, seat).total;
  };
  return {
    expect: (view, seat, dice) =>
      meanOf(Array.from({ length: WORLDS }, () => expectIn(imagine(rules, view, dice), seat, dice))),
    expectIn,
  };
}

/** Steps of which the one that pays most at once is taken. */
const LOOKED_AT = 3;

/** To the end of the game; everybody takes what pays most at once among a few steps. */
function playQuickly(
  rules: AnyRules,
  world: unknown,
  pick: (n: number) => number,
  buffer: StepBuffer,
  scratch: { world: unknown },
): void {
  for (let acting = rules.acting(world); acting !== NOBODY; acting = rules.acting(world)) {
    const seat = firstSeat(acting);
    rules.legal(world, seat, buffer);
    const some = Array.from({ length: Math.min(LOOKED_AT, buffer.length) }, () => buffer.steps[pick(buffer.length)]!);
    let best = some[0] as Step;
    let most = Number.NEGATIVE_INFINITY;
    for (const step of some.length > 1 ? (some as Step[]) : []) {
      scratch.world = rules.copy(world, scratch.world);
      rules.apply(scratch.world, seat, step);
      const points = rules.score(scratch.world, seat).total;
      if (points <= most) continue;
      most = points;
      best = step;
    }
    rules.apply(world, seat, best);
  }
}
