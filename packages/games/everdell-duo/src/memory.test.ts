// What is put away face down stays unknown, even where the hand was known; and what follows from that is still known.
import { createDice, type Json, type Seats, seat, seedFrom, type Tell, viewOf } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { buildCard, discardCard, drawCards, showCard, toHand, tuckCard } from './apply/cards.ts';
import { guess } from './guess.ts';
import { heldCards, rememberTaken } from './memory.ts';
import { partsOf } from './parts.ts';
import { emptyTable } from './state/create.ts';
import { DECK_SIZE, handCard, handSize } from './state/layout.ts';
import { type Scene, type Table, table } from './testing.ts';

const VIEWERS = [0, 2] as Seats[];

/** What the other player and an onlooker see and hear of these steps. */
function witnessed(scene: Scene, steps: readonly string[]): string {
  const t = table(scene);
  const heard: Json[] = [];
  const listen: Tell<Json> = (event, to, others) => {
    for (const viewer of VIEWERS) heard.push((viewer & to) !== 0 || to === 3 ? event : (others ?? null));
  };
  const views = steps.map((text) => {
    expect(t.why(text), text).toBeNull();
    t.rules.apply(t.state, seat(t.acting), t.rules.parse(text) as never, listen as never);
    return VIEWERS.map((viewer) => viewOf(t.rules, t.state, viewer));
  });
  return JSON.stringify({ views, heard });
}

const named = (t: Table, cards: readonly number[]): string[] => cards.map((card) => t.content.names[card]!);
const held = (t: Table) => {
  const { known, maybe } = heldCards(t.open.seats[0]!);
  return { known: named(t, known), maybe: named(t, maybe) };
};

/** The hare has taken mine and barn openly, and holds one card that nobody has seen. */
const two: Scene = { meadow: { 0: 'mine', 1: 'barn' }, me: { hand: ['bard'] }, you: { hand: ['inn', 'monk'] } };
const bothTaken = ['take mine', 'move sun', 'done', 'draw', 'move sun', 'done', 'take barn', 'move sun'];

describe('what leaves a hand face down', () => {
  const away = (...cards: string[]): string[] => [
    ...bothTaken,
    'trade twig',
    ...cards.map((card) => `discard ${card}`),
  ];

  it('is not named by a trade, whichever cards it was', () => {
    const first = witnessed(two, away('mine', 'barn'));
    for (const cards of [
      ['mine', 'bard'],
      ['bard', 'barn'],
      ['barn', 'mine'],
    ])
      expect(witnessed(two, away(...cards))).toBe(first);
  });

  it('is not named when it is tucked', () => {
    const guide: Scene = {
      ...two,
      me: { hand: ['bard', 'castle'], city: ['trail-guide'], has: { twig: 9, resin: 9, pebble: 9 } },
    };
    const tucks = (card: string) => [
      ...bothTaken,
      'done',
      'draw',
      'move moon',
      'done',
      'play castle',
      'with trail-guide',
      `tuck ${card}`,
    ];
    expect(witnessed(guide, tucks('mine'))).toBe(witnessed(guide, tucks('barn')));
    expect(witnessed(guide, tucks('bard'))).toBe(witnessed(guide, tucks('barn')));
  });

  it('is not named when an effect or a card asks for it', () => {
    const scene: Scene = { ...two, me: { hand: ['bard', 'king'], has: { berry: 3 } } };
    const pays = (card: string) => [...bothTaken, 'done', 'draw', 'move moon', 'done', 'play bard', `discard ${card}`];
    expect(witnessed(scene, pays('mine'))).toBe(witnessed(scene, pays('king')));
  });

  it('makes what was seen uncertain, and what is taken later stays known', () => {
    const t = table({ ...two, meadow: { ...two.meadow, 2: 'farmer' } });
    t.take(...bothTaken);
    expect(held(t)).toEqual({ known: ['mine', 'barn'], maybe: [] });
    t.take('trade twig', 'discard bard', 'discard barn', 'done', 'draw', 'move moon', 'done');
    expect(held(t)).toEqual({ known: [], maybe: ['mine', 'barn'] });
    t.take('take farmer');
    expect(held(t)).toEqual({ known: ['farmer'], maybe: ['mine', 'barn'] });
  });

  it('is clear where nothing else is possible', () => {
    const t = table({ ...two, me: {} }).take(...bothTaken, 'trade twig');
    expect(t.me.hand).toBe(0);
    expect(held(t)).toEqual({ known: [], maybe: [] });
  });
});

/** A hand as everybody can imagine it: which of the cards taken openly are there, and how many others. */
type World = { readonly cards: readonly number[]; readonly others: number };

/** Everything that is possible after a card was put away. */
const withoutOne = ({ cards, others }: World): World[] => [
  ...(others > 0 ? [{ cards, others: others - 1 }] : []),
  ...cards.map((gone) => ({ cards: cards.filter((card) => card !== gone), others })),
];
const keys = (worlds: readonly World[]): string[] => [...new Set(worlds.map(({ cards }) => cards.join(' ')))].sort();

describe('imagined hands', () => {
  it('are exactly those that everything seen so far allows', () => {
    const { bound } = table({});
    const dice = createDice(seedFrom('hands'));
    const HOST = 79;
    for (let game = 0; game < 60; game++) {
      const s = emptyTable();
      buildCard(bound, s, 0, HOST);
      for (let card = 0; card < HOST; card++) s.deck[card] = card;
      s.table[DECK_SIZE] = HOST;
      let worlds: World[] = [{ cards: [], others: 0 }];
      for (let step = 0; step < 10; step++) {
        const size = handSize(s, 0);
        const card = size > 0 ? handCard(s, 0, dice.below(size)) : -1;
        const open = s.holder[card] === 1;
        switch (size === 0 ? dice.below(2) : dice.below(5)) {
          case 0:
            s.table[DECK_SIZE]! -= 1;
            toHand(s, 0, s.deck[s.table[DECK_SIZE]!]!, 3);
            rememberTaken(s, 0, s.deck[s.table[DECK_SIZE]!]!);
            worlds = worlds.map((world) => ({ ...world, cards: [...world.cards, s.deck[s.table[DECK_SIZE]!]!] }));
            break;
          case 1:
            drawCards(bound, s, 0, 1);
            worlds = worlds.map((world) => ({ ...world, others: world.others + 1 }));
            break;
          case 2:
            showCard(bound, s, 0, card);
            buildCard(bound, s, 0, card);
            worlds = worlds
              .filter(({ cards, others }) => (open ? cards.includes(card) : others > 0))
              .map(({ cards, others }) => ({
                cards: cards.filter((one) => one !== card),
                others: others - (open ? 0 : 1),
              }));
            break;
          case 3:
            discardCard(bound, s, 0, card);
            worlds = worlds.flatMap(withoutOne);
            break;
          default:
            tuckCard(bound, s, 0, card, HOST);
            worlds = worlds.flatMap(withoutOne);
        }
      }
      const { open, own } = partsOf(bound, s);
      const imagined: World[] = [];
      for (let i = 0; i < 100; i++) {
        const [mine] = guess(bound, { open, own: [null, own[1]!] }, dice).own;
        const away = [...mine!.discarded, ...mine!.tucked.map(([card, , putAway]) => [card, putAway] as const)];
        // What was put away was taken before.
        for (const [card, putAway] of away) {
          const taken = open.seats[0]!.taken.find((one) => one.card === card);
          expect(putAway).toBeGreaterThan(taken?.at ?? 0);
        }
        imagined.push({
          cards: mine!.hand.filter((one) => mine!.shown.includes(one)).sort((a, b) => b - a),
          others: 0,
        });
      }
      expect(keys(imagined)).toEqual(keys(worlds));
    }
  });
});
