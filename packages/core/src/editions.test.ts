import { describe, expect, it } from 'vitest';
import type { Json, OptionSpec } from './contract.ts';
import { createEdition, parseEdition, parseOptions, parseSetup, shippedEdition } from './editions.ts';
import { canonicalJson, hashJson, isJson } from './json.ts';
import { placesBySheets } from './result.ts';

const specs: readonly OptionSpec[] = [
  { id: 'side', values: ['A', 'B'], default: 'A' },
  { id: 'suns', values: [1, 2], default: 2, seats: [1] },
];
const house = createEdition('house', { id: 'house', n: 1 });
const check = (raw: unknown) =>
  typeof (raw as { n?: unknown }).n === 'number'
    ? ({ ok: true, value: raw as Json } as const)
    : ({ ok: false, problems: [{ code: 'n', path: 'n' }] } as const);

it('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
  expect(hashJson({ a: 1, b: 2 })).toBe(hashJson({ b: 2, a: 1 }));
  for (const wrong of [undefined, Number.NaN, () => 1, { a: undefined }, [Symbol.iterator]])
    expect(isJson(wrong)).toBe(false);
});

describe('options', () => {
  it('take their defaults, and only where they are offered', () => {
    expect(parseOptions(undefined, specs, 1)).toEqual({ ok: true, value: { side: 'A', suns: 2 } });
    expect(parseOptions({ side: 'B' }, specs, 2)).toEqual({ ok: true, value: { side: 'B' } });
  });
  it('report every problem', () => {
    expect(parseOptions({ side: 'C', suns: 1, __proto__x: 1 }, specs, 2)).toEqual({
      ok: false,
      problems: [
        { code: 'option-unknown', path: 'options.__proto__x' },
        { code: 'option-value', path: 'options.side' },
        { code: 'option-not-for-seats', path: 'options.suns' },
      ],
    });
    expect(parseOptions([], specs, 2).ok).toBe(false);
  });
});

describe('editions', () => {
  it('are the default, a shipped one, or content of one’s own', () => {
    expect(parseEdition(undefined, [house], check)).toMatchObject({ ok: true, value: house });
    expect(parseEdition('house', [house], check)).toMatchObject({ ok: true, value: house });
    expect(parseEdition({ n: 1, id: 'house' }, [house], check)).toMatchObject({ ok: true, value: house });
    expect(parseEdition({ id: 'mine', n: 2 }, [house], check)).toMatchObject({ ok: true, value: { id: 'mine' } });
  });
  it('carry words beside the content, outside the hash', () => {
    const words = { en: { otter: 'Otter' }, de: { otter: 'Fischotter' } };
    const bare = parseEdition({ id: 'mine', n: 2 }, [house], check);
    const named = parseEdition({ content: { id: 'mine', n: 2 }, words }, [house], check);
    expect(named).toEqual({ ok: true, value: { ...(bare.ok ? bare.value : null), words } });
    for (const wrong of [7, [], { en: [] }, { en: { otter: '' } }, { 'no language': {} }, { en: { a: 'x\u202ey' } }])
      expect(parseEdition({ content: { n: 2 }, words: wrong }, [house], check)).toMatchObject({
        ok: false,
        problems: [{ code: 'edition-words' }],
      });
  });
  it('that ship keep the hash they were first shipped with, and are found by either form of their content', () => {
    const kept = shippedEdition('old', hashJson({ n: 5, name: 'Otter' }), { n: 5 });
    for (const content of [{ n: 5 }, { n: 5, name: 'Otter' }])
      expect(parseEdition(content, [house, kept], check)).toEqual({ ok: true, value: kept });
  });
  it('with another hash than their content has are refused', () => {
    expect(parseEdition({ id: 'x', hash: 'y', content: { n: 2 } }, [house], check)).toMatchObject({
      problems: [{ code: 'edition-hash' }],
    });
  });
  it('cannot pass for a shipped one', () => {
    const parsed = parseEdition({ id: 'house', n: 2 }, [house], check);
    expect(parsed.ok && parsed.value.id).toMatch(/^custom-[0-9a-f]{8}$/);
  });
  it('with problems are refused together with seats and options', () => {
    const parsed = parseSetup(
      { seats: 9, options: { side: 1 }, edition: { n: 'x' } },
      { seats: { min: 1, max: 4 }, options: specs, editions: [house], checkEdition: check },
    );
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toEqual([
      'seats',
      'options.side',
      'edition.n',
    ]);
  });
});

it('places go by points, then by the tie-breaks in order; the rest is shared', () => {
  const sheet = (total: number, ...ties: number[]) => ({ total, ties });
  expect(placesBySheets([sheet(5, 1), sheet(7, 0), sheet(5, 2), sheet(5, 1)])).toEqual([3, 1, 2, 3]);
});
