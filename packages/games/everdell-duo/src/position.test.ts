import { describe, expect, it } from 'vitest';
import { everdellDuo } from './index.ts';

const score = (raw: unknown) => {
  const parsed = everdellDuo.scorePosition(raw);
  return parsed.ok ? parsed.value : parsed.problems;
};

describe('a position given by hand', () => {
  it('is scored by cards, prosperity, tokens and events', () => {
    const position = {
      city: ['mine', 'castle', 'architect', 'king'],
      tokens: 3,
      resources: { twig: 1, berry: 2 },
      hand: 4,
      events: ['a1', 'journey'],
    };
    // 1+3+2+3 printed; Castle 2 constructions, Architect 2 kinds, King 2 events; 4+5 for the events.
    expect(score(position)).toEqual({ cards: 9, prosperity: 2 + 4 + 4, tokens: 3, events: 9, total: 31 });
  });

  it('needs nothing', () => expect(score({})).toEqual({ cards: 0, prosperity: 0, tokens: 0, events: 0, total: 0 }));

  it('counts hand cards and tokens for those who ask', () => {
    expect(score({ city: ['historian'], hand: 9 })).toMatchObject({ prosperity: 5 });
    expect(score({ city: ['treasurer'], tokens: 8 })).toMatchObject({ prosperity: 2, tokens: 8 });
  });

  it('may be a list', () => {
    expect(score([{ city: ['mine'] }, { tokens: 2 }])).toEqual([
      { cards: 1, prosperity: 0, tokens: 0, events: 0, total: 1 },
      { cards: 0, prosperity: 0, tokens: 2, events: 0, total: 2 },
    ]);
  });

  it('is refused with every problem', () => {
    const bad = {
      city: ['mine', 'mine', 'castel'],
      tokens: -1,
      resources: { gold: 1, twig: 'x' },
      hand: 1.5,
      events: ['z9', 'a1', 'a1'],
      citty: [],
    };
    expect(score(bad)).toEqual([
      { code: 'unknown-key', path: 'citty' },
      { code: 'card-twice', path: 'city[1]' },
      { code: 'card-unknown', path: 'city[2]' },
      { code: 'event-unknown', path: 'events[0]' },
      { code: 'event-twice', path: 'events[2]' },
      { code: 'number', path: 'tokens' },
      { code: 'number', path: 'hand' },
      { code: 'resource-unknown', path: 'resources.gold' },
      { code: 'number', path: 'resources.twig' },
    ]);
    expect(score(7)).toEqual([{ code: 'not-object', path: '' }]);
    expect(score([{}, null])).toEqual([{ code: 'not-object', path: '[1]' }]);
    expect(score([{ city: 'mine' }])).toEqual([{ code: 'not-list', path: '[0].city' }]);
    expect(score({ resources: [] })).toEqual([{ code: 'not-object', path: 'resources' }]);
  });
});
