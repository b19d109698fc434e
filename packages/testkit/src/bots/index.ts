// What the computer players of every game promise, as one suite: a game's package calls it with its tables and levels.
import { createDice, imagine, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { type BotTable, type Moment, momentOf, type PlayedOut, playOut, scoresOf, type TestBot } from './games.ts';
import { usedAfter } from './memory.ts';

export type { BotTable, TestBot } from './games.ts';

export interface BotCase {
  readonly make: (table: BotTable, level: string, style: string | null) => TestBot | null;
  /** From the gentlest to the strongest. */
  readonly levels: readonly string[];
  readonly styles: readonly string[];
  /** Seats, options, versions of the rules, editions: one of each kind. The first one stands for all where one will do. */
  readonly tables: readonly BotTable[];
  /** Playouts that are enough to try a turn at all: tests are not there to play well. */
  readonly few: number;
  /** The parts into which a loss is taken apart. */
  readonly parts: readonly string[];
  /** What a seat may expect in the middle of a game. */
  readonly expects: { readonly atLeast: number; readonly atMost: number };
  /** Playouts for a comparison of turns. */
  readonly explained: number;
}

/** They work for a second or two; on a busy machine that may take a while. */
const PATIENT = { timeout: 120_000 };

const dice = (name: string) => createDice(seedFrom(name));

export function botSuite(c: BotCase): void {
  const budget = { playouts: c.few };
  const sit = (table: BotTable, level: string, style: string | null = null): TestBot => {
    const bot = c.make(table, level, style);
    if (!bot) throw new Error(`nobody plays ${level}`);
    return bot;
  };
  const strongest = c.levels.at(-1)!;

  /**
   * One game in which all levels take turns at every seat. Of every third plan only the first step is taken: the next one
   * goes on from the middle of a turn that somebody else began.
   */
  const played = new Map<BotTable, PlayedOut>();
  const gameAt = (table: BotTable): PlayedOut => {
    const known = played.get(table);
    if (known) return known;
    const bots = c.levels.map((level) => sit(table, level));
    const game = playOut(table, 'legal', budget, (_, n) => ({
      bot: bots[n % bots.length]!,
      steps: n % 3 === 2 ? 1 : Number.POSITIVE_INFINITY,
    }));
    played.set(table, game);
    return game;
  };
  const momentsAt = (table: BotTable, ...shares: readonly number[]): Moment[] => {
    const { moments } = gameAt(table);
    return shares.map((share) => moments[Math.floor(share * moments.length)]!);
  };

  describe.each(c.tables.map((table) => [table.name, table] as const))('at a table of %s', (_, table) => {
    it('all levels play what the rules allow, also on from the middle of a turn that others began', PATIENT, () => {
      for (const score of gameAt(table).scores) expect(score).toBeGreaterThan(0);
    });

    it('decides from what it sees: what is hidden behind it changes nothing', () => {
      const [moment] = momentsAt(table, 0.3);
      const other = momentOf(table, imagine(table.rules, moment!.view, dice('another world')));
      for (const level of c.levels) {
        const bot = sit(table, level);
        const plan = ({ view, seat }: Moment) => bot.plan(view, seat, dice('same'), budget);
        expect(plan(other)).toEqual(plan(moment!));
      }
    });
  });

  const table = c.tables[0]!;
  const { rules } = table;
  const printed = (plan: readonly Parameters<typeof rules.print>[0][]) => plan.map((step) => rules.print(step));

  it('thinks the same twice at a budget of playouts', () => {
    const plans = () => {
      const bot = sit(table, strongest);
      return momentsAt(table, 0.1, 0.5, 0.8).map(({ view, seat }) =>
        bot.plan(view, seat, dice('again'), { playouts: 10 * c.few }),
      );
    };
    expect(plans()).toEqual(plans());
  });

  describe('cut off', () => {
    it('before it could try anything it still answers with a whole good turn, and never by chance', () => {
      const bot = sit(table, strongest);
      for (const { view, seat } of momentsAt(table, 0.2, 0.6)) {
        const plan = (name: string) => printed(bot.plan(view, seat, dice(name), { cancel: { aborted: true } }));
        const { turns } = bot.explain!(view, seat, dice('cut'), budget);
        expect(turns.map(({ steps }) => steps)).toContainEqual(plan('cut'));
        expect(plan('other dice')).toEqual(plan('cut'));
      }
    });

    it.each([1, 8, 60])('after %i looks at the flag it stops at once, with the best turn so far', (looks) => {
      for (const level of c.levels) {
        const bot = sit(table, level);
        for (const { state, view, seat } of momentsAt(table, 0.4)) {
          let looked = 0;
          const cancel = {
            get aborted() {
              return ++looked > looks;
            },
          };
          const plan = bot.plan(view, seat, dice('cut'), { playouts: 100 * c.few, cancel });
          const trial = rules.copy(state);
          for (const step of plan) {
            expect(rules.refuse(trial, seat, step)).toBeNull();
            rules.apply(trial, seat, step);
          }
          // A look or two more on the way out, but nothing is played any more.
          expect(looked).toBeLessThan(looks + 12);
        }
      }
    });
  });

  it('explains its turns by expected points, the loss with its error, and the parts of the score', () => {
    const bot = sit(table, strongest);
    const explain = ({ view, seat }: Moment) => bot.explain!(view, seat, dice('why'), { playouts: c.explained });
    // In the middle of a turn there may be nothing left to choose.
    const isOpen = (moment: Moment) => bot.explain!(moment.view, moment.seat, dice('why'), budget).turns.length > 1;
    const { turns, worlds } = explain(momentsAt(table, 0.6, 0.62, 0.64, 0.66).find(isOpen)!);
    expect(worlds).toBeGreaterThan(5);
    expect(turns[0]).toMatchObject({ loss: 0, error: 0, parts: Object.fromEntries(c.parts.map((part) => [part, 0])) });
    for (const { expected, parts, loss, error } of turns) {
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(error).toBeLessThan(10);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(expected - turns[0]!.expected, 6);
    }
  });

  it('expects about what a game comes to', () => {
    const [moment] = momentsAt(table, 0.7);
    const expected = sit(table, strongest).expect!(moment!.view, moment!.seat, dice('expect'));
    expect(expected).toBeGreaterThan(c.expects.atLeast);
    expect(expected).toBeLessThan(c.expects.atMost);
  });

  it('a style changes how a bot plays, and one that nobody knows does not', PATIENT, () => {
    const moments = momentsAt(table, ...Array.from({ length: 24 }, (_, i) => i / 24));
    const plans = moments.map(({ view, seat }) => {
      const known = new Map<string | null, readonly number[]>();
      return (style: string | null): readonly number[] => {
        const plan =
          known.get(style) ??
          sit(table, c.levels.at(-2)!, style).plan(view, seat, dice('style'), { playouts: 10 * c.few });
        known.set(style, plan);
        return plan;
      };
    });
    const differs = (style: string) => plans.some((plan) => plan(style).join() !== plan(null).join());
    for (const style of c.styles) expect([style, differs(style)]).toEqual([style, true]);
    for (const plan of plans.slice(0, 4)) expect(plan('wild')).toEqual(plan(null));
    expect(c.make(table, 'random', null)).toBeNull();
  });

  it('a bot keeps nothing of the turns it has planned', PATIENT, () => {
    const bot = sit(table, c.levels[2]!);
    const moments = Array.from({ length: 40 }, (_, i) => momentOf(table, rules.create(seedFrom(`memory ${i}`))));
    const plan = () => {
      for (const { view, seat } of moments) bot.plan(view, seat, dice('memory'), budget);
    };
    const before = usedAfter(plan);
    // Less than 8 kB a turn.
    expect(usedAfter(plan) - before).toBeLessThan(40 * 8_000);
  });
}

export interface Gate {
  readonly table: BotTable;
  readonly make: (table: BotTable, level: string) => TestBot | null;
  /** From the gentlest to the strongest. */
  readonly levels: readonly string[];
  readonly games: number;
  readonly playouts: number;
}

/** In a few games: alone the mean rises from level to level, at a table of two each has more points than the one before. */
export function levelsAreOrdered({ table, make, levels, games, playouts }: Gate): void {
  const bots = levels.map((level) => make(table, level)!);
  const sum = (scores: readonly (readonly number[])[], seat: number): number =>
    scores.reduce((total, score) => total + score[seat]!, 0);
  const play = (...seated: readonly TestBot[]) =>
    Array.from({ length: games }, (_, n) => scoresOf(table, seated, `gate ${n}`, { playouts }));
  if (table.rules.seats === 1) {
    const sums = bots.map((bot) => sum(play(bot), 0));
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    return;
  }
  const leads = bots.slice(1).map((bot, i) => {
    const [first, second] = [play(bot, bots[i]!), play(bots[i]!, bot)];
    return sum(first, 0) - sum(first, 1) + sum(second, 1) - sum(second, 0);
  });
  for (const lead of leads) expect(lead).toBeGreaterThan(0);
}
