// The steps: one group per verb, in the order of their numbers. Card steps name the card, place steps the place, so a
// log reads without a table.
import { createStepGroups, type StepDataOf } from '@sunglade/core';
import type { Content } from './content/tables.ts';
import { NEWS_IDS } from './team/content.ts';
import { CARDS, MOST_OPTIONS, PLACES, RESOURCES, SKUNK_SPACES } from './terms.ts';

const GROUPS = [
  { verb: 'done' },
  { verb: 'decline' },
  { verb: 'accept' },
  { verb: 'pay' },
  { verb: 'draw' },
  { verb: 'move', fields: { marker: ['sun', 'moon'] } },
  { verb: 'gain', fields: { resource: RESOURCES } },
  { verb: 'payResource', word: 'pay', fields: { resource: RESOURCES } },
  { verb: 'trade', fields: { resource: RESOURCES } },
  { verb: 'option', fields: { option: [1, 2, 3, 4, 5, MOST_OPTIONS] } },
  { verb: 'play', fields: { card: 'text' } },
  { verb: 'take', fields: { card: 'text' } },
  { verb: 'discard', fields: { card: 'text' } },
  { verb: 'keep', fields: { card: 'text' } },
  { verb: 'activate', fields: { card: 'text' } },
  { verb: 'copy', fields: { card: 'text' } },
  { verb: 'with', fields: { card: 'text' } },
  { verb: 'token', fields: { card: 'text' } },
  { verb: 'tuck', fields: { card: 'text' } },
  { verb: 'place', fields: { place: 'text' } },
  { verb: 'use', fields: { place: 'text' } },
  { verb: 'from', fields: { place: 'text' } },
] as const;

/** Steps that only a team has: numbered after the others. */
const TEAM_GROUPS = [
  { verb: 'to', fields: { who: ['hare', 'tortoise', 'nobody'] } },
  { verb: 'return' },
  { verb: 'watch', fields: { marker: ['sun', 'moon'] } },
  { verb: 'give', fields: { thing: [...RESOURCES, 'token'] } },
  { verb: 'giveCard', word: 'give', fields: { what: ['card'], card: 'text' } },
  { verb: 'news', fields: { news: NEWS_IDS } },
  { verb: 'skunk', fields: { space: SKUNK_SPACES } },
] as const;

const STEPS = createStepGroups(GROUPS);
const TEAM_STEPS = createStepGroups([...GROUPS, ...TEAM_GROUPS]);

/** A step as data, for screens: one member per verb, also of those that only a team has. */
export type StepData = StepDataOf<typeof TEAM_STEPS>;

export const readStep = (text: string): StepData | null => TEAM_STEPS.readText(text);
export const printStep = (step: StepData): string => TEAM_STEPS.printData(step);

const { first } = TEAM_STEPS.number({
  play: CARDS,
  take: CARDS,
  discard: CARDS,
  keep: CARDS,
  activate: CARDS,
  copy: CARDS,
  with: CARDS,
  token: CARDS,
  tuck: CARDS,
  place: PLACES,
  use: PLACES,
  from: PLACES,
  giveCard: CARDS,
});

/** The first number of each group; the same in every edition, so the rules need not ask for them. */
export const FIRST = first;
/** `move sun` comes first. */
export const MOVE_SUN = FIRST.move;
export const MOVE_MOON = FIRST.move + 1;

export type Steps = ReturnType<typeof createSteps>;

const valuesOf = ({ names: card, placeNames: place }: Content) => ({
  play: { card },
  take: { card },
  discard: { card },
  keep: { card },
  activate: { card },
  copy: { card },
  with: { card },
  token: { card },
  tuck: { card },
  place: { place },
  use: { place },
  from: { place },
});

export const createSteps = (content: Content) => STEPS.bind(valuesOf(content));

export const createTeamSteps = (content: Content) =>
  TEAM_STEPS.bind({ ...valuesOf(content), giveCard: { card: content.names } });

/**
 * The verb of a step as the first number of its group; what is left is its object: a resource, an option, a card or a
 * place. `move sun` and `move moon` are verbs without an object.
 */
export function verbOf(step: number): number {
  if (step < FIRST.gain) return step;
  if (step < FIRST.payResource) return FIRST.gain;
  if (step < FIRST.trade) return FIRST.payResource;
  if (step < FIRST.option) return FIRST.trade;
  if (step < FIRST.play) return FIRST.option;
  if (step < FIRST.place) return FIRST.play + Math.floor((step - FIRST.play) / CARDS) * CARDS;
  if (step < FIRST.to) return step < FIRST.use ? FIRST.place : step < FIRST.from ? FIRST.use : FIRST.from;
  return teamVerbOf(step);
}

function teamVerbOf(step: number): number {
  if (step < FIRST.watch) return step < FIRST.return ? FIRST.to : FIRST.return;
  if (step < FIRST.giveCard) return step < FIRST.give ? FIRST.watch : FIRST.give;
  if (step < FIRST.skunk) return step < FIRST.news ? FIRST.giveCard : FIRST.news;
  return FIRST.skunk;
}

/** A step's object: a resource, an option, a card, a place; of markers the Sun is 0 and the Moon 1. */
export const objectOf = (step: number): number => (step === MOVE_MOON ? 1 : step - verbOf(step));
/** The verb that both markers share. */
export const groupOf = (verb: number): number => (verb === MOVE_MOON ? MOVE_SUN : verb);

/** Steps that name a card others may not know: they are told without the name. */
export const hidesCard = (verb: number): boolean =>
  verb === FIRST.discard || verb === FIRST.keep || verb === FIRST.tuck || verb === FIRST.giveCard;
