import { describe, expect, it } from 'vitest';
import { ANIMALS, BASELINES, levelBelow, readChairText, USUAL } from './levels.ts';

describe('the text of a chair', () => {
  it('is a level, or a level with a style', () => {
    for (const level of [...ANIMALS, ...BASELINES]) expect(readChairText(level)).toEqual({ level, style: null });
    expect(readChairText('owl+forest')).toEqual({ level: 'owl', style: 'forest' });
  });

  it('may be a name of old', () => {
    expect(readChairText('search')).toEqual({ level: 'search-1', style: null });
  });

  it.each(['', 'wolf', 'owl+', '+forest', 'owl+a+b', 'constructor', 'Owl'])('is not "%s"', (text) => {
    expect(readChairText(text)).toBeNull();
  });
});

it('the strongest is the default for nobody who plays, and a gentle one comes first', () => {
  expect([...USUAL.others, USUAL.fillIn]).not.toContain(ANIMALS.at(-1));
  expect(new Set(USUAL.others).size).toBe(3);
  expect(ANIMALS.indexOf(USUAL.others[0])).toBeLessThan(ANIMALS.indexOf(USUAL.others[2]));
});

it('below the gentlest nobody plays', () => {
  expect(ANIMALS.map(levelBelow)).toEqual([null, 'hedgehog', 'fox', 'badger', 'owl']);
});
