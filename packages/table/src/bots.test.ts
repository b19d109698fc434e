// Bots at a table: what they are asked, and what becomes of their plan.
import { type AnyRules, legalSteps, only, seat, storeSetup, viewOf } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, test } from 'vitest';
import { type Asked, botLines, questionOf } from './due.ts';
import { BOT } from './names.ts';
import type { Table } from './table.ts';
import { openAt, say, startAt } from './testing.ts';

const NOW = 1_000;

/** A person, and a bot on the second chair. */
function withBot(): Table {
  const table = openAt(glade, 2, NOW);
  say(table, 'user-0', 0, `!sit ${'ab'.repeat(32)} Ann`, NOW);
  say(table, 'user-0', 1, '!bot greedy', NOW);
  expect(say(table, 'user-0', -1, '!start', NOW)).toBeNull();
  return table;
}

function asked(table: Table): Asked {
  const one = questionOf(table);
  if (!one) throw new Error('nobody is asked');
  return one;
}

const legal = (table: Table, one: number): string[] =>
  legalSteps(table.rules, table.run?.state, seat(one)).map((step) => table.rules.print(step));
const answer = (table: Table, plan: readonly string[] | null, about = asked(table)) =>
  botLines(table, about, plan, NOW, () => 0);
const take = (table: Table, one: number, text: string): void =>
  expect(say(table, `user-${one}`, one, text, NOW)).toBeNull();

describe('a bot is asked', () => {
  test('nothing before the game, and nothing where only people play', () => {
    const table = openAt(glade, 2, NOW);
    say(table, 'user-0', 0, '!bot greedy', NOW);
    expect(questionOf(table)).toBeNull();
    expect(questionOf(startAt(glade, 2, NOW))).toBeNull();
  });

  test('what its chair sees, and no more', () => {
    const table = withBot();
    expect(questionOf(table)).toEqual({
      seat: 1,
      count: 0,
      struck: 0,
      question: {
        game: 'glade',
        rules: 1,
        setup: storeSetup(table.config.setup, glade),
        level: 'greedy',
        seat: 1,
        view: viewOf(table.rules, table.run?.state, only(seat(1))),
      },
    });
  });

  test('as the table’s own bot, with care, where it fills in for somebody', () => {
    const table = startAt(glade, 2, NOW);
    expect(say(table, 'user-1', 1, '!propose bot 0', NOW)).toBeNull();
    expect(asked(table).question).toMatchObject({ level: 'random', seat: 0, careful: true });
  });
});

describe('what a bot planned', () => {
  test('is played as far as it goes, in its own name', () => {
    const table = withBot();
    const [pick = ''] = legal(table, 1);
    expect(answer(table, [pick, 'ready'])).toEqual([
      { at: NOW, by: BOT, seat: 1, text: pick },
      { at: NOW, by: BOT, seat: 1, text: 'ready' },
    ]);
    // Two cards at once cannot be stored, and nobody dances.
    for (const wrong of [pick, 'dance', 'draw'])
      expect(answer(table, [pick, wrong, 'ready'])).toMatchObject([{ text: pick }]);
  });

  test('ends where it learns something', () => {
    const table = withBot();
    for (const text of [legal(table, 0)[0] ?? '', 'ready']) take(table, 0, text);
    const [pick = ''] = legal(table, 1);
    expect(answer(table, [pick, 'ready', 'draw'])).toMatchObject([{ text: pick }, { text: 'ready' }]);
    const [rob = ''] = legal(table, 1);
    expect(answer(table, [rob])).toHaveLength(1);
  });

  test('does not hold anybody up where nothing of it fits: any legal step is taken', () => {
    const table = withBot();
    const steps = legal(table, 1);
    for (const plan of [null, [], ['dance'], ['roll']]) {
      expect(answer(table, plan)).toEqual([{ at: NOW, by: BOT, seat: 1, text: steps[0] }]);
      const last = botLines(table, asked(table), plan, NOW, (n) => n - 1);
      expect(last).toEqual([{ at: NOW, by: BOT, seat: 1, text: steps.at(-1) }]);
    }
  });

  test('changes nothing of the table while it is looked at', () => {
    const table = withBot();
    const before = JSON.stringify(table.rules.parts(table.run?.state));
    answer(table, [legal(table, 1)[0] ?? '', 'ready']);
    expect(JSON.stringify(table.rules.parts(table.run?.state))).toBe(before);
  });

  test('is refused where rules have no step for who must act', () => {
    const table = withBot();
    const stuck: Partial<AnyRules> = {
      legal: (_state, _seat, out) => {
        out.length = 0;
      },
    };
    Object.assign(table.rules, stuck);
    expect(answer(table, null)).toEqual({ code: 'unknown-step' });
  });
});

describe('what a bot planned is for a position that is gone', () => {
  const gone = { code: 'not-your-turn' };

  test('where no game runs, it is not its turn any more, or its person is back', () => {
    const table = withBot();
    const about = asked(table);
    const [pick = ''] = legal(table, 1);
    const unbegun = openAt(glade, 2, NOW);
    expect(answer(unbegun, [pick], about)).toEqual(gone);
    expect(answer(startAt(glade, 2, NOW), [pick], about)).toEqual(gone);
    for (const text of [pick, 'ready']) expect(say(table, BOT, 1, text, NOW)).toBeNull();
    expect(answer(table, ['draw'], { ...about, count: 2 })).toEqual(gone);
  });

  test('where another bot was faster', () => {
    const table = withBot();
    const about = asked(table);
    const [pick = ''] = legal(table, 1);
    expect(say(table, BOT, 1, pick, NOW)).toBeNull();
    expect(asked(table).count).toBe(1);
    expect(answer(table, ['ready'], about)).toEqual(gone);
    expect(answer(table, ['ready'])).toHaveLength(1);
  });

  test('where somebody went back, but not where somebody went on', () => {
    const table = withBot();
    const about = asked(table);
    const [pick = ''] = legal(table, 1);
    take(table, 0, legal(table, 0)[0] ?? '');
    expect(answer(table, [pick], about)).toHaveLength(1);
    take(table, 0, '!undo');
    expect(asked(table).struck).toBe(2);
    expect(answer(table, [pick], about)).toEqual(gone);
  });
});
