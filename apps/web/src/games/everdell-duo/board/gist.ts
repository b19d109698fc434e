// What an effect brings, in a few symbols: so that cards can be told apart at a glance. The sentence says the rest.
import { type Ability, type Cost, type Count, type Effect, type Filter, RESOURCES } from '@sunglade/everdell-duo';
import { colorSymbol, type Good, goodSymbol, type Term, termSymbol, typeSymbol, workerSymbol } from '../art/symbols.ts';

export type Sign = string | { readonly icon: string; readonly n?: number };

const good = (which: Good, n: number): Sign => ({ icon: goodSymbol(which), n });
const term = (which: Term, n?: number): Sign => ({ icon: termSymbol(which), ...(n === undefined ? {} : { n }) });

const kindsOf = (filter: Filter | undefined): Sign[] => {
  const hues = filter?.color ? [filter.color] : (filter?.colors ?? []);
  const signs = [...hues.map(colorSymbol), ...(filter?.type ? [typeSymbol(filter.type)] : [])];
  return signs.length > 0 ? signs.map((icon) => ({ icon })) : [{ icon: goodSymbol('card') }];
};

export function countSigns(count: Count): readonly Sign[] {
  switch (count.of) {
    case 'city':
      return [...kindsOf(count.filter), ...(count.filter?.maxCost === undefined ? [] : [`≤${count.filter.maxCost}`])];
    case 'hand':
      return [{ icon: goodSymbol('card') }];
    case 'resources':
      return count.kinds ? count.kinds.map((kind) => ({ icon: goodSymbol(kind) })) : [{ icon: goodSymbol('any') }];
    case 'resourceKinds':
      return [{ icon: goodSymbol('any') }, '≠'];
    case 'events':
      return [term('event')];
    case 'pointTokens':
      return [{ icon: goodSymbol('points') }];
    case 'occupiedConstructions':
      return [{ icon: goodSymbol('occupied') }];
    case 'colorsWithAtLeast':
      return [term('five', count.n ?? 1)];
    case 'colorsWithBothTypes':
      return [{ icon: typeSymbol('critter') }, { icon: typeSymbol('construction') }];
    case 'colorSets':
      return [term('five')];
  }
}

function costSigns(cost: Cost): Sign[] {
  return [
    ...RESOURCES.flatMap((kind) => (cost[kind] ? [good(kind, cost[kind])] : [])),
    ...(cost.any ? [good('any', cost.any)] : []),
    ...(cost.cards ? [good('card', cost.cards)] : []),
    ...(cost.points ? [good('points', cost.points)] : []),
    ...(cost.occupied ? [good('occupied', cost.occupied)] : []),
  ];
}

const times = (max: number | undefined): Sign[] => (max !== undefined && max > 1 ? [`×${max}`] : []);
const WORKER: Sign = { icon: workerSymbol('hare') };

/** `per` is the short word between what is gained and what is counted. */
export function effectSigns(effect: Effect, per: string): readonly Sign[] {
  const inner = (one: Effect): readonly Sign[] => effectSigns(one, per);
  switch (effect.op) {
    case 'gain':
      return RESOURCES.flatMap((kind) => (effect.res[kind] ? [good(kind, effect.res[kind])] : []));
    case 'gainAny':
      return [good('any', effect.n)];
    case 'points':
    case 'charge':
      return [good('points', effect.n)];
    case 'occupied':
      return [good('occupied', effect.n)];
    case 'draw':
      return [good('card', effect.n)];
    case 'take':
      return [term('take', effect.n)];
    case 'look':
      return [good('card', effect.n), '→', good('card', effect.keep)];
    case 'seq':
      return effect.do.flatMap(inner);
    case 'choose':
      return effect.options.flatMap((one, i) => (i === 0 ? inner(one) : ['/', ...inner(one)]));
    case 'exchange':
      return [...costSigns(effect.cost), '→', ...inner(effect.do), ...times(effect.max)];
    case 'exchangeDistinct':
      return [good('any', 1), '→', ...inner(effect.do), ...times(effect.max)];
    case 'forEach':
      return [...inner(effect.do), per, ...countSigns(effect.count)];
    case 'playCard':
      return [{ icon: goodSymbol('card') }, `−${effect.discount}`, { icon: goodSymbol('any') }];
    case 'useLocation':
      return [term('place')];
    case 'placeWorker':
      return [WORKER, term('place')];
    case 'moveWorker':
      return [WORKER, '→', term('place')];
    case 'recallWorker':
      return [WORKER, '←'];
    case 'activate':
    case 'production':
      return [{ icon: colorSymbol('green'), ...(effect.op === 'activate' ? { n: effect.n } : {}) }];
    case 'copy':
      return ['=', { icon: colorSymbol('brown') }];
  }
}

/** The gist of a card. */
export function abilitySigns(ability: Ability, per: string): readonly Sign[] {
  const { onPlay, production, visit, score, trigger, discount, substitute } = ability;
  if (score) {
    const every = score.every && score.every > 1 ? [`${score.every}`] : [];
    return [`+${score.per}`, per, ...every, ...countSigns(score.count)];
  }
  if (discount) {
    const { any = 0, ...fixed } = discount.amount;
    const less = RESOURCES.flatMap((kind) => (fixed[kind] ? [`−${fixed[kind]}`, { icon: goodSymbol(kind) }] : []));
    return [
      ...(discount.star ? [term('star')] : []),
      ...less,
      ...(any > 0 ? [`−${any}`, { icon: goodSymbol('any') }] : []),
    ];
  }
  if (substitute) return [{ icon: goodSymbol('any') }, '↔', { icon: goodSymbol('any') }];
  if (trigger) return effectSigns(trigger.do, per);
  const effect = onPlay ?? production ?? visit;
  return effect ? effectSigns(effect, per) : [];
}
