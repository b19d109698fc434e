import { createPicker, createStepBuffer, NOBODY, seat, seedFrom } from '@sunglade/core';
import { contentOf, type Event, everdellDuo, type Open } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { odetteMs, odetteTurn } from './odette.ts';

/** Every end of a season in a challenge of random turns: the table before it, and all that happened. */
function seasonEnds(seed: string) {
  const setup = everdellDuo.setup({ seats: 2, options: { mode: 'challenge', challenge: 4, opponent: 'expert' } });
  if (!setup.ok) throw new Error('no challenge');
  const rules = everdellDuo.bind(setup.value);
  const state = rules.create(seedFrom(seed));
  const buffer = createStepBuffer(rules);
  const pick = createPicker(3);
  const ends: { before: Open; after: Open; events: Event[] }[] = [];
  for (let acting = rules.acting(state); acting !== NOBODY; acting = rules.acting(state)) {
    const one = seat(Math.log2(acting & -acting));
    rules.legal(state, one, buffer);
    const before = structuredClone(rules.parts(state).open) as unknown as Open;
    const events: Event[] = [];
    rules.apply(state, one, buffer.steps[pick(buffer.length)] as never, (event) =>
      events.push(event as unknown as Event),
    );
    const after = structuredClone(rules.parts(state).open) as unknown as Open;
    if (events.some(({ type }) => type === 'season-end')) ends.push({ before, after, events });
  }
  return { content: contentOf(setup.value.edition), ends };
}

it('tells of every card what it was compared with, and of all that she gains', () => {
  const { content, ends } = seasonEnds('odette');
  expect(ends).toHaveLength(4);
  for (const { before, after, events } of ends) {
    const steps = odetteTurn({ meadow: before.meadow, path: before.team?.skunks.path ?? 0 }, events);
    const cards = steps.flatMap((step) => ('cards' in step ? [step] : []));
    for (const { kind, cards: compared, taken } of cards) {
      expect(compared).toContain(taken);
      expect(compared.length).toBeLessThanOrEqual(kind === 'path' ? 4 : 2);
      expect(content.points[taken]).toBe(Math.max(...compared.map((card) => content.points[card] ?? 0)));
    }
    const known = before.team?.opponent.cards ?? [];
    expect(new Set(cards.map(({ taken }) => taken))).toEqual(
      new Set(after.team?.opponent.cards.filter((card) => !known.includes(card))),
    );
    expect(steps.at(-1)).toEqual({
      kind: 'points',
      n: (after.team?.opponent.points ?? 0) - (before.team?.opponent.points ?? 0),
    });
    expect(odetteMs(events, 'calm')).toBeGreaterThan(odetteMs(events, 'quick'));
  }
});

it('has nothing to tell where she does nothing', () => {
  expect(odetteTurn({ meadow: [], path: 0 }, [{ type: 'season-end', season: 0 }])).toEqual([]);
  expect(odetteMs([{ type: 'season-end', season: 0 }], 'calm')).toBe(0);
});
