// One test per clause of the rules, named after it.
import { readFileSync } from 'node:fs';
import { hasSeat, NOBODY, Run, seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from './check.ts';
import { CLAUSES } from './clauses.ts';
import { harmonies } from './game.ts';
import { STACKS, stackNumber, stackWith } from './stacks.ts';
import { COLOURS } from './terms.ts';
import { createTable, noTokens, type PlayerSetup, type TableSetup } from './testing.ts';
import vectors from './vectors.json' with { type: 'json' };

const SPIRITS = { spirits: true };
const inHand = (...hand: (typeof COLOURS)[number][]) => ({ took: 1, hand });
const sheetOf = (player: PlayerSetup, setup: TableSetup = {}) => {
  const table = createTable({ ...setup, players: [player] });
  return table.rules.score(table.state, seat(0));
};
const over = { phase: 'over', final: { by: 'board', seat: 0 } } as const;

describe('clause setup-central-board', () => {
  it('puts three random tokens on each of five spaces', () => {
    const { open } = createTable();
    expect(open.central.map((tokens) => tokens.length)).toEqual([3, 3, 3, 3, 3]);
    expect(Object.values(open.pouch).reduce((sum, count) => sum + count, 0)).toBe(105);
  });
});

describe('clause setup-display', () => {
  it('opens five animals, the same for two, three and four players', () => {
    for (const seats of [2, 3, 4]) {
      const { open } = createTable({ seats });
      expect(open.display.filter((card) => card !== null).length).toBe(5);
      expect(open.deck).toBe(27);
    }
  });
});

describe('clause setup-first-player', () => {
  it('draws the first player from the seed', () => {
    const setup = harmonies.setup({ seats: 3 });
    if (!setup.ok) throw new Error('set-up');
    const rules = harmonies.bind(setup.value);
    const firsts = Array.from({ length: 60 }, (_, i) => rules.parts(rules.create(seedFrom(`first ${i}`))).open.first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2]);
  });
});

describe('clause spirit-deal', () => {
  it('deals two different spirits to each player, nobody else sees them', () => {
    const table = createTable({ seats: 4, options: SPIRITS });
    const { own, open } = table.rules.parts(table.state);
    const dealt = own.flatMap(({ spirits }) => spirits);
    expect(new Set(dealt).size).toBe(8);
    expect(open.players.every(({ spirit, held }) => spirit === null && held.length === 0)).toBe(true);
    const other = own[1]?.spirits[0] as string;
    expect(table.why(`keep ${other}`)).toBe('spirit-not-dealt');
  });
});

describe('clause spirit-choose-first', () => {
  it('comes before everything else of the first turn, and only then', () => {
    const table = createTable({ options: SPIRITS });
    const mine = table.rules.parts(table.state).own[0]?.spirits ?? [];
    expect(table.legal()).toEqual(mine.map((id) => `keep ${id}`));
    expect(table.why('take 1')).toBe('choose-spirit-first');
    expect(table.why('done')).toBe('choose-spirit-first');
    table.play(`keep ${mine[1]}`);
    expect(table.open.players[0]).toMatchObject({ spirit: mine[1], held: [{ card: mine[1], cubes: 0 }] });
    expect(table.why(`keep ${mine[0]}`)).toBe('spirit-not-now');
    table.finish();
    expect(table.open).toMatchObject({ mover: 1, phase: 'spirit' });
  });
  it('tells nobody which one left', () => {
    const table = createTable({ options: SPIRITS });
    const [kept, left] = table.rules.parts(table.state).own[0]?.spirits ?? [];
    table.play(`keep ${kept}`);
    expect(table.events).toEqual([{ type: 'spirit', seat: 0, card: kept }]);
    expect(JSON.stringify(table.open)).not.toContain(`"${left}"`);
  });
  it('is not asked without spirits', () => expect(createTable().why('keep lion')).toBe('spirit-not-now'));
});

describe('clause turn-order', () => {
  it('goes round from the first player', () => {
    const table = createTable({ seats: 3, open: { first: 2 } });
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(table.open.mover);
      expect(table.refusal('take 1', (table.open.mover + 1) % 3)).toEqual({
        code: 'not-your-turn',
        at: { mover: table.open.mover },
      });
      table.finish();
    }
    expect(order).toEqual([2, 0, 1, 2]);
  });
});

describe('clause turn-tokens-once', () => {
  it('takes exactly one space', () => {
    const table = createTable();
    const tokens = table.open.central[1];
    table.play('take 2');
    expect(table.open.central[1]).toEqual([]);
    expect([...table.open.hand].sort()).toEqual([...(tokens ?? [])].sort());
    expect(table.why('take 3')).toBe('tokens-already-taken');
    expect(table.why('take 2')).toBe('tokens-already-taken');
  });
  it('is not optional', () => expect(createTable().why('done')).toBe('take-tokens-first'));
});

describe('clause turn-place-all', () => {
  it('keeps no token for later', () => {
    const table = createTable({ open: inHand('blue') });
    expect(table.refusal('done')).toEqual({ code: 'tokens-left', at: { tokens: 1 } });
    table.play('place blue 0,0');
    expect(table.why('done')).toBeNull();
  });
});

describe('clause turn-any-order', () => {
  it('lets cubes and the card come before, between and after the tokens', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'gray', '1,0': 'yellow' }, held: { meerkat: 0, fennec: 0 } }],
      open: { central: [['gray', 'gray', 'red'], [], [], [], []], display: ['eagle', 'duck', 'ray', 'fish', 'otter'] },
    });
    table.play('cube meerkat 0,0', 'take 1', 'place gray 0,1', 'cube meerkat 0,1', 'card eagle', 'place gray 2,0');
    table.play('cube meerkat 2,0', 'place red 4,0', 'done');
    // The cubes stay for good.
    expect(table.open.players[0]?.spaces.filter(({ cube }) => cube === 'meerkat').length).toBe(3);
  });
  it('may end with a cube left to place', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'gray', '1,0': 'yellow' }, held: { meerkat: 0 } }],
      open: inHand('red'),
    });
    table.play('place red 4,0');
    expect(table.legal()).toContain('cube meerkat 0,0');
    expect(table.why('done')).toBeNull();
  });
});

describe('clause turn-refill', () => {
  it('fills the emptied space and the display at the end of the turn, not before', () => {
    const table = createTable();
    const [card] = table.open.display;
    const before = table.open.central;
    table.play('take 2', `card ${card}`);
    expect(table.open.display[0]).toBeNull();
    table.finish();
    expect(table.open.central.map((tokens) => tokens.length)).toEqual([3, 3, 3, 3, 3]);
    expect(table.open.central.filter((_, i) => i !== 1)).toEqual(before.filter((_, i) => i !== 1));
    expect(table.open.display[0]).not.toBeNull();
    expect(table.open.display[0]).not.toBe(card);
  });
  it('is seen by everybody: until then all may be taken back, afterwards nothing', () => {
    const setup = harmonies.setup({ seats: 2 });
    if (!setup.ok) throw new Error('set-up');
    const rules = harmonies.bind(setup.value);
    const run = new Run(rules, seedFrom('undo'));
    const mover = seat(rules.parts(run.state).open.first);
    const take = (text: string) => expect(run.take({ seat: mover, text })).toBeNull();
    take('take 1');
    take(`card ${rules.parts(run.state).open.display[2]}`);
    for (const [i, colour] of rules.parts(run.state).open.hand.entries()) take(`place ${colour} 0,${i}`);
    expect(run.standing.every(({ sealed }) => sealed === NOBODY)).toBe(true);
    expect(run.canUndo(mover)).toBe(true);
    take('done');
    expect(hasSeat(run.standing.at(-1)?.sealed ?? NOBODY, mover)).toBe(true);
    expect(run.take({ seat: mover, text: '!undo' })).toEqual({ code: 'sealed' });
  });
});

describe('clause token-from-hand', () => {
  it('places only what was taken', () => {
    const table = createTable({ open: inHand('blue', 'blue') });
    expect(table.refusal('place red 0,0')).toEqual({ code: 'token-not-in-hand', at: { colour: 'red' } });
    table.play('place blue 0,0');
    expect(table.open.hand).toEqual(['blue']);
  });
});

describe('clause token-stacking', () => {
  // The printed table, bottom to top.
  const MAY_PLACE_ON: Readonly<Record<string, readonly string[]>> = {
    '': ['blue', 'gray', 'brown', 'green', 'yellow', 'red'],
    blue: [],
    brown: ['brown', 'green', 'red'],
    gray: ['gray', 'red'],
    green: [],
    red: ['red'],
    yellow: [],
    'brown+brown': ['green'],
    'brown+green': [],
    'brown+red': [],
    'gray+gray': ['gray'],
    'gray+red': [],
    'red+red': [],
    'brown+brown+green': [],
    'gray+gray+gray': [],
  };
  for (const stack of STACKS.map((one) => one.join('+'))) {
    it(`knows what goes on "${stack}"`, () => {
      const table = createTable({ players: [{ board: { '0,0': stack } }], open: inHand(...COLOURS) });
      const allowed = COLOURS.filter((colour) => table.why(`place ${colour} 0,0`) === null);
      expect([...allowed].sort()).toEqual([...(MAY_PLACE_ON[stack] ?? ['missing'])].sort());
      const code = allowed.length === 0 ? 'nothing-goes-on-top' : 'colour-does-not-fit';
      for (const colour of COLOURS.filter((one) => !allowed.includes(one))) {
        expect(table.refusal(`place ${colour} 0,0`)).toEqual({ code, at: { space: '0,0', stack, colour } });
      }
    });
  }
  it('knows no stack that cannot be built', () => {
    for (const stack of STACKS.slice(1)) {
      const top = COLOURS.indexOf(stack.at(-1) ?? 'blue');
      expect(stackWith(stackNumber(stack.slice(0, -1)), top)).toBe(stackNumber(stack));
    }
  });
});

describe('clause token-never-on-cube', () => {
  it('closes a space with a cube: no red onto a gray that carries one', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'gray', '0,1': 'gray' }, cubes: { '0,0': 'meerkat' }, held: { meerkat: 1 } }],
      open: inHand('red'),
    });
    expect(table.refusal('place red 0,0')).toEqual({ code: 'space-has-cube', at: { space: '0,0' } });
    expect(table.why('place red 0,1')).toBeNull();
  });
});

describe('clause card-from-display', () => {
  it('takes only an open card', () => {
    const table = createTable({ open: { display: ['duck', null, 'ray', 'fish', 'otter'] } });
    expect(table.why('card duck')).toBeNull();
    expect(table.refusal('card panther')).toEqual({ code: 'card-not-open', at: { card: 'panther' } });
  });
});

describe('clause card-once-a-turn', () => {
  it('takes one card a turn, and again in the next', () => {
    const table = createTable();
    const [first, second] = table.open.display;
    table.play(`card ${first}`);
    expect(table.why(`card ${second}`)).toBe('second-card');
    table.finish();
    expect(table.why(`card ${second}`)).toBeNull();
  });
});

describe('clause card-hand-limit', () => {
  it('holds at most four uncompleted cards', () => {
    const held = { ray: 0, fish: 0, otter: 0 };
    const three = createTable({ players: [{ held }] });
    expect(three.why(`card ${three.open.display[0]}`)).toBeNull();
    const four = createTable({ players: [{ held: { ...held, duck: 3 } }] });
    expect(four.refusal(`card ${four.open.display[0]}`)).toEqual({ code: 'hand-full', at: { limit: 4 } });
    expect(four.legal().some((text) => text.startsWith('card '))).toBe(false);
    const completed = createTable({ players: [{ held, completed: ['duck', 'eagle'] }] });
    expect(completed.why(`card ${completed.open.display[0]}`)).toBeNull();
  });
});

describe('clause card-at-once', () => {
  it('may be used in the turn it was taken', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'blue', '0,1': 'green' } }],
      open: { display: ['frog', 'duck', 'ray', 'fish', 'otter'] },
    });
    expect(table.why('cube frog 0,0')).toBe('card-not-held');
    table.play('card frog');
    expect(table.why('cube frog 0,0')).toBeNull();
  });
});

describe('clause card-complete-frees-slot', () => {
  it('frees the slot with the last cube, keeping the order of the others', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'blue', '0,1': 'red+red' }, held: { ray: 0, duck: 3, fish: 0, otter: 0 } }],
    });
    table.play('cube duck 0,0');
    expect(table.open.players[0]).toMatchObject({
      completed: ['duck'],
      held: [{ card: 'ray' }, { card: 'fish' }, { card: 'otter' }],
    });
    expect(table.events.at(-1)).toMatchObject({ type: 'cube', cubes: 4, points: 13, complete: true });
    expect(table.rules.score(table.state, seat(0)).parts['animal:duck']).toBe(13);
  });
});

describe('clause card-deck-empty', () => {
  it('leaves the display short', () => {
    const table = createTable({ deck: [] });
    table.play(`card ${table.open.display[0]}`);
    table.finish();
    expect(table.open).toMatchObject({ deck: 0, mover: 1 });
    expect(table.open.display.filter((card) => card === null).length).toBe(1);
  });
});

describe('clause cube-from-held-card', () => {
  it('needs a card of one’s own with a cube on it', () => {
    const board = { '0,0': 'blue', '0,1': 'red+red', '1,0': 'blue' };
    const table = createTable({ players: [{ board, held: { duck: 3 } }, { held: { frog: 0 } }] });
    expect(table.refusal('cube frog 0,0')).toEqual({ code: 'card-not-held', at: { card: 'frog' } });
    table.play('cube duck 0,0');
    expect(table.refusal('cube duck 1,0')).toEqual({ code: 'card-complete', at: { card: 'duck' } });
  });
  it('does not call another player’s completed card one’s own', () => {
    const other = { board: { '0,0': 'blue' }, cubes: { '0,0': 'eagle', '0,1': 'eagle' }, completed: ['eagle'] };
    expect(createTable({ players: [{}, other] }).why('cube eagle 0,0')).toBe('card-not-held');
  });
});

describe('clause cube-free-target', () => {
  it('puts at most one cube on a space', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'blue', '0,1': 'green' }, cubes: { '0,0': 'duck' }, held: { duck: 1, frog: 0 } }],
    });
    expect(table.refusal('cube frog 0,0')).toEqual({ code: 'target-has-cube', at: { card: 'frog', space: '0,0' } });
  });
});

describe('clause cube-stays', () => {
  it('keeps the cube when later tokens destroy the habitat', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'yellow', '0,1': 'gray' }, held: { meerkat: 0 } }],
      open: inHand('gray', 'gray'),
    });
    expect(table.refusal('cube meerkat 0,0')).toMatchObject({ code: 'target-does-not-fit', at: { stack: 'yellow' } });
    table.play('cube meerkat 0,1');
    expect(table.why('place gray 0,1')).toBe('space-has-cube');
    const fox = createTable({
      players: [{ board: { '0,0': 'gray', '0,1': 'gray', '0,2': 'yellow' }, held: { fennec: 0 } }],
      open: inHand('red'),
    });
    fox.play('cube fennec 0,0', 'place red 0,1');
    expect(fox.open.players[0]).toMatchObject({ held: [{ card: 'fennec', cubes: 1 }] });
    expect(fox.rules.score(fox.state, seat(0)).parts['animal:fennec']).toBe(4);
  });
});

describe('clause cube-unlimited', () => {
  it('lets cubes be placed beyond the 66 of the box', () => {
    const fields = { board: { '0,0': 'gray', '0,1': 'yellow' }, held: { meerkat: 0 } };
    const full = Object.fromEntries(
      createTable({ options: { side: 'B' } })
        .b.content.places.filter((place) => place !== '0,0' && place !== '0,1')
        .map((place) => [place, 'frog']),
    );
    const players = [{ ...fields, cubes: full }, { cubes: full }, { cubes: full }];
    const table = createTable({ seats: 3, options: { side: 'B' }, players });
    expect(table.open.players.flatMap(({ spaces }) => spaces).filter(({ cube }) => cube !== null).length).toBe(69);
    expect(table.why('cube meerkat 0,0')).toBeNull();
  });
});

describe('clause habitat-rotations', () => {
  // All six neighbours of 2,1.
  for (const beside of ['2,0', '3,0', '3,1', '2,2', '1,2', '1,1']) {
    it(`finds the pair with ${beside}`, () => {
      const table = createTable({ players: [{ board: { '2,1': 'blue', [beside]: 'green' }, held: { frog: 0 } }] });
      expect(table.legal()).toContain('cube frog 2,1');
    });
  }
  it('refuses where the pattern is not there', () => {
    const table = createTable({ players: [{ board: { '2,1': 'blue', '4,0': 'green' }, held: { frog: 0 } }] });
    expect(table.refusal('cube frog 2,1')).toEqual({ code: 'habitat-missing', at: { card: 'frog', space: '2,1' } });
  });
});

describe('clause habitat-exact-heights', () => {
  it('wants neither more nor less', () => {
    const at = (stack: string) =>
      createTable({ players: [{ board: { '0,0': stack, '0,1': 'green' }, held: { koala: 0 } }] }).why('cube koala 0,0');
    expect(at('brown+green')).toBeNull();
    expect(at('green')).toBe('target-does-not-fit');
    expect(at('brown+brown+green')).toBe('target-does-not-fit');
    expect(at('brown')).toBe('target-does-not-fit');
  });
});

describe('clause habitat-building', () => {
  it('is red on exactly one brown, gray or red', () => {
    const at = (stack: string) =>
      createTable({ players: [{ board: { '0,0': 'blue', '0,1': stack }, held: { duck: 0 } }] }).why('cube duck 0,0');
    for (const stack of ['brown+red', 'gray+red', 'red+red']) expect(at(stack)).toBeNull();
    for (const stack of ['red', 'gray', 'brown+brown']) expect(at(stack)).toBe('habitat-missing');
  });
});

describe('clause habitat-shared', () => {
  it('lets one token serve many habitats, and pattern spaces carry cubes', () => {
    const table = createTable({
      players: [
        {
          board: { '0,0': 'blue', '0,1': 'green', '1,0': 'blue', '1,1': 'blue' },
          cubes: { '1,1': 'otter' },
          held: { otter: 1, frog: 0 },
        },
      ],
    });
    table.play('cube frog 0,0', 'cube frog 1,0');
    expect(table.open.players[0]?.held).toEqual([
      { card: 'otter', cubes: 1 },
      { card: 'frog', cubes: 2 },
    ]);
  });
});

describe('clause spirit-in-hand', () => {
  it('counts towards the four cards until complete', () => {
    const held = { ray: 0, fish: 0, otter: 0 };
    const options = SPIRITS;
    const table = createTable({
      options,
      players: [{ spirit: 'ram', held, board: { '0,0': 'gray+gray+gray', '0,1': 'gray+gray' } }],
    });
    expect(table.why(`card ${table.open.display[0]}`)).toBe('hand-full');
    table.play('cube ram 0,0');
    expect(table.open.players[0]?.completed).toEqual(['ram']);
    expect(table.why(`card ${table.open.display[0]}`)).toBeNull();
  });
});

describe('clause end-pouch', () => {
  it('calls the last round when a refill finds no token', () => {
    const table = createTable({ open: { pouch: { ...noTokens, red: 3 }, turns: 34 } });
    table.finish();
    expect(table.open).toMatchObject({ final: null, turns: 35 });
    table.finish();
    expect(table.open).toMatchObject({ final: { by: 'pouch', seat: 1 }, turns: 36, phase: 'over' });
  });
});

describe('clause end-full-board', () => {
  it('calls the last round with two empty spaces or fewer', () => {
    for (const [empty, by] of [
      [6, null],
      [5, 'board'],
      [4, 'board'],
      [3, 'board'],
    ] as const) {
      const table = createTable({ players: [{ empty }], open: inHand('yellow', 'yellow', 'yellow') });
      table.finish();
      expect(table.open.final?.by ?? null).toBe(by);
    }
  });
  it('counts bare trunks and bare red as filled', () => {
    const table = createTable({
      players: [{ board: { '0,0': 'brown', '0,1': 'red' }, empty: 3 }],
      open: inHand('brown'),
    });
    table.play('place brown 0,2', 'done');
    expect(table.open.final).toEqual({ by: 'board', seat: 0 });
  });
});

describe('clause end-equal-turns', () => {
  it('finishes the round of the first player', () => {
    const full = { empty: 3 };
    const table = createTable({
      seats: 3,
      players: [full],
      open: { first: 2, mover: 0, turns: 1, ...inHand('yellow') },
    });
    table.finish();
    expect(table.open).toMatchObject({ mover: 1, phase: 'turn', final: { seat: 0 } });
    table.finish();
    expect(table.open).toMatchObject({ phase: 'over', turns: 3 });
  });
  it('goes on refilling while there are turns left', () => {
    const table = createTable({ players: [{ empty: 5 }] });
    table.play('take 1');
    table.finish();
    expect(table.open.central.every((tokens) => tokens.length === 3)).toBe(true);
    table.finish();
    expect(table.open.central.filter((tokens) => tokens.length === 0).length).toBe(1);
  });
  it('keeps the first reason', () => {
    const players = [{ empty: 3 }, { empty: 3 }];
    const table = createTable({ players, open: inHand('yellow') });
    table.finish();
    table.finish();
    expect(table.rules.outcome(table.state)?.facts).toEqual({ by: 'board', seat: 0 });
  });
});

describe('clause end-nothing-more', () => {
  it('has no outcome before the end, and tells why it came', () => {
    const table = createTable();
    expect(table.rules.outcome(table.state)).toBeNull();
    const last = createTable({ seats: 1, open: { phase: 'over', final: { by: 'pouch', seat: 0 } } });
    expect(last.rules.outcome(last.state)).toEqual({ places: [1], facts: { by: 'pouch', seat: 0, suns: 3 } });
  });
  it('refuses everything after the end', () => {
    const table = createTable({ open: over });
    expect(table.rules.acting(table.state)).toBe(0);
    expect(table.legal()).toEqual([]);
    expect(table.why('take 1', 0)).toBe('game-over');
    expect(table.why('take 1', 1)).toBe('game-over');
  });
});

describe('clause score-trees', () => {
  it('pays 1, 3 and 7, and nothing for trunks', () => {
    const board = { '0,0': 'green', '0,2': 'brown+green', '0,4': 'brown+brown+green', '4,0': 'brown' };
    expect(sheetOf({ board }).parts.trees).toBe(11);
  });
});

describe('clause score-mountains', () => {
  it('pays 1, 3 and 7 beside another mountain only', () => {
    const board = { '0,0': 'gray', '0,1': 'gray+gray', '0,2': 'gray+gray+gray', '4,0': 'gray+gray+gray' };
    expect(sheetOf({ board }).parts.mountains).toBe(11);
  });
});

describe('clause score-fields', () => {
  it('pays 5 for each group of two or more', () => {
    const board = {
      '0,0': 'yellow',
      '0,1': 'yellow',
      '0,3': 'yellow',
      '0,4': 'yellow',
      '1,3': 'yellow',
      '4,0': 'yellow',
    };
    expect(sheetOf({ board }).parts.fields).toBe(10);
  });
});

describe('clause score-buildings', () => {
  const around = { '2,0': 'blue', '3,0': 'yellow', '3,1': 'brown' };
  it('pays 5 with three colours around it', () => {
    expect(sheetOf({ board: { '2,1': 'red+red', ...around } }).parts.buildings).toBe(5);
    expect(sheetOf({ board: { '2,1': 'red+red', ...around, '3,1': 'blue' } }).parts.buildings).toBe(0);
    expect(sheetOf({ board: { '2,1': 'red', ...around } }).parts.buildings).toBe(0);
  });
});

describe('clause score-water', () => {
  it('is a river on side A and islands on side B', () => {
    const board = { '0,0': 'blue', '0,1': 'blue' };
    expect(sheetOf({ board }).parts.water).toBe(2);
    expect(sheetOf({ board }, { options: { side: 'B' } }).parts.water).toBe(5);
    expect(sheetOf({}).parts.water).toBe(0);
    expect(sheetOf({}, { options: { side: 'B' } }).parts.water).toBe(5);
  });
});

describe('clause river-length', () => {
  it('counts the longest of the shortest ways of the best river', () => {
    const branch = { '0,0': 'blue', '0,1': 'blue', '0,2': 'blue', '0,3': 'blue', '1,1': 'blue', '4,0': 'blue' };
    expect(sheetOf({ board: branch }).parts.water).toBe(8);
  });
});

describe('clause river-loops', () => {
  const ring = { '1,0': 'blue', '1,1': 'blue', '2,-1': 'blue', '2,1': 'blue', '3,-1': 'blue', '3,0': 'blue' };
  const loops = { options: { riverLoops: 'closedLoopsCount' } };
  it('gives a ring of six the length 4, or 6 where closed loops count', () => {
    expect(sheetOf({ board: ring }).parts.water).toBe(8);
    expect(sheetOf({ board: ring }, loops).parts.water).toBe(15);
  });
  it('agrees with the worked examples that count loops', () => {
    // Rivers without a ring count as always, also where they are broad.
    for (const [id, points] of [
      ['T18', 15],
      ['T19', 23],
      ['T20', 11],
      ['T21', 11],
      ['T22', 5],
      ['T23', 15],
    ] as const) {
      const vector = vectors.find((one) => one.id === id);
      const scored = harmonies.scorePosition({ side: 'A', board: vector?.board, riverLoops: 'closedLoopsCount' });
      expect(scored, id).toMatchObject({ value: { water: points } });
    }
  });
  it('counts four tokens in a rhombus as a loop', () => {
    const rhombus = { '1,0': 'blue', '1,1': 'blue', '2,-1': 'blue', '2,0': 'blue' };
    expect(sheetOf({ board: rhombus }).parts.water).toBe(5);
    expect(sheetOf({ board: rhombus }, loops).parts.water).toBe(8);
  });
  it('finds no loop in a lake but its triangles and rhombs', () => {
    expect(sheetOf({ board: { ...ring, '2,0': 'blue' } }, loops).parts.water).toBe(8);
    expect(sheetOf({ board: { '0,0': 'blue', '0,1': 'blue', '1,0': 'blue' } }, loops).parts.water).toBe(5);
    expect(sheetOf({ board: { '0,0': 'blue', '0,1': 'blue', '1,0': 'blue' } }).parts.water).toBe(2);
  });
});

describe('clause score-islands', () => {
  it('pays 5 for each piece of land, empty spaces included', () => {
    const board = { '0,1': 'blue', '1,0': 'blue' };
    expect(sheetOf({ board }, { options: { side: 'B' } }).parts.water).toBe(10);
  });
});

describe('clause score-animal', () => {
  it('pays the highest freed slot of held and completed cards', () => {
    const { parts } = sheetOf({ held: { frog: 3, ray: 0 }, completed: ['eagle'] });
    expect(parts).toMatchObject({ 'animal:frog': 6, 'animal:ray': 0, 'animal:eagle': 11 });
  });
});

describe('clause score-spirit', () => {
  const board = { '0,0': 'gray+gray+gray', '0,1': 'gray+gray', '4,0': 'gray+gray' };
  it('pays for the board as it is, only when its cube is placed', () => {
    const before = sheetOf({ board, spirit: 'ram' }, { options: SPIRITS });
    expect(before.soon).toEqual({ spirit: 12 });
    expect(before.parts.spirit).toBeUndefined();
    const after = sheetOf({ board, spirit: 'ram', completed: ['ram'] }, { options: SPIRITS });
    expect(after).toMatchObject({ soon: {}, parts: { spirit: 12 } });
    expect(after.total).toBe(before.total + 12);
  });
});

describe('clause tie-cubes', () => {
  it('puts more cubes first', () => {
    const cube = { board: { '0,0': 'blue', '0,1': 'green' }, cubes: { '0,0': 'frog' }, held: { frog: 1 } };
    const bushes = { board: { '0,0': 'green', '2,0': 'green', '4,0': 'green' } };
    const table = createTable({ players: [bushes, cube], open: over });
    expect([0, 1].map((one) => table.rules.score(table.state, seat(one)).ties)).toEqual([[0], [1]]);
    expect(table.rules.outcome(table.state)?.places).toEqual([2, 1]);
  });
});

describe('clause tie-spirit-cube', () => {
  it('counts the spirit’s cube, unless the table decided otherwise', () => {
    const player = { spirit: 'ram', completed: ['ram'], held: { frog: 2 } };
    expect(sheetOf(player, { options: SPIRITS }).ties).toEqual([3]);
    expect(sheetOf(player, { options: { ...SPIRITS, tieBreakCountsSpirit: false } }).ties).toEqual([2]);
  });
});

describe('clause tie-shared', () => {
  it('shares the place when cubes are equal too', () => {
    const table = createTable({ seats: 3, players: [{ board: { '0,0': 'green' } }], open: over });
    expect(table.rules.outcome(table.state)?.places).toEqual([1, 2, 2]);
  });
});

describe('clause solo-setup', () => {
  it('has three spaces and three cards', () => {
    const { open } = createTable({ seats: 1 });
    expect(open.central.map((tokens) => tokens.length)).toEqual([3, 3, 3]);
    expect(open.display.length).toBe(3);
  });
});

describe('clause solo-remove', () => {
  it('removes the six tokens left and fills all three spaces', () => {
    const table = createTable({ seats: 1 });
    const left = [table.open.central[0], table.open.central[2]];
    const pouch = Object.values(table.open.pouch).reduce((sum, count) => sum + count, 0);
    table.play('take 2');
    table.finish();
    expect(Object.values(table.open.pouch).reduce((sum, count) => sum + count, 0)).toBe(pouch - 9);
    expect(table.events.find(({ type }) => type === 'remove')).toEqual({
      type: 'remove',
      spaces: [
        { space: 1, tokens: left[0] },
        { space: 3, tokens: left[1] },
      ],
    });
  });
});

describe('clause solo-swap', () => {
  it('replaces one open card after a turn without a card', () => {
    const table = createTable({ seats: 1 });
    const [card, other] = table.open.display;
    expect(table.why(`swap ${card}`)).toBe('swap-not-now');
    table.finish();
    expect(table.open.phase).toBe('swap');
    expect(table.why('take 1')).toBe('turn-is-over');
    expect(table.why(`card ${card}`)).toBe('turn-is-over');
    expect(table.why('swap panther')).toBe('card-not-open');
    table.play(`swap ${card}`);
    expect(table.open).toMatchObject({ phase: 'turn', discard: [card] });
    expect(table.open.display[0]).not.toBe(card);
    expect(table.open.display[1]).toBe(other);
  });
  it('may be left alone', () => {
    const table = createTable({ seats: 1 });
    const { display } = table.open;
    table.finish();
    table.play('done');
    expect(table.open).toMatchObject({ phase: 'turn', display, discard: [] });
  });
  it('is not offered with an empty deck, nor at the end, nor to more players', () => {
    const noDeck = createTable({ seats: 1, deck: [] });
    noDeck.finish();
    expect(noDeck.open.phase).toBe('turn');
    const last = createTable({ seats: 1, players: [{ empty: 3 }], open: inHand('yellow') });
    last.finish();
    expect(last.open.phase).toBe('over');
    const two = createTable();
    expect(two.why(`swap ${two.open.display[0]}`)).toBe('swap-solo-only');
  });
  it('cannot be taken back: a new card was seen', () => {
    const table = createTable({ seats: 1 });
    table.finish();
    const swap = table.rules.parse(`swap ${table.open.display[0]}`);
    const done = table.rules.parse('done');
    if (swap === null || done === null) throw new Error('no such step');
    expect(table.rules.apply(table.rules.copy(table.state), seat(0), done)).toBe(0);
    expect(table.rules.apply(table.state, seat(0), swap)).toBe(1);
  });
});

describe('clause solo-last-turn', () => {
  it('fills one space with the last three tokens and plays on', () => {
    const table = createTable({ seats: 1, open: { pouch: { ...noTokens, red: 3 }, turns: 12 } });
    table.finish();
    expect(table.open.central).toEqual([['red', 'red', 'red'], [], []]);
    table.play('done');
    expect(table.refusal('take 2')).toEqual({ code: 'central-space-empty', at: { space: 2 } });
    expect(table.why('take 1')).toBeNull();
  });
});

describe('clause solo-suns', () => {
  const suns = (options: Record<string, string | boolean>, player: PlayerSetup = {}) => {
    const table = createTable({ seats: 1, options, players: [player], open: over });
    return table.rules.outcome(table.state)?.facts?.suns;
  };
  it('adds one for side A and two without spirits', () => {
    expect(suns({})).toBe(3);
    expect(suns({ side: 'B' })).toBe(2);
  });
  it('rises with the points', () => {
    const tall = Object.fromEntries(['0,0', '0,2', '0,4', '2,0', '2,2', '4,0'].map((at) => [at, 'brown+brown+green']));
    expect(suns({}, { board: tall })).toBe(4);
  });
  it('looks at the chosen spirit, complete or not', () => {
    expect(suns({ side: 'B', spirits: true }, { spirit: 'lion' })).toBe(1);
    expect(suns({ side: 'B', spirits: true }, { spirit: 'ram' })).toBe(0);
    expect(suns({ spirits: true }, { spirit: 'ram', completed: ['ram'] })).toBe(1);
  });
});

describe('the lists agree', () => {
  const source = readFileSync(new URL('clauses.test.ts', import.meta.url), 'utf8');
  it('with a test for each clause and no other', () => {
    const tested = [...source.matchAll(/^describe\('clause ([a-z-]+)'/gm)].map((match) => match[1]);
    expect(tested).toEqual([...CLAUSES.all]);
  });
  it('with a refusal tested for each code', () => {
    for (const code of REFUSALS) expect(source, code).toContain(`'${code}'`);
  });
  it('with known clauses behind refusals and points', () => {
    expect(Object.keys(CLAUSES.ofRefusal).sort()).toEqual([...REFUSALS].sort());
    for (const clause of [...Object.values(CLAUSES.ofRefusal), ...Object.values(CLAUSES.ofScore)]) {
      expect(CLAUSES.all).toContain(clause);
    }
  });
});
