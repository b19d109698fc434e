// One test per clause, named after it; and every refusal code is met.
import { legalSteps, only, seat, seedFrom, viewOf } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from './check.ts';
import { CLAUSES, type Clause } from './clauses.ts';
import house from './editions/house.json' with { type: 'json' };
import { everdellDuo, heldCards } from './index.ts';
import { type Scene, type Table, table } from './testing.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const FIVE = ['mine', 'bard', 'inn', 'bank', 'judge'];
const met = new Set<string>();

/** Why the step is refused; every code is remembered. */
const why = (t: Table, text: string): string | null => {
  const code = t.why(text);
  if (code) met.add(code);
  return code;
};
const refused = (scene: Scene, text: string): string | null => why(table(scene), text);

const setup = everdellDuo.setup({ seats: 2 });
if (!setup.ok) throw new Error('the house set must set up');
const rules = everdellDuo.bind(setup.value);

const tests: { readonly [clause in Clause]: () => void } = {
  'setup-animals': () => {
    const hares = (hare: string) => {
      const parsed = everdellDuo.setup({ seats: 2, options: { hare } });
      if (!parsed.ok) throw new Error('options');
      const bound = everdellDuo.bind(parsed.value);
      const seats = Array.from({ length: 20 }, (_, i) => bound.parts(bound.create(seedFrom(`animals ${i}`))).open.hare);
      return new Set(seats);
    };
    expect(hares('first')).toEqual(new Set([0]));
    expect(hares('second')).toEqual(new Set([1]));
    expect(hares('random')).toEqual(new Set([0, 1]));
  },
  'setup-meadow-river-events': () => {
    const { open, secret } = rules.parts(rules.create(seedFrom('setup')));
    expect(new Set(open.meadow).size).toBe(12);
    expect(secret.deck).toHaveLength(80 - 12 - 6);
    expect(new Set(open.river).size).toBe(2);
    const letters = open.slots.map((event) => house.events[event]!.letter ?? house.events[event]!.id);
    expect(letters.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'faire']);
    expect([open.sun, open.moon]).toEqual([0, 0]);
    expect(open.seats.map((one) => [...one.resources, one.occupied])).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  },
  'setup-winter-tile': () => {
    const state = rules.create(seedFrom('setup'));
    expect(rules.acting(state)).toBe(only(seat(1)));
    const steps = legalSteps(rules as never, state, seat(1)).map((step) => rules.print(step));
    expect(steps[0]).toBe('decline');
    expect(steps.slice(1).every((text) => text.startsWith('take '))).toBe(true);
    const random = everdellDuo.setup({ seats: 2, options: { hare: 'second' } });
    if (!random.ok) throw new Error('options');
    expect(everdellDuo.bind(random.value).acting(state)).toBe(2);
    expect(everdellDuo.bind(random.value).parts(everdellDuo.bind(random.value).create(seedFrom('x'))).open.hare).toBe(
      1,
    );
  },
  'turn-order': () => {
    const t = table({});
    const step = t.rules.parse('draw') as never;
    expect(t.rules.refuse(t.state, seat(1), step)).toEqual({ code: 'not-your-turn' });
    met.add('not-your-turn');
    t.take('draw', 'move sun', 'done');
    expect(t.acting).toBe(1);
    t.take('draw', 'move sun', 'done');
    expect(t.acting).toBe(0);
  },
  'turn-one-action': () => {
    const t = table({ me: { hand: ['mine'], has: RICH } }).take('play mine');
    expect(why(t, 'place farm-1')).toBe('not-now');
    expect(why(t, 'draw')).toBe('not-now');
    expect(t.legal()).toEqual(['done']);
  },
  'turn-hand-over': () => {
    const t = table({ me: { hand: ['mine', 'barn', 'bard'], has: RICH } }).take('play mine');
    expect(t.legal()).toEqual(['done', 'trade twig', 'trade resin', 'trade pebble', 'trade berry']);
    expect(t.sealed).toBe(0);
    t.take('done');
    expect(t.sealed & 1).toBe(1);
  },
  'trade-two-cards': () => {
    const t = table({ me: { hand: ['mine', 'barn', 'bard'], has: { berry: 2 } } }).take('trade twig', 'discard mine');
    expect(why(t, 'decline')).toBe('not-optional');
    t.take('discard barn');
    expect(t.me).toMatchObject({ twig: 1, cards: ['bard'] });
    expect(why(t, 'trade twig')).toBe('few-cards');
    // Also in the middle of an effect, but not while paying.
    const inside = table({ river: ['river-16', 'river-02'], me: { hand: ['mine', 'barn'], has: { twig: 1 } } });
    inside.take('place river-left', 'trade resin', 'pay resin');
    expect(inside.me).toMatchObject({ points: 2, resin: 0, twig: 1 });
    const paying = table({ me: { hand: ['barn', 'king', 'queen'], city: ['crane'], has: RICH } }).take('play barn');
    expect(why(paying, 'trade twig')).toBe('not-now');
    // Not in the other player's turn.
    const between = table({ season: 'spring', sun: 6, moon: 5, me: { hand: ['mine', 'barn'] } }).take('draw', 'done');
    expect(why(between, 'trade twig')).toBe('not-now');
  },
  'hand-and-city-unlimited': () => {
    // Most cards of the game in one player's city and hand.
    const names = table({}).content.names.filter((name) => name !== 'mine');
    const t = table({ me: { city: names.slice(0, 30), hand: ['mine', ...names.slice(30, 60)], has: RICH } });
    expect([t.me.city.length, t.me.hand]).toEqual([30, 31]);
    t.take('play mine');
    expect(t.me.city).toHaveLength(31);
    while (t.legal()[0] === 'decline') t.take('decline');
    t.take('done', 'draw', 'move sun', 'done', 'draw');
    expect(t.me.hand).toBe(31);
  },
  'supply-unlimited': () => {
    const t = table({ me: { has: { twig: 99, resin: 99, pebble: 99, berry: 99 }, points: 99, occupied: 99 } });
    t.take('place farm-1');
    expect(t.me.twig + t.me.resin + t.me.pebble + t.me.berry).toBeGreaterThan(4 * 99);
  },
  'worker-moves-sun': () => {
    const t = table({}).take('place farm-1');
    expect([t.open.sun, t.open.moon]).toEqual([1, 0]);
    expect(refused({ sun: 6 }, 'place farm-1')).toBe('sun-stuck');
    expect(refused({ me: { workers: ['farm-1', 'farm-2', 'farm-3'] } }, 'place farm-4')).toBe('no-worker');
  },
  'worker-free-place': () => {
    expect(refused({ you: { workers: ['farm-1'] } }, 'place farm-1')).toBe('place-occupied');
    expect(refused({ me: { workers: ['farm-1'] } }, 'place farm-1')).toBe('place-occupied');
    expect(refused({ me: { city: ['inn'] }, you: { workers: ['inn'] } }, 'place inn')).toBe('place-occupied');
  },
  'worker-destination-any-city': () => {
    expect(refused({ you: { city: ['post-office'] } }, 'place post-office')).toBeNull();
    expect(refused({ me: { city: ['mine'] } }, 'place mine')).toBe('place-unknown');
    expect(refused({}, 'place post-office')).toBe('place-unknown');
  },
  'worker-visitor-pays-owner': () => {
    const t = table({ you: { city: ['post-office'] }, deck: ['mine'] }).take('place post-office');
    const order = t.heard.map((event) => event.type);
    expect(order.indexOf('points')).toBeLessThan(order.indexOf('effect'));
    expect(t.you.points).toBe(1);
  },
  'card-moves-moon': () => {
    const t = table({ me: { hand: ['barn'], has: RICH } }).take('play barn');
    expect([t.open.sun, t.open.moon]).toEqual([0, 1]);
    expect(refused({ moon: 6, me: { hand: ['barn'], has: RICH } }, 'play barn')).toBe('moon-stuck');
  },
  'card-from-hand-or-adjacent': () => {
    const scene = { sun: 1, moon: 4, me: { has: RICH, hand: ['barn'] }, meadow: { 0: 'mine', 2: 'herald' } };
    expect(refused(scene, 'play mine')).toBeNull();
    expect(refused(scene, 'play barn')).toBeNull();
    expect(refused(scene, 'play herald')).toBe('card-not-adjacent');
    expect(refused({ ...scene, you: { hand: ['bard'] } }, 'play bard')).toBe('card-not-here');
    expect(refused(scene, 'play bard')).toBe('card-not-here');
    const inn = table({ me: { city: ['inn'], hand: ['barn'], has: RICH } }).take('place inn');
    expect(why(inn, 'play barn')).toBe('card-source');
  },
  'draw-or-take': () => {
    expect(table({ deck: ['mine'] }).take('draw').me.cards).toEqual(['mine']);
    expect(table({ meadow: { 11: 'mine' } }).take('take mine').me.cards).toEqual(['mine']);
    expect(refused({}, 'take mine')).toBe('not-in-meadow');
    expect(refused({ shortDeck: true }, 'draw')).toBe('nothing-to-draw');
    // Without any card left the draw only moves a marker.
    const empty = table({ shortDeck: true, emptyMeadow: true }).take('draw', 'move moon');
    expect([empty.me.hand, empty.open.moon]).toEqual([0, 1]);
  },
  'draw-moves-either-marker': () => {
    const t = table({ sun: 1, moon: 2 }).take('draw');
    expect(t.legal()).toEqual(['move sun', 'move moon']);
    expect(t.take('move sun').open).toMatchObject({ sun: 2, moon: 2 });
    expect(table({ sun: 6, moon: 2 }).take('draw').open).toMatchObject({ sun: 6, moon: 3 });
    const stuck = table({ sun: 5, moon: 5 }).take('draw', 'move sun', 'done', 'draw');
    expect(stuck.open).toMatchObject({ sun: 6, moon: 6 });
  },
  'markers-move-last': () => {
    // The Inn's nested play happens while the Sun still stands on its old field.
    const t = table({ me: { city: ['inn', 'master-builder'], has: RICH }, meadow: { 0: 'barn' } }).take('place inn');
    expect(t.open.sun).toBe(0);
    t.take('play barn');
    while (t.acting === 0 && !t.legal().includes('done')) t.take(t.legal().includes('pay') ? 'pay' : t.legal()[0]!);
    expect(t.open).toMatchObject({ sun: 1, moon: 0 });
  },
  'season-twelve-turns': () => {
    const t = table({});
    let turns = 0;
    while (t.open.season === 0) {
      t.take('draw');
      if (t.legal().includes('move sun')) t.take('move sun');
      t.take('done');
      turns++;
    }
    expect(turns).toBe(12);
  },
  'meadow-refill-row-by-row': () => {
    const t = table({ meadow: { 3: 'mine' }, deck: ['barn', 'bard'] }).take('take mine');
    expect(t.content.names[t.open.meadow[3]!]).toBe('barn');
    const empty = table({ emptyMeadow: true, meadow: { 7: 'king' }, deck: ['mine', 'barn'], shortDeck: true });
    empty.take('take king');
    expect(empty.open.meadow.slice(0, 3).map((card) => empty.content.names[card] ?? '')).toEqual(['mine', 'barn', '']);
  },
  'meadow-gap-stays-open': () => {
    const t = table({ me: { has: RICH }, meadow: { 0: 'lookout', 8: 'mine' }, deck: ['barn', 'bard', 'monk'] });
    t.take('play lookout', 'take mine');
    expect(t.open.meadow[0]).toBe(-1);
    expect(t.content.names[t.open.meadow[8]!]).toBe('barn');
    t.take('decline');
    expect(t.content.names[t.open.meadow[0]!]).toBe('bard');
  },
  'pay-resources': () => {
    const t = table({ me: { hand: ['harbor'], has: { twig: 2, resin: 1, pebble: 1, berry: 1 } } }).take('play harbor');
    expect(t.me).toMatchObject({ twig: 1, resin: 0, pebble: 0, berry: 2 });
    const short = table({ me: { hand: ['harbor'], has: { twig: 2, resin: 1 } } });
    expect(short.refusal('play harbor')).toEqual({ code: 'missing-resource', at: { resource: 'pebble', short: 1 } });
    met.add('missing-resource');
  },
  'pay-hand-cards': () => {
    expect(refused({ me: { hand: ['ruin', 'mine'] } }, 'play ruin')).toBe('missing-cards');
    const t = table({ me: { hand: ['ruin', 'mine', 'barn', 'bard'] } }).take('play ruin');
    expect(why(t, 'discard monk')).toBe('not-in-hand');
    expect(t.take('discard mine', 'discard barn').me).toMatchObject({ pebble: 1, cards: ['bard'] });
    // No discount touches them.
    const crane = { me: { hand: ['ruin', 'mine'], city: ['crane', 'guildhall'] } };
    expect(refused(crane, 'play ruin')).toBe('missing-cards');
  },
  'pay-discounts': () => {
    const t = table({ me: { hand: ['palace'], city: ['crane', 'courthouse+3', 'mine'], has: RICH } }).take(
      'play palace',
    );
    expect(why(t, 'with mine')).toBe('no-discount');
    t.take('with crane', 'with courthouse', 'pay twig', 'pay twig', 'pay resin', 'pay resin');
    expect(t.me).toMatchObject({ twig: 7, resin: 7, pebble: 9 });
    // A place, a star and the Courthouse together; what is free already needs no more.
    const inn = table({ me: { city: ['inn', 'crane', 'courthouse+3'], has: RICH }, meadow: { 5: 'harbor' } });
    inn.take('place inn', 'play harbor', 'with crane');
    expect(inn.me).toMatchObject({ twig: 10, resin: 9, pebble: 9, berry: 10 });
    const free = table({ me: { city: ['inn', 'crane'], has: RICH }, meadow: { 5: 'barn' } }).take(
      'place inn',
      'play barn',
    );
    expect(free.me.twig).toBe(9);
    const useless = table({
      me: { city: ['innkeeper', 'courthouse+1', 'mine'], occupied: 1, hand: ['spelunker'], has: { berry: 1 } },
    });
    useless.take('play spelunker');
    expect(useless.legal()).toEqual(['pay', 'with courthouse', 'with innkeeper', 'token mine']);
    const three = table({
      me: { city: ['courthouse+3', 'judge', 'mine'], occupied: 1, hand: ['miller'], has: { berry: 2 } },
    });
    three.take('play miller');
    expect(why(three, 'with judge')).toBe('discount-useless');
  },
  'pay-one-star': () => {
    const me = { hand: ['palace'], city: ['crane', 'guildhall', 'courthouse+1'], has: RICH };
    const t = table({ me }).take('play palace', 'with crane');
    expect(why(t, 'with guildhall')).toBe('discount-star');
  },
  'pay-discount-limits': () => {
    const me = { hand: ['palace'], city: ['courthouse+1', 'crane'], has: RICH };
    const t = table({ me }).take('play palace', 'with courthouse');
    expect(why(t, 'with courthouse')).toBe('discount-used-up');
    const empty = table({ me: { ...me, city: ['courthouse', 'crane'] } }).take('play palace');
    expect(why(empty, 'with courthouse')).toBe('discount-used-up');
    const guide = table({ me: { hand: ['palace'], city: ['trail-guide', 'crane'], has: RICH } }).take('play palace');
    expect(why(guide, 'with trail-guide')).toBe('missing-cards');
    const critter = table({ me: { hand: ['queen'], city: ['crane', 'guildhall', 'innkeeper'], has: RICH } });
    expect(why(critter.take('play queen'), 'with crane')).toBe('card-wrong');
  },
  'pay-judge': () => {
    const me = { hand: ['harbor'], city: ['judge'], has: { twig: 2, resin: 1, pebble: 1, berry: 2 } };
    const t = table({ me }).take('play harbor');
    expect(t.legal()).toEqual(['pay', 'with judge']);
    t.take('with judge', 'pay berry');
    expect(why(t, 'pay berry')).toBe('kind-used');
    t.take('pay twig', 'pay twig', 'pay resin');
    expect(t.me).toMatchObject({ berry: 2, pebble: 1, twig: 1, resin: 0 });
  },
  'pay-occupied-token': () => {
    const scene = (city: string[], occupied: number, hand = 'baker'): Scene => ({
      me: { hand: [hand, 'king'], city: [...city, 'crane'], occupied, has: RICH },
    });
    const t = table(scene(['mine'], 1)).take('play baker', 'token mine');
    expect(t.me).toMatchObject({ occupied: 0, berry: 9 });
    const menu = (city: string[], occupied: number): Table =>
      table({ me: { hand: ['baker'], city: [...city, 'innkeeper'], occupied, has: RICH } }).take('play baker');
    expect(why(menu(['mine'], 0), 'token mine')).toBe('no-token');
    expect(why(menu(['crane'], 1), 'token crane')).toBe('token-no-construction');
    expect(why(menu(['miller', 'crane'], 1), 'token miller')).toBe('token-no-construction');
    const barn = table({ me: { hand: ['barn'], city: ['mine', 'crane'], occupied: 1, has: RICH } }).take('play barn');
    expect(why(barn, 'token mine')).toBe('token-no-berries');
  },
  'pay-token-once-per-colour': () => {
    const me = { hand: ['baker'], city: ['mine*', 'barn', 'innkeeper'], occupied: 2, has: RICH };
    const t = table({ me }).take('play baker');
    expect(why(t, 'token barn')).toBe('token-color-used');
    expect(t.refusal('token barn')?.at).toEqual({ color: 'green' });
    const red = table({ me: { ...me, city: ['mine*', 'inn', 'innkeeper'], hand: ['healer'] } }).take('play healer');
    expect(red.take('token inn').me.occupied).toBe(1);
  },
  'pay-token-or-discount': () => {
    const me = { hand: ['baker'], city: ['mine', 'innkeeper', 'courthouse+1'], occupied: 1, has: RICH };
    const t = table({ me }).take('play baker', 'with innkeeper');
    expect(why(t, 'token mine')).toBe('token-or-discount');
    const token = table({ me }).take('play baker', 'token mine');
    expect(token.me.berry).toBe(9);
    expect(token.charges('courthouse')).toBe(1);
  },
  'timing-brown-once': () => {
    const t = table({ me: { hand: ['herald'], has: RICH } }).take('play herald');
    expect(t.me.hand).toBe(2);
    const later = table({ sun: 6, moon: 5, me: { city: ['herald'] } }).take('draw', 'done');
    expect(later.me.hand).toBe(2);
  },
  'timing-green-production': () => {
    expect(table({ me: { hand: ['mine'], has: RICH } }).take('play mine').me.pebble).toBe(10);
    for (const [season, pebbles] of [
      ['winter', 1],
      ['spring', 0],
      ['summer', 1],
    ] as const) {
      const t = table({ season, sun: 6, moon: 5, you: { city: ['mine'] } }).take('draw', 'done');
      expect(t.you.pebble).toBe(pebbles);
    }
    // The owner orders the cards where it could matter.
    const t = table({ sun: 6, moon: 5, you: { city: ['baker', 'barn'] } }).take('draw', 'done');
    expect(t.legal()).toEqual(['activate barn', 'activate baker']);
    expect(why(t, 'decline')).toBe('not-optional');
    expect(why(t, 'activate mine')).toBe('card-no-effect');
    t.take('activate barn', 'accept', 'gain resin');
    expect(t.you).toMatchObject({ berry: 0, resin: 1, points: 1 });
  },
  'timing-red-later': () => {
    const t = table({ me: { hand: ['bridge', 'post-office', 'storyteller'], has: RICH } });
    t.take('play storyteller', 'play post-office', 'done', 'draw', 'move sun', 'done');
    expect(why(t, 'place post-office')).toBeNull();
    // Within the turn in which it was played no effect brings a worker there.
    const now = table({ me: { city: ['post-office'], hand: ['bridge'], has: RICH } });
    now.state.playedAt[now.content.names.indexOf('post-office')] = now.open.number;
    expect(why(now, 'place post-office')).toBe('too-new');
    now.take('play bridge');
    expect(now.offered('place')).not.toContain('post-office');
  },
  'timing-blue-later': () => {
    const t = table({ me: { hand: ['storyteller', 'chronicler', 'crane'], has: RICH } });
    t.take('play storyteller', 'play chronicler');
    expect(t.me.cards).toEqual(['crane']);
    t.take('done', 'draw', 'move sun', 'done', 'play crane');
    expect(t.me.hand).toBe(1);
    const me = { city: ['inn', 'courthouse+1'], has: RICH, hand: ['mine'] };
    const nested = table({ me, meadow: { 0: 'storyteller', 1: 'crane' } });
    nested.state.playedAt[nested.content.names.indexOf('courthouse')] = nested.open.number;
    nested.take('play mine');
    expect(nested.charges('courthouse')).toBe(1);
    const fresh = table({ me: { city: ['crane', 'guildhall'], hand: ['barn'], has: RICH } });
    fresh.state.playedAt[fresh.content.names.indexOf('guildhall')] = fresh.open.number;
    fresh.take('play barn');
    expect(why(fresh, 'with guildhall')).toBe('too-new');
  },
  'timing-purple-end': () => {
    const t = table({ me: { hand: ['castle'], city: ['mine'], has: RICH } }).take('play castle');
    expect(t.me.points).toBe(0);
    expect(t.score().parts).toMatchObject({ cards: 4, 'prosperity:castle': 2 });
  },
  'effects-optional': () => {
    const t = table({ me: { hand: ['market-stall'], has: RICH } }).take('play market-stall', 'gain twig', 'decline');
    expect(t.me.twig).toBe(9);
    expect(t.legal()).toEqual(['done']);
    const ask = table({ options: { askEveryGain: true }, me: { hand: ['mine'], has: RICH } }).take('play mine');
    expect(ask.legal()).toEqual(['decline', 'accept']);
    expect(ask.take('decline').me.pebble).toBe(9);
  },
  'effects-only-possible': () => {
    // Nothing to pay with: the step is skipped. A card that does not fit is refused.
    expect(
      table({ me: { hand: ['baker'], has: { berry: 3 } } })
        .take('play baker')
        .legal(),
    ).toEqual(['done']);
    const t = table({ me: { hand: ['potter'], has: { berry: 2, resin: 1 } } }).take('play potter');
    expect(t.legal()).toEqual(['decline', 'option 2']);
    expect(why(t, 'option 1')).toBe('option-impossible');
    const builder = table({ me: { city: ['master-builder'], hand: ['barn', 'bard'], has: RICH } });
    expect(why(builder.take('place master-builder'), 'play bard')).toBe('card-wrong');
  },
  'effects-no-reentry': () => {
    const t = table({ river: ['river-19', 'river-02'], me: { workers: ['farm-1'] } }).take(
      'place river-left',
      'from farm-1',
    );
    expect(why(t, 'place river-left')).toBe('in-use');
    const me = { hand: ['balloon'], has: RICH, city: ['herald'] };
    const copy = table({ me }).take('play balloon');
    expect(why(copy, 'copy balloon')).toBe('in-use');
    expect(copy.offered('copy')).toEqual(['herald']);
  },
  'effects-you-and-your': () => {
    const city = ['mine', 'barn'];
    const t = table({ me: { city }, you: { city: ['ferryman', 'sawmill'] } }).take('place ferryman');
    expect(t.offered('activate')).toEqual(['mine', 'barn']);
    expect(t.take('activate mine', 'activate barn').me).toMatchObject({ pebble: 1, berry: 1 });
  },
  'effects-nested-first': () => {
    const me = { hand: ['storyteller', 'herald'], city: ['chronicler'], has: RICH };
    const t = table({ me, deck: ['mine', 'barn', 'bard', 'monk'] }).take('play storyteller', 'play herald');
    // Herald draws two, its own reaction one, then the reaction to the Storyteller one.
    expect(t.me.cards).toEqual(['mine', 'barn', 'bard', 'monk']);
    expect(t.me.city).toEqual(['chronicler', 'storyteller', 'herald']);
  },
  'effects-turn-ends': () => {
    const wild = {
      ...house,
      cards: house.cards.map((card) => ({
        ...card,
        color: 'brown',
        cost: {},
        ability: {
          onPlay: {
            op: 'seq',
            do: [
              { op: 'draw', n: 3 },
              { op: 'playCard', from: ['hand', 'meadow'], discount: 0 },
              { op: 'copy', color: 'brown', whose: 'any' },
            ],
          },
        },
      })),
      events: house.events.map((event) =>
        event.condition.kind === 'journey'
          ? event
          : { ...event, condition: { kind: 'atLeast', count: { of: 'hand' }, min: 1 } },
      ),
    };
    const t = table({ edition: wild, me: { hand: ['mine'] } }).take('play mine');
    let steps = 0;
    while (!t.legal().includes('done')) {
      const text = t.legal().find((one) => one.startsWith('play ') || one.startsWith('copy ')) ?? t.legal()[0]!;
      t.take(text);
      expect(++steps).toBeLessThan(500);
    }
    expect(steps).toBeGreaterThan(20);
  },
  'effects-exchange': () => {
    const t = table({ me: { hand: ['monk'], has: { berry: 2, twig: 2, resin: 1 } } }).take('play monk', 'pay twig');
    expect(why(t, 'pay twig')).toBe('kind-used');
    expect(t.legal()).toEqual(['decline', 'pay resin']);
    expect(t.take('pay resin').me.points).toBe(4);
    // A discount may not be taken off in a way that leaves the rest unpaid.
    const me = { city: ['inn'], has: { twig: 2 } };
    const paying = table({ me: { ...me, has: { resin: 3, pebble: 2, twig: 1 } }, meadow: { 5: 'castle' } });
    paying.take('place inn', 'play castle');
    expect(paying.offered('pay')).toEqual(['twig', 'resin', 'pebble']);
    paying.take('pay twig');
    expect(why(paying, 'pay twig')).toBe('missing-resource');
    const dear = { ...house.cards[0]!, cost: { twig: 3, resin: 3 } };
    const edition = { ...house, cards: [dear, ...house.cards.slice(1)] };
    const tight = table({
      edition,
      me: { city: ['inn', 'judge'], has: { twig: 2, resin: 1, pebble: 1 } },
      meadow: { 5: 'mine' },
    });
    tight.take('place inn', 'play mine');
    tight.take('with judge', 'pay pebble');
    expect(why(tight, 'pay pebble')).toBe('missing-resource');
    const poor = { ...dear, cost: { twig: 3, resin: 1 } };
    const bound = table({
      edition: { ...house, cards: [poor, ...house.cards.slice(1)] },
      me: { city: ['judge', 'courthouse+1'], has: { twig: 1, resin: 3 }, hand: ['mine'] },
    });
    bound.take('play mine', 'with judge');
    expect(bound.me.city).toContain('mine');
    expect(bound.me).toMatchObject({ twig: 0, resin: 1 });
  },
  'effects-choose': () => {
    const t = table({ me: { hand: ['cellar'], has: RICH } }).take('play cellar');
    expect(t.legal()).toEqual(['decline', 'option 1', 'option 2', 'option 3']);
    expect(why(t, 'option 4')).toBe('option-unknown');
    expect(t.take('decline').me).toMatchObject({ twig: 9, resin: 8, pebble: 8, berry: 9 });
  },
  'effects-look': () => {
    const t = table({ me: { hand: ['courier'], has: RICH }, deck: ['mine', 'barn', 'bard', 'monk', 'inn'] });
    t.take('play courier', 'keep mine');
    expect(why(t, 'keep king')).toBe('not-looked-at');
    t.take('decline');
    expect(t.me.cards).toEqual(['mine']);
    expect(t.open.discard.size).toBe(4);
    // Fewer cards than asked for: as many as there are.
    const few = table({ me: { hand: ['courier'], has: RICH }, deck: ['mine', 'barn'], shortDeck: true }).take(
      'play courier',
    );
    expect(few.offered('keep')).toEqual(['mine', 'barn']);
  },
  'effects-take': () => {
    const t = table({ me: { hand: ['lookout'], has: RICH }, meadow: { 5: 'mine' }, deck: ['barn'] }).take(
      'play lookout',
    );
    expect(t.offered('take')).toHaveLength(12);
    t.take('take mine', 'take barn');
    expect(t.me.cards).toEqual(['mine', 'barn']);
    expect(t.why('take king')).not.toBeNull();
  },
  'effects-move-counts-as-placing': () => {
    const me = { hand: ['ranger'], has: RICH, city: ['toll-house'], workers: ['farm-1'] };
    const t = table({ me, you: { city: ['post-office', 'diplomat'] } }).take('play ranger');
    expect(why(t, 'place farm-1')).toBe('place-same');
    const visit = table({ me, you: { city: ['post-office', 'diplomat'] } }).take('play ranger', 'place post-office');
    expect(visit.you.points).toBe(2);
    expect(visit.open.sun).toBe(0);
    expect(t.take('place river-left').me).toMatchObject({ points: 1, resin: 12, workers: ['river-left'] });
    const camp = table({ me: { ...me, hand: ['camp'] } }).take('play camp');
    expect(why(camp, 'from farm-2')).toBe('no-own-worker');
  },
  'effects-without-worker': () => {
    const me = { city: ['conductor', 'toll-house'] };
    const t = table({ me, you: { workers: ['river-left'] } }).take('place conductor');
    expect(why(t, 'use farm-1')).toBe('place-closed');
    expect(t.take('use river-left').me).toMatchObject({ points: 1, resin: 3, workers: ['conductor'] });
  },
  'effects-activate-copy': () => {
    const t = table({ me: { city: ['ferryman', 'mine', 'barn', 'sawmill'] } }).take('place ferryman', 'activate mine');
    expect(why(t, 'activate mine')).toBe('already-activated');
    expect(why(t, 'activate ferryman')).toBe('card-no-effect');
    t.take('activate barn');
    expect(t.legal()).toEqual(['done']);
    // A copy with nothing to copy does nothing.
    expect(
      table({ me: { hand: ['balloon'], has: RICH } })
        .take('play balloon')
        .legal(),
    ).toEqual(['done']);
  },
  'triggers-order': () => {
    const me = { hand: ['herald'], city: ['shopkeeper', 'chronicler'], has: { berry: 1 } };
    const t = table({ me, you: { city: ['sky-bridge'] } }).take('play herald');
    const gains = t.heard.flatMap((event) => (event.type === 'gain' ? [event.seat] : []));
    expect(gains).toEqual([0, 1]);
    const effects = t.heard.flatMap((event) => (event.type === 'effect' ? [event.seat] : []));
    expect(effects).toEqual([0, 0, 1]);
    expect(t.me).toMatchObject({ berry: 1, hand: 3 });
  },
  'events-condition': () => {
    expect(table({ slots: { 1: 'c5' }, me: { has: { berry: 5 } } }).take('place event-1').me.events).toEqual(['c5']);
    const t = table({ slots: { 1: 'c5' }, me: { has: { berry: 4 } } });
    expect(t.refusal('place event-1')).toEqual({ code: 'event-count', at: { event: 'c5', have: 4, need: 5 } });
    met.add('event-count');
  },
  'events-each-colour': () => {
    expect(refused({ slots: { 1: 'faire' }, me: { city: FIVE } }, 'place event-1')).toBeNull();
    expect(refused({ slots: { 1: 'faire' }, me: { city: FIVE.slice(1) } }, 'place event-1')).toBe('event-color');
  },
  'events-more-than': () => {
    const city = ['king', 'queen'];
    const scene = (mine: number, theirs: number): Scene => ({
      slots: { 1: 'd2' },
      me: { city, has: { berry: mine } },
      you: { has: { berry: theirs } },
    });
    expect(refused(scene(2, 3), 'place event-1')).toBeNull();
    expect(refused(scene(2, 4), 'place event-1')).toBe('event-not-more');
    expect(refused(scene(0, 0), 'place event-1')).toBe('event-element');
    expect(refused(scene(1, 0), 'place event-1')).toBe('event-count');
  },
  'events-slot-dead': () => {
    const t = table({ slots: { 2: 'c5' }, me: { has: { berry: 5 } } }).take('place event-2', 'done');
    expect(t.open.slots[1]).toBe(-1);
    expect(why(t, 'place event-2')).toBe('event-gone');
    expect(t.me.workers).toEqual(['event-2']);
  },
  'journey-no-worker': () => {
    expect(refused({}, 'place journey')).toBe('journey-closed');
    const t = table({ me: { hand: ['bridge'], has: RICH } }).take('play bridge');
    expect(why(t, 'place journey')).toBe('journey-closed');
  },
  'journey-more-cards': () => {
    const last = { season: 'autumn', sun: 6, moon: 5 } as const;
    const t = table({ ...last, me: { city: ['king'], hand: ['mine'] }, you: { hand: ['barn', 'bard'] } });
    expect(t.score(0).soon).toEqual({});
    t.take('draw', 'done');
    expect(t.me.events).toEqual(['journey']);
    // It counts as an event for the King.
    expect(t.score(0).parts).toEqual({ cards: 3, 'prosperity:king': 2, tokens: 0, events: 5 });
    expect(t.score(0).soon).toEqual({});
  },
  'season-change': () => {
    const t = table({ sun: 6, moon: 5, me: { workers: ['farm-1'] }, you: { workers: ['farm-2'], city: ['mine*'] } });
    t.take('draw', 'done');
    expect(t.open).toMatchObject({ season: 1, sun: 0, moon: 0, turn: 1 });
    expect([t.me.workers, t.you.workers]).toEqual([[], []]);
    expect(t.open.towns[1]!.cards[0]!.token).toBe(true);
    expect(t.open.shown).toHaveLength(4);
  },
  'secrets-hands-deck-discards': () => {
    const t = table({ me: { hand: ['mine', 'barn'] }, you: { hand: ['bard'] } });
    const view = JSON.stringify(viewOf(t.rules, t.state, 2 as never));
    expect(viewOf(t.rules, t.state, 2 as never).own[0]).toBeNull();
    t.take('trade twig');
    const after = viewOf(t.rules, t.state, 2 as never);
    expect(after.open.discard).toEqual({ size: 2, looked: [0, 0], putAway: [[1, 2], []] });
    expect(t.heard.filter((event) => event.type === 'discard')).toEqual([]);
    expect(view).not.toBe(JSON.stringify(after));
  },
  'secrets-taken-cards': () => {
    const t = table({ meadow: { 0: 'mine' }, me: { hand: ['barn'] } }).take('take mine', 'move sun');
    const mine = t.content.names.indexOf('mine');
    const held = ({ open }: Table) => heldCards(open.seats[0]!);
    expect(held(t)).toEqual({ known: [mine], maybe: [] });
    // It may have left as soon as something leaves the hand face down.
    t.take('done', 'draw', 'move sun', 'done', 'draw', 'move sun', 'trade twig', 'discard barn', 'discard mine');
    expect(held(t)).toEqual({ known: [], maybe: [mine] });
    expect(JSON.stringify(t.heard)).not.toContain('discard');
    // With nothing left in the hand it is clear where it is, until a shuffle.
    const empty = table({
      shortDeck: true,
      emptyMeadow: true,
      meadow: { 0: 'mine', 1: 'bard' },
      me: { hand: ['barn'] },
    });
    empty.take('take mine', 'move sun', 'trade twig', 'done');
    expect(held(empty)).toEqual({ known: [], maybe: [] });
    expect(empty.open.discard).toEqual({ size: 2, looked: [0, 0], putAway: [[1, 2], []] });
    empty.take('take bard');
    expect(empty.open.discard).toEqual({ size: 0, looked: [0, 0], putAway: [[], []] });
  },
  'score-printed': () => expect(table({ me: { city: ['mine', 'university', 'herald'] } }).score().parts.cards).toBe(5),
  'score-prosperity': () => {
    const t = table({ me: { city: ['castle', 'bank', 'mine'], has: { twig: 5 } } });
    expect(t.score().parts).toMatchObject({ 'prosperity:castle': 3, 'prosperity:bank': 2 });
  },
  'score-tokens': () => {
    const t = table({ me: { points: 4, city: ['courthouse+2', 'clock-tower+3'] } });
    expect(t.score().parts.tokens).toBe(9);
  },
  'score-events': () => expect(table({ me: { events: ['a1', 'a5', 'faire'] } }).score().parts.events).toBe(14),
  'score-tie-breaks': () => {
    const last = { season: 'autumn', sun: 6, moon: 5 } as const;
    const end = (scene: Scene): readonly number[] => {
      const t = table({ ...last, ...scene }).take('draw', 'done');
      return t.rules.outcome(t.state)!.places;
    };
    // The draw gives the hare one card; the tortoise starts with one, so that nobody travels further.
    const one = { hand: ['bard'] };
    expect(end({ me: { events: ['a1'] }, you: { ...one, points: 4 } })).toEqual([1, 2]);
    expect(end({ me: { has: { twig: 2 } }, you: { ...one, has: { twig: 3 } } })).toEqual([2, 1]);
    expect(end({ me: {}, you: { city: ['twig-gatherer'] } })).toEqual([2, 1]);
    expect(end({ me: {}, you: one })).toEqual([1, 1]);
    expect(table({ me: { city: ['mine'], hand: ['bard'], has: { twig: 2 }, events: ['a1'] } }).score().ties).toEqual([
      1, 2, 1, 1,
    ]);
  },
  'game-end': () => {
    const t = table({ season: 'autumn', sun: 6, moon: 5 }).take('draw', 'done');
    expect(t.rules.acting(t.state)).toBe(0);
    expect(t.rules.outcome(t.state)).not.toBeNull();
    expect(t.rules.refuse(t.state, seat(0), t.rules.parse('draw') as never)).toEqual({ code: 'game-over' });
    met.add('game-over');
  },
};

for (const [clause, test] of Object.entries(tests)) describe(`clause ${clause}`, () => it('holds', test));

describe('clauses', () => {
  it('meet every refusal code in their tests', () => {
    expect(REFUSALS.filter((code) => !met.has(code))).toEqual([]);
  });
  it('have a test each, in their order', () => expect(Object.keys(tests)).toEqual([...CLAUSES.all]));
  it('stand behind every refusal and score part', () => {
    expect(Object.keys(CLAUSES.ofRefusal)).toEqual([...REFUSALS]);
    for (const clause of [...Object.values(CLAUSES.ofRefusal), ...Object.values(CLAUSES.ofScore)]) {
      expect(CLAUSES.all).toContain(clause);
    }
  });
});
