// The pictures of the house set: one for every card, made of parts that exist, no two of them alike.
import { readFileSync } from 'node:fs';
import { EDITIONS, type EditionContent } from '@sunglade/everdell-duo';
import { describe, expect, it } from 'vitest';
import { compose, fallback, type Line, sceneOf, symbolOf } from './compose.ts';
import { LINES } from './lines.ts';
import { FURS, TINTS } from './tints.ts';

const SHEET = readFileSync(new URL('./parts.svg', import.meta.url), 'utf8');
const PARTS = new Set(Array.from(SHEET.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id));
const { cards } = EDITIONS[0].content as unknown as EditionContent;
const lines = Object.entries(LINES);

/** Every word with a tint or a fur in it. */
const tinted = (line: Line): readonly string[] =>
  [line.subject, line.wear, line.hat, line.props, line.accents]
    .flatMap((items) => (items ?? '').split(/[;\s]+/))
    .filter((word) => word.includes('/'));

describe('the lines', () => {
  it('cover the house set and nothing else', () => {
    expect(new Set(lines.map(([id]) => id))).toEqual(new Set(cards.map(({ id }) => id)));
  });

  it('dress critters and leave constructions undressed', () => {
    for (const { id, type } of cards) expect([id, LINES[id]?.wear !== undefined]).toEqual([id, type === 'critter']);
  });

  it.each(lines)('%s is made of parts and tints that exist', (_, line) => {
    const { scene, groups } = compose(line);
    expect(PARTS).toContain(sceneOf(scene));
    for (const { uses } of groups) for (const { part } of uses) expect(PARTS).toContain(symbolOf(part));
    for (const word of tinted(line)) expect(word in FURS || (word.split('/')[1] ?? '') in TINTS, word).toBe(true);
  });

  it('draw no picture twice: no two have subject, hat and props in common', () => {
    const same = new Map<string, string>();
    for (const [id, { subject, hat = '', props = '' }] of lines) {
      const key = [subject, hat, props].join('|');
      expect(`${same.get(key) ?? id}`).toBe(id);
      same.set(key, id);
    }
  });

  it('give no two critters the same fur and hat', () => {
    const critters = lines.filter(([, { wear }]) => wear !== undefined);
    expect(new Set(critters.map(([, { subject, hat }]) => `${subject} ${hat}`)).size).toBe(critters.length);
  });
});

describe('a picture', () => {
  it('puts the paw over what is held, tails behind and hats on top', () => {
    const [body, front] = compose({
      bg: 'room',
      subject: 'fox',
      wear: 'coat/red',
      hat: 'crown',
      props: 'loaf 26 10 ^',
    }).groups;
    expect(body?.uses.map(({ part }) => part)).toEqual(['brush', 'coat', 'fox', 'crown']);
    expect(front?.uses.map(({ part, transform }) => [part, transform])).toEqual([
      ['loaf', 'translate(26 10)'],
      ['paw', 'translate(25 18)'],
    ]);
  });

  it('turns, flips, scales and tints', () => {
    const [group] = compose({ bg: 'sky', subject: 'sail/red -4 5 .5 r-12 f' }).groups;
    expect(group?.uses).toEqual([
      { part: 'sail', transform: 'translate(-4 5) rotate(-12) scale(-0.5 0.5)', style: '--a:#cf5a3d;--b:#9c3d27;' },
    ]);
  });

  it('of a card that nobody drew is always the same, of its colour and type', () => {
    const stranger = { id: 'lamplighter', color: 'blue', type: 'critter' } as const;
    expect(fallback(stranger)).toEqual(fallback(stranger));
    expect(['jay', 'badger/grey', 'otter/sand']).toContain(fallback(stranger).subject);
    for (const { id, color, type } of cards) {
      const line = fallback({ id: `${id}-of-another-edition`, color, type });
      expect(line.wear !== undefined).toBe(type === 'critter');
      for (const { uses } of compose(line).groups) for (const { part } of uses) expect(PARTS).toContain(symbolOf(part));
    }
  });
});

it('is a small sheet', () => {
  expect(SHEET.length).toBeLessThan(90_000);
});
