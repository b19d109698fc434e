import type { Json, Parts } from '@sunglade/core';
import { contentOf, everdellDuo, type Open, type Own, RESOURCES, SEASONS } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { LessonTable } from '../../../learn/lesson-table.ts';
import { walk } from '../../../learn/testing.ts';
import { book } from './book.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { POSITIONS } from './positions.ts';

function describe({ rules, state, setup }: LessonTable): Json {
  const { open, own } = rules.parts(state) as unknown as Parts<Open & Json, Own & Json>;
  const { names, placeNames, edition } = contentOf(setup.edition);
  const eventOf = (event: number): string | null => edition.events[event]?.id ?? null;
  const side = (seat: 0 | 1): Json => {
    const { resources = [], occupied = 0, workers = [] } = open.seats[seat] ?? {};
    const town = open.towns[seat];
    return {
      hand: (own[seat]?.hand ?? []).map((card) => names[card] ?? ''),
      city: (town?.cards ?? []).map(({ card, token }) => `${names[card]}${token ? '*' : ''}`),
      has: Object.fromEntries(RESOURCES.map((kind, i) => [kind, resources[i] ?? 0] as const).filter(([, n]) => n > 0)),
      occupied,
      points: town?.points ?? 0,
      workers: workers.filter((place) => place >= 0).map((place) => placeNames[place] ?? ''),
      events: open.eventBy.flatMap((by, event) => (by === seat + 1 ? [eventOf(event)] : [])),
    };
  };
  return {
    season: SEASONS[open.season] ?? null,
    turn: open.turn,
    sun: open.sun,
    moon: open.moon,
    me: side(0),
    you: side(1),
    meadow: Object.fromEntries(open.meadow.map((card, space) => [space, names[card] ?? ''])),
    river: open.river.map((tile) => edition.rivers[tile]?.id ?? null),
    slots: Object.fromEntries(open.slots.map((event, slot) => [slot + 1, eventOf(event)])),
    ...(open.team ? { skunks: open.team.skunks, watches: open.team.watches, odette: open.team.opponent } : {}),
  };
}

it('tells truly what Odette gets: 15 without the Palace, 17 with it', () => {
  const lesson = book.lessons.find(({ id }) => id === 'odette-takes-notes');
  if (!lesson) throw new Error('no lesson');
  const scoreAfter = (...steps: readonly string[]): number | undefined => {
    const table = new LessonTable(lesson, everdellDuo, book);
    for (const text of steps) table.play({ seat: 0, text });
    return (table.open as unknown as Open).team?.opponent.score;
  };
  expect(scoreAfter('take palace', 'done')).toBe(15);
  expect(scoreAfter('take barn', 'done')).toBe(17);
});

walk({
  game: everdellDuo,
  book,
  texts: { en, de, fr },
  positions: POSITIONS,
  describe,
  // A thing is looked at before something is done with it.
  presses: (step) => (step === 'done' ? 1 : 2),
});
