// Turns effects, costs, filters and counts into rows of numbers.
import type { Ability, Amounts, Condition, Cost, Count, Effect, EventJson, Filter, Score } from '../schema.ts';
import { COLORS, COSTS, COUNTS, RESOURCES, SOURCES, type TeamOp, TYPES, WHOSE, ZONES } from '../terms.ts';
import { ASKS, CODE, isPlainGain, NONE, OP_WIDTH, SURE, UNLIMITED } from './ops.ts';
import type { CompiledCount, CompiledEvent, CompiledScore } from './tables.ts';

/** Some words of a list as the bits of one number. */
export const bitsOf = <T>(all: readonly T[], some: readonly T[]): number =>
  some.reduce((mask, one) => mask | (1 << all.indexOf(one)), 0);

/** An effect that only good news have. */
type TeamEffect = { readonly op: TeamOp; readonly n: number };

export class Compiler {
  readonly ops: number[] = [];
  readonly parts: number[] = [];
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
      resources: bitsOf(RESOURCES, count.kinds ?? RESOURCES),
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

  /** The number of an effect; its parts come before it. */
  effect(effect: Effect | TeamEffect | undefined): number {
    if (!effect) return NONE;
    const inside =
      effect.op === 'seq' ? effect.do : effect.op === 'choose' ? effect.options : 'do' in effect ? [effect.do] : [];
    const parts = inside.map((part) => this.effect(part));
    const some = (field: number): boolean => parts.some((op) => this.ops[op * OP_WIDTH + field] === 1);
    const plain = isPlainGain(CODE[effect.op]);
    const passesOn = effect.op === 'seq' || effect.op === 'forEach';
    const asks = !plain && !(passesOn && !some(ASKS));
    const sure = plain || effect.op === 'gainAny' || (effect.op === 'seq' && some(SURE));
    const numbers = this.numbers(effect);
    const from = this.parts.length;
    this.parts.push(...parts);
    this.ops.push(CODE[effect.op], ...numbers, from, parts.length, asks ? 1 : 0, sure ? 1 : 0);
    return this.ops.length / OP_WIDTH - 1;
  }

  /** The three numbers of an op; `ops.ts` names them. */
  numbers(effect: Effect | TeamEffect): readonly [number, number, number] {
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
      case 'discardPile':
      case 'lookOn':
      case 'moveSkunk':
      case 'removeSkunk':
      case 'moveMarker':
      case 'refreshMeadow':
      case 'relaxEvent':
      case 'replaceEvent':
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
        return [bitsOf(SOURCES, effect.from), this.filter(effect.filter), effect.discount];
      case 'useLocation':
      case 'placeWorker':
      case 'moveWorker':
        return [bitsOf(ZONES, effect.zones), effect.allowOccupied ? 1 : 0, 0];
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

  event(event: EventJson): CompiledEvent {
    const flat = (condition: Condition): readonly Condition[] =>
      condition.kind === 'all' ? condition.of.flatMap(flat) : [condition];
    const conditions = flat(event.condition);
    const more = conditions.find((condition) => condition.kind === 'more');
    const each = conditions.find((condition) => condition.kind === 'eachColor');
    return {
      id: event.id,
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
