import { hashJson, type Json, seedFrom } from '@sunglade/core';
import { playMany } from '@sunglade/testkit';
import { describe, expect, it } from 'vitest';
import { checkEdition, FEWEST_CARDS, LONGEST_SIDE, MOST_CARDS } from './edition.ts';
import { evergreen } from './game.ts';
import { bench, HOUSE } from './testing.ts';

const problems = (raw: unknown): string[] => {
  const checked = checkEdition(raw);
  return checked.ok ? [] : checked.problems.map(({ code, path }) => `${code} ${path}`);
};
const warnings = (raw: unknown): string[] => {
  const checked = checkEdition(raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return (checked.warnings ?? []).map(({ code, path }) => `${code} ${path}`);
};
const withGrid = (grid: unknown, legend: unknown = HOUSE.planet.legend) => ({ ...HOUSE, planet: { grid, legend } });
const withCard = (at: number, change: object) => ({
  ...HOUSE,
  cards: HOUSE.cards.map((card, i) => (i === at ? { ...card, ...change } : card)),
});
const withTrack = (power: string, track: unknown) => ({ ...HOUSE, tracks: { ...HOUSE.tracks, [power]: track } });

describe('the house edition', () => {
  it('is valid, without a warning, and checking changes nothing', () => {
    expect(checkEdition(HOUSE)).toEqual({ ok: true, value: HOUSE });
    expect(evergreen.editions[0]).toMatchObject({ id: 'house-40', hash: hashJson(HOUSE as unknown as Json) });
  });
  it('has 40 spaces and 4 crevices and looks the same from every side', () => {
    const { content } = bench(2).b;
    expect([content.size, content.spacesOf.at(-1)?.length]).toEqual([44, 40]);
    const mask = HOUSE.planet.grid.map((row) =>
      Array.from(row, (letter) => (letter === '.' || letter === 'x' ? letter : 's')),
    );
    const turned = mask.map((row, r) => row.map((_, c) => mask[row.length - 1 - c]?.[r]));
    expect(turned).toEqual(mask);
  });
  it('keeps its name when somebody sends it with extra fields or without a legend', () => {
    const { legend: _, ...planet } = HOUSE.planet;
    for (const edition of [
      { ...HOUSE, known: {} },
      { ...HOUSE, planet },
    ]) {
      const setup = evergreen.setup({ seats: 2, edition });
      expect(setup.ok && setup.value.edition.id).toBe('house-40');
    }
  });
});

describe('a wrong planet', () => {
  it('is ragged, has a strange letter or lacks a biome', () => {
    const grid = HOUSE.planet.grid;
    expect(problems(withGrid([...grid.slice(0, 7), '..gg...']))).toEqual(['grid-ragged planet.grid[7]']);
    expect(problems(withGrid([...grid.slice(0, 7), '...gq...']))).toEqual(['grid-letter planet.grid[7][4]']);
    expect(problems(withGrid(grid.map((row) => row.replaceAll('s', 'w'))))).toEqual(['biome-missing planet.snow']);
    expect(problems(withGrid(grid.map((row) => row.replaceAll('s', '🌲'))))).toContain('biome-missing planet.snow');
  });
  it('is no grid at all, or too big', () => {
    for (const grid of [[], 'swfgmr', [7], undefined])
      expect(problems(withGrid(grid))).toEqual(['grid-not-rows planet.grid']);
    expect(problems(withGrid(['']))).toContain('grid-not-rows planet.grid');
    expect(problems({ ...HOUSE, planet: null })).toEqual(['planet-missing planet']);
    const long = 'swfgmr'.padEnd(LONGEST_SIDE, 's');
    expect(problems(withGrid([long]))).toEqual([]);
    expect(problems(withGrid([`${long}s`]))).toEqual(['grid-too-big planet.grid']);
    expect(problems(withGrid(Array.from(long, (letter) => letter)))).toEqual([]);
    expect(problems(withGrid(Array.from(`${long}s`, (letter) => letter)))).toEqual(['grid-too-big planet.grid']);
  });
  it('has a wrong legend', () => {
    const legend = { ...HOUSE.planet.legend, s: 'sea', ww: 'wheat' };
    expect(problems(withGrid(HOUSE.planet.grid, legend))).toEqual([
      'legend-ground planet.legend.s',
      'legend-letter planet.legend.ww',
      'biome-missing planet.snow',
    ]);
    expect(problems(withGrid(HOUSE.planet.grid, 7))).toEqual(['legend-not-object planet.legend']);
  });
  it('is warned about when it has not 4 crevices', () => {
    expect(warnings(withGrid(HOUSE.planet.grid.map((row) => row.replaceAll('x', '.'))))).toEqual([
      'crevices planet.grid',
    ]);
    expect(warnings(withGrid(HOUSE.planet.grid.map((row) => row.replace('ss', 'xs'))))).toEqual([
      'crevices planet.grid',
    ]);
  });
  it('may use letters of its own', () => {
    const legend = { ...HOUSE.planet.legend, S: 'snow' };
    expect(
      problems(
        withGrid(
          HOUSE.planet.grid.map((row) => row.replaceAll('s', 'S')),
          legend,
        ),
      ),
    ).toEqual([]);
  });
});

describe('wrong tracks', () => {
  it('do not start with 0, fall, are missing or hold no amounts', () => {
    expect(problems(withTrack('lake', [1, 2]))).toEqual(['track-start tracks.lake[0]']);
    expect(problems(withTrack('bud', [0, 3, 2, 4, 1]))).toEqual([
      'track-falls tracks.bud[2]',
      'track-falls tracks.bud[4]',
    ]);
    expect(problems(withTrack('bush', undefined))).toEqual(['track-missing tracks.bush']);
    for (const track of [[], 'abc', [0, 1.5], [0, -1], [0, 100], [0, '1']])
      expect(problems(withTrack('bush', track))).toEqual(['track-not-amounts tracks.bush']);
    expect(problems(withTrack('flower', [0]))).toEqual(['track-unknown tracks.flower']);
    expect(problems({ ...HOUSE, tracks: [] })).toEqual(['tracks-missing tracks']);
    expect(problems(withTrack('bush', [0, 1, 1, 99]))).toEqual([]);
  });
});

describe('wrong cards', () => {
  it('have both icons, or a field that means nothing', () => {
    expect(problems(withCard(1, { aridity: true }))).toEqual(['card-both-icons cards[1]']);
    expect(problems(withCard(2, { biome: 'sea', power: 'rain', fertility: -1, aridity: 1, id: '' }))).toEqual([
      'card-id cards[2].id',
      'card-biome cards[2].biome',
      'card-power cards[2].power',
      'card-fertility cards[2].fertility',
      'card-aridity cards[2].aridity',
    ]);
    expect(problems({ ...HOUSE, cards: [...HOUSE.cards, 7] })).toEqual(['card-not-object cards[42]']);
    expect(problems(withCard(3, { id: 'snow-sprout' }))).toEqual(['card-twice cards[3].id']);
    expect(problems({ ...HOUSE, cards: {} })).toEqual(['cards-missing cards']);
  });
  it('are too few or too many to play with', () => {
    const many = Array.from({ length: MOST_CARDS + 1 }, (_, i) => ({ ...HOUSE.cards[1], id: `card-${i}` }));
    expect(problems({ ...HOUSE, cards: many })).toEqual(['cards-too-many cards']);
    expect(problems({ ...HOUSE, cards: many.slice(0, FEWEST_CARDS - 1) })).toEqual(['cards-too-few cards']);
    expect(problems({ ...HOUSE, cards: many.slice(0, FEWEST_CARDS) })).toEqual([]);
  });
  it('show too little fertility outside wild', () => {
    const poor = (icons: number) => ({
      ...HOUSE,
      cards: HOUSE.cards.map((card, i) => ({
        ...card,
        aridity: false,
        fertility: card.biome === 'wild' ? 2 : i < icons ? 1 : 0,
      })),
    });
    expect(problems(poor(4))).toEqual(['fertility-too-little cards']);
    expect(problems(poor(5))).toEqual([]);
    expect(warnings(poor(5))).toContain('wild-with-icon cards[36]');
  });
  it('are warned about when there are not 6 of each kind', () => {
    expect(warnings(withCard(0, { biome: 'wild', aridity: false }))).toEqual([
      'cards-of-biome cards.snow',
      'cards-of-biome cards.wild',
    ]);
    const setup = evergreen.setup({ seats: 2, edition: withCard(0, { biome: 'wild', aridity: false }) });
    expect(setup.ok && setup.warnings).toHaveLength(2);
  });
});

describe('a wrong edition', () => {
  it('gets all its problems at once, with their paths', () => {
    const raw = {
      id: 'a b',
      planet: { grid: ['swfgm', 'x'] },
      tracks: { ...HOUSE.tracks, sprout: [2, 1] },
      cards: [...HOUSE.cards.slice(1), { id: 'odd' }],
    };
    const setup = evergreen.setup({ seats: 9, options: { sunStart: 'up' }, edition: raw });
    expect(setup.ok ? [] : setup.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'seats seats',
      'option-value options.sunStart',
      'id edition.id',
      'grid-ragged edition.planet.grid[1]',
      'biome-missing edition.planet.rock',
      'track-start edition.tracks.sprout[0]',
      'track-falls edition.tracks.sprout[1]',
      'card-biome edition.cards[41].biome',
      'card-power edition.cards[41].power',
    ]);
  });
  it('is no object', () => {
    for (const raw of [null, 7, [], 'x']) expect(problems(raw)).toEqual(['edition-not-object ']);
  });
});

describe('the smallest edition', () => {
  it('never runs out of cards, even when every left-over stays in the zone', () => {
    const cards = Array.from({ length: FEWEST_CARDS }, (_, i) => ({ ...HOUSE.cards[i], fertility: 1, aridity: false }));
    for (const seats of [1, 2, 3, 4]) {
      const { rules, b } = bench(seats, {}, { ...HOUSE, cards });
      playMany(rules, 20, `few ${seats}`, (state) => {
        const { open } = rules.parts(state as ReturnType<typeof rules.create>);
        const table = open.row.filter((card) => card !== null).length + open.players.flatMap((p) => p.taken).length;
        const zone = Object.values(open.zone).flat().length;
        const all = open.deck + open.discard.length + table + zone + (open.opponent?.length ?? 0);
        expect(all).toBe(b.content.cards.length);
      });
    }
  });
  it('counts no icon of a wild card', () => {
    const cards = HOUSE.cards.map((card) => (card.biome === 'wild' ? { ...card, fertility: 9 } : card));
    const { rules } = bench(2, {}, { ...HOUSE, cards });
    const state = rules.create(seedFrom('wild'));
    expect(Object.values(rules.parts(state).open.fertility).every((icons) => icons < 9)).toBe(true);
  });
});
