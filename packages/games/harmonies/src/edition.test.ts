import { createEdition, type Json, openSetup } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { checkEdition } from './edition.ts';
import house from './editions/house.json' with { type: 'json' };
import { harmonies } from './game.ts';
import { createTable } from './testing.ts';

type Draft = typeof house;

/** The problems after a change to the shipped content. */
function after(change: (draft: Draft) => void): string[] {
  const draft = structuredClone(house);
  change(draft);
  const checked = checkEdition(draft);
  return checked.ok ? [] : checked.problems.map(({ code, path }) => `${code} ${path}`);
}
/** Writes what the type would not allow. */
const set = (target: object, key: string | number, value: unknown): void => void Reflect.set(target, key, value);
const first = <T>(list: readonly T[]): T => list[0] as T;

describe('the shipped edition', () => {
  it('is in order', () => expect(checkEdition(house).ok).toBe(true));
  it('has the printed numbers', () => {
    expect(house.animals.length).toBe(32);
    expect(house.spirits.length).toBe(10);
    expect(house.animals.flatMap(({ points }) => points).length).toBe(96);
    expect([house.boards.A.length, house.boards.B.length]).toEqual([23, 25]);
    expect(house.tokens).toEqual({ blue: 23, gray: 23, brown: 21, green: 19, yellow: 19, red: 15 });
  });
});

describe('an edition of one’s own', () => {
  it('is refused with every problem at once', () => {
    expect(checkEdition(null)).toEqual({ ok: false, problems: [{ code: 'edition-not-object', path: '' }] });
    const empty = checkEdition({});
    expect(empty.ok ? [] : empty.problems.map(({ path }) => path)).toEqual([
      'id',
      'tokens',
      'boards',
      'animals',
      'spirits',
      'scoring',
      'solo',
    ]);
  });

  const cases: readonly [string, (draft: Draft) => void, readonly string[]][] = [
    ['an id with spaces', (d) => set(d, 'id', 'my own'), ['bad-id id']],
    ['too few tokens', (d) => set(d.tokens, 'blue', 22), ['token-total tokens']],
    ['half a token', (d) => set(d.tokens, 'blue', 22.5), ['bad-number tokens.blue']],
    ['a seventh colour', (d) => set(d.tokens, 'pink', 0), ['unknown-colour tokens.pink']],
    ['a board without spaces', (d) => set(d.boards, 'A', []), ['space-count boards.A']],
    ['no board', (d) => set(d.boards, 'B', 'B'), ['not-list boards.B']],
    ['a space twice', (d) => set(d.boards.A, 1, [0, 0]), ['space-twice boards.A[1]']],
    ['a space of one number', (d) => set(d.boards.B, 2, [0]), ['bad-space boards.B[2]']],
    ['a space far away', (d) => set(d.boards.B, 2, [0, 99]), ['bad-space boards.B[2]']],
    ['too few animals', (d) => d.animals.splice(7), ['card-count animals']],
    ['too few spirits', (d) => d.spirits.splice(7), ['card-count spirits']],
    ['a card that is none', (d) => set(d.animals, 3, 'duck'), ['not-object animals[3]']],
    ['an id twice', (d) => set(first(d.spirits), 'id', 'duck'), ['id-twice spirits[0].id']],
    ['a card without id', (d) => set(first(d.animals), 'id', 7), ['bad-id animals[0].id']],
    [
      'a card without a German name',
      (d) => set(first(d.animals), 'name', { en: 'Otter', fr: 'Loutre', de: '' }),
      ['bad-name animals[0].name'],
    ],
    ['a card whose names are a text', (d) => set(first(d.animals), 'name', 'x'), ['bad-name animals[0].name']],
    ['points that fall', (d) => set(first(d.animals), 'points', [4, 3, 15]), ['points-fall animals[0].points[1]']],
    ['points of zero', (d) => set(first(d.animals), 'points', [0, 3]), ['points-fall animals[0].points[0]']],
    ['points that are text', (d) => set(first(d.animals), 'points', ['4']), ['bad-number animals[0].points[0]']],
    ['no cube', (d) => set(first(d.animals), 'points', []), ['cube-count animals[0].points']],
    ['too many cubes', (d) => set(first(d.animals), 'points', [1, 2, 3, 4, 5, 6]), ['cube-count animals[0].points']],
    ['no points', (d) => set(first(d.animals), 'points', 4), ['not-list animals[0].points']],
    ['no pattern', (d) => set(first(d.animals), 'pattern', 4), ['not-list animals[0].pattern']],
    ['a pattern of one space', (d) => first(d.animals).pattern.splice(1), ['pattern-size animals[0].pattern']],
    [
      'an unknown feature',
      (d) => set(first(first(d.animals).pattern), 'feature', 'tree4'),
      ['unknown-feature animals[0].pattern[0].feature'],
    ],
    ['a cube elsewhere', (d) => first(d.animals).pattern.reverse(), ['cube-space-first animals[0].pattern[0]']],
    [
      'a pattern space twice',
      (d) => set(first(d.animals).pattern, 1, first(d.animals).pattern[2]),
      ['space-twice animals[0].pattern[2]'],
    ],
    ['a pattern space that is none', (d) => set(first(d.animals).pattern, 1, 3), ['bad-space animals[0].pattern[1]']],
    ['no scoring', (d) => set(first(d.spirits), 'scoring', 1), ['not-object spirits[0].scoring']],
    [
      'an unknown landscape',
      (d) => set(first(d.spirits).scoring, 'of', 'lava'),
      ['unknown-landscape spirits[0].scoring.of'],
    ],
    [
      'an unknown scoring',
      (d) => set(first(d.spirits).scoring, 'type', 'x'),
      ['unknown-scoring spirits[0].scoring.type'],
    ],
    ['no tiers', (d) => set(first(d.spirits).scoring, 'tiers', []), ['not-list spirits[0].scoring.tiers']],
    [
      'tiers out of order',
      (d) =>
        set(first(d.spirits).scoring, 'tiers', [
          { min: 2, points: 1 },
          { min: 2, points: 2 },
        ]),
      ['tier-order spirits[0].scoring.tiers[1]'],
    ],
    [
      'a tier without points',
      (d) => set(first(d.spirits).scoring, 'tiers', [{ min: 2 }]),
      ['bad-number spirits[0].scoring.tiers[0]'],
    ],
    [
      'two heights of three',
      (d) => set(d.spirits[2]?.scoring ?? {}, 'points', [1, 2]),
      ['heights spirits[2].scoring.points'],
    ],
    [
      'a height that is text',
      (d) => set(d.spirits[2]?.scoring ?? {}, 'points', [1, '2', 3]),
      ['bad-number spirits[2].scoring.points[1]'],
    ],
    ['trees of two heights', (d) => set(d.scoring, 'trees', [1, 3]), ['heights scoring.trees']],
    ['mountains that fall', (d) => set(d.scoring, 'mountains', [1, 3, 2]), ['points-fall scoring.mountains[2]']],
    ['no river', (d) => set(d.scoring, 'river', []), ['not-list scoring.river']],
    ['a river that falls', (d) => set(d.scoring, 'river', [0, 2, 1]), ['points-fall scoring.river[2]']],
    ['no island', (d) => set(d.scoring, 'island', null), ['bad-number scoring.island']],
    ['suns out of order', (d) => set(d.solo, 'suns', [40, 30]), ['points-fall solo.suns[1]']],
    ['no suns', (d) => set(d.solo, 'suns', []), ['not-list solo.suns']],
    ['no bonus', (d) => set(d.solo, 'side', 1), ['not-object solo.side']],
    ['half a bonus', (d) => set(d.solo.spirit, 'count', -1), ['bad-number solo.spirit.count']],
  ];
  for (const [name, change, problems] of cases)
    it(`is refused with ${name}`, () => expect(after(change)).toEqual(problems));

  it('plays, with its own cards', () => {
    const draft = structuredClone(house);
    draft.id = 'own';
    first(draft.animals).id = 'caiman';
    const table = createTable({ edition: draft, open: { display: ['caiman', 'duck', 'ray', 'fish', 'otter'] } });
    table.play('card caiman');
    table.finish();
    expect(table.open.players[0]?.held).toEqual([{ card: 'caiman', cubes: 0 }]);
  });
  const worth: readonly [path: string, (draft: Draft, points: number) => void][] = [
    ['animals[0].points[2]', (d, points) => set(first(d.animals).points, 2, points)],
    ['scoring.trees[2]', (d, points) => set(d.scoring.trees, 2, points)],
    ['scoring.river[6]', (d, points) => set(d.scoring.river, 6, points)],
    ['scoring.riverMore', (d, points) => set(d.scoring, 'riverMore', points)],
    ['scoring.island', (d, points) => set(d.scoring, 'island', points)],
    ['spirits[0].scoring.tiers[0].points', (d, points) => set(first(d.spirits).scoring.tiers![0]!, 'points', points)],
    ['solo.side.A', (d, points) => set(d.solo.side, 'A', points)],
  ];
  it.each(worth)('may not be worth more than 999 points at %s', (path, change) => {
    expect(after((draft) => change(draft, 999))).toEqual([]);
    for (const points of [1000, Number.MAX_VALUE]) {
      expect(after((draft) => change(draft, points))).toEqual([`edition-points-high ${path}`]);
      // A table that was set up with it before there was the limit still opens.
      const draft = structuredClone(house);
      change(draft, points);
      const edition = createEdition('rich', draft);
      expect(harmonies.setup({ seats: 2, edition }).ok).toBe(false);
      expect(openSetup(harmonies, { seats: 2, edition }).ok).toBe(true);
    }
  });

  it('is warned about patterns that differ from their mirror image, and about no others', () => {
    const warningsFor = (pattern: readonly (readonly [q: number, r: number, feature: string])[]) => {
      const draft = structuredClone(house);
      set(
        first(draft.animals),
        'pattern',
        pattern.map(([q, r, feature]) => ({ q, r, feature })),
      );
      const setup = harmonies.setup({ seats: 2, edition: draft });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      return setup.warnings;
    };
    const warning = [{ code: 'edition-mirrored', path: 'edition.animals[0].pattern' }];
    // A bend whose arms show different things, and a straight line with a hook.
    const bend = ['field', 'water', 'building'] as const;
    expect(
      warningsFor([
        [0, 0, bend[0]],
        [1, 0, bend[1]],
        [-1, 1, bend[2]],
      ]),
    ).toEqual(warning);
    expect(
      warningsFor([
        [0, 0, 'field'],
        [1, 0, 'water'],
        [2, 0, 'water'],
        [2, 1, 'water'],
      ]),
    ).toEqual(warning);
    expect(
      warningsFor([
        [0, 0, bend[0]],
        [1, 0, bend[1]],
        [-1, 1, bend[1]],
      ]),
    ).toBeUndefined();
    expect(
      warningsFor([
        [0, 0, bend[0]],
        [1, 0, bend[1]],
        [2, 0, bend[2]],
      ]),
    ).toBeUndefined();
    expect(harmonies.setup({ seats: 2, edition: house as Json })).not.toHaveProperty('warnings');
    expect(checkEdition(house)).not.toHaveProperty('warnings');
  });
  it('is reported by the set-up under edition', () => {
    const draft = structuredClone(house) as unknown as { tokens: Json };
    draft.tokens = 7;
    expect(harmonies.setup({ seats: 9, edition: draft })).toEqual({
      ok: false,
      problems: [
        { code: 'seats', path: 'seats' },
        { code: 'not-object', path: 'edition.tokens' },
      ],
    });
  });
});
