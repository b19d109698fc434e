// What partners do not know of each other: hands, what lies on the tile, what was put away.
import { createDice, imagine, only, type Seats, seat, seedFrom, viewOf } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { heldCards } from '../memory.ts';
import { type Scene, type Table, table } from '../testing.ts';

const together = (scene: Scene) => table({ ...scene, options: { mode: 'together', chapter: 1 } });
const own = (t: Table, one: number) => t.rules.parts(t.state).own[one]!;
const names = (t: Table, cards: readonly number[]): string[] => cards.map((card) => t.content.names[card]!);

/** Saved and loaded, it is the same table; the dice of a scene were never thrown. */
function expectWhole({ rules, state }: Table): void {
  const parts = rules.parts(state);
  const loaded = rules.parts(rules.join(JSON.parse(JSON.stringify(parts))));
  expect({ ...loaded, secret: { ...loaded.secret, dice: parts.secret.dice } }).toEqual(parts);
}

/** Where a viewer takes a card to be, over many imagined worlds. */
function imagined(t: Table, viewer: Seats, look: (world: ReturnType<Table['rules']['parts']>) => boolean): number {
  const dice = createDice(seedFrom('worlds'));
  let count = 0;
  for (let i = 0; i < 40; i++) {
    const view = viewOf(t.rules as never, t.state, viewer);
    if (look(t.rules.parts(imagine(t.rules as never, view, dice) as never))) count++;
  }
  return count;
}

describe('a card on the tile', () => {
  const given = () =>
    together({ me: { hand: ['mine', 'king', 'barn'] }, you: { hand: ['queen'] } }).take('give card mine');

  it('is known to its giver alone', () => {
    const t = given();
    const mine = t.content.names.indexOf('mine');
    expect(own(t, 0).gifts).toEqual([[mine, 1]]);
    expect(own(t, 1).gifts).toEqual([]);
    expect(t.heard.some((event) => JSON.stringify(event).includes('mine'))).toBe(false);
    expectWhole(t);
    const lies = (world: ReturnType<Table['rules']['parts']>) => world.own[0]!.gifts![0]![0] === mine;
    expect(imagined(t, only(seat(0)), lies)).toBe(40);
    expect(imagined(t, only(seat(1)), lies)).toBeLessThan(10);
  });

  it('is the partner’s with the next turn, and whoever puts it away then', () => {
    const t = given().take('draw', 'move sun', 'done');
    expect(t.sealed).toBe(3);
    expect(names(t, own(t, 1).hand)).toEqual(['queen', 'mine']);
    expectWhole(t);
    t.take('trade twig');
    expect(
      names(
        t,
        own(t, 1).discarded.map(([card]) => card),
      ).sort(),
    ).toEqual(['mine', 'queen']);
    expect(own(t, 0).discarded).toEqual([]);
    expectWhole(t);
  });

  it('may be one that was taken openly: others know no more than that something left', () => {
    const t = together({ me: { hand: ['king'] }, meadow: { 4: 'mine' } }).take(
      'take mine',
      'move sun',
      'give card mine',
    );
    const mine = t.content.names.indexOf('mine');
    expect(heldCards(t.open.seats[0]!)).toEqual({ known: [], maybe: [mine] });
    expectWhole(t);
    const still = imagined(t, 0 as Seats, (world) => world.own[0]!.hand.includes(mine));
    expect(still).toBeGreaterThan(5);
    expect(still).toBeLessThan(35);
    t.take('done');
    expect(names(t, own(t, 1).hand)).toEqual(['mine']);
    expect(heldCards(t.open.seats[0]!).maybe).toEqual([mine]);
    expectWhole(t);
    // Back again, and played.
    t.take('give card mine', 'draw', 'move sun', 'done');
    expectWhole(t);
    expect(names(t, own(t, 0).hand)).toContain('mine');
  });
});

it('hands stay hidden from the partner, and both are seen by one person in both chairs', () => {
  const t = together({ me: { hand: ['mine'] }, you: { hand: ['queen'] } });
  const view = (viewer: number) => viewOf(t.rules as never, t.state, viewer as Seats).own as unknown[];
  expect([view(1)[1], view(2)[0], view(0)]).toEqual([null, null, [null, null]]);
  expect(view(3)).toMatchObject([
    { hand: [t.content.names.indexOf('mine')] },
    { hand: [t.content.names.indexOf('queen')] },
  ]);
});
