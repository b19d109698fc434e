// What each of the good news does.
import { only, seat, viewOf } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { type Scene, table } from '../testing.ts';
import { NEWS_IDS } from './content.ts';
import { skunkSpaces } from './skunks.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const using = (news: string, scene: Scene = {}, options: object = {}) =>
  table({
    ...scene,
    options: { mode: 'together', chapter: 1, ...options },
    team: { ...scene.team, news: [news, ...(scene.team?.news ?? [])] },
  });

const tests: Readonly<Record<string, () => void>> = {
  'gn-01': () => {
    const t = using('gn-01', { me: { hand: ['mine', 'king', 'queen', 'barn'] } }).take(
      'trade twig',
      'discard mine',
      'discard king',
      'news gn-01',
    );
    expect(t.offered('keep')).toEqual(['mine', 'king']);
    expect(viewOf(t.rules as never, t.state, only(seat(1))).own[1]).toMatchObject({ look: [] });
    t.take('keep king');
    expect([t.acting, t.offered('keep')]).toEqual([1, ['mine']]);
    t.take('keep mine');
    expect([t.me.cards.includes('king'), t.you.cards]).toEqual([true, ['mine']]);
    expect(t.open.discard.size).toBe(0);
  },
  'gn-02': () => {
    const t = using('gn-02').take('news gn-02', 'gain twig', 'gain berry');
    expect([t.me.twig, t.you.berry, t.acting]).toEqual([1, 1, 0]);
  },
  'gn-03': () => expect(using('gn-03').take('news gn-03').you.hand).toBe(2),
  'gn-04': () => {
    const t = using('gn-04', { meadow: { 3: 'mine', 4: 'barn' } }).take('news gn-04', 'take mine', 'take barn');
    expect([t.me.cards, t.you.cards]).toEqual([['mine'], ['barn']]);
  },
  'gn-05': () => {
    const t = using('gn-05', { team: { skunks: ['event-1'] } }).take('news gn-05', 'skunk event-1', 'skunk event-6');
    expect(skunkSpaces(t.state)).toEqual([5]);
  },
  'gn-06': () => {
    const t = using('gn-06', { team: { skunks: ['event-1'] } }).take('news gn-06', 'skunk event-1');
    expect(skunkSpaces(t.state)).toEqual([]);
  },
  'gn-07': () => {
    const t = using('gn-07', { moon: 3, team: { skunks: ['path-2'] } }).take('news gn-07');
    expect([t.legal().slice(0, 2), t.why('move sun')]).toEqual([['decline', 'move moon'], 'marker-leftmost']);
    expect(t.take('move moon').open.moon).toBe(1);
  },
  'gn-08': () => {
    const t = using('gn-08').take('news gn-08');
    expect([t.me.occupied, t.you.occupied]).toEqual([1, 1]);
  },
  'gn-09': () => {
    const t = using('gn-09', { me: { hand: ['king', 'queen'], has: { berry: 4 } } });
    expect(t.why('play king')).toBe('missing-resource');
    t.take('news gn-09', 'play king');
    expect([t.me.city, t.me.berry, t.open.moon]).toEqual([['king'], 0, 1]);
  },
  'gn-10': () => {
    const city = ['mine', 'barn', 'harbor', 'sawmill'];
    const t = using('gn-10', { me: { city } }).take('news gn-10', 'to tortoise', 'accept');
    expect(t.acting).toBe(1);
    t.take('activate mine', 'activate barn', 'activate sawmill');
    expect([t.you.pebble, t.you.berry, t.you.twig, t.acting]).toEqual([1, 1, 2, 0]);
  },
  'gn-11': () => {
    const t = using('gn-11', { me: { has: RICH }, slots: { 1: 'c2' }, team: { skunks: ['farm-1', 'event-1'] } });
    t.take('news gn-11');
    expect(t.offered('place')).toEqual(expect.arrayContaining(['farm-1', 'event-1']));
    t.take('place event-1', 'done', 'draw', 'move sun', 'done');
    expect([t.me.events, t.why('place farm-1')]).toEqual([['c2'], 'place-skunk']);
  },
  'gn-12': () => expect(using('gn-12').take('news gn-12').me.points).toBe(3),
  'gn-13': () => {
    const t = using('gn-13', { you: { workers: ['farm-1', 'farm-2'] } }).take('news gn-13');
    // Only one of the two has a worker out.
    expect([t.acting, t.offered('from')]).toEqual([1, ['farm-1', 'farm-2']]);
    expect(t.take('from farm-1').you.workers).toEqual(['farm-2']);
  },
  'gn-14': () => {
    const t = using('gn-14');
    const before = t.open.river;
    t.take('news gn-14');
    expect(t.open.river.some((tile) => before.includes(tile))).toBe(false);
    expect(t.open.shown).toHaveLength(4);
  },
  'gn-15': () => {
    const t = using('gn-15', { me: { has: { twig: 2, berry: 1 } } }, { chapter: 9 });
    expect(t.why('give twig')).toBe('exchange-closed');
    t.take('news gn-15', 'give twig', 'give twig', 'give berry');
    expect(t.open.team?.gifts.things).toEqual([2, 0, 0, 1, 0]);
  },
  'gn-16': () => {
    const t = using('gn-16', { meadow: { 0: 'mine', 5: 'barn' }, deck: ['king', 'queen'] }).take('news gn-16');
    t.take('discard mine', 'discard barn');
    expect(t.open.meadow.filter((card) => card < 0)).toHaveLength(2);
    t.take('decline');
    const at = (space: number): string => t.content.names[t.open.meadow[space]!]!;
    expect([at(0), at(5), t.open.discard.size]).toEqual(['king', 'queen', 2]);
  },
  'gn-17': () => {
    const deck = ['mine', 'barn', 'king', 'queen', 'inn', 'bank', 'crane'];
    const t = using('gn-17', { deck }).take('news gn-17');
    expect(t.offered('keep')).toHaveLength(6);
    t.take('keep king');
    expect([t.acting, t.offered('keep').length]).toEqual([1, 5]);
    t.take('keep mine');
    expect([t.me.cards, t.you.cards, t.open.discard.size, t.acting]).toEqual([['king'], ['mine'], 4, 0]);
  },
  'gn-18': () => {
    const t = using('gn-18', { slots: { 1: 'd2' }, me: { city: ['king'], has: { berry: 1 } } });
    expect(t.why('place event-1')).toBe('event-count');
    t.take('news gn-18', 'use event-1');
    expect(t.why('place event-1')).toBeNull();
    // Never below one of each, and only in this turn.
    const none = using('gn-18', { slots: { 1: 'd2' }, me: { has: { berry: 3 } } }).take('news gn-18', 'use event-1');
    expect(none.why('place event-1')).toBe('event-element');
    t.take('draw', 'move sun', 'done', 'draw', 'move sun', 'done');
    expect(t.why('place event-1')).toBe('event-count');
  },
  'gn-19': () => {
    const t = using('gn-19', { slots: { 4: 'd2' } }).take('news gn-19', 'use event-4');
    expect(t.content.events[t.open.slots[3]!]!.id).toMatch(/^d[13456]$/);
  },
  'gn-20': () => {
    const t = using('gn-20').take('news gn-20', 'to tortoise', 'accept');
    expect([t.you.berry, t.me.twig]).toEqual([2, 2]);
  },
  'gn-21': () => {
    const t = using('gn-21').take('news gn-21', 'to hare', 'accept');
    expect([t.me.pebble, t.you.resin]).toEqual([1, 1]);
  },
  'gn-22': () => {
    const t = using('gn-22', { sun: 2, moon: 5, me: { hand: ['mine', 'barn'], has: RICH } }).take('play mine');
    t.take('news gn-22', 'play barn');
    expect([t.me.city, t.open.moon]).toEqual([['mine', 'barn'], 6]);
  },
  'gn-23': () => {
    const hand = ['miller', 'king'];
    expect(using('gn-23', { me: { hand } }).why('news gn-23')).toBe('news-useless');
    const t = using('gn-23', { me: { hand, city: ['mine'] } }).take('news gn-23');
    expect(t.offered('play')).toEqual(['miller']);
    expect(t.why('play king')).toBe('token-no-construction');
    t.take('play miller');
    expect([t.me.city, t.open.moon, t.why('draw')]).toEqual([['mine', 'miller'], 0, null]);
  },
  'gn-24': () => {
    const t = using('gn-24', { me: { has: RICH }, meadow: { 5: 'mine' } });
    expect(t.why('play mine')).toBe('card-not-adjacent');
    expect(t.take('news gn-24', 'play mine').me.city).toEqual(['mine']);
  },
  'gn-25': () => {
    const t = using('gn-25', { me: { hand: ['mine', 'barn', 'king'] } }).take('news gn-25');
    t.take('discard mine', 'gain twig', 'discard barn', 'gain berry');
    expect([t.me.cards, t.me.twig, t.me.berry, t.acting]).toEqual([['king'], 1, 1, 0]);
  },
};

describe('good news', () => {
  for (const [id, test] of Object.entries(tests)) it(id, test);
  it('have a test each', () => expect(Object.keys(tests)).toEqual(NEWS_IDS));
});
