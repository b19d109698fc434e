// Turns an edition into tables.

import {
  type CompiledCount,
  type CompiledEvent,
  type CompiledScore,
  type Content,
  code,
  fitsCard,
  NONE,
  OP_ASKS,
  OP_SURE,
  OP_WIDTH,
  UNLIMITED,
  WHOSE,
} from './content.ts';
import type { Ability, Amounts, Condition, Cost, Count, EditionContent, Effect, Filter, Score } from './schema.ts';
import {
  COLORS,
  COSTS,
  COUNTS,
  LETTERS,
  type Op,
  RESOURCES,
  SEASONS,
  SOURCES,
  TRIGGERS,
  TYPES,
  ZONES,
} from './words.ts';

const bits = <T>(all: readonly T[], some: readonly T[]): number =>
  some.reduce((mask, one) => mask | (1 << all.indexOf(one)), 0);

/** Ops that end without a question and are always possible. */
const PLAIN: readonly Op[] = ['gain', 'points', 'occupied', 'draw', 'charge'];

class Compiler {
  readonly ops: number[] = [];
  readonly kids: number[] = [];
  readonly amounts: number[] = [];
  readonly costs: number[] = [];
  readonly counts: CompiledCount[] = [];
  readonly filters: Filter[] = [];

  filter(filter: Filter | undefined): number {
    if (!filter) return NONE;
    this.filters.push(filter);
    return this.filters.length - 1;
  }

  count(count: Count): number {
    const filter = this.filter(count.filter ?? {});
    const { maxCost, type, color, colors } = count.filter ?? {};
    let kinds = 0;
    for (const [c, name] of COLORS.entries()) {
      for (const [t, kind] of TYPES.entries()) {
        if (type && type !== kind) continue;
        if ((color && color !== name) || (colors && !colors.includes(name))) continue;
        kinds |= 1 << (c * 2 + t);
      }
    }
    this.counts.push({
      of: COUNTS.indexOf(count.of),
      kinds: maxCost === undefined ? kinds : NONE,
      filter,
      resources: bits(RESOURCES, count.kinds ?? RESOURCES),
      n: count.n ?? 0,
    });
    return this.counts.length - 1;
  }

  cost(cost: Cost): number {
    this.costs.push(...COSTS.map((kind) => cost[kind] ?? 0));
    return this.costs.length / COSTS.length - 1;
  }

  amount(res: Amounts): number {
    this.amounts.push(...RESOURCES.map((kind) => res[kind] ?? 0));
    return this.amounts.length / RESOURCES.length - 1;
  }

  effect(effect: Effect | undefined): number {
    if (!effect) return NONE;
    const parts =
      effect.op === 'seq' ? effect.do : effect.op === 'choose' ? effect.options : 'do' in effect ? [effect.do] : [];
    const numbers = parts.map((part) => this.effect(part));
    const [a, b, c] = this.numbers(effect);
    const kidAsks = numbers.some((op) => this.ops[op * OP_WIDTH + OP_ASKS] === 1);
    const kidSure = numbers.some((op) => this.ops[op * OP_WIDTH + OP_SURE] === 1);
    const plain = PLAIN.includes(effect.op);
    const passes = effect.op === 'seq' || effect.op === 'forEach';
    const asks = !plain && !(passes && !kidAsks);
    const sure = plain || effect.op === 'gainAny' || (effect.op === 'seq' && kidSure);
    const at = this.kids.length;
    this.kids.push(...numbers);
    this.ops.push(code[effect.op], a, b, c, at, numbers.length, asks ? 1 : 0, sure ? 1 : 0);
    return this.ops.length / OP_WIDTH - 1;
  }

  numbers(effect: Effect): readonly [number, number, number] {
    switch (effect.op) {
      case 'gain':
        return [this.amount(effect.res), 0, 0];
      case 'gainAny':
        return [effect.n, effect.distinct ? 1 : 0, 0];
      case 'points':
      case 'occupied':
      case 'draw':
      case 'recallWorker':
      case 'charge':
        return [effect.n, 0, 0];
      case 'take':
        return [effect.n, this.filter(effect.filter), 0];
      case 'look':
        return [effect.n, effect.keep, 0];
      case 'exchange':
        return [effect.max, this.cost(effect.cost), 0];
      case 'exchangeDistinct':
        return [effect.max, 0, 0];
      case 'forEach':
        return [this.count(effect.count), effect.max ?? UNLIMITED, 0];
      case 'playCard':
        return [bits(SOURCES, effect.from), this.filter(effect.filter), effect.discount];
      case 'useLocation':
      case 'placeWorker':
      case 'moveWorker':
        return [bits(ZONES, effect.zones), effect.allowOccupied ? 1 : 0, 0];
      case 'activate':
        return [effect.n, WHOSE.indexOf(effect.whose), 0];
      case 'copy':
        return [0, WHOSE.indexOf(effect.whose), 0];
      case 'seq':
      case 'choose':
      case 'production':
        return [0, 0, 0];
    }
  }

  /** A trigger with a cost is an exchange that may happen once. */
  trigger({ trigger }: Ability): number {
    if (!trigger) return NONE;
    return this.effect(trigger.cost ? { op: 'exchange', cost: trigger.cost, do: trigger.do, max: 1 } : trigger.do);
  }

  score(score: Score | undefined): CompiledScore | null {
    if (!score) return null;
    return { per: score.per, count: this.count(score.count), every: score.every ?? 1, max: score.max ?? UNLIMITED };
  }

  event(event: EditionContent['events'][number]): CompiledEvent {
    const flat = (condition: Condition): readonly Condition[] =>
      condition.kind === 'all' ? condition.of.flatMap(flat) : [condition];
    const conditions = flat(event.condition);
    const more = conditions.find((condition) => condition.kind === 'more');
    const each = conditions.find((condition) => condition.kind === 'eachColor');
    return {
      id: event.id,
      letter: event.letter === null ? NONE : LETTERS.indexOf(event.letter),
      points: event.points,
      counts: conditions.flatMap((one) =>
        one.kind === 'atLeast' ? [{ count: this.count(one.count), min: one.min }] : [],
      ),
      eachColor: each?.min ?? 0,
      more: more?.elements.map((element) => this.count(element)) ?? [],
      moreMin: more?.min ?? 0,
    };
  }
}

export function compile(edition: EditionContent): Content {
  const c = new Compiler();
  const cards = edition.cards.flatMap((card) =>
    Array.from({ length: card.copies }, (_, i) => ({
      card,
      name: card.copies === 1 ? card.id : `${card.id}#${i + 1}`,
    })),
  );
  const each = (make: (card: (typeof cards)[number]['card']) => number): number[] =>
    cards.map(({ card }) => make(card));
  const discounts = cards.map(({ card }) => card.ability.discount);
  const events = edition.events.map((event) => c.event(event));
  const tables = {
    onPlay: Int16Array.from(each((card) => c.effect(card.ability.onPlay))),
    production: Int16Array.from(each((card) => c.effect(card.ability.production))),
    visit: Int16Array.from(each((card) => c.effect(card.ability.visit))),
    score: cards.map(({ card }) => c.score(card.ability.score)),
    triggerOn: Int16Array.from(each(({ ability }) => (ability.trigger ? TRIGGERS.indexOf(ability.trigger.on) : NONE))),
    triggerFilter: Int16Array.from(each(({ ability }) => c.filter(ability.trigger?.filter))),
    triggerZones: Int16Array.from(
      each(({ ability }) => (ability.trigger?.zones ? bits(ZONES, ability.trigger.zones) : NONE)),
    ),
    triggerOp: Int16Array.from(each(({ ability }) => c.trigger(ability))),
    discountFilter: Int16Array.from(discounts.map((discount) => c.filter(discount?.filter))),
    farms: Int16Array.from(edition.farms.map((farm) => c.effect(farm.effect))),
    rivers: Int16Array.from(edition.rivers.map((river) => c.effect(river.effect))),
    slots: Int16Array.from(edition.slots.map((slot) => c.effect(slot.reward))),
    seasons: SEASONS.map((season) => {
      const tile = edition.seasons.competitive[season];
      const benefits = [tile.hare, tile.tortoise].map((list) => list.map((effect) => c.effect(effect)));
      return {
        first: tile.first === 'hare' ? 0 : 1,
        replaceRiver: tile.replaceRiver,
        benefits: [benefits[0] ?? [], benefits[1] ?? []] as const,
      };
    }),
  };
  return {
    ...tables,
    edition,
    names: cards.map(({ name }) => name),
    prosperityNames: cards.map(({ name }) => `prosperity:${name}`),
    type: Uint8Array.from(each((card) => TYPES.indexOf(card.type))),
    color: Uint8Array.from(each((card) => COLORS.indexOf(card.color))),
    cost: Uint8Array.from(
      cards.flatMap(({ card }) => [...RESOURCES.map((kind) => card.cost[kind] ?? 0), card.cost.cards ?? 0]),
    ),
    points: Uint8Array.from(each((card) => card.points)),
    discount: Uint8Array.from(discounts.map((discount) => (discount ? (discount.star ? 2 : 1) : 0))),
    discountAny: Uint8Array.from(discounts.map((discount) => discount?.amount.any ?? 0)),
    discountRes: Uint8Array.from(discounts.flatMap((discount) => RESOURCES.map((kind) => discount?.amount[kind] ?? 0))),
    discountCharge: Uint8Array.from(discounts.map((discount) => discount?.cost?.charge ?? 0)),
    discountTuck: Uint8Array.from(discounts.map((discount) => discount?.cost?.tuck ?? 0)),
    discountUses: Int16Array.from(discounts.map((discount) => discount?.uses ?? UNLIMITED)),
    substitute: Uint8Array.from(each((card) => card.ability.substitute?.n ?? 0)),
    ops: Int16Array.from(c.ops),
    kids: Int16Array.from(c.kids),
    amounts: Int16Array.from(c.amounts),
    costs: Int16Array.from(c.costs),
    counts: c.counts,
    fits: Uint8Array.from(c.filters.flatMap((filter) => cards.map(({ card }) => (fitsCard(filter, card) ? 1 : 0)))),
    fitsFrom: Uint8Array.from(c.filters.map(({ source }) => (source === 'hand' ? 1 : source === 'meadow' ? 2 : 3))),
    destinations: cards.flatMap(({ card }, i) => (card.ability.visit ? [i] : [])),
    events,
    byLetter: LETTERS.map((letter) => edition.events.flatMap((event, i) => (event.letter === letter ? [i] : []))),
    journey: edition.events.findIndex((event) => event.condition.kind === 'journey'),
    faire: edition.events.findIndex((event) => event.letter === null && event.condition.kind !== 'journey'),
  };
}
