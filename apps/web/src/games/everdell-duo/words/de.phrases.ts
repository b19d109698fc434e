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

// Effects are told in the infinitive, as in a recipe: it fits into every sentence without changing.
const form = plural('de');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const and = (list: readonly string[]): string => new Intl.ListFormat('de').format(list);
const or = (list: readonly string[]): string => new Intl.ListFormat('de', { type: 'disjunction' }).format(list);

const KINDS: Readonly<Record<Resource, readonly [string, string]>> = {
  twig: ['Zweig', 'Zweige'],
  resin: ['Harz', 'Harz'],
  pebble: ['Kiesel', 'Kiesel'],
  berry: ['Beere', 'Beeren'],
};
/** Without an ending. */
const COLORS: Readonly<Record<Color, string>> = {
  green: 'grün',
  brown: 'braun',
  red: 'rot',
  purple: 'lila',
  blue: 'blau',
};
/** Singular, plural, and whether it is feminine. */
const TYPES: Readonly<Record<CardType | 'card', readonly [string, string, boolean]>> = {
  construction: ['Bauwerk', 'Bauwerke', false],
  critter: ['Wesen', 'Wesen', false],
  card: ['Karte', 'Karten', true],
};
const ZONES: Readonly<Record<Zone, readonly [string, string]>> = {
  farm: ['1 Farm-Ort', 'einen Farm-Ort'],
  river: ['1 Fluss-Ort', 'einen Fluss-Ort'],
  event: ['1 erfülltes Ereignis', 'ein erfülltes Ereignis'],
  destination: ['1 Zielkarte', 'eine Zielkarte'],
  ownWorkerLocations: ['1 Ort, an dem eines deiner Tiere steht', 'einen Ort, an dem eines deiner Tiere steht'],
};
const SOURCES: Readonly<Record<Source, string>> = {
  hand: 'aus der Hand',
  meadow: 'von irgendwo auf der Wiese',
  meadowAdjacent: 'von der Wiese neben Sonne oder Mond',
};

export const counted = (kind: Resource, count: number): string => n(count, ...KINDS[kind]);
export const countedCards = (count: number): string => n(count, 'Karte', 'Karten');
export const countedPoints = (count: number): string => `${count} Punktemarker`;
export const countedTokens = (count: number): string => `${count} Besetztmarker`;
const any = (count: number): string => n(count, 'beliebige Ressource', 'beliebige Ressourcen');
const amounts = (of: Partial<Record<Resource, number>>): string =>
  and(RESOURCES.flatMap((kind) => (of[kind] ? [counted(kind, of[kind])] : [])));

type Ending = 'e' | 'es' | 'en';
const hued = (hue: Color, ending: Ending): string => (hue === 'purple' ? COLORS.purple : `${COLORS[hue]}${ending}`);

/** "grünes Wesen", "blaue oder lila Karte"; in the plural "grüne Wesen". */
function noun(filter: Filter = {}, many = false, ending?: Ending): string {
  const { type, color, colors, maxCost } = filter;
  const [one, other, feminine] = TYPES[type ?? 'card'];
  const hues = color ? [color] : (colors ?? []);
  const end = ending ?? (many || feminine ? 'e' : 'es');
  const words = [...(hues.length > 0 ? [or(hues.map((hue) => hued(hue, end)))] : []), many ? other : one];
  return `${words.join(' ')}${maxCost === undefined ? '' : `, ${many ? 'die' : feminine ? 'die' : 'das'} höchstens ${maxCost} ${many ? 'kosten' : 'kostet'},`}`;
}

/** "jede grüne Karte", "jedes Wesen". */
const each = (filter: Filter = {}): string =>
  TYPES[filter.type ?? 'card'][2] ? `jede ${noun(filter)}` : `jedes ${noun(filter, false, 'e')}`;
/** "eine blaue Karte", "ein Wesen". */
const a = (filter: Filter = {}): string => `${TYPES[filter.type ?? 'card'][2] ? 'eine' : 'ein'} ${noun(filter)}`;

function cost(of: Cost): string {
  const parts = [
    ...RESOURCES.flatMap((kind) => (of[kind] ? [`${counted(kind, of[kind])} bezahlen`] : [])),
    ...(of.any ? [`${any(of.any)} bezahlen`] : []),
    ...(of.cards ? [`${n(of.cards, 'Handkarte', 'Handkarten')} abwerfen`] : []),
    ...(of.points ? [`${countedPoints(of.points)} bezahlen`] : []),
    ...(of.occupied ? [`${countedTokens(of.occupied)} bezahlen`] : []),
    ...(of.charge ? [`${of.charge} Marker von dieser Karte entfernen`] : []),
    ...(of.tuck ? [`${n(of.tuck, 'Handkarte', 'Handkarten')} unter diese Karte legen`] : []),
  ];
  return and(parts);
}

const tidy = (text: string): string => text.replace(/,(?=$|\.|:|;|\))/g, '').replace(/,,/g, ',');

/** After a number: "Wesen in deiner Stadt". */
function several(of: Count, many: boolean): string {
  const pick = (one: string, other: string): string => (many ? other : one);
  switch (of.of) {
    case 'city':
      return `${noun(of.filter, many)} in deiner Stadt`;
    case 'hand':
      return pick('Handkarte', 'Handkarten');
    case 'resources': {
      const kinds = of.kinds?.map((kind) => KINDS[kind][many ? 1 : 0]);
      return `${kinds ? or(kinds) : pick('Ressource', 'Ressourcen')} im Vorrat`;
    }
    case 'resourceKinds':
      return pick('Sorte Ressourcen im Vorrat', 'verschiedene Ressourcen im Vorrat');
    case 'events':
      return pick('erfülltes Ereignis', 'erfüllte Ereignisse');
    case 'pointTokens':
      return 'Punktemarker im Vorrat';
    case 'occupiedConstructions':
      return pick('Bauwerk mit Besetztmarker', 'Bauwerke mit Besetztmarker');
    case 'colorsWithAtLeast':
      return `${pick('Farbe', 'Farben')} mit mindestens ${countedCards(of.n ?? 1)} in deiner Stadt`;
    case 'colorsWithBothTypes':
      return `${pick('Farbe', 'Farben')} mit Wesen und Bauwerk in deiner Stadt`;
    case 'colorSets':
      return `${pick('Satz', 'Sätze')} aller fünf Farben in deiner Stadt`;
  }
}

/** "für jede grüne Karte in deiner Stadt". */
function forEvery(of: Count): string {
  switch (of.of) {
    case 'city':
      return `für ${each(of.filter)} in deiner Stadt`;
    case 'hand':
      return 'für jede Handkarte';
    case 'resources':
      return of.kinds ? `für jedes Stück ${several(of, false)}` : 'für jede Ressource im Vorrat';
    case 'resourceKinds':
      return 'für jede Sorte Ressourcen im Vorrat';
    case 'events':
      return 'für jedes erfüllte Ereignis';
    case 'pointTokens':
      return 'für jeden Punktemarker im Vorrat';
    case 'occupiedConstructions':
      return 'für jedes Bauwerk mit Besetztmarker';
    case 'colorsWithAtLeast':
    case 'colorsWithBothTypes':
      return `für jede ${several(of, false)}`;
    case 'colorSets':
      return `für jeden ${several(of, false)}`;
  }
}

const most = (max: number | undefined): string => (max === undefined ? '' : ` (höchstens ${max}-mal)`);
const even = (allowed: boolean): string => (allowed ? ' (darf besetzt sein)' : '');
const plain = (list: readonly Zone[]): string => or(list.map((zone) => ZONES[zone][0]));
const onto = (list: readonly Zone[]): string => or(list.map((zone) => ZONES[zone][1]));
const times = (max: number): string => (max > 1 ? `bis zu ${max}-mal: ` : 'auf Wunsch ');
const city = { own: 'deiner Stadt', other: 'der anderen Stadt', any: 'einer Stadt' } as const;

/** Several counts in a row; what they share is said once. */
function together(list: readonly { readonly count: Count; readonly min?: number }[]): string {
  const inCity = list.length > 1 && list.every(({ count: one }) => one.of === 'city');
  const parts = list.map(({ count: one, min }) => {
    const many = min !== 1;
    const text = inCity ? noun(one.filter, many) : several(one, many);
    return min === undefined ? text : `${min} ${text}`;
  });
  return `${and(parts)}${inCity ? ' in deiner Stadt' : ''}`;
}

function condition(of: Condition): string {
  switch (of.kind) {
    case 'atLeast':
      return tidy(`${of.min} ${several(of.count, of.min !== 1)}`);
    case 'all':
      return of.of.every((one) => one.kind === 'atLeast') ? together(of.of) : and(of.of.map(condition));
    case 'eachColor':
      return `${countedCards(of.min)} von jeder der fünf Farben in deiner Stadt`;
    case 'more':
      return `mehr als die andere Person, zusammen mindestens ${of.min} und von jedem 1: ${together(of.elements.map((one) => ({ count: one })))}`;
    case 'journey':
      return 'am Spielende mehr Karten in Stadt und Hand als die andere Person';
  }
}

/** Short, whoever has them. */
const THINGS: Readonly<Record<Exclude<Count['of'], 'city' | 'resources'>, string>> = {
  hand: 'Handkarten',
  resourceKinds: 'Sorten Ressourcen',
  events: 'Ereignisse',
  pointTokens: 'Punktemarker',
  occupiedConstructions: 'besetzte Bauwerke',
  colorsWithAtLeast: 'Farben',
  colorsWithBothTypes: 'Farben mit Wesen und Bauwerk',
  colorSets: 'Sätze aller fünf Farben',
};

function things(of: Count): string {
  if (of.of === 'city') return noun(of.filter, true);
  if (of.of === 'resources') return of.kinds ? or(of.kinds.map((kind) => KINDS[kind][1])) : 'Ressourcen';
  return THINGS[of.of];
}

export const phrases: Phrases = {
  ops: {
    gain: ({ res }) => `${amounts(res)} nehmen`,
    gainAny: ({ n: count, distinct }) => `${any(count)}${distinct ? ', alle verschieden,' : ''} nehmen`,
    points: ({ n: count }) => `${countedPoints(count)} nehmen`,
    occupied: ({ n: count }) => `${countedTokens(count)} nehmen`,
    draw: ({ n: count }) => `${countedCards(count)} ziehen`,
    take: ({ n: count, filter }) => `${count} ${noun(filter, count !== 1)} von der Wiese nehmen`,
    look: ({ n: count, keep }) =>
      `die obersten ${countedCards(count)} des Stapels ansehen, ${keep} behalten und den Rest abwerfen`,
    seq: ({ do: list }, tell) => and(list.map(tell)),
    choose: ({ options }, tell) => `eins davon: ${or(options.map(tell))}`,
    exchange: ({ cost: price, do: effect, max }, tell) => `${times(max)}${cost(price)}, dafür ${tell(effect)}`,
    exchangeDistinct: ({ do: effect, max }, tell) =>
      `bis zu ${n(max, 'Ressource', 'Ressourcen')} verschiedener Sorten bezahlen, für jede ${tell(effect)}`,
    forEach: ({ count: of, do: effect, max }, tell) => `${forEvery(of)}${most(max)} ${tell(effect)}`,
    playCard: ({ from, filter, discount }) =>
      `1 ${noun(filter)} ${or(from.map((source) => SOURCES[source]))} ${discount > 0 ? `für ${n(discount, 'Ressource', 'Ressourcen')} weniger ` : ''}spielen`,
    useLocation: ({ zones, allowOccupied }) => `${plain(zones)}${even(allowOccupied)} ohne Tier nutzen`,
    placeWorker: ({ zones, allowOccupied }) =>
      `ein weiteres Tier auf ${onto(zones)}${even(allowOccupied)} einsetzen, ohne die Sonne zu bewegen`,
    moveWorker: ({ zones, allowOccupied }) =>
      `eines deiner eingesetzten Tiere auf ${onto(zones)}${even(allowOccupied)} versetzen und den neuen Ort nutzen`,
    recallWorker: ({ n: count }) => `${n(count, 'eingesetztes Tier', 'eingesetzte Tiere')} zurücknehmen`,
    activate: ({ n: count, whose }) =>
      `${count === 1 ? '' : 'bis zu '}${n(count, 'grüne Karte', 'grüne Karten')} aus ${city[whose]} nutzen`,
    copy: ({ whose }) => `den Effekt einer anderen braunen Karte aus ${city[whose]} ausführen`,
    charge: ({ n: count }) => `${countedPoints(count)} auf diese Karte legen`,
    production: () => 'alle grünen Karten deiner Stadt nutzen',
  },
  inTurn: (clauses) => clauses.join('; '),
  onPlay: (text) => `beim Ausspielen: ${text}`,
  production: (text) => `beim Ausspielen, im Frühling und im Herbst: ${text}`,
  visit: (text) => `mit einem Tier hier: ${text}`,
  score: ({ per, count: of, every, max }) =>
    tidy(
      every !== undefined && every > 1
        ? `am Ende: ${n(per, 'Punkt', 'Punkte')} für je ${every} ${several(of, true)}${most(max)}`
        : `am Ende: ${n(per, 'Punkt', 'Punkte')} ${forEvery(of)}${most(max)}`,
    ),
  trigger: ({ on, filter, zones, cost: price }, text) => {
    const when = {
      youPlay: `nachdem du ${a(filter)} gespielt hast`,
      otherPlays: `nachdem die andere Person ${a(filter)} gespielt hat`,
      youPlaceWorker: zones ? `wenn du ein Tier auf ${onto(zones)} einsetzt` : 'wenn du ein Tier einsetzt',
      youCompleteEvent: 'wenn du ein Ereignis erfüllst',
      drawAction: 'wenn deine Aktion eine Karte zieht oder nimmt',
      seasonStart: 'wenn eine neue Jahreszeit beginnt',
      seasonEnd: 'wenn eine Jahreszeit endet, bevor die Tiere zurückkommen',
      destinationVisit: 'wenn du eine Zielkarte deiner Stadt besuchst oder die andere Person eine von dir',
    }[on];
    return `${when}: ${price ? `auf Wunsch ${cost(price)}, dafür ` : ''}${text}`;
  },
  discount: ({ star, filter, amount, cost: price, uses }) => {
    const fixed = amounts(amount);
    const less = and([...(fixed ? [fixed] : []), ...(amount.any ? [any(amount.any)] : [])]);
    const from = filter?.source === 'hand' ? ' aus der Hand' : filter?.source === 'meadow' ? ' von der Wiese' : '';
    const often = uses === undefined ? '' : ` (${uses}-mal im Spiel)`;
    const pay = price ? `auf Wunsch ${cost(price)}, dafür ${less} weniger bezahlen` : `${less} weniger bezahlen`;
    return `${star ? '★ ' : ''}wenn du ${a(filter)}${from} spielst${often}: ${pay}`;
  },
  substitute: (count) =>
    `wenn du eine Karte spielst: auf Wunsch ${n(count, 'Ressource', 'Ressourcen')} des Preises mit einer anderen Sorte bezahlen`,
  condition,
  things,
};
