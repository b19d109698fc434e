import { type AnyGame, type Json, MOST_PROBLEMS } from '@sunglade/core';
import { loadGame, SHELF } from '@sunglade/registry';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../base/lang.ts';
import { codesEn } from '../../locales/codes.en.ts';
import { checkFile, placeIn } from './check-file.ts';
import { loadReasons } from './reasons.ts';

async function gameOf(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (!game) throw new Error(id);
  return game;
}

const houseOf = (game: AnyGame): Json => structuredClone(game.editions[0]?.content ?? null);

describe('a set from a file', () => {
  it('can be played where nothing is wrong, bare or with its words', async () => {
    const game = await gameOf('everdell-duo');
    const own = { ...(houseOf(game) as object), id: 'my-set' } as Json;
    const file = { id: 'my-set', content: { ...(own as object), slots: slotsTurned(own) } as Json };
    expect(checkFile(game, JSON.stringify(own))).toMatchObject({ ok: true, name: 'my-set' });
    expect(checkFile(game, JSON.stringify(file))).toMatchObject({ ok: true, name: 'my-set', warnings: [] });
  });

  it('is answered with every problem and its place', async () => {
    const game = await gameOf('everdell-duo');
    const broken = houseOf(game) as { cards: { cost: object; points: unknown }[]; farms: unknown };
    broken.cards[3]!.points = 'many';
    broken.farms = null;
    const checked = checkFile(game, JSON.stringify(broken));
    const problems = checked.ok ? [] : checked.problems.map(({ code, path }) => `${placeIn(path)}: ${code}`);
    expect(problems).toEqual(['cards[3].points: number', 'farms: not-list']);
  });

  it.each(['', '{', '"house"', '7', 'null'])('that is none is refused: %s', async (text) => {
    expect(checkFile(await gameOf('everdell-duo'), text)).toMatchObject({ ok: false });
  });
});

/** Another reward on the first slot: content that does not ship. */
const slotsTurned = (content: Json): Json => {
  const { slots } = content as unknown as { slots: { reward: Json }[] };
  return slots.map((slot, i) => (i === 0 ? { ...slot, reward: slots[1]!.reward } : slot)) as Json;
};

/** Every place of a set, down to the first few entries of each list. */
function* placesIn(value: unknown, path: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  if (path.length > 0) yield path;
  if (Array.isArray(value))
    for (const i of [0, 1].filter((i) => i < value.length)) yield* placesIn(value[i], [...path, i]);
  else if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) yield* placesIn(Reflect.get(value, key), [...path, key]);
}

function spoilt(content: Json, path: readonly (string | number)[], junk: unknown): string {
  const copy: unknown = structuredClone(content);
  const parent = path.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key) as object, copy as object);
  Reflect.set(parent, path.at(-1) ?? '', junk);
  return JSON.stringify(copy);
}

describe.each(SHELF)('what can be wrong with a set of %s', (id) => {
  it('has a reason in every language', async () => {
    const game = await gameOf(id);
    const content = houseOf(game);
    const codes = new Set<string>();
    for (const path of placesIn(content))
      for (const junk of [null, -1]) {
        const checked = checkFile(game, spoilt(content, path, junk));
        for (const { code } of checked.ok ? checked.warnings : checked.problems.slice(0, MOST_PROBLEMS))
          codes.add(code);
      }
    expect(codes.size).toBeGreaterThan(3);
    for (const lang of LANGS) {
      const reason = await loadReasons(lang);
      const missing = [...codes].filter((code) => reason(code) === undefined && !Object.hasOwn(codesEn, code));
      expect(missing).toEqual([]);
    }
  });
});
