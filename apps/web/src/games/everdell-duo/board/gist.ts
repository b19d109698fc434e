// What an effect brings, in a few symbols: so that cards can be told apart at a glance. The sentence says the rest.
import { type Ability, type Cost, type Count, type Effect, type Filter, RESOURCES } from '@sunglade/everdell-duo';
import { colorSymbol, type Good, goodSymbol, typeSymbol, workerSymbol } from '../art/symbols.ts';

export type Sign = string | { readonly icon: string; readonly n?: number };

const good = (which: Good, n: number): Sign => ({ icon: goodSymbol(which), n });

const kindsOf = (filter: Filter | undefined): Sign[] => {
  const hues = filter?.color ? [filter.color] : (filter?.colors ?? []);
  const signs = [...hues.map(colorSymbol), ...(filter?.type ? [typeSymbol(filter.type)] : [])];
  return signs.length > 0 ? signs.map((icon) => ({ icon })) : [{ icon: goodSymbol('card') }];
};

function countSigns(count: Count): Sign[] {
  switch (count.of) {
    case 'city':
      return kindsOf(count.filter);
    case 'hand':
      return [{ icon: goodSymbol('card') }];
    case 'resources':
      return count.kinds ? count.kinds.map((kind) => ({ icon: goodSymbol(kind) })) : [{ icon: goodSymbol('any') }];
    case 'resourceKinds':
      return [{ icon: goodSymbol('any') }];
    case 'events':
      return ['!'];
    case 'pointTokens':
      return [{ icon: goodSymbol('points') }];
    case 'occupiedConstructions':
      return [{ icon: goodSymbol('occupied') }];
    case 'colorsWithAtLeast':
      return [`${count.n ?? 1}=`];
    case 'colorsWithBothTypes':
      return [{ icon: typeSymbol('critter') }, { icon: typeSymbol('construction') }];
    case 'colorSets':
      return ['5≠'];
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

export function effectSigns(effect: Effect): readonly Sign[] {
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
    case 'take':
      return [good('card', effect.n)];
    case 'look':
      return [good('card', effect.n), '→', good('card', effect.keep)];
    case 'seq':
      return effect.do.flatMap(effectSigns);
    case 'choose':
      return effect.options.flatMap((one, i) => (i === 0 ? effectSigns(one) : ['/', ...effectSigns(one)]));
    case 'exchange':
      return [...costSigns(effect.cost), '→', ...effectSigns(effect.do), ...times(effect.max)];
    case 'exchangeDistinct':
      return [good('any', 1), '→', ...effectSigns(effect.do), ...times(effect.max)];
    case 'forEach':
      return [...effectSigns(effect.do), '/', ...countSigns(effect.count)];
    case 'playCard':
      return [{ icon: goodSymbol('card') }, `−${effect.discount}`];
    case 'useLocation':
    case 'placeWorker':
      return [WORKER, '+'];
    case 'moveWorker':
      return [WORKER, '↷'];
    case 'recallWorker':
      return [WORKER, '↩'];
    case 'activate':
    case 'production':
      return [{ icon: colorSymbol('green'), ...(effect.op === 'activate' ? { n: effect.n } : {}) }];
    case 'copy':
      return [{ icon: colorSymbol('brown') }, '='];
  }
}

/** The gist of a card. */
export function abilitySigns(ability: Ability): readonly Sign[] {
  const { onPlay, production, visit, score, trigger, discount, substitute } = ability;
  if (score) {
    const per: Sign[] = [`+${score.per}`, '/'];
    return [...per, ...(score.every && score.every > 1 ? [`${score.every}`] : []), ...countSigns(score.count)];
  }
  if (discount) {
    const { any = 0, ...fixed } = discount.amount;
    const less = RESOURCES.flatMap((kind) => (fixed[kind] ? [`−${fixed[kind]}`, { icon: goodSymbol(kind) }] : []));
    return [...(discount.star ? ['★'] : []), ...less, ...(any > 0 ? [`−${any}`, { icon: goodSymbol('any') }] : [])];
  }
  if (substitute) return [{ icon: goodSymbol('any') }, '↔', { icon: goodSymbol('any') }];
  if (trigger) return effectSigns(trigger.do);
  const effect = onPlay ?? production ?? visit;
  return effect ? effectSigns(effect) : [];
}
