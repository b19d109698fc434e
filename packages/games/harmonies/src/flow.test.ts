// The turn and flow vectors of the rules, by their ids.
import { seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { STACKS } from './stacks.ts';
import { createTable, type TestTable } from './testing.ts';

const handOf = { took: 1, hand: ['yellow', 'yellow', 'yellow'] } as const;
const central = (table: TestTable) => [[], ...table.open.central.slice(1)];

/** The mover has three tokens in hand, as after `take 1`. */
function holding(setup: Parameters<typeof createTable>[0]): TestTable {
  const first = createTable(setup);
  return createTable({ ...setup, open: { ...setup?.open, ...handOf, central: central(first) } });
}

/** Stacks on the lowest fitting token as long as that works, so that boards never fill up. */
function stackAll(table: TestTable): void {
  if (table.open.phase === 'swap') return table.play('done');
  if (table.open.took === null) table.play(bestTake(table));
  while (table.open.hand.length > 0) {
    const { spaces } = table.open.players[table.open.mover] ?? { spaces: [] };
    const places = table.legal().filter((text) => text.startsWith('place '));
    const high = places.find((text) => {
      const space = table.b.content.places.indexOf(text.split(' ')[2] ?? '');
      return (spaces[space]?.stack.length ?? 0) > 0;
    });
    table.play(high ?? places[0] ?? '');
  }
  table.play('done');
}

/** The space whose tokens cover the fewest new spaces: gray, brown and red can be stacked. */
function bestTake(table: TestTable): string {
  const stackable = (colour: string): number => (['gray', 'brown', 'red'].includes(colour) ? 1 : 0);
  const worth = table.open.central.map((list) =>
    list.length === 0 ? -1 : list.reduce((sum, colour) => sum + stackable(colour), 0),
  );
  return `take ${worth.indexOf(Math.max(...worth)) + 1}`;
}

/** Clears the mover's board before it fills, so that only the pouch can end the game. */
function playUntilPouchIsEmpty(seats: number, options = {}): TestTable {
  let table = createTable({ seats, options });
  while (table.open.phase !== 'over') {
    stackAll(table);
    const { open } = table;
    if (open.phase === 'over') break;
    const players = open.players.map(() => ({}));
    table = createTable({ seats, options, players, open: { ...open } });
  }
  return table;
}

describe('flow vectors', () => {
  it('F01 two players, the first to play fills up: the other plays once more', () => {
    const table = holding({ players: [{ empty: 5 }, {}] });
    table.finish();
    expect(table.open).toMatchObject({ final: { by: 'board', seat: 0 }, mover: 1, phase: 'turn' });
    table.finish();
    expect(table.open.phase).toBe('over');
  });

  it('F02 two players, the last to play fills up: the game ends at once', () => {
    const table = holding({ players: [{ empty: 6 }, { empty: 5 }], open: { mover: 1, turns: 1 } });
    table.finish();
    expect(table.open).toMatchObject({ final: { by: 'board', seat: 1 }, phase: 'over' });
    expect(table.rules.acting(table.state)).toBe(0);
  });

  it('F03 three players, the second fills up: the third plays, then the end', () => {
    const table = holding({ seats: 3, players: [{}, { empty: 5 }, {}], open: { mover: 1, turns: 1 } });
    table.finish();
    expect(table.open).toMatchObject({ mover: 2, phase: 'turn' });
    table.finish();
    expect(table.open.phase).toBe('over');
  });

  it('F04 four players, nobody fills up: 36 turns, the pouch empty since the refill after turn 35', () => {
    const table = playUntilPouchIsEmpty(4);
    expect(table.open).toMatchObject({ turns: 36, final: { by: 'pouch', seat: 3 }, phase: 'over' });
    expect(Object.values(table.open.pouch)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(table.open.central.filter((tokens) => tokens.length === 3).length).toBe(4);
  });

  it('F05 two players, nobody fills up: 18 turns each', () => {
    const table = playUntilPouchIsEmpty(2);
    expect(table.open).toMatchObject({ turns: 36, final: { by: 'pouch', seat: 1 } });
  });

  it('F06 exactly three empty spaces at the end of a turn: no trigger', () => {
    const table = holding({ players: [{ empty: 6 }, {}] });
    table.finish();
    expect(table.open.players[0]?.spaces.filter(({ stack }) => stack.length === 0).length).toBe(3);
    expect(table.open).toMatchObject({ final: null, mover: 1 });
  });

  it('F07 four uncompleted cards: no further one until one is complete, then at once', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'blue', '0,1': 'red+red' }, held: { duck: 3, ray: 0, fish: 0, otter: 0 } }, {}],
    });
    const open = table.open.display[0] as string;
    expect(table.why(`card ${open}`)).toBe('hand-full');
    table.play('cube duck 0,0', `card ${open}`);
    expect(table.open.players[0]).toMatchObject({ completed: ['duck'] });
    expect(table.open.players[0]?.held.length).toBe(4);
  });

  it('F08 a second card in the turn is illegal', () => {
    const table = createTable();
    const [first, second] = table.open.display;
    table.play(`card ${first}`);
    expect(table.why(`card ${second}`)).toBe('second-card');
  });

  it('F09 a card whose habitat is there takes its cube at once, also before the tokens', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'blue', '0,1': 'green' } }, {}],
      open: { display: ['frog', 'duck', 'ray', 'fish', 'otter'] },
    });
    table.play('card frog', 'cube frog 0,0');
    expect(table.open).toMatchObject({ took: null, players: [{ held: [{ card: 'frog', cubes: 1 }] }, {}] });
  });

  it('F10 the turn cannot end with a token not placed', () => {
    const table = createTable();
    expect(table.why('done')).toBe('take-tokens-first');
    const held = holding({});
    held.play('place yellow 0,0', 'place yellow 0,1');
    expect(held.refusal('done')).toEqual({ code: 'tokens-left', at: { tokens: 1 } });
    held.play('place yellow 0,2', 'done');
  });

  it('F11 no token of any colour goes onto a space with a cube', () => {
    for (const stack of STACKS.slice(1)) {
      for (const colour of ['blue', 'gray', 'brown', 'green', 'yellow', 'red'] as const) {
        const table = createTable({
          players: [{ board: { '0,0': stack.join('+') }, cubes: { '0,0': 'frog' }, held: { frog: 1 } }, {}],
          open: { took: 1, hand: [colour] },
        });
        expect(table.why(`place ${colour} 0,0`)).toBe('space-has-cube');
      }
    }
  });

  it('F12 solo, a card was taken: no replacement', () => {
    const table = createTable({ seats: 1 });
    table.play(`card ${table.open.display[0]}`);
    table.finish();
    expect(table.open).toMatchObject({ phase: 'turn', turns: 1 });
    expect(table.why(`swap ${table.open.display[0]}`)).toBe('swap-not-now');
    table.finish();
    expect(table.open.phase).toBe('swap');
    table.play(`swap ${table.open.display[0]}`);
    expect(table.open).toMatchObject({ phase: 'turn', turns: 2 });
  });

  it('F13 solo, 13 turns without a full board: one space is filled, turn 14, then the end', () => {
    let table = createTable({ seats: 1 });
    for (let turn = 1; turn <= 13; turn++) {
      if (table.open.phase === 'swap') table.play('done');
      table = createTable({ seats: 1, players: [{}], open: { ...table.open } });
      stackAll(table);
      expect(table.open.turns).toBe(turn);
    }
    expect(table.open.central.map((tokens) => tokens.length)).toEqual([3, 0, 0]);
    expect(Object.values(table.open.pouch)).toEqual([0, 0, 0, 0, 0, 0]);
    table.play('done');
    expect(table.why('take 2')).toBe('central-space-empty');
    table.finish();
    expect(table.open).toMatchObject({ turns: 14, phase: 'over', final: { by: 'pouch' } });
  });

  it('F14 equal totals: more cubes win, equal cubes share', () => {
    // One bush and the frog's first cube are worth as much as three bushes.
    const withCube = { board: { '0,0': 'blue', '0,1': 'green' }, cubes: { '0,0': 'frog' }, held: { frog: 1 } };
    const without = { board: { '0,0': 'green', '2,0': 'green', '4,0': 'green' } };
    const over = { phase: 'over', final: { by: 'board', seat: 0 } } as const;
    const first = createTable({ players: [without, withCube], open: over });
    const totals = [0, 1].map((one) => first.rules.score(first.state, seat(one)).total);
    expect(totals).toEqual([3, 3]);
    expect(first.rules.outcome(first.state)?.places).toEqual([2, 1]);
    const equal = createTable({ players: [without, without], open: over });
    expect(equal.rules.outcome(equal.state)?.places).toEqual([1, 1]);
  });
});
