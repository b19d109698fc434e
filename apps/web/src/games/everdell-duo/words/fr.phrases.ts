import {
  type CardType,
  type Color,
  type Condition,
  type Cost,
  type Count,
  type Filter,
  RESOURCES,
  type Resource,
  type Source,
  type Zone,
} from '@sunglade/everdell-duo';
import { plural } from '../../../locales/plural.ts';
import type { Phrases } from './phrases.ts';

// Effects are told in the infinitive: it fits into every sentence without changing.
const form = plural('fr');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const and = (list: readonly string[]): string => new Intl.ListFormat('fr').format(list);
const or = (list: readonly string[]): string => new Intl.ListFormat('fr', { type: 'disjunction' }).format(list);

const KINDS: Readonly<Record<Resource, readonly [string, string]>> = {
  twig: ['brindille', 'brindilles'],
  resin: ['résine', 'résines'],
  pebble: ['galet', 'galets'],
  berry: ['baie', 'baies'],
};
/** All nouns they go with are feminine. */
const COLORS: Readonly<Record<Color, readonly [string, string]>> = {
  green: ['verte', 'vertes'],
  brown: ['marron', 'marron'],
  red: ['rouge', 'rouges'],
  purple: ['violette', 'violettes'],
  blue: ['bleue', 'bleues'],
};
const TYPES: Readonly<Record<CardType | 'card', readonly [string, string]>> = {
  construction: ['construction', 'constructions'],
  critter: ['créature', 'créatures'],
  card: ['carte', 'cartes'],
};
const ZONES: Readonly<Record<Zone, readonly [string, string]>> = {
  farm: ['1 ferme', 'une ferme'],
  river: ['1 lieu de la rivière', 'un lieu de la rivière'],
  event: ['1 événement dont la condition est remplie', 'un événement dont la condition est remplie'],
  destination: ['1 carte Destination', 'une carte Destination'],
  ownWorkerLocations: ['1 lieu où se trouve un de vos ouvriers', 'un lieu où se trouve un de vos ouvriers'],
};
const SOURCES: Readonly<Record<Source, string>> = {
  hand: 'de votre main',
  meadow: 'de n’importe où dans la prairie',
  meadowAdjacent: 'de la prairie à côté du Soleil ou de la Lune',
};

export const counted = (kind: Resource, count: number): string => n(count, ...KINDS[kind]);
export const countedCards = (count: number): string => n(count, 'carte', 'cartes');
export const countedPoints = (count: number): string => n(count, 'jeton Point', 'jetons Point');
export const countedTokens = (count: number): string => n(count, 'jeton Occupé', 'jetons Occupé');
const any = (count: number): string => `${n(count, 'ressource', 'ressources')} au choix`;
const amounts = (of: Partial<Record<Resource, number>>): string =>
  and(RESOURCES.flatMap((kind) => (of[kind] ? [counted(kind, of[kind])] : [])));

/** "créature verte", "cartes bleues ou violettes". */
function noun(filter: Filter = {}, many = false): string {
  const { type, color, colors, maxCost } = filter;
  const at = many ? 1 : 0;
  const hues = color ? [color] : (colors ?? []);
  const words = [TYPES[type ?? 'card'][at], ...(hues.length > 0 ? [or(hues.map((hue) => COLORS[hue][at]))] : [])];
  return `${words.join(' ')}${maxCost === undefined ? '' : ` de coût ${maxCost} ou moins`}`;
}

function cost(of: Cost): string {
  const parts = [
    ...RESOURCES.flatMap((kind) => (of[kind] ? [`payer ${counted(kind, of[kind])}`] : [])),
    ...(of.any ? [`payer ${any(of.any)}`] : []),
    ...(of.cards ? [`défausser ${countedCards(of.cards)} de votre main`] : []),
    ...(of.points ? [`payer ${countedPoints(of.points)}`] : []),
    ...(of.occupied ? [`payer ${countedTokens(of.occupied)}`] : []),
    ...(of.charge ? [`retirer ${n(of.charge, 'jeton', 'jetons')} de cette carte`] : []),
    ...(of.tuck ? [`glisser ${countedCards(of.tuck)} de votre main sous cette carte`] : []),
  ];
  return and(parts);
}

function count(of: Count, many: boolean): string {
  const pick = (one: string, other: string): string => (many ? other : one);
  switch (of.of) {
    case 'city':
      return `${noun(of.filter, many)} dans votre cité`;
    case 'hand':
      return pick('carte en main', 'cartes en main');
    case 'resources': {
      const kinds = of.kinds?.map((kind) => KINDS[kind][many ? 1 : 0]);
      return `${kinds ? or(kinds) : pick('ressource', 'ressources')} en réserve`;
    }
    case 'resourceKinds':
      return pick('type de ressource en réserve', 'types de ressources en réserve');
    case 'events':
      return pick('événement accompli', 'événements accomplis');
    case 'pointTokens':
      return pick('jeton Point en réserve', 'jetons Point en réserve');
    case 'occupiedConstructions':
      return pick('construction avec un jeton Occupé', 'constructions avec un jeton Occupé');
    case 'colorsWithAtLeast':
      return `${pick('couleur', 'couleurs')} avec au moins ${countedCards(of.n ?? 1)} dans votre cité`;
    case 'colorsWithBothTypes':
      return `${pick('couleur', 'couleurs')} avec une créature et une construction dans votre cité`;
    case 'colorSets':
      return `${pick('série', 'séries')} des cinq couleurs dans votre cité`;
  }
}

const most = (max: number | undefined): string => (max === undefined ? '' : ` (${max} au plus)`);
const even = (allowed: boolean): string => (allowed ? ' (même s’il y a déjà quelqu’un)' : '');
const plain = (list: readonly Zone[]): string => or(list.map((zone) => ZONES[zone][0]));
const onto = (list: readonly Zone[]): string => or(list.map((zone) => ZONES[zone][1]));
const times = (max: number): string => (max > 1 ? `jusqu’à ${max} fois, ` : 'si vous le souhaitez, ');
const city = { own: 'de votre cité', other: 'de l’autre cité', any: 'de n’importe quelle cité' } as const;

/** Several counts in a row; what they share is said once. */
function together(list: readonly { readonly count: Count; readonly min?: number }[]): string {
  const inCity = list.length > 1 && list.every(({ count: one }) => one.of === 'city');
  const parts = list.map(({ count: one, min }) => {
    const many = min !== 1;
    const text = inCity ? noun(one.filter, many) : count(one, many);
    return min === undefined ? text : `${min} ${text}`;
  });
  return `${and(parts)}${inCity ? ' dans votre cité' : ''}`;
}

function condition(of: Condition): string {
  switch (of.kind) {
    case 'atLeast':
      return `${of.min} ${count(of.count, of.min > 1)}`;
    case 'all':
      return of.of.every((one) => one.kind === 'atLeast') ? together(of.of) : and(of.of.map(condition));
    case 'eachColor':
      return `${countedCards(of.min)} de chacune des cinq couleurs dans votre cité`;
    case 'more':
      return `plus que l’autre personne, au moins ${of.min} en tout et 1 de chaque : ${together(of.elements.map((one) => ({ count: one })))}`;
    case 'journey':
      return 'à la fin de la partie, plus de cartes en cité et en main que l’autre personne';
  }
}

/** Short, whoever has them. */
const THINGS: Readonly<Record<Exclude<Count['of'], 'city' | 'resources'>, string>> = {
  hand: 'cartes en main',
  resourceKinds: 'types de ressources',
  events: 'événements',
  pointTokens: 'jetons Point',
  occupiedConstructions: 'constructions occupées',
  colorsWithAtLeast: 'couleurs',
  colorsWithBothTypes: 'couleurs avec créature et construction',
  colorSets: 'séries des cinq couleurs',
};

function things(of: Count): string {
  if (of.of === 'city') return noun(of.filter, true);
  if (of.of === 'resources') return of.kinds ? or(of.kinds.map((kind) => KINDS[kind][1])) : 'ressources';
  return THINGS[of.of];
}

export const phrases: Phrases = {
  ops: {
    gain: ({ res }) => `gagner ${amounts(res)}`,
    gainAny: ({ n: count, distinct }) => `gagner ${any(count)}${distinct ? ', toutes différentes' : ''}`,
    points: ({ n: count }) => `gagner ${countedPoints(count)}`,
    occupied: ({ n: count }) => `gagner ${countedTokens(count)}`,
    draw: ({ n: count }) => `piocher ${countedCards(count)}`,
    take: ({ n: count, filter }) => `prendre ${count} ${noun(filter, count > 1)} dans la prairie`,
    look: ({ n: count, keep }) =>
      `regarder les ${countedCards(count)} du dessus de la pioche, en garder ${keep} et défausser le reste`,
    seq: ({ do: list }, tell) => and(list.map(tell)),
    choose: ({ options }, tell) => `au choix : ${or(options.map(tell))}`,
    exchange: ({ cost: price, do: effect, max }, tell) => `${times(max)}${cost(price)} pour ${tell(effect)}`,
    exchangeDistinct: ({ do: effect, max }, tell) =>
      `payer jusqu’à ${n(max, 'ressource', 'ressources')} de types différents et, pour chacune, ${tell(effect)}`,
    forEach: ({ count: of, do: effect, max }, tell) => `pour chaque ${count(of, false)}${most(max)}, ${tell(effect)}`,
    playCard: ({ from, filter, discount }) =>
      `jouer 1 ${noun(filter)} ${or(from.map((source) => SOURCES[source]))}${discount > 0 ? ` pour ${n(discount, 'ressource', 'ressources')} de moins` : ''}`,
    useLocation: ({ zones, allowOccupied }) => `utiliser ${plain(zones)}${even(allowOccupied)} sans ouvrier`,
    placeWorker: ({ zones, allowOccupied }) =>
      `placer 1 ouvrier de plus sur ${onto(zones)}${even(allowOccupied)} ; le Soleil n’avance pas`,
    moveWorker: ({ zones, allowOccupied }) =>
      `déplacer 1 de vos ouvriers placés vers ${onto(zones)}${even(allowOccupied)} et utiliser ce lieu`,
    recallWorker: ({ n: count }) => `reprendre ${n(count, 'ouvrier placé', 'ouvriers placés')}`,
    activate: ({ n: count, whose }) =>
      `utiliser ${count === 1 ? '' : 'jusqu’à '}${n(count, 'carte verte', 'cartes vertes')} ${city[whose]}`,
    copy: ({ whose }) => `appliquer l’effet d’une autre carte marron ${city[whose]}`,
    charge: ({ n: count }) => `placer ${countedPoints(count)} sur cette carte`,
    production: () => 'utiliser toutes les cartes vertes de votre cité',
  },
  inTurn: (clauses) => clauses.join(' ; '),
  onPlay: (text) => `une fois jouée : ${text}`,
  production: (text) => `une fois jouée, au printemps et en automne : ${text}`,
  visit: (text) => `avec un ouvrier ici : ${text}`,
  score: ({ per, count: of, every, max }) =>
    every !== undefined && every > 1
      ? `à la fin : ${n(per, 'point', 'points')} par tranche de ${every} ${count(of, true)}${most(max)}`
      : `à la fin : ${n(per, 'point', 'points')} pour chaque ${count(of, false)}${most(max)}`,
  trigger: ({ on, filter, zones, cost: price }, text) => {
    const what = `une ${noun(filter)}`;
    const when = {
      youPlay: `après avoir joué ${what}`,
      otherPlays: `quand l’autre personne a joué ${what}`,
      youPlaceWorker: zones ? `quand vous placez un ouvrier sur ${onto(zones)}` : 'quand vous placez un ouvrier',
      youCompleteEvent: 'quand vous accomplissez un événement',
      drawAction: 'quand votre action est de piocher ou de prendre une carte',
      seasonStart: 'au début d’une nouvelle saison',
      seasonEnd: 'à la fin d’une saison, avant le retour des ouvriers',
      destinationVisit:
        'quand vous visitez une carte Destination de votre cité ou que l’autre personne en visite une des vôtres',
    }[on];
    return `${when} : ${price ? `si vous le souhaitez, ${cost(price)} pour ` : ''}${text}`;
  },
  discount: ({ star, filter, amount, cost: price, uses }) => {
    const fixed = amounts(amount);
    const less = and([...(fixed ? [fixed] : []), ...(amount.any ? [any(amount.any)] : [])]);
    const from = filter?.source === 'hand' ? ' de votre main' : filter?.source === 'meadow' ? ' de la prairie' : '';
    const often = uses === undefined ? '' : ` (${uses} fois par partie)`;
    const pay = price ? `si vous le souhaitez, ${cost(price)} pour payer ${less} de moins` : `payer ${less} de moins`;
    return `${star ? '★ ' : ''}quand vous jouez une ${noun(filter)}${from}${often} : ${pay}`;
  },
  substitute: (count) =>
    `quand vous jouez une carte : si vous le souhaitez, payer ${n(count, 'ressource', 'ressources')} du prix avec un autre type`,
  condition,
  things,
};
