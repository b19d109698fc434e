// The team's data is whole, and the numbers that the rules keep as constants are those of the data.
import { describe, expect, it } from 'vitest';
import { AREA, GOOD_NEWS, MOST_BENEFITS, SEASONS, SIGNPOST_FIELD, SKUNK_FIELDS, SKUNK_SPACES } from '../terms.ts';
import { NEWS_IDS, TEAM_DATA } from './content.ts';

describe('what a team plays with', () => {
  const { chapters, challenges, goodNews, opponent, seasons, signpost, skunkFields } = TEAM_DATA;

  it('are fifteen chapters, ten challenges and twenty-five good news', () => {
    expect(chapters.map(({ chapter }) => chapter)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(challenges.map(({ challenge }) => challenge)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
    expect(new Set(NEWS_IDS).size).toBe(GOOD_NEWS);
    expect(goodNews[16]).toMatchObject({ id: 'gn-17', effect: { op: 'look', n: 6, keep: 2, split: true } });
  });

  it('has targets that are ten higher when it is hard, and leaves fields for the markers', () => {
    for (const { target, skunks } of chapters) {
      expect(target.hard).toBe(target.normal + 10);
      expect(Math.max(skunks.events, skunks.farmRiver)).toBeLessThanOrEqual(3);
      expect(skunks.meadow).toBeLessThanOrEqual(2);
    }
    expect(Object.keys(opponent)).toEqual(['easy', 'normal', 'hard', 'expert']);
  });

  it('agrees with the board', () => {
    expect(signpost).toBe(SIGNPOST_FIELD);
    expect(skunkFields.meadow).toEqual([...SKUNK_FIELDS]);
    const names = [
      ...skunkFields.events,
      ...skunkFields.meadow.map((field) => `path-${field}`),
      ...skunkFields.farmRiver,
    ];
    expect(names).toEqual([...SKUNK_SPACES]);
    expect(names).toHaveLength(3 * AREA);
    for (const season of SEASONS) expect(seasons[season].team.length).toBeLessThanOrEqual(MOST_BENEFITS);
  });
});
