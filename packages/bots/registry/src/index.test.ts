import { BASELINES } from '@sunglade/bots-engine';
import { STYLES as EVERDELL_DUO_STYLES } from '@sunglade/bots-everdell-duo';
import { STYLES as EVERGREEN_STYLES } from '@sunglade/bots-evergreen';
import { STYLES as HARMONIES_STYLES } from '@sunglade/bots-harmonies';
import { type AnyRules, createDice, only, seat, seedFrom, viewOf } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { expect, it } from 'vitest';
import { CHAIR_TEXTS, levelsOf, loadBots, printPlan, STYLES, usualBots } from './index.ts';

const setup = glade.setup({ seats: 2 });
if (!setup.ok) throw new Error('glade');
const seating = { rules: glade.bind(setup.value) as AnyRules, setup: setup.value };

it('in a game without bots of its own every chair is still played', async () => {
  const make = await loadBots('glade');
  const view = viewOf(seating.rules, seating.rules.create(seedFrom('chairs')), only(seat(0)));
  for (const text of CHAIR_TEXTS) {
    const bot = make(seating, text);
    expect(bot && printPlan(seating, bot, view, seat(0), createDice(seedFrom(text)))).toHaveLength(1);
  }
  expect(make(seating, 'wolf')).toBeNull();
});

it('names of old are known, and the frozen ones are nobody else’s', async () => {
  const make = await loadBots('evergreen');
  expect(make(seating, 'search')?.level).toBe('search-1');
  for (const level of BASELINES) expect(make(seating, level)?.level).toBe(level);
});

it('lists the styles that the bots have', () => {
  expect(STYLES['everdell-duo']).toEqual(EVERDELL_DUO_STYLES);
  expect(STYLES.evergreen).toEqual(EVERGREEN_STYLES);
  expect(STYLES.harmonies).toEqual(HARMONIES_STYLES);
});

it('offers the animals where they know the game, a gentle one first and the strongest to nobody unasked', () => {
  expect(levelsOf('evergreen')).toEqual(['hedgehog', 'fox', 'badger', 'owl', 'raven']);
  expect(usualBots('evergreen')).toEqual(['fox', 'badger', 'owl']);
  expect(levelsOf('harmonies')).toEqual(levelsOf('evergreen'));
  expect(levelsOf('everdell-duo')).toEqual(levelsOf('evergreen'));
  expect(levelsOf('glade')).toEqual(['random', 'greedy', 'search']);
  expect(usualBots('glade')).toEqual(['search', 'search', 'search']);
});
