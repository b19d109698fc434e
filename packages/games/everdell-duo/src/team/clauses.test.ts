// One test per clause of a team, named after it; and every refusal that only a team meets.
import { only, seat, seedFrom, viewOf } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { TEAM_REFUSALS } from '../check.ts';
import { CLAUSES, TEAM_CLAUSES, type TeamClause } from '../clauses.ts';
import { everdellDuo } from '../game.ts';
import { TURN_NUMBER } from '../state/layout.ts';
import { type Scene, Table, table } from '../testing.ts';
import { isMet } from './goals.ts';
import { herCards, herScore, playOpponent } from './opponent.ts';
import { skunkSpaces } from './skunks.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const met = new Set<string>();
const why = (t: Table, text: string): string | null => {
  const code = t.why(text);
  if (code) met.add(code);
  return code;
};
const together = (scene: Scene, options: object = {}) =>
  table({ ...scene, options: { mode: 'together', chapter: 1, ...options } });
const challenge = (scene: Scene, options: object = {}) =>
  table({ ...scene, options: { mode: 'challenge', ...options } });

/** A game from its very beginning. */
function begin(options: object, seed = 'begin', carried?: object): Table {
  const setup = everdellDuo.setup({ seats: 2, options, carried });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const state = everdellDuo.bind(setup.value).create(seedFrom(seed));
  return new Table({ options: options as never, ...(carried ? { carried: carried as never } : {}) }, state);
}
const CHAPTER = { mode: 'together', chapter: 1 };
const END: Scene = { sun: 6, moon: 5 };
const LAST: Scene = { ...END, season: 'autumn' };

const tests: { readonly [clause in TeamClause]: () => void } = {
  'team-setup': () => {
    const { open, rules } = begin(CHAPTER);
    expect(rules.team).toBe(true);
    expect(open.seats.map(({ hand }) => hand)).toEqual([2, 2]);
    expect(open.team).toMatchObject({ watches: 1, gifts: { things: [0, 0, 0, 0, 0], cards: [] } });
    expect(begin({ ...CHAPTER, chapter: 6, difficulty: 'hard' }).open.team?.watches).toBe(1);
    expect(begin({ ...CHAPTER, chapter: 1, difficulty: 'hard' }).open.team?.watches).toBe(0);
    const own = { mode: 'together', chapter: 0, eventSkunks: 0, meadowSkunks: 0, placeSkunks: 0, watches: 2 };
    expect(skunkSpaces(begin(own).state)).toEqual([]);
    expect(begin(own).open.team?.watches).toBe(2);
    expect(why(together({}), 'place journey')).toBe('journey-closed');
    // Hands stay hidden from the partner.
    const t = begin(CHAPTER);
    expect(viewOf(t.rules as never, t.state, only(seat(0))).own[1]).toBeNull();
  },
  'team-shared-city': () => {
    const t = together({ me: { hand: ['mine'], has: RICH, occupied: 1 }, you: { hand: ['barn'], has: RICH } });
    t.take('play mine', 'done', 'play barn');
    expect(t.me.city).toEqual(['mine', 'barn']);
    expect([t.me.berry, t.you.berry, t.me.pebble]).toEqual([9, 10, 10]);
    // A token is the player's own; its colour is used for both.
    const homes: Scene = {
      me: { city: ['mine'], hand: ['miller'], occupied: 1 },
      you: { hand: ['farmer', 'beekeeper'], occupied: 1 },
    };
    const used = together(homes).take('play miller', 'done');
    expect([used.you.occupied, used.me.occupied]).toEqual([1, 0]);
    expect(used.offered('play')).not.toContain('farmer');
  },
  'team-reactions': () => {
    // The partner gains from the Sky Bridge, the one in turn from the others.
    const bridge = together({ me: { city: ['sky-bridge', 'town-hall'], hand: ['king'], has: RICH } }).take('play king');
    expect([bridge.you.berry, bridge.me.points]).toEqual([1, 1]);
    // Night Watch once, for whom the starter names.
    const watch = together({ ...END, season: 'spring', me: { city: ['night-watch'] } }).take('draw', 'done');
    watch.take('to nobody', 'to nobody', 'accept');
    expect([watch.acting, watch.legal()]).toEqual([0, ['decline', 'to hare', 'to tortoise']]);
    expect(why(watch, 'to nobody')).toBe('not-now');
    expect(watch.take('to tortoise', 'gain twig').you.twig).toBe(1);
    expect(watch.open.phase).toBe(0);
    // Clock Tower for whoever has a worker out: only one of them, so nothing is to be said.
    const tower = together({ ...END, me: { city: ['clock-tower+1'] }, you: { workers: ['farm-1'] } }).take(
      'draw',
      'done',
    );
    expect([tower.acting, tower.legal()]).toEqual([1, ['decline', 'accept']]);
    expect(tower.take('accept', 'use farm-1').you.twig).toBe(3);
    const both = together({
      ...END,
      me: { city: ['clock-tower+1'], workers: ['farm-2'] },
      you: { workers: ['farm-1'] },
    });
    expect(both.take('draw', 'done', 'to hare').acting).toBe(0);
    // A visit brings nobody a point but through the Diplomat.
    const visit = together({ me: { city: ['ferry', 'diplomat'] } }).take('place ferry', 'decline');
    expect(visit.me.points).toBe(1);
  },
  'team-benefits': () => {
    const t = begin(CHAPTER);
    expect([t.acting, t.legal()]).toEqual([0, ['to hare', 'to tortoise', 'to nobody']]);
    expect(why(t, 'decline')).toBe('not-optional');
    t.take('to tortoise', 'to tortoise', 'to hare');
    expect(t.open.team?.assigned).toHaveLength(3);
    expect(t.you.hand).toBe(2);
    t.take('accept');
    expect([t.you.hand, t.acting]).toEqual([4, 0]);
    t.take(t.legal()[1]!);
    expect(t.me.hand).toBe(3);
    // Production card by card; the starter's first, each in an order of their own.
    const city = ['mine', 'baker', 'spelunker'];
    const spring = together({ ...END, me: { city, has: { berry: 1 } }, you: { has: { berry: 1 } } }).take(
      'draw',
      'done',
    );
    expect(spring.acting).toBe(1);
    spring.take('to hare', 'to hare', 'to tortoise', 'to nobody', 'accept');
    expect(spring.heard.at(-1)).toMatchObject({ type: 'effect', seat: 1 });
    expect([spring.acting, spring.offered('activate')]).toEqual([0, ['mine', 'baker']]);
  },
  'team-hand-back': () => {
    const t = begin(CHAPTER).take('to hare', 'to hare', 'to hare');
    expect([t.acting, t.legal()]).toEqual([1, ['accept', 'return']]);
    t.take('return');
    expect([t.acting, t.legal()]).toEqual([1, ['to hare', 'to tortoise', 'to nobody']]);
    t.take('to tortoise', 'to nobody', 'to nobody');
    expect(t.you.hand).toBe(3);
    // The same for what news bring to one or the other.
    const split = together({ team: { news: ['gn-20'] } }).take('news gn-20', 'to hare', 'return', 'to tortoise');
    expect([split.you.berry, split.me.twig, split.acting]).toEqual([2, 2, 0]);
  },
  'team-events-minimum': () => {
    const scene: Scene = { slots: { 1: 'e1' }, me: { city: ['inn', 'judge', 'crane'] }, team: { skunks: ['event-2'] } };
    // Two blue, one red, and a skunk on another slot, though its event is gone.
    expect(together(scene).refusal('place event-1')).toMatchObject({ code: 'event-count', at: { have: 3, need: 4 } });
    expect(together({ ...scene, team: {} }).why('place event-1')).toBeNull();
    const t = together({ ...scene, turn: 1, team: {} }).take('place event-1');
    expect([t.you.events, t.open.towns[0]?.events]).toEqual([['e1'], 1]);
  },
  'skunks-rolled': () => {
    const t = begin({ ...CHAPTER, chapter: 14 });
    const areas = (one: Table) =>
      [0, 1, 2].map((area) => skunkSpaces(one.state).filter((x) => Math.floor(x / 6) === area));
    expect(areas(t).map((spaces) => spaces.length)).toEqual([1, 2, 3]);
    const seen = new Set<string>();
    for (let i = 0; i < 8; i++) seen.add(skunkSpaces(begin({ ...CHAPTER, chapter: 14 }, `roll ${i}`).state).join());
    expect(seen.size).toBeGreaterThan(4);
    // Every season anew, when the workers are home.
    const next = together({ ...END, you: { workers: ['farm-1'] } }).take('draw', 'done');
    expect(next.you.workers).toEqual([]);
    expect(areas(next).map((spaces) => spaces.length)).toEqual([1, 1, 1]);
  },
  'skunks-collide': () => {
    const three = { mode: 'together', chapter: 0, eventSkunks: 3, placeSkunks: 3 };
    for (let i = 0; i < 20; i++) expect(skunkSpaces(begin(three, `collide ${i}`).state)).toHaveLength(7);
  },
  'skunks-block-path': () => {
    const t = together({ sun: 0, moon: 0, team: { skunks: ['path-1', 'path-2'] } }).take('place farm-1');
    expect(t.open.sun).toBe(3);
    // Between two skunks nothing can be played by adjacency, but it can be taken.
    const meadow = { 1: 'mine' };
    const between = together({ sun: 3, moon: 0, me: { has: RICH }, meadow, team: { skunks: ['path-1', 'path-2'] } });
    expect(why(between, 'play mine')).toBe('card-not-adjacent');
    expect(between.why('take mine')).toBeNull();
    const last = together({ sun: 5, moon: 4, team: { skunks: ['path-6'] } });
    expect(why(last, 'place farm-1')).toBe('sun-stuck');
  },
  'skunks-close-places': () => {
    const t = together({
      team: { skunks: ['farm-1', 'river-left', 'event-1'] },
      slots: { 1: 'c2' },
      me: { has: RICH },
    });
    for (const place of ['farm-1', 'river-left', 'event-1']) expect(why(t, `place ${place}`)).toBe('place-skunk');
    expect(t.offered('place')).not.toContain('farm-1');
    const ferry = together({ me: { city: ['ferry'] }, team: { skunks: ['farm-1'] } }).take('place ferry');
    expect(ferry.offered('use')).toContain('farm-1');
  },
  'exchange-tile': () => {
    const t = together({ me: { has: { twig: 1 }, occupied: 1, hand: ['mine', 'king'] } });
    expect(t.offered('give')).toEqual(['twig', 'token', 'card mine', 'card king']);
    expect(why(t, 'give berry')).toBe('missing-resource');
    t.take('give card mine');
    // On the tile it belongs to nobody, and the partner sees a card.
    expect([t.me.cards, t.you.hand, t.sealed]).toEqual([['king'], 0, 0]);
    expect(t.open.team?.gifts).toMatchObject({ to: 1, cards: [1] });
    const partner = viewOf(t.rules as never, t.state, only(seat(1)));
    expect(JSON.stringify(partner.own[1])).toContain('"gifts":[]');
    expect(why(t, 'give twig')).toBe('exchange-done');
    t.take('draw', 'move sun', 'done');
    expect(t.you.cards).toContain('mine');
    expect(t.me.hand).toBe(2);
    // What lies there when the game ends goes to the partner.
    const last = together({ ...LAST, me: { has: { twig: 1 } } }).take('give twig', 'draw', 'done');
    expect([last.you.twig, last.me.twig]).toEqual([1, 0]);
    // Not outside one's turn, nor while paying.
    const paying = together({ me: { hand: ['barn', 'king'], city: ['crane'], has: RICH } }).take('play barn');
    expect(why(paying, 'give twig')).toBe('not-now');
    // Over a season change the same seat may move twice: both gifts wait.
    const twice = together({ ...END, season: 'spring', me: { has: { twig: 2 } } }).take('give twig', 'draw', 'done');
    twice.take('to nobody', 'to nobody', 'accept', 'give twig');
    expect(twice.open.team?.gifts.things).toEqual([2, 0, 0, 0, 0]);
  },
  'exchange-limited': () => {
    expect(why(together({ me: { has: RICH } }, { chapter: 4 }), 'give twig')).toBe('exchange-closed');
    expect(why(together({ sun: 3, me: { has: RICH } }, { chapter: 9 }), 'give twig')).toBe('exchange-closed');
    expect(together({ sun: 3, me: { has: RICH } }, { chapter: 4 }).why('give twig')).toBeNull();
    // A watch of this turn opens nothing.
    const turned = together({ sun: 4, me: { has: RICH }, team: { watches: 1 } }, { chapter: 4 }).take('watch sun');
    expect([turned.open.sun, turned.why('give twig')]).toEqual([3, 'exchange-closed']);
  },
  'watch-turns-back': () => {
    const t = together({ sun: 2, team: { watches: 2, skunks: ['path-1'] } });
    expect(why(t, 'watch moon')).toBe('marker-leftmost');
    t.take('watch sun');
    expect([t.open.sun, t.open.team?.watches, t.acting]).toEqual([0, 1, 0]);
    expect(why(together({ sun: 2 }), 'watch sun')).toBe('no-watch');
    // Adjacency counts at once.
    const near = together({ moon: 2, sun: 6, me: { has: RICH }, meadow: { 0: 'mine' }, team: { watches: 1 } });
    expect(near.why('play mine')).toBe('card-not-adjacent');
    expect(near.take('watch moon').why('play mine')).toBeNull();
    // Before the end of a season, also of the last.
    const end = together({ ...LAST, team: { watches: 1 } }).take('draw', 'watch sun', 'done');
    expect([end.acting, end.open.phase]).toEqual([1, 0]);
  },
  'news-keep-one': () => {
    const t = begin(CHAPTER).take('to nobody', 'to nobody', 'to nobody', 'accept');
    const shown = t.offered('news');
    expect([t.acting, shown.length]).toEqual([0, 3]);
    const other = ['gn-01', 'gn-02', 'gn-03', 'gn-04'].find((id) => !shown.includes(id))!;
    expect(why(t, `news ${other}`)).toBe('news-not-shown');
    t.take(`news ${shown[0]}`, 'return', `news ${shown[1]}`);
    expect(t.open.team?.news.filter((state) => state === 1)).toHaveLength(1);
    expect([t.acting, t.open.phase]).toEqual([0, 0]);
    // A further try shows the same three.
    const carried = {
      held: ['gn-09'],
      remaining: ['gn-01', 'gn-02', 'gn-03', 'gn-04'],
      revealed: ['gn-02', 'gn-03', 'gn-04'],
    };
    const again = begin(CHAPTER, 'again', carried).take('to nobody', 'to nobody', 'to nobody', 'accept');
    expect(again.offered('news')).toEqual(['gn-02', 'gn-03', 'gn-04']);
    again.take('news gn-03', 'accept');
    expect(again.offered('news')).toEqual(['gn-03', 'gn-09']);
    // None left: none is shown.
    const none = begin(CHAPTER, 'none', { held: [], remaining: [] }).take(
      'to nobody',
      'to nobody',
      'to nobody',
      'accept',
    );
    expect(none.open.phase).toBe(0);
  },
  'news-once': () => {
    const t = together({ team: { news: ['gn-03'] } });
    expect(why(t, 'news gn-04')).toBe('news-not-held');
    t.take('news gn-03');
    expect([t.me.hand, t.you.hand, t.why('news gn-03')]).toEqual([2, 2, 'news-not-held']);
  },
  'news-moments': () => {
    const t = together({ team: { news: ['gn-24', 'gn-22', 'gn-13'] }, me: { has: RICH } });
    expect(why(t, 'news gn-22')).toBe('news-not-now');
    expect(why(t, 'news gn-13')).toBe('news-useless');
    expect(why(t.take('place farm-1'), 'news gn-24')).toBe('news-not-now');
    expect(t.why('news gn-22')).toBeNull();
    // Not inside other news, and the watch neither.
    const inside = together({ moon: 2, team: { news: ['gn-02', 'gn-12'], watches: 1 } }).take('news gn-02');
    expect(why(inside, 'news gn-12')).toBe('news-not-now');
    expect(why(inside, 'watch moon')).toBe('not-now');
  },
  'news-skunks': () => {
    const team = { news: ['gn-05', 'gn-06'], skunks: ['farm-1', 'path-2'] };
    const t = together({ sun: 1, moon: 4, you: { workers: ['farm-3'] }, team }).take('news gn-05');
    expect(why(t, 'skunk farm-2')).toBe('skunk-none');
    t.take('skunk farm-1');
    expect(why(t, 'skunk event-1')).toBe('skunk-area');
    expect(why(t, 'skunk farm-3')).toBe('space-taken');
    expect(t.offered('skunk')).toEqual(['river-left', 'river-right', 'farm-2', 'farm-4']);
    t.take('skunk farm-2', 'news gn-06', 'skunk path-2');
    expect(skunkSpaces(t.state).map((space) => space - 14)).toEqual([1]);
    // Not onto a marker.
    const path = together({ sun: 1, moon: 4, team }).take('news gn-05', 'skunk path-2');
    expect(path.offered('skunk')).toEqual(['path-0', 'path-5', 'path-6']);
  },
  'news-events': () => {
    const slots = { 1: 'e1', 2: 'faire', 3: 'a1' };
    const city = ['inn', 'judge', 'crane'];
    const team = { news: ['gn-18', 'gn-19'], skunks: ['event-5'] };
    const t = together({ slots, me: { city }, team }).take('news gn-18');
    expect(why(t, 'use event-3')).toBe('event-no-minimum');
    t.take('use event-1');
    expect(t.why('place event-1')).toBeNull();
    const swap = together({ slots, team }).take('news gn-19');
    expect(why(swap, 'use event-2')).toBe('event-no-letter');
    expect(why(swap, 'use farm-1')).toBe('place-closed');
    swap.take('use event-3');
    const event = swap.content.events[swap.open.slots[2]!]!.id;
    expect(event).toMatch(/^a[2-6]$/);
  },
  'team-score': () => {
    const scene: Scene = {
      me: { city: ['historian', 'bank', 'courthouse+2'], hand: ['mine'], has: { twig: 6 }, points: 4, events: ['a1'] },
      you: { hand: ['king', 'queen', 'barn'], events: ['a5'] },
    };
    expect(together(scene).score(0).parts).toMatchObject({ tokens: 6, events: 9 });
    // For each card the person who has more.
    expect(together(scene).score(1).parts).toMatchObject({ 'prosperity:historian': 3, 'prosperity:bank': 3 });
    expect(together(scene).score(0)).toEqual(together(scene).score(1));
    expect(together(scene).score(0).soon).toEqual({});
  },
  'team-goals': () => {
    const goals = (t: Table): boolean[] => t.bound.team!.goals.map((_, i) => isMet(t.bound, t.state, i));
    // For one animal only what it completed itself.
    const each = together({ me: { events: ['a1', 'b1'] }, you: { events: ['c1'] } }, { chapter: 4 });
    expect(goals(each)).toEqual([true, false]);
    // By the end of spring; later is too late.
    const early = { slots: { 1: 'c2' }, me: { has: RICH } };
    expect(goals(together({ season: 'spring', ...early }, { chapter: 8 }).take('place event-1'))[0]).toBe(true);
    expect(goals(together({ season: 'summer', ...early }, { chapter: 8 }).take('place event-1'))[0]).toBe(false);
    // Each of the two, when all is over; and a maximum.
    expect(goals(together({ me: { has: RICH }, you: { has: { twig: 2 } } }, { chapter: 9 }))).toEqual([false]);
    expect(goals(together({ me: { has: RICH }, you: { has: { twig: 3 } } }, { chapter: 9 }))).toEqual([true]);
    const green = ['mine', 'barn', 'harbor', 'sawmill'];
    expect(goals(together({ me: { city: green, points: 10 } }, { chapter: 13 }))).toEqual([true, true]);
    expect(goals(together({ me: { city: [...green, 'miller'], points: 10 } }, { chapter: 13 }))).toEqual([true, false]);
    expect(goals(together({ you: { events: ['faire'] } }, { chapter: 15 }))[1]).toBe(true);
    // Special rules: the farm pays less, drawing moves the Moon while it can.
    expect(together({}, { chapter: 10 }).take('place farm-1').me.twig).toBe(2);
    expect(together({}, { chapter: 14 }).take('draw').open.moon).toBe(1);
    expect(together({ moon: 6 }, { chapter: 14 }).take('draw').open.sun).toBe(1);
  },
  'team-win': () => {
    const end = (points: number, events: string[]) => {
      const t = together({ ...LAST, me: { points, events } }).take('draw', 'done');
      return t.rules.outcome(t.state);
    };
    expect(end(80, ['a1', 'b1', 'c1'])).toMatchObject({ places: [1, 1], won: true, facts: { chapter: 1, target: 80 } });
    expect(end(80, ['a1', 'b1'])).toMatchObject({ won: false, facts: { goals: [false], difficulty: 'normal' } });
    expect(end(60, ['a1', 'b1', 'c1'])?.won).toBe(false);
  },
  'opponent-season': () => {
    const meadow = { 0: 'mine', 6: 'king', 1: 'queen', 7: 'barn' };
    const skunks = ['path-1', 'farm-2', 'event-3'];
    const t = challenge({ season: 'spring', meadow, slots: { 2: 'a1', 3: 'faire', 5: 'b1' }, team: { skunks } });
    const { state, bound, content } = t;
    const points = (name: string): number => content.points[content.names.indexOf(name)]!;
    const best = ['mine', 'king', 'queen', 'barn'].toSorted((a, b) => points(b) - points(a))[0]!;
    state.table[TURN_NUMBER]! += 1;
    playOpponent(bound, state);
    // One for the skunk, three for the dice; the Faire; four points and one for the skunk at the farms.
    expect(herCards(state)).toHaveLength(4);
    expect(herCards(state)).toContain(content.names.indexOf(best));
    expect(t.open.slots).toEqual([-1, 0, -1, -1, 6, -1]);
    expect(t.open.eventBy[content.faire]).toBe(3);
    expect(t.open.team?.opponent.points).toBe(5);
    expect(t.open.meadow).not.toContain(-1);
    t.check();
    // In winter she claims no event; she acts before workers come home, and in autumn before the end.
    const winter = challenge({ ...END, slots: { 3: 'faire' }, team: { skunks: ['event-3'] } }).take('draw', 'done');
    expect(winter.heard.map(({ type }) => type)).toContain('her-points');
    expect(winter.open.slots[2]).toBeGreaterThan(0);
    const autumn = challenge({ ...LAST, team: { skunks: [] } }).take('draw', 'done');
    expect(autumn.heard.filter(({ type }) => type === 'throw')).toHaveLength(4);
    expect(autumn.open.team?.opponent.points).toBe(8);
  },
  'opponent-score': () => {
    const hers = { cards: ['mine', 'barn', 'king'], events: ['a5'], points: 6 };
    const t = challenge({ team: { hers } }, { opponent: 'hard' });
    const printed = ['mine', 'barn', 'king'].reduce(
      (sum, name) => sum + t.content.points[t.content.names.indexOf(name)]!,
      0,
    );
    expect(herScore(t.bound, t.state)).toBe(printed + 2 * 2 + 5 + 6 + 15);
    expect(t.score().total).toBe(0);
  },
  'challenge-win': () => {
    const end = (options: object, scene: Scene) => {
      const t = challenge({ ...LAST, ...scene }, { opponent: 'easy', ...options }).take('draw', 'done');
      return { outcome: t.rules.outcome(t.state), hers: herScore(t.bound, t.state) };
    };
    const { hers } = end({}, {});
    expect(end({}, { me: { points: hers } }).outcome?.won).toBe(false);
    expect(end({}, { me: { points: hers + 1 } }).outcome).toMatchObject({
      won: true,
      facts: { opponent: hers, challenge: 1 },
    });
    // With a green card, however many points.
    expect(end({}, { me: { points: 200, city: ['mine'] } }).outcome).toMatchObject({
      won: false,
      facts: { goals: [false] },
    });
    const margin = end({ challenge: 10 }, {}).hers;
    expect(end({ challenge: 10 }, { me: { points: margin + 14 } }).outcome?.won).toBe(false);
    expect(end({ challenge: 10 }, { me: { points: margin + 15 } }).outcome?.won).toBe(true);
    // A token on a construction was used.
    expect(end({ challenge: 7 }, { me: { points: 200, city: ['inn*'] } }).outcome?.won).toBe(false);
    // One watch on easy and normal, none above; no good news; every gain is asked where pockets must be empty.
    const watches = ['easy', 'normal', 'hard', 'expert'].map(
      (opponent) => begin({ mode: 'challenge', opponent }).open.team?.watches,
    );
    expect(watches).toEqual([1, 1, 0, 0]);
    expect(challenge({}, { challenge: 9 }).take('place farm-1').legal()).toContain('accept');
    expect(why(challenge({ me: { has: RICH } }).take('give twig'), 'give twig')).toBe('exchange-done');
  },
};

describe('clauses of a team', () => {
  for (const [clause, test] of Object.entries(tests)) it(clause, test);
  it('meet every refusal code in their tests', () => {
    expect(TEAM_REFUSALS.filter((code) => !met.has(code))).toEqual([]);
  });
  it('have a test each, in their order, after those of every game', () => {
    expect([...CLAUSES.all, ...Object.keys(tests)]).toEqual([...TEAM_CLAUSES.all]);
    for (const clause of Object.values(TEAM_CLAUSES.ofRefusal)) expect(TEAM_CLAUSES.all).toContain(clause);
  });
});
