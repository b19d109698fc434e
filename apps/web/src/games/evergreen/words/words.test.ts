// Every event of whole games has a sentence in every language; every word is there and belongs to this language.
import { Run, type Seat, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { CLAUSES, type Event, evergreen, type Open, REFUSALS } from '@sunglade/evergreen';
import { describe, expect, it } from 'vitest';
import type { Bit, Position } from '../../../kit/screen/screen.ts';
import { motionOf, soundOf } from '../motions.ts';
import { describeSpace } from '../planet/describe.ts';
import { groundOf } from '../planet/ground.ts';
import { promptOf } from '../prompts.ts';
import { labelOf, likelyStep, targetOf } from '../steps.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { sayEvent } from './say.ts';
import { PARTS } from './words.ts';

const ALL = [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const;

type Rules = ReturnType<typeof evergreen.bind>;

function setupFor(seats: number) {
  const parsed = evergreen.setup({ seats });
  if (!parsed.ok) throw new Error('no set-up');
  return parsed.value;
}

/** A stand as the kit makes it, without a page. */
function standOf(rules: Rules, state: unknown, seats: number, one: number): Position<Open, null> {
  const setup = setupFor(seats);
  const world = state as Parameters<Rules['legal']>[0];
  const buffer = { steps: new Int32Array(rules.stepLimit), length: 0 };
  rules.legal(world, seat(one), buffer);
  const legal = Array.from(buffer.steps.subarray(0, buffer.length), (step) =>
    rules.print(step as Parameters<Rules['print']>[0]),
  );
  const chairs = Array.from({ length: seats }, (_, i) => ({
    name: `P${i}`,
    taken: true,
    you: i === one,
    bot: null,
    away: false,
    out: false,
    left: null,
    running: false,
  }));
  return {
    game: evergreen,
    setup,
    rules,
    view: viewOf(rules, world, rules.acting(world)),
    chairs,
    seat: one,
    mine: true,
    acting: rules.acting(world),
    legal,
    sheets: Array.from({ length: seats }, (_, i) => rules.score(world, seat(i))),
    over: rules.acting(world) === 0,
    after: () => null,
    refuse: () => null,
  };
}

const plain = (bits: readonly Bit[]): string =>
  bits.map((bit) => (typeof bit === 'string' ? bit : 'seat' in bit ? `P${bit.seat}` : bit.text)).join('');

/** Plays a game at random and shows every moment and every event of it. */
function play(
  seats: number,
  name: string,
  look: (position: Position<Open, null>, events: readonly Event[]) => void,
): void {
  const rules = evergreen.bind(setupFor(seats));
  const run = new Run(rules, seedFrom(name));
  let dice = 7 + name.length;
  for (let i = 0; i < rules.maxSteps; i++) {
    const acting = seatList(rules.acting(run.state as never));
    if (acting.length === 0) return;
    dice = (dice * 1103515245 + 12345) & 0x7fffffff;
    const one = acting[dice % acting.length] as Seat;
    const position = standOf(rules, run.state, seats, one);
    const events: Event[] = [];
    const steps = position.legal.filter((step) => step !== 'done' || position.legal.length < 3);
    const text = steps[(dice >> 8) % steps.length] ?? 'done';
    run.take({ seat: one, text }, (event) => events.push(event as Event));
    look(standOf(rules, run.state, seats, one), events);
  }
}

describe.each(ALL)('%s', (lang, words) => {
  it('has a sentence, targets and a place in the log for every event', () => {
    const types = new Set<string>();
    const sentences = new Set<string>();
    for (const seats of [1, 2, 4])
      for (const name of ['a', 'bb', 'ccc'])
        play(seats, name, (position, events) => {
          for (const event of events) {
            const said = sayEvent(words, event, position);
            const text = plain(said.bits);
            types.add(event.type);
            sentences.add(text);
            expect(text.length).toBeGreaterThan(5);
            expect(text).not.toMatch(/undefined|null|NaN|\[object|\s{2}/);
            expect(text.trim()).toMatch(said.tone === 'chapter' ? /\d$/ : /\.$/);
            for (const target of said.targets ?? [])
              expect(target).toMatch(/^(\d:\d+,\d+|row:\d|card:(\d|opponent)|zone:\w+)$/);
          }
        });
    // 'reshuffle' needs a long game with many players; it comes with four.
    for (const type of [
      'take',
      'token-placed',
      'token-taken',
      'token-back',
      'leftover',
      'action',
      'power',
      'place',
      'grow',
      'done',
      'season-end',
      'season',
      'deal',
      'reshuffle',
      'end',
    ])
      expect(types).toContain(type);
    expect(sentences.size).toBeGreaterThan(200);
  });

  it('has a prompt or nothing to ask, and a label for every step', () => {
    for (const seats of [1, 3])
      play(seats, `prompt ${seats}`, (position) => {
        const prompt = promptOf(words, position, (who) => (who === 'opponent' ? words.opponent : `P${who}`));
        if (!position.over) expect(prompt).toMatch(/[.?]$/);
        for (const step of position.legal) {
          expect(labelOf(words, step, position)).not.toMatch(/undefined|NaN|^$/);
          const target = targetOf(step, position.seat);
          if (step === 'done') expect(target).toBe(null);
          else expect(target).not.toBe(null);
        }
      });
  });

  it('names every space once, with what stands on it', () => {
    play(1, 'spaces', (position) => {
      const ground = groundOf(position.setup);
      const planet = position.view.open.players[0]?.planet ?? [];
      const light = { points: 0, lit: { '3,3': 1 }, dark: [], shadow: ['3,4'] };
      const names = ground.content.places.map((place) =>
        describeSpace(words, ground, { place, planet, light, forest: new Set(['3,3']), verb: null }),
      );
      expect(new Set(names).size).toBe(ground.content.size);
    });
    const ground = groundOf(setupFor(1));
    const planet = ['...__...', '.______.', '.______.', '___S____', '________', '.______.', '.______.', '...__...'];
    const text = describeSpace(words, ground, {
      place: '3,3',
      planet,
      light: { points: 1, lit: { '3,3': 1 }, dark: [], shadow: [] },
      forest: new Set(),
      verb: 'grow',
    });
    expect(text).toBe(
      {
        en: 'Row 4, column 4, Rock, Small Tree, lit, 1 point, can grow: Big Tree',
        de: 'Zeile 4, Spalte 4, Felsen, kleiner Baum, im Licht, 1 Punkt, kann wachsen: großer Baum',
        fr: 'Ligne 4, colonne 4, Montagne, Arbuste, éclairé, 1 point, peut devenir : Arbre',
      }[lang],
    );
  });

  it('has a text for every clause, refusal and part of the score, and no two clauses share one', () => {
    expect(Object.keys(words.clauses).sort()).toEqual([...CLAUSES.all].sort());
    const texts = Object.values(words.clauses).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/\.$/);
    expect(new Set(Object.values(words.clauses).map(({ title }) => title)).size).toBe(texts.length);
    expect(Object.keys(words.refusals).sort()).toEqual([...REFUSALS].sort());
    for (const refusal of Object.values(words.refusals)) {
      const text = typeof refusal === 'string' ? refusal : refusal({ action: 'B', power: 'lake', wanted: 'snow' });
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect([...PARTS].sort()).toEqual(Object.keys(CLAUSES.ofScore).sort());
    expect(Object.keys(words.parts)).toEqual([...PARTS]);
    for (const option of evergreen.options) {
      const named: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>> = words.options;
      expect(Object.keys(named[option.id]?.values ?? {}).sort()).toEqual(option.values.map(String).sort());
    }
    for (const edition of evergreen.editions) expect(words.editions[edition.id]).toBeTruthy();
  });
});

it('is not the same text in another language', () => {
  for (const id of Object.keys(en.clauses) as (keyof typeof en.clauses)[]) {
    expect(de.clauses[id].text).not.toBe(en.clauses[id].text);
    expect(fr.clauses[id].text).not.toBe(en.clauses[id].text);
    expect(fr.clauses[id].text).not.toBe(de.clauses[id].text);
  }
});

describe('motions and sounds', () => {
  it('move only things that the table shows', () => {
    play(2, 'motion', (_, events) => {
      for (const event of events) {
        for (const { target } of motionOf(event))
          expect(target).toMatch(/^(\d:\d+,\d+|row:\d|card:\d|zone:\w+|token:\d|track:\d:\w+)$/);
        if (event.type === 'grow') expect(soundOf(event)).toBe('grow');
      }
    });
  });
});

describe('a tap on a dark space', () => {
  it('asks about the step that was most likely meant', () => {
    play(1, 'taps', (position) => {
      const turn = position.view.open.players[0]?.turn;
      if (position.view.open.phase !== 'action' || !turn) return;
      const steps = ['plant 3,3', 'grow 3,3', 'bush 3,3', 'lake 3,3'];
      const meant = likelyStep('0:3,3', steps, position);
      expect(steps).toContain(meant);
      if (turn.doing === 'action' && turn.action === 'A') expect(meant).toBe('plant 3,3');
      if (turn.doing === 'action' && turn.action === 'B') expect(meant).toBe('grow 3,3');
    });
  });
});
