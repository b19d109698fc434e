// Clauses that are shown with the pieces: what an example plays must be allowed, and show what its clause says.
import type { AnyGame } from '@sunglade/core';
import { contentOf, EDITIONS, everdellDuo, type Open } from '@sunglade/everdell-duo';
import { evergreen } from '@sunglade/evergreen';
import { harmonies } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../kit/screen/screen.ts';
import { showExample } from '../learn/example.ts';
import type { Example, LessonBook } from '../learn/lesson.ts';
import { book as duoBook } from './everdell-duo/lessons/book.ts';
import { examples as duoExamples } from './everdell-duo/lessons/examples.ts';
import { book as evergreenBook } from './evergreen/lessons/book.ts';
import { examples as evergreenExamples } from './evergreen/lessons/examples.ts';
import { book as harmoniesBook } from './harmonies/lessons/book.ts';
import { examples as harmoniesExamples } from './harmonies/lessons/examples.ts';

/** Steps and parts by names that need no language. */
const plain = {
  words: { parts: {} },
  label: (step: string) => step,
  target: (step: string) => step,
} as unknown as Screen;

const GAMES: readonly (readonly [AnyGame, LessonBook, Readonly<Record<string, Example>>])[] = [
  [evergreen, evergreenBook, evergreenExamples],
  [harmonies, harmoniesBook, harmoniesExamples],
  [everdellDuo, duoBook, duoExamples],
];

describe.each(GAMES.map((one) => [one[0].id, ...one] as const))('%s', (_, game, book, examples) => {
  it('shows only clauses that there are, each by steps that are allowed or cards that there are', () => {
    const cards = new Set(game.id === 'everdell-duo' ? contentOf(EDITIONS[0]).names : []);
    for (const [clause, example] of Object.entries(examples)) {
      expect(game.clauses.all).toContain(clause);
      if ('cards' in example)
        for (const card of example.cards) expect([clause, cards.has(card)]).toEqual([clause, true]);
      else {
        const shown = showExample(game, plain, book, example);
        expect([clause, shown?.steps.length ?? 0]).not.toEqual([clause, 0]);
        expect([clause, shown?.before.view.open]).not.toEqual([clause, shown?.after.view.open]);
      }
    }
  });
});

const pointsOf = (game: AnyGame, book: LessonBook, example: Example | undefined): readonly string[] =>
  example && 'lesson' in example ? (showExample(game, plain, book, example)?.points ?? []) : [];

it('counts what the clause is about', () => {
  const green = (clause: keyof typeof evergreenExamples) =>
    pointsOf(evergreen, evergreenBook, evergreenExamples[clause]);
  expect(green('light-points')).toContain('Light 3 → 5');
  // In the shadow a tree brings no light.
  expect(green('light-shadow-length').join()).not.toContain('Light');
  expect(green('forest-biggest')).toContain('Forest 2 → 5');
  expect(green('forest-separated')).toContain('Forest 2 → 3');
  const land = (clause: keyof typeof harmoniesExamples) =>
    pointsOf(harmonies, harmoniesBook, harmoniesExamples[clause]);
  expect(land('score-water')).toEqual(['Water 5 → 8']);
  // A branch makes no river longer.
  expect(land('river-length')).toEqual([]);
  expect(land('score-mountains')).toEqual(['Mountains 2 → 4']);
});

it('shows on the table of Everdell Duo what the clause is about', () => {
  const opens = (clause: keyof typeof duoExamples): readonly (Open | undefined)[] => {
    const example = duoExamples[clause];
    const shown = example && 'lesson' in example ? showExample(everdellDuo, plain, duoBook, example) : null;
    return [shown?.before.view.open as Open | undefined, shown?.after.view.open as Open | undefined];
  };
  const each = <T>(clause: keyof typeof duoExamples, of: (open: Open) => T): readonly (T | undefined)[] =>
    opens(clause).map((open) => open && of(open));
  expect(each('worker-moves-sun', ({ sun }) => sun)).toEqual([0, 1]);
  expect(each('card-moves-moon', ({ moon }) => moon)).toEqual([0, 1]);
  // Over the skunk on the second field, and by the watch one field back.
  expect(each('skunks-block-path', ({ moon, team }) => [moon, team?.skunks.path])).toEqual([
    [0, 2],
    [2, 2],
  ]);
  expect(each('watch-turns-back', ({ moon }) => moon)).toEqual([3, 2]);
  expect(each('season-change', ({ season }) => season)).toEqual([0, 1]);
  expect(each('opponent-season', ({ team }) => team?.opponent.cards.length)).toEqual([0, 3]);
  expect(each('pay-occupied-token', ({ seats }) => seats[0]?.occupied)).toEqual([1, 0]);
  // From the own berries onto the tile.
  expect(each('exchange-tile', ({ seats, team }) => [seats[0]?.resources[3], team?.gifts.things[3]])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(pointsOf(everdellDuo, duoBook, duoExamples['events-condition'])).toEqual(['Events 0 → 4']);
});

it('shows nothing by rules that the lesson was not written for', () => {
  const other = { ...harmonies, version: 1 } as AnyGame;
  const example = harmoniesExamples['score-water'];
  expect(example && 'lesson' in example && showExample(other, plain, harmoniesBook, example)).toBeNull();
});
