import { describe, expect, it } from 'vitest';
import { EditionReader, MOST_PROBLEMS, type RawValue } from './edition-reader.ts';

/** What `read` finds wrong, as `path code`. */
function wrong(raw: unknown, read: (value: RawValue) => unknown): string[] {
  const reader = new EditionReader();
  read(reader.value(raw));
  return reader.problems.map(({ code, path }) => `${path} ${code}`);
}

describe('the edition reader', () => {
  it('answers with what it read, and reports what is not so', () => {
    const reader = new EditionReader();
    const edition = reader.value({ n: 3, word: 'oak', yes: true, id: 'a-1', list: [1, 2], map: { x: 1 } });
    expect(edition.field('n').whole(1, 3)).toBe(3);
    expect(edition.field('word').among(['elm', 'oak'])).toBe('oak');
    expect(edition.field('yes').boolean()).toBe(true);
    expect(edition.field('id').text(/^[a-z]-\d$/, 'id')).toBe('a-1');
    expect(
      edition
        .field('list')
        .list()
        ?.map((entry) => entry.whole(0, 9)),
    ).toEqual([1, 2]);
    expect(
      edition
        .field('map')
        .entries()
        ?.map(([key, value]) => [key, value.raw]),
    ).toEqual([['x', 1]]);
    expect(edition.field('gone').or(7).whole(7, 7)).toBe(7);
    expect([edition.field('gone').given, edition.field('n').given]).toEqual([false, true]);
    expect(reader.parsed(() => 'built')).toEqual({ ok: true, value: 'built' });
  });

  it('names every problem with its path and the usual code', () => {
    const raw = { cards: [{ id: 'x', points: 1.5, color: 'pink' }, 7, { id: 'x', points: 100, color: 'red', old: 1 }] };
    const ids = new Set();
    const found = wrong(raw, (edition) => {
      edition.field('name').text(/./, 'id');
      edition.field('more').object();
      for (const card of edition.field('cards').list('not-list', { least: 4, most: 9 }) ?? []) {
        if (!card.object()) continue;
        card.only(['id', 'points', 'color']);
        card.field('id').once(ids);
        card.field('points').whole(0, 99);
        card.field('color').among(['red', 'blue']);
        card.field('open').boolean();
      }
    });
    expect(found).toEqual([
      'name id',
      'more not-object',
      'cards wrong-count',
      'cards[0].points number',
      'cards[0].color unknown-word',
      'cards[0].open boolean',
      'cards[1] not-object',
      'cards[2].old unknown-key',
      'cards[2].id id-twice',
      'cards[2].points number',
      'cards[2].open boolean',
    ]);
  });

  it('takes the codes of a game', () => {
    expect(
      wrong({ tokens: { pink: 1 }, track: [3, 'x'], rows: 'no' }, (edition) => {
        edition.field('tokens').only(['red'], 'unknown-colour');
        edition.field('planet').object('planet-missing');
        edition.field('rows').list('grid-not-rows');
        edition.field('track').list('not-list', { most: 1, code: 'track-too-long' })?.[1]?.whole(0, 9, 'track-amount');
        edition.reader.value(1, 'id').problem('never');
      }),
    ).toEqual([
      'tokens.pink unknown-colour',
      'planet planet-missing',
      'rows grid-not-rows',
      'track track-too-long',
      'track[1] track-amount',
      'id never',
    ]);
  });

  it('takes nothing that a name of its own would find in every object', () => {
    const edition = new EditionReader().value({});
    expect(edition.field('constructor').given).toBe(false);
    expect(edition.field('x').field('y').given).toBe(false);
  });

  it('binds by a limit only what is new', () => {
    const fresh = new EditionReader();
    expect(fresh.value(1000, 'points').limit('edition-points-high')).toBe(true);
    expect(fresh.parsed(() => 0)).toEqual({ ok: false, problems: [{ code: 'edition-points-high', path: 'points' }] });
    const stored = new EditionReader({ stored: true });
    expect(stored.value(1000, 'points').limit('edition-points-high')).toBe(false);
    expect(stored.parsed(() => 0)).toEqual({ ok: true, value: 0 });
  });

  it('keeps so many problems and counts the rest', () => {
    const reader = new EditionReader();
    const list = reader.value(Array.from({ length: 5 * MOST_PROBLEMS }, () => 'x'));
    for (const entry of list.list() ?? []) entry.whole(0, 9);
    expect([reader.problems.length, reader.found]).toEqual([MOST_PROBLEMS, 5 * MOST_PROBLEMS]);
    const strict = new EditionReader({ most: 1 });
    strict.warn('odd', 'a');
    strict.warn('odd', 'b');
    expect(strict.parsed(() => 1)).toEqual({ ok: true, value: 1, warnings: [{ code: 'odd', path: 'a' }] });
  });

  it('builds nothing from content that is wrong', () => {
    const reader = new EditionReader();
    reader.problem('no', 'here');
    const answer = reader.parsed(() => {
      throw new Error('must not be built');
    });
    expect(answer).toEqual({ ok: false, problems: [{ code: 'no', path: 'here' }] });
  });
});
