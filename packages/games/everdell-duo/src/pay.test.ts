// Every way to pay, found by walking all steps, against every way there is, found by counting.
import { createStepBuffer, seat } from '@sunglade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from './index.ts';
import type { CardJson, EditionContent } from './schema.ts';
import { FRAME, topFrame, WORK } from './state/frames.ts';
import type { State } from './state.ts';
import { RESOURCES } from './terms.ts';
import { type Scene, type Side, Table, table } from './testing.ts';

const cards = new Map((EDITIONS[0].content as unknown as EditionContent).cards.map((card) => [card.id, card]));
const cardOf = (id: string): CardJson => cards.get(id) as CardJson;

/** Cards without an effect of their own, so that only the price moves resources. */
const PLAYED = ['palace', 'castle', 'theater', 'school', 'king', 'queen', 'architect', 'inn', 'university', 'healer'];
const AIDS = ['crane', 'guildhall', 'innkeeper', 'trail-guide', 'courthouse', 'judge'];
const HOMES = ['bank', 'ferry'];
const SPARE = ['mine', 'barn'];
/** Mutation tests run this often, so they ask for less. */
const RUNS = Number(process.env.PAY_RUNS ?? 300);

interface Case {
  readonly card: string;
  readonly has: readonly number[];
  readonly aids: readonly string[];
  readonly charges: number;
  readonly homes: readonly string[];
  readonly tokens: number;
  readonly spare: number;
  readonly who: 0 | 1;
  readonly way: 'hand' | 'meadow' | 'river-09' | 'river-10';
}

const cases = fc.record({
  card: fc.constantFrom(...PLAYED),
  has: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }),
  aids: fc.subarray(AIDS),
  charges: fc.integer({ min: 0, max: 2 }),
  homes: fc.subarray(HOMES),
  tokens: fc.integer({ min: 0, max: 1 }),
  spare: fc.integer({ min: 0, max: 2 }),
  who: fc.constantFrom(0, 1),
  way: fc.constantFrom('hand', 'meadow', 'river-09', 'river-10'),
}) as fc.Arbitrary<Case>;

const fromHand = ({ way }: Case): boolean => way === 'hand' || way === 'river-09';
const poolOf = ({ way }: Case): number => (way === 'river-09' || way === 'river-10' ? 2 : 0);

/** All amounts of the four resources that add up to `n` and stay below `have`. */
function* amounts(n: number, have: readonly number[], kind = 0): Generator<readonly number[]> {
  if (kind === have.length) {
    if (n === 0) yield [];
    return;
  }
  for (let i = 0; i <= Math.min(n, have[kind]!); i++) {
    for (const rest of amounts(n - i, have, kind + 1)) yield [i, ...rest];
  }
}

/** Counting: every allowed set of helpers, then every allowed set of resources. */
function expected(one: Case): Set<string> {
  const { cost, type, color } = cardOf(one.card);
  const price = RESOURCES.map((kind) => cost[kind] ?? 0);
  const ways = new Set<string>();
  const home = one.homes.some((id) => cardOf(id).color === color);
  if (type === 'critter' && home && one.tokens > 0) ways.add('token 0,0,0,0');
  for (let set = 0; set < 1 << one.aids.length; set++) {
    const aids = one.aids.filter((_, i) => (set >> i) & 1);
    let stars = 0;
    let pool = poolOf(one);
    let exchanges = 0;
    let fine = true;
    const left = [...price];
    for (const id of aids) {
      const { discount, substitute } = cardOf(id).ability;
      exchanges += substitute?.n ?? 0;
      if (!discount) continue;
      if (discount.star) stars++;
      if (discount.filter?.type && discount.filter.type !== type) fine = false;
      if (discount.filter?.source === 'hand' && !fromHand(one)) fine = false;
      if (discount.cost?.charge && one.charges < 1) fine = false;
      if (discount.cost?.tuck && one.spare < 1) fine = false;
      pool += discount.amount.any ?? 0;
      for (const [k, kind] of RESOURCES.entries()) left[k] = Math.max(0, left[k]! - (discount.amount[kind] ?? 0));
    }
    if (!fine || stars > 1) continue;
    const units = Math.max(0, left.reduce((sum, n) => sum + n, 0) - pool);
    for (const paid of amounts(units, one.has)) {
      const over = paid.reduce((sum, n, k) => sum + Math.max(0, n - left[k]!), 0);
      if (over <= exchanges) ways.add(`pay ${paid.join()}`);
    }
  }
  return ways;
}

function sceneOf(one: Case): Scene {
  const [twig, resin, pebble, berry] = one.has as [number, number, number, number];
  const hand = SPARE.slice(0, one.spare);
  const city = [
    ...one.aids.map((id) => (id === 'courthouse' && one.charges > 0 ? `courthouse+${one.charges}` : id)),
    ...one.homes.filter((id) => id !== one.card),
  ];
  const me: Side = {
    city,
    has: { twig, resin, pebble, berry },
    occupied: one.tokens,
    hand: fromHand(one) ? [one.card, ...hand] : hand,
  };
  const meadow: Record<number, string> = fromHand(one) ? {} : { 0: one.card };
  const river = one.way.startsWith('river') ? [one.way, 'river-02'] : ['river-02', 'river-05'];
  return one.who === 0 ? { me, meadow, river } : { turn: 1, you: me, meadow, river };
}

/** Walking: every sequence of steps until the card is paid. */
function found(one: Case): Set<string> {
  const t = table(sceneOf(one));
  const ways = new Set<string>();
  if (one.way.startsWith('river')) t.take('place river-left');
  if (!t.legal().includes(`play ${one.card}`)) return ways;
  const before = t.side(one.who);
  const seen = new Set<string>();
  const walk = (s: State): void => {
    const at = new Table(sceneOf(one), s);
    if (s.frames[topFrame(s) + FRAME.kind] !== WORK.paying) {
      const after = at.side(one.who);
      const paid = RESOURCES.map((kind) => before[kind] - after[kind]);
      ways.add(after.occupied < before.occupied ? `token ${paid.join()}` : `pay ${paid.join()}`);
      return;
    }
    const key = JSON.stringify(at.open.pay) + at.open.using.join() + at.side(one.who).cards.join();
    if (seen.has(key)) return;
    seen.add(key);
    const legal = at.legal();
    expect(legal.length).toBeGreaterThan(1);
    for (const text of legal) {
      const next = at.rules.copy(s);
      at.rules.apply(next, seat(one.who), at.rules.parse(text) as never);
      walk(next);
    }
  };
  const start = t.rules.copy(t.state);
  t.rules.apply(start, seat(one.who), t.rules.parse(`play ${one.card}`) as never);
  walk(start);
  return ways;
}

describe('paying', () => {
  it('offers every way to pay and no other, and never ends in a dead end', () => {
    let payable = 0;
    let several = 0;
    fc.assert(
      fc.property(cases, (one) => {
        fc.pre(!one.homes.includes(one.card));
        const ways = expected(one);
        if (ways.size > 0) payable++;
        if (ways.size > 1) several++;
        expect([...found(one)].toSorted()).toEqual([...ways].toSorted());
      }),
      { seed: 7, numRuns: RUNS, endOnFailure: true },
    );
    expect(payable).toBeGreaterThan(RUNS / 4);
    expect(several).toBeGreaterThan(RUNS / 8);
  });

  it('needs nothing of the buffer it is given but room', () => {
    const t = table({
      me: { hand: ['palace'], city: ['crane', 'judge'], has: { twig: 3, resin: 3, pebble: 3, berry: 3 } },
    });
    t.take('play palace');
    const buffer = createStepBuffer(t.rules);
    buffer.length = 9;
    t.rules.legal(t.state, seat(0), buffer);
    expect(buffer.length).toBe(3);
  });

  const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };

  it('takes the only hand cards by itself, for either player', () => {
    const hand = ['ruin', 'king', 'queen'];
    expect(table({ me: { hand } }).take('play ruin').me).toMatchObject({ hand: 0, pebble: 1, city: ['ruin'] });
    const t = table({ turn: 1, you: { hand }, me: { hand: ['bard', 'monk', 'inn'] } }).take('play ruin');
    expect(t.you).toMatchObject({ hand: 0, pebble: 1, city: ['ruin'] });
    expect(t.me.hand).toBe(3);
    expect(t.open.discard.size).toBe(2);
  });

  it('tucks the only hand card by itself, for either player', () => {
    const side = { hand: ['barn', 'king'], city: ['trail-guide'] };
    expect(table({ me: side }).take('play barn').me).toMatchObject({ hand: 0, berry: 1 });
    const t = table({ turn: 1, you: side, me: { hand: ['bard', 'monk'] } }).take('play barn');
    expect([t.you.hand, t.me.hand]).toEqual([0, 2]);
    expect(t.open.tucked).toEqual([[t.content.names.indexOf('trail-guide'), 1]]);
    expect(t.open.towns[1]!.cards[0]).toMatchObject({ tucked: 1, uses: 1 });
  });

  it('says what is missing, discounts taken off', () => {
    const t = table({
      river: ['river-09', 'river-02'],
      me: { hand: ['palace', 'barn'], has: { twig: 2, resin: 0, pebble: 0 } },
    });
    expect(t.refusal('play palace')).toEqual({ code: 'missing-resource', at: { resource: 'resin', short: 2 } });
    t.take('place river-left');
    expect(t.refusal('play palace')).toEqual({ code: 'missing-resource', at: { resource: 'pebble', short: 2 } });
    const resin = table({ river: ['river-09', 'river-02'], me: { hand: ['castle', 'barn'] } }).take('place river-left');
    expect(resin.refusal('play castle')).toEqual({ code: 'missing-resource', at: { resource: 'resin', short: 3 } });
    expect(table({ me: { hand: ['ruin'] } }).refusal('play ruin')).toEqual({ code: 'missing-cards', at: { short: 2 } });
    const guide = table({ me: { hand: ['palace'], city: ['trail-guide', 'crane'], has: RICH } }).take('play palace');
    expect(guide.refusal('with trail-guide')).toEqual({ code: 'missing-cards', at: { short: 1 } });
  });

  it('refuses a discount that is used up, of the other city, or for another card', () => {
    const t = table({
      me: { hand: ['palace', 'king'], city: ['trail-guide', 'crane'], has: RICH },
      you: { city: ['guildhall'] },
    });
    t.state.uses[t.content.names.indexOf('trail-guide')] = 2;
    t.take('play palace');
    expect(t.why('with trail-guide')).toBe('discount-used-up');
    expect(t.why('with guildhall')).toBe('no-discount');
    expect(t.legal()).toEqual(['pay', 'with crane']);
    const inn = table({ me: { city: ['inn', 'crane', 'guildhall'], has: RICH }, meadow: { 4: 'palace' } });
    inn.take('place inn', 'play palace');
    expect(inn.why('with guildhall')).toBe('card-wrong');
    // One token on the Courthouse is enough for one card, not for two.
    const court = table({ me: { hand: ['barn', 'mine'], city: ['courthouse+1', 'judge'], has: RICH } });
    court.take('play barn', 'with courthouse', 'pay', 'done', 'draw', 'move sun', 'done', 'play mine');
    expect(court.why('with courthouse')).toBe('discount-used-up');
  });

  it('puts a token only on an own construction of the colour', () => {
    const me = { hand: ['baker'], city: ['mine', 'miller', 'crane', 'innkeeper'], occupied: 1, has: RICH };
    const t = table({ me, you: { city: ['barn'] } }).take('play baker');
    for (const home of ['miller', 'crane', 'barn', 'sawmill'])
      expect(t.why(`token ${home}`)).toBe('token-no-construction');
    t.take('token mine');
    expect(t.heard).toContainEqual({ type: 'occupy', seat: 0, card: t.content.names.indexOf('mine') });
    expect(t.me).toMatchObject({ occupied: 0, berry: 9 });
    const you = table({ turn: 1, you: me, me: { occupied: 0 } }).take('play baker', 'token mine');
    expect(you.you).toMatchObject({ occupied: 0, berry: 9 });
  });

  it('tells which discount is used, and leaves charges alone where none are asked for', () => {
    const t = table({ me: { hand: ['barn'], city: ['crane'], has: RICH } }).take('play barn', 'with crane');
    expect(t.heard).toContainEqual({ type: 'discount', seat: 0, card: t.content.names.indexOf('crane') });
    expect(t.heard.some((event) => event.type === 'charge')).toBe(false);
    expect(t.open.towns[0]!.cards[0]).toMatchObject({ uses: 0, charges: 0 });
  });

  it('offers a nested play only where some card can be paid', () => {
    const story = (hand: string[], has: object) =>
      table({ me: { hand: ['storyteller', ...hand], has: { berry: 3, ...has } } }).take('play storyteller');
    expect(story(['palace'], {}).legal()).toEqual(['done']);
    expect(story(['king', 'palace'], { twig: 2, resin: 1 }).offered('play')).toEqual(['palace']);
    const you = { hand: ['storyteller', 'king', 'barn'], has: { berry: 3 } };
    expect(table({ turn: 1, you }).take('play storyteller').offered('play')).toEqual(['barn']);
    const inn = table({ me: { city: ['inn'] }, emptyMeadow: true, meadow: { 11: 'palace' } }).take('place inn');
    expect(inn.legal()).toEqual(['done']);
    const open = table({ me: { city: ['inn'], hand: ['mine'] }, emptyMeadow: true, meadow: { 11: 'barn' } }).take(
      'place inn',
    );
    expect(open.offered('play')).toEqual(['barn']);
    const lot = table({ river: ['river-09', 'river-02'], meadow: { 0: 'barn' } }).take('place river-left');
    expect(lot.legal()).toEqual(['done']);
  });

  it("counts a source for reactions: the gap of a hand card stays nobody's", () => {
    const t = table({ me: { hand: ['barn'], has: RICH } });
    const before = t.open.meadow;
    t.take('play barn');
    expect(t.open.meadow).toEqual(before);
    expect(t.open.reserved).toBe(0);
  });
});
