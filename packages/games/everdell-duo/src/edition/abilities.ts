// What a card can do, and that its colour fits when it does it.
import type { RawValue } from '@sunglade/core';
import { RESOURCES, TRIGGERS, ZONES } from '../terms.ts';
import { MANY, readCost, readCount, readEffect, readFilter } from './effects.ts';
import { readAmounts, readOptional, readWords } from './values.ts';

/** Parts of an ability and the colours of the cards that may have them. */
const COLORS_OF: Readonly<Record<string, readonly string[]>> = {
  production: ['green'],
  visit: ['red'],
  score: ['purple'],
  trigger: ['blue'],
  discount: ['blue'],
  substitute: ['blue'],
  onPlay: ['brown', 'blue'],
};

export function readAbility(ability: RawValue, color: unknown): void {
  if (!ability.object()) return;
  ability.only(Object.keys(COLORS_OF));
  for (const [name, colors] of Object.entries(COLORS_OF)) {
    const part = ability.field(name);
    if (part.given && !colors.some((one) => one === color)) part.problem('ability-color');
  }
  for (const name of ['onPlay', 'production', 'visit']) {
    if (ability.field(name).given) readEffect(ability.field(name), 'card');
  }
  if (ability.field('score').given) readScore(ability.field('score'));
  if (ability.field('trigger').given) readTrigger(ability.field('trigger'));
  if (ability.field('discount').given) readDiscount(ability.field('discount'));
  const substitute = ability.field('substitute');
  if (substitute.given && substitute.object()) substitute.field('n').whole(1, MANY);
}

function readScore(score: RawValue): void {
  if (!score.object()) return;
  score.only(['per', 'count', 'every', 'max']);
  score.field('per').whole(1, 20);
  readCount(score.field('count'));
  readOptional(score.field('every'), 1, 20);
  readOptional(score.field('max'), 1, 99);
}

function readTrigger(trigger: RawValue): void {
  if (!trigger.object()) return;
  trigger.only(['on', 'filter', 'zones', 'cost', 'do']);
  trigger.field('on').among(TRIGGERS);
  readFilter(trigger.field('filter'));
  if (trigger.field('zones').given) readWords(trigger.field('zones'), ZONES);
  if (trigger.field('cost').given) readCost(trigger.field('cost'), 'card');
  readEffect(trigger.field('do'), 'card');
}

function readDiscount(discount: RawValue): void {
  if (!discount.object()) return;
  discount.only(['star', 'filter', 'amount', 'cost', 'uses']);
  discount.field('star').boolean();
  readFilter(discount.field('filter'));
  readAmounts(discount.field('amount'), [...RESOURCES, 'any'], MANY, 1);
  readOptional(discount.field('uses'), 1, MANY);
  const cost = discount.field('cost');
  if (!cost.given) return;
  readAmounts(cost, ['charge', 'tuck'], MANY, 1);
  // Only one card can be tucked at a time.
  readOptional(cost.field('tuck'), 1, 1);
}
