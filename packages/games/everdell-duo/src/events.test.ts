// One sentence per event: enough is enough, one less is not, and for "more than" a tie is not.
import { describe, expect, it } from 'vitest';
import { type Side, table } from './testing.ts';

const GREEN = ['mine', 'barn', 'harbor', 'sawmill', 'farmer', 'miller'];
const BROWN = ['herald', 'bard', 'camp', 'lookout', 'monk', 'ruin'];
const RED = ['inn', 'ferry', 'healer', 'trader'];
const PURPLE = ['bank', 'museum', 'school', 'king'];
const BLUE = ['judge', 'crane', 'library', 'crier'];
const CRITTERS = ['farmer', 'miller', 'herald', 'bard', 'healer', 'king'];
const HAND = ['baker', 'potter', 'peddler', 'inventor', 'courier', 'teacher'];

interface Told {
  readonly id: string;
  readonly says: string;
  /** Enough. */
  readonly yes: Side;
  /** Just too little. */
  readonly no: Side;
  readonly code?: string;
  /** With these the other player has exactly as much. */
  readonly rival?: Side;
}

const told: readonly Told[] = [
  { id: 'a1', says: 'needs 4 green cards', yes: { city: GREEN.slice(0, 4) }, no: { city: GREEN.slice(0, 3) } },
  { id: 'a2', says: 'needs 4 brown cards', yes: { city: BROWN.slice(0, 4) }, no: { city: BROWN.slice(0, 3) } },
  { id: 'a3', says: 'needs 3 red cards', yes: { city: RED.slice(0, 3) }, no: { city: RED.slice(0, 2) } },
  { id: 'a4', says: 'needs 3 blue cards', yes: { city: BLUE.slice(0, 3) }, no: { city: BLUE.slice(0, 2) } },
  { id: 'a5', says: 'needs 3 purple cards', yes: { city: PURPLE.slice(0, 3) }, no: { city: PURPLE.slice(0, 2) } },
  {
    id: 'a6',
    says: 'needs 6 constructions',
    yes: { city: ['mine', 'barn', 'camp', 'inn', 'bank', 'crane'] },
    no: { city: ['mine', 'barn', 'camp', 'inn', 'bank', 'king'] },
  },
  {
    id: 'b1',
    says: 'needs 3 critters and 3 green cards',
    yes: { city: ['farmer', 'miller', 'mine', 'herald'] },
    no: { city: ['farmer', 'miller', 'herald'] },
  },
  { id: 'b2', says: 'needs 6 hand cards', yes: { hand: HAND }, no: { hand: HAND.slice(1) } },
  {
    id: 'b3',
    says: 'needs 2 red and 2 blue cards',
    yes: { city: [...RED.slice(0, 2), ...BLUE.slice(0, 2)] },
    no: { city: [...RED.slice(0, 3), ...BLUE.slice(0, 1)] },
  },
  {
    id: 'b4',
    says: 'needs 4 constructions and 2 purple cards',
    yes: { city: ['mine', 'barn', 'bank', 'museum'] },
    no: { city: ['mine', 'barn', 'camp', 'bank'] },
  },
  { id: 'b5', says: 'needs 6 critters', yes: { city: CRITTERS }, no: { city: CRITTERS.slice(1) } },
  {
    id: 'b6',
    says: 'needs 2 brown, 2 green and 2 blue cards',
    yes: { city: [...BROWN.slice(0, 2), ...GREEN.slice(0, 2), ...BLUE.slice(0, 2)] },
    no: { city: [...BROWN.slice(0, 2), ...GREEN.slice(0, 3), ...BLUE.slice(0, 1)] },
  },
  {
    id: 'c1',
    says: 'needs 2 constructions with occupied tokens',
    yes: { city: ['mine*', 'crane*'] },
    no: { city: ['mine*', 'crane'] },
  },
  { id: 'c2', says: 'needs 6 resources', yes: { has: { twig: 3, resin: 2, pebble: 1 } }, no: { has: { twig: 5 } } },
  {
    id: 'c3',
    says: 'needs 4 kinds of resources',
    yes: { has: { twig: 1, resin: 1, pebble: 1, berry: 1 } },
    no: { has: { twig: 3, resin: 1, pebble: 1 } },
  },
  { id: 'c4', says: 'needs 3 pebbles', yes: { has: { pebble: 3 } }, no: { has: { pebble: 2, twig: 5 } } },
  { id: 'c5', says: 'needs 5 berries', yes: { has: { berry: 5 } }, no: { has: { berry: 4 } } },
  {
    id: 'c6',
    says: 'needs 6 points in the supply, those on cards not counted',
    yes: { points: 6 },
    no: { points: 5, city: ['courthouse+3'] },
  },
  {
    id: 'd1',
    says: 'needs more constructions and resin, 5 together',
    yes: { city: ['mine', 'barn'], has: { resin: 3 } },
    no: { city: ['mine', 'barn'], has: { resin: 2 } },
    rival: { city: ['camp'], has: { resin: 4 } },
  },
  {
    id: 'd2',
    says: 'needs more critters and berries, 4 together',
    yes: { city: ['king', 'bard'], has: { berry: 2 } },
    no: { city: ['king', 'bard'], has: { berry: 1 } },
    rival: { has: { berry: 4 } },
  },
  {
    id: 'd3',
    says: 'needs more green cards and twigs, 5 together',
    yes: { city: ['mine'], has: { twig: 4 } },
    no: { city: ['mine'], has: { twig: 3 } },
    rival: { has: { twig: 5 } },
  },
  {
    id: 'd4',
    says: 'needs more constructions and pebbles, 6 together',
    yes: { city: ['mine', 'barn', 'camp'], has: { pebble: 3 } },
    no: { city: ['mine', 'barn', 'camp'], has: { pebble: 2 } },
    rival: { has: { pebble: 6 } },
  },
  {
    id: 'd5',
    says: 'needs more brown and hand cards, 6 together',
    yes: { city: ['bard', 'monk'], hand: HAND.slice(0, 4) },
    no: { city: ['bard', 'monk'], hand: HAND.slice(0, 3) },
    rival: { city: ['herald', 'camp', 'lookout', 'ruin', 'cellar', 'ranger'] },
  },
  {
    id: 'd6',
    says: 'needs more purple cards and resources, 6 together',
    yes: { city: ['bank'], has: { twig: 3, berry: 2 } },
    no: { city: ['bank'], has: { twig: 3, berry: 1 } },
    rival: { has: { pebble: 6 } },
  },
  {
    id: 'e1',
    says: 'needs more blue and red cards, 3 together',
    yes: { city: ['judge', 'crane', 'inn'] },
    no: { city: ['judge', 'inn'] },
    rival: { city: ['ferry', 'healer', 'trader'] },
  },
  {
    id: 'e2',
    says: 'needs more red and purple cards, 3 together',
    yes: { city: ['inn', 'bank', 'king'] },
    no: { city: ['inn', 'bank'] },
    rival: { city: ['ferry', 'healer', 'trader'] },
  },
  {
    id: 'e3',
    says: 'needs more green and brown cards, 5 together',
    yes: { city: ['mine', 'barn', 'bard', 'monk', 'camp'] },
    no: { city: ['mine', 'barn', 'bard', 'monk'] },
    rival: { city: ['harbor', 'sawmill', 'farmer', 'miller', 'herald'] },
  },
  {
    id: 'e4',
    says: 'needs more blue and purple cards, 3 together',
    yes: { city: ['judge', 'bank', 'king'] },
    no: { city: ['judge', 'bank'] },
    rival: { city: ['crane', 'library', 'crier'] },
  },
  {
    id: 'e5',
    says: 'needs more green and red cards, 4 together',
    yes: { city: ['mine', 'barn', 'inn', 'ferry'] },
    no: { city: ['mine', 'barn', 'inn'] },
    rival: { city: ['harbor', 'sawmill', 'farmer', 'miller'] },
  },
  {
    id: 'e6',
    says: 'needs more brown and blue cards, 4 together',
    yes: { city: ['bard', 'monk', 'judge', 'crane'] },
    no: { city: ['bard', 'monk', 'judge'] },
    rival: { city: ['herald', 'camp', 'lookout', 'ruin'] },
  },
  {
    id: 'faire',
    says: 'needs a card of every colour',
    yes: { city: ['mine', 'bard', 'inn', 'bank', 'judge'] },
    no: { city: ['mine', 'bard', 'inn', 'bank', 'king'] },
    code: 'event-color',
  },
];

describe('events of the house set', () => {
  for (const { id, says, yes, no, code, rival } of told) {
    it(`${id} ${says}`, () => {
      const slots = { 2: id };
      const t = table({ slots, me: yes });
      expect(t.why('place event-2')).toBeNull();
      const worth = t.content.events.find((event) => event.id === id)!.points;
      expect(t.take('place event-2').score().parts.events).toBe(worth);
      expect(table({ slots, me: no }).why('place event-2')).toBe(code ?? 'event-count');
      if (rival) expect(table({ slots, me: yes, you: rival }).why('place event-2')).toBe('event-not-more');
    });
  }
  it('journey goes at the end to more cards in city and hand, never to a worker', () => {
    const t = table({ season: 'autumn', sun: 6, moon: 5, me: { hand: ['mine'] } });
    expect(t.why('place journey')).toBe('journey-closed');
    t.take('draw', 'done');
    expect(t.me.events).toEqual(['journey']);
  });
  it('are all 32', () => {
    const ids = [...told.map(({ id }) => id), 'journey'];
    expect(ids).toEqual(table({}).content.events.map((event) => event.id));
  });
  it('needs one of each thing a "more than" event names', () => {
    for (const { id, yes, rival } of told) {
      if (!rival) continue;
      const t = table({ slots: { 1: id }, me: { has: yes.has ?? {} } });
      expect(['event-element']).toContain(t.why('place event-1'));
    }
  });
});
