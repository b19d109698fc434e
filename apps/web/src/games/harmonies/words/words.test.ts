// Every event of whole games has a sentence in every language; every word is there and belongs to this language.
import { CLAUSES, type Clause, COLOURS, harmonies, REFUSALS, readStep } from '@sunglade/harmonies';
import type { SeenChair } from '@sunglade/table';
import { describe, expect, it } from 'vitest';
import type { Bit } from '../../../kit/screen/screen.ts';
import { hasFace } from '../art/faces.ts';
import { describeSpace } from '../board/describe.ts';
import { habitatsOf, NO_HABITAT } from '../board/habitat.ts';
import { createChoice, settled, targetOf } from '../choice.ts';
import { motionOf, soundOf } from '../motions.ts';
import { cardText } from '../panels/cardText.ts';
import { hintOf } from '../panels/hint.ts';
import { sunsNow } from '../panels/suns.ts';
import { hasVerb, labelOf, likelyStep, promptOf } from '../steps.ts';
import { cardName, cardOf, contentOf, roundOf, roundsOf } from '../table.ts';
import { play, setupFor } from '../testing.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { sayEvent, whoIs } from './say.ts';
import { LAND_PARTS } from './words.ts';

const ALL = [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const;

const plain = (bits: readonly Bit[], name = (seat: number) => `P${seat}`): string =>
  bits.map((bit) => (typeof bit === 'string' ? bit : 'seat' in bit ? name(bit.seat) : bit.text)).join('');

const GAMES = [
  { seats: 1, options: { spirits: true, side: 'B' }, seed: 'alone' },
  { seats: 1, seed: 'alone again' },
  { seats: 2, options: { side: 'B' }, seed: 'two' },
  { seats: 4, options: { spirits: true }, seed: 'four' },
] as const;

const EVENTS = [
  'spirit',
  'take',
  'place',
  'card',
  'cube',
  'done',
  'final',
  'remove',
  'refill',
  'open',
  'swap',
  'may-swap',
  'turn',
  'end',
] as const;

const TARGET = /^(\d:\d+,-?\d+|take:\d|card:[a-z-]+)$/;
const MOVED = /^(\d:\d+,-?\d+:(top|cube)|take:\d|card:[a-z-]+|hand:\w+|pouch|deck)$/;
const BROKEN = /undefined|null|NaN|\[object|\s{2}/;

it('tells of a habitat what touches the cube and what lies behind that', () => {
  const face = (second: readonly [number, number]) =>
    ({
      pattern: [
        { q: 0, r: 0, feature: 'water' },
        { q: 1, r: 0, feature: 'field' },
        { q: second[0], r: second[1], feature: 'building' },
      ],
      points: [5],
      spirit: null,
    }) as never;
  expect(cardText(en, face([0, 1]))).toMatch(/^cube on \w+, beside it \w+ and \w+\./);
  expect(cardText(en, face([2, 0]))).toMatch(/^cube on \w+, beside it \w+, behind that \w+\./);
  expect(cardText(en, face([-1, 1]))).toMatch(/^cube on \w+, beside it \w+ and \w+\./);
});

it('tells what a cube brings, so that the cubes of a card add up to what it is worth', () => {
  const told = new Map<string, number>();
  let compared = 0;
  for (const { seed, ...wish } of GAMES)
    play({ ...wish, seed }, ({ position, events }) => {
      for (const event of events) {
        if (event.type !== 'cube' || cardOf(contentOf(position), event.card)?.spirit) continue;
        const card = `${seed} ${event.seat} ${event.card}`;
        const [, gain = ''] = /\+(\d+) point/.exec(plain(sayEvent(en, event, position).bits)) ?? [];
        told.set(card, (told.get(card) ?? 0) + Number(gain));
        expect(told.get(card)).toBe(event.points);
        if (event.cubes > 1) compared += 1;
      }
    });
  expect(compared).toBeGreaterThan(0);
});

describe.each(ALL)('%s', (lang, words) => {
  it('has a sentence, targets and a place in the log for every event', () => {
    const types = new Set<string>();
    const sentences = new Set<string>();
    for (const wish of GAMES)
      play(wish, ({ position, events }) => {
        for (const event of events) {
          const said = sayEvent(words, event, position);
          const text = plain(said.bits);
          types.add(event.type);
          sentences.add(text);
          expect(text.length).toBeGreaterThan(5);
          expect(text).not.toMatch(BROKEN);
          expect(text).toMatch(said.tone === 'chapter' ? /\d$/ : /\.$/);
          for (const target of said.targets ?? []) expect(target).toMatch(TARGET);
        }
      });
    expect([...types].sort()).toEqual([...EVENTS].sort());
    expect(sentences.size).toBeGreaterThan(300);
  });

  it('has a prompt or nothing to ask, a label for every step, and a tip where there is one', () => {
    const hints = new Set<string | null>();
    for (const wish of GAMES)
      play(wish, ({ position }) => {
        const choice = createChoice();
        const prompt = promptOf(words, position, choice);
        if (position.legal.length > 0) expect(prompt).toMatch(/^\p{Lu}.*\.$/u);
        expect(prompt ?? '').not.toMatch(BROKEN);
        for (const step of position.legal) {
          const label = labelOf(words, step, position);
          expect(label.length).toBeGreaterThan(3);
          expect(label).not.toMatch(BROKEN);
        }
        hints.add(hintOf(position));
      });
    expect([...hints].filter(Boolean).sort()).toEqual(Object.keys(words.hints).sort());
  });

  it('says what may still be done when all tokens are placed, and nothing else', () => {
    const { mayCube, mayCard } = words.prompt;
    const told = new Set<string>();
    for (const wish of GAMES)
      play(wish, ({ position }) => {
        const { phase, took, hand } = position.view.open;
        if (phase !== 'turn' || took === null || hand.length > 0 || position.legal.length === 0) return;
        const prompt = promptOf(words, position, createChoice()) ?? '';
        const [cube, card] = [hasVerb(position.legal, 'cube'), hasVerb(position.legal, 'card')];
        expect([prompt.includes(mayCube), prompt.includes(mayCard)]).toEqual([cube, card]);
        told.add(`${cube} ${card}`);
      });
    expect(told.size).toBe(4);
  });

  it('describes every space, with the card that is looked at', () => {
    const texts = new Set<string>();
    play({ seats: 2, seed: 'described' }, ({ position }) => {
      const content = contentOf(position);
      const { spaces = [], held = [] } = position.view.open.players[position.seat] ?? {};
      const card = held[0]?.card ?? null;
      const habitats = card === null ? NO_HABITAT : habitatsOf(content, spaces, card);
      for (const [space, on] of spaces.entries()) {
        const place = content.places[space] ?? '';
        const steps = position.legal.filter((text) => {
          const step = readStep(text);
          return step && 'place' in step && step.place === place;
        });
        const text = describeSpace(words, position, { space, on, steps, card, habitats });
        texts.add(text.replace(/^\w+, /, ''));
        expect(text).toMatch(/^[A-E][1-5], ./);
        expect(text).not.toMatch(BROKEN);
      }
    });
    expect(texts.size).toBeGreaterThan(40);
    const all = [...texts].join('\n');
    for (const text of [words.board.empty, words.board.bare.brown, words.features.tree2, words.features.building])
      expect(all).toContain(text);
    for (const told of [
      words.board.stands('?'),
      words.board.lacks('?', '?'),
      words.board.cubeOf('?'),
      words.board.mayPlace('?'),
    ])
      expect(all).toMatch(new RegExp(told.replaceAll(/[()]/g, '\\$&').replaceAll('?', '.+')));
  });

  it('tells every card, spirits too', () => {
    const setup = setupFor({ seats: 2 });
    const content = contentOf({ setup });
    const texts = content.ids.map((id) => {
      const card = cardOf(content, id);
      if (!card) throw new Error(id);
      expect(hasFace(id)).toBe(true);
      return `${cardName(words, { setup }, id)}. ${cardText(words, card)}`;
    });
    expect(new Set(texts).size).toBe(content.ids.length);
    for (const text of texts) {
      expect(text).not.toMatch(BROKEN);
      expect(text.length).toBeGreaterThan(30);
    }
  });

  it('has every clause, refusal, part and option', () => {
    expect(Object.keys(words.clauses).sort()).toEqual([...CLAUSES.all].sort());
    const texts = Object.values(words.clauses).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(Object.values(words.clauses).map(({ title }) => title)).size).toBe(texts.length);
    expect(Object.keys(words.refusals).sort()).toEqual([...REFUSALS].sort());
    for (const refusal of Object.values(words.refusals)) {
      const text = typeof refusal === 'string' ? refusal : refusal({ colour: 'blue', limit: 4, tokens: 2 });
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(typeof refusal === 'string' ? '' : refusal({})).not.toMatch(BROKEN);
    }
    const { animals } = contentOf({ setup: setupFor({ seats: 2 }) }).edition;
    expect(Object.keys(words.parts)).toEqual([...LAND_PARTS, 'spirit', ...animals.map(({ id }) => `animal:${id}`)]);
    expect(words.parts['animal:fennec']).toBe({ en: 'Fennec Fox', de: 'Wüsten\u00adfuchs', fr: 'Fennec' }[lang]);
    for (const option of harmonies.options) {
      const named: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>> = words.options;
      expect(Object.keys(named[option.id]?.values ?? {}).sort()).toEqual(option.values.map(String).sort());
    }
    for (const edition of harmonies.editions) expect(words.editions[edition.id]).toBeTruthy();
    for (const colour of COLOURS) expect(words.counted(colour, 2)).toMatch(/^2 ./);
  });
});

describe('the reader', () => {
  const told = (words: typeof en, name: string): Set<string> => {
    const texts = new Set<string>();
    for (const seed of ['you', 'you once more', 'you a third time'])
      play({ seats: 2, options: { spirits: true }, seed, name }, ({ position, events }) => {
        if (position.seat !== 0) return;
        for (const event of events) {
          const { bits } = sayEvent(words, event, position);
          texts.add(plain(bits, (seat) => position.chairs[seat]?.name ?? ''));
        }
      });
    return texts;
  };
  const find = (texts: Set<string>, form: RegExp): string | undefined => [...texts].find((text) => form.test(text));

  it('is spoken to as a person of that language', () => {
    const german = told(de, 'Du');
    expect(find(german, /^Du nimmst /)).toBeTruthy();
    expect(find(german, /^Du legst /)).toBeTruthy();
    expect(find(german, /^Du siedelst .* an: /)).toBeTruthy();
    expect(find(german, /^Du beendest deinen Zug/)).toBeTruthy();
    expect(find(german, /^Du (nimmt|legt|siedelt|beendet|behält|hat) /)).toBeUndefined();
    const french = told(fr, 'Vous');
    expect(find(french, /^Vous prenez /)).toBeTruthy();
    expect(find(french, /^Vous posez /)).toBeTruthy();
    expect(find(french, /^Vous (prend|pose|installe|finit|garde|a) /)).toBeUndefined();
    expect(find(told(en, 'You'), /^You ended your turn/)).toBeTruthy();
  });

  it('is told about like everybody else under a name of their own', () => {
    expect(find(told(de, 'Farn'), /^Farn nimmt /)).toBeTruthy();
    expect(find(told(de, 'Farn'), /^Farn nimmst /)).toBeUndefined();
    expect(find(told(fr, 'Fougère'), /^Fougère prend /)).toBeTruthy();
  });

  it('is spoken to where the table has no name for them, and among two at one screen nobody is', () => {
    const chairs = (...names: readonly string[]) =>
      names.map((name) => ({ name, bot: null, you: true, out: false, away: false }) as unknown as SeenChair);
    expect(whoIs(de, { chairs: chairs('') }, 0)).toEqual({ bit: { seat: 0 }, you: true });
    expect(whoIs(de, { chairs: chairs('', '') }, 0).you).toBe(false);
  });

  it('keeps to the language, whatever the table was opened in', () => {
    expect(find(told(de, 'You'), /^Du nimmst /)).toBeTruthy();
    expect(whoIs(de, { chairs: [] }, 0)).toEqual({ bit: { seat: 0 }, you: false });
  });
});

it('is not the same text in another language', () => {
  for (const id of CLAUSES.all as readonly Clause[]) {
    expect(de.clauses[id].text).not.toBe(en.clauses[id].text);
    expect(fr.clauses[id].text).not.toBe(en.clauses[id].text);
    expect(fr.clauses[id].text).not.toBe(de.clauses[id].text);
  }
});

describe('motions and sounds', () => {
  const SOUNDS = { blue: 'water', gray: 'stone', brown: 'wood', green: 'leaf', yellow: 'straw', red: 'brick' };

  it('move only things that the table shows', () => {
    const moved = new Set<string>();
    for (const wish of GAMES)
      play(wish, ({ events }) => {
        for (const event of events) {
          for (const { target, from } of motionOf(event)) {
            moved.add(event.type);
            expect(target).toMatch(MOVED);
            if (from !== undefined) expect(from).toMatch(MOVED);
          }
          if (event.type === 'cube') expect(soundOf(event)).toBe(event.complete ? 'points' : 'grow');
          if (event.type === 'place') expect(soundOf(event)).toBe(SOUNDS[event.colour]);
        }
      });
    for (const type of ['spirit', 'take', 'place', 'card', 'cube', 'refill', 'open', 'swap', 'remove'])
      expect(moved).toContain(type);
  });
});

describe('what is chosen', () => {
  it('says which of the legal steps a space stands for', () => {
    const nothing = { colour: null, card: null };
    expect(targetOf(nothing, 'place green 2,1', 1)).toBe('1:2,1');
    expect(targetOf({ ...nothing, colour: 'green' }, 'place green 2,1', 1)).toBe('1:2,1');
    expect(targetOf({ ...nothing, colour: 'blue' }, 'place green 2,1', 1)).not.toBe('1:2,1');
    expect(targetOf({ ...nothing, colour: 'blue' }, 'cube duck 2,1', 1)).toBe('1:2,1');
    expect(targetOf({ ...nothing, card: 'duck' }, 'cube duck 2,1', 1)).toBe('1:2,1');
    expect(targetOf({ ...nothing, card: 'frog' }, 'cube duck 2,1', 1)).not.toBe('1:2,1');
    expect(targetOf({ ...nothing, card: 'frog' }, 'place green 2,1', 1)).toBe('1:2,1');
    for (const step of ['card duck', 'swap duck']) expect(targetOf(nothing, step, 0)).toBe('card:duck');
    expect(targetOf(nothing, 'keep lion', 0)).toBe('card:lion');
    expect(targetOf(nothing, 'take 3', 0)).toBe('take:3');
    expect(targetOf(nothing, 'done', 0)).toBeNull();
  });

  it('is always a token of the hand and a card on the table, and with it no space stands for two tokens', () => {
    for (const wish of GAMES)
      play(wish, ({ position }) => {
        const { hand } = position.view.open;
        const chosen = settled({ colour: 'red', card: 'unicorn' }, position);
        expect(chosen.card).toBeNull();
        expect(chosen.colour).toBe(hand.includes('red') ? 'red' : (hand[0] ?? null));
        const places = position.legal.filter((step) => hasVerb([step], 'place'));
        const targets = places.map((step) => targetOf(chosen, step, position.seat));
        expect(new Set(targets).size).toBe(targets.length);
      });
  });
});

describe('a tap on something dark', () => {
  it('asks about the step that was most likely meant, and the rules know why not', () => {
    const codes = new Set<string>();
    for (const wish of GAMES)
      play(wish, ({ position }) => {
        if (position.legal.length === 0) return;
        const choice = createChoice();
        const content = contentOf(position);
        const held = position.view.open.players[position.seat]?.held[0]?.card ?? null;
        const targets = [
          ...content.places.map((place) => `${position.seat}:${place}`),
          'card:duck',
          'card:lion',
          'take:1',
        ];
        for (const card of [null, held]) {
          choice.card.value = card;
          const chosen = settled({ colour: null, card }, position);
          const lit = new Set(position.legal.map((step) => targetOf(chosen, step, position.seat)));
          for (const target of targets) {
            if (lit.has(target)) continue;
            const steps = target === 'card:lion' ? ['keep lion'] : target === 'take:1' ? ['take 1'] : [];
            const meant = likelyStep(target, steps, position, choice);
            const refusal = meant === null ? null : position.refuse(meant);
            expect(refusal).not.toBeNull();
            if (refusal) codes.add(refusal.code);
          }
        }
      });
    for (const code of [
      'take-tokens-first',
      'tokens-already-taken',
      'space-has-cube',
      'nothing-goes-on-top',
      'colour-does-not-fit',
      'card-not-open',
      'habitat-missing',
      'target-does-not-fit',
      'choose-spirit-first',
    ])
      expect([...codes]).toContain(code);
    expect(codes).not.toContain('unknown-step');
  });
});

describe('facts', () => {
  it('count rounds to the end of the pouch', () => {
    for (const [seats, rounds] of [
      [1, 14],
      [2, 18],
      [3, 12],
      [4, 9],
    ] as const)
      play({ seats, seed: 'rounds' }, ({ position }) => {
        expect(roundsOf(position)).toBe(rounds);
        expect(roundOf(position)).toBeLessThanOrEqual(rounds);
      });
  });

  it('tell the suns of a game alone as the rules do', () => {
    for (const wish of GAMES.filter(({ seats }) => seats === 1))
      play(wish, ({ position, rules, state }) => {
        const { suns, next, points, share } = sunsNow(position);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        if (next !== null) expect(next).toBeGreaterThan(points);
        if (position.over) expect(suns).toBe(rules.outcome(state)?.facts?.suns);
      });
  });
});
