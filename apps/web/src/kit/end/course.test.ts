import type { ScoreSheet } from '@sunglade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chapter, gainsOf, layLabels, partsOfCourse, ticksOf, widthOf } from './course.ts';

const sheet = (light: number, forest: number): ScoreSheet => ({
  total: light + forest,
  parts: { light, forest },
  soon: {},
  ties: [],
});
const chapter = (part: string, ...points: readonly (readonly [number, number])[]): Chapter => ({
  name: `${part}, round`,
  part,
  sheets: points.map(([light, forest]) => sheet(light, forest)),
});

describe('the parts of a game', () => {
  const year = [
    chapter('Spring', [0, 0], [1, 0]),
    chapter('Spring', [3, 2], [4, 0]),
    chapter('Summer', [3, 2], [4, 0]),
    chapter('Summer', [9, 4], [5, 6]),
    chapter('Autumn', [9, 3], [8, 6]),
  ];

  it('are chapters one after the other', () => {
    expect(partsOfCourse(year)).toEqual([
      { name: 'Spring', from: 0, to: 2 },
      { name: 'Summer', from: 2, to: 4 },
      { name: 'Autumn', from: 4, to: 5 },
    ]);
    expect(partsOfCourse([])).toEqual([]);
  });

  it('bring what was won in them, part by part', () => {
    const gains = gainsOf(year);
    expect(gains.map((seats) => seats[0]?.total)).toEqual([5, 8, -1]);
    expect(gains.map((seats) => seats[1]?.parts)).toEqual([
      { light: 4, forest: 0 },
      { light: 1, forest: 6 },
      { light: 3, forest: 0 },
    ]);
    for (const seat of [0, 1])
      expect(gains.reduce((sum, seats) => sum + (seats[seat]?.total ?? 0), 0)).toBe(year[4]?.sheets[seat]?.total);
  });
});

describe('lines of the drawing', () => {
  it('stand at round numbers inside it', () => {
    expect(ticksOf(0, 65)).toEqual([0, 20, 40, 60]);
    expect(ticksOf(-7, 12)).toEqual([-5, 0, 5, 10]);
    expect(ticksOf(0, 1)).toEqual([0, 1]);
    expect(ticksOf(0, 102)).toEqual([0, 25, 50, 75, 100]);
    expect(ticksOf(0, 9000).length).toBeLessThanOrEqual(6);
  });
});

describe('labels', () => {
  const ROUNDS = [5, 4, 3, 2];
  /** The seasons of Evergreen: five, four, three and two rounds. */
  const seasons = (names: readonly string[], width: number, left = 30) => {
    let at = 0;
    return names.map((text, i) => {
      const rounds = ROUNDS[i] ?? 0;
      const x = left + ((width - left) * (at + rounds / 2)) / 14;
      at += rounds;
      return { text, x };
    });
  };
  const YEARS = [
    ['Spring', 'Summer', 'Autumn', 'Winter'],
    ['Frühling', 'Sommer', 'Herbst', 'Winter'],
    ['Printemps', 'Été', 'Automne', 'Hiver'],
  ];

  it('name every season in full on a phone and on a desk', () => {
    for (const width of [280, 320, 640])
      for (const names of YEARS)
        expect(layLabels(seasons(names, width), width, 7.8).map(({ text }) => text)).toEqual(names);
  });

  it('stand in the middle of what they name where there is room', () => {
    const wishes = seasons(YEARS[0] ?? [], 640);
    expect(layLabels(wishes, 640, 7.8)).toEqual(wishes);
  });

  it('keep their first letters when the text is doubled', () => {
    const short = [
      ['Spr.', 'Sum.', 'Aut.', 'Win.'],
      ['Frü.', 'Som.', 'Her.', 'Win.'],
      ['Pri.', 'Été', 'Aut.', 'Hiv.'],
    ];
    const doubled = YEARS.map((names) => layLabels(seasons(names, 254, 62), 254, 15.6).map(({ text }) => text));
    expect(doubled).toEqual(short);
  });

  it('leave some out rather than call two things the same', () => {
    const rounds = Array.from({ length: 12 }, (_, i) => ({ text: `Round ${i + 1}`, x: 20 + 24 * i }));
    const labels = layLabels(rounds, 320, 8).map(({ text }) => text);
    expect(labels[0]).toBe('Round 1');
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.length).toBeLessThan(12);
    expect(labels.every((text) => rounds.some((round) => round.text === text))).toBe(true);
  });

  it('never overlap and never leave the drawing', () => {
    const names = fc.array(fc.string({ minLength: 0, maxLength: 30 }), { maxLength: 24 });
    fc.assert(
      fc.property(
        names,
        fc.integer({ min: 100, max: 900 }),
        fc.integer({ min: 5, max: 20 }),
        (texts, width, letter) => {
          const wishes = texts.map((text, i) => ({ text, x: ((i + 0.5) * width) / texts.length }));
          let edge = -0.001;
          for (const { text, x } of layLabels(wishes, width, letter)) {
            const half = widthOf(text, letter) / 2;
            expect(x - half).toBeGreaterThanOrEqual(edge);
            edge = x + half;
          }
          expect(edge).toBeLessThanOrEqual(width + 0.001);
        },
      ),
    );
  });
});
