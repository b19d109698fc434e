import { persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { clauses } from './en.clauses.ts';
import { chapters, guide } from './en.guide.ts';
import { bits, type EvergreenWords, joined } from './words.ts';

const { about, told } = persons('en');
const and = (list: readonly string[]): string => new Intl.ListFormat('en').format(list);
const form = plural('en');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');

const biomes = {
  snow: 'Snow',
  wheat: 'Wheat',
  flowers: 'Flowers',
  grassland: 'Grassland',
  swamp: 'Swamp',
  rock: 'Rock',
  wild: 'Wild',
} as const;
const nameOfBiome = (key: unknown): string => (biomes as Readonly<Record<string, string>>)[String(key)] ?? '';

const powers = {
  sprout: 'Plant Sprout',
  smallTree: 'Small Tree Growth',
  bigTree: 'Big Tree Growth',
  bush: 'Plant Bush',
  lake: 'Place Lake',
  bud: 'Bud',
} as const;

const pieces = {
  _: 'empty',
  p: 'Sprout',
  S: 'Small Tree',
  B: 'Big Tree',
  b: 'Bush',
  L: 'Lake',
  x: 'Crevice',
} as const;

const opponent = 'The opponent';
const put = (piece: keyof typeof pieces): string =>
  piece === 'L' ? 'placed a lake' : `planted a ${pieces[piece].toLowerCase()}`;

export const words: EvergreenWords = {
  name: 'Evergreen',
  ahead: 'Choose cards, the best first: of those that still lie there, the first is taken.',
  pitch:
    'Plant a round planet, grow forests, and keep your trees out of each other’s shadow while the sun walks round.',
  biomes,
  powers,
  powerAbout: {
    sprout: 'Plant sprouts on empty spaces.',
    smallTree: 'Grow sprouts into small trees.',
    bigTree: 'Grow small trees into big trees.',
    bush: 'Plant bushes: no light, no shadow, but part of the forest.',
    lake: 'Place lakes; each grows up to 2 plants beside it.',
    bud: 'Points at once.',
  },
  pieces,
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  sides: { N: 'north', E: 'east', S: 'south', W: 'west' },
  titles: {
    broccoli: 'Broccoli',
    bonsai: 'Bonsai',
    olive: 'Olive Tree',
    holly: 'Holly',
    birch: 'Birch',
    pine: 'Pine',
    oak: 'Oak',
    baobab: 'Baobab',
    sequoia: 'Legendary Sequoia',
  },
  reasons: {
    wild: 'it always takes a Wild card',
    'most-fertility': 'it shows the most fertility',
    driest: 'its biome has the least fertility',
    leftmost: 'nothing else told the cards apart',
  },
  actions: {
    A: { short: 'Plant 3', long: 'plant up to 3 sprouts' },
    B: { short: 'Grow 2', long: 'grow up to 2 plants on different spaces' },
    C: { short: '1 + 1', long: 'plant up to 1 sprout and grow up to 1 other plant' },
    D: { short: '1 anywhere', long: 'plant or grow once, in any biome' },
  },
  hints: {
    draft:
      'Your card says in which biome you act and which power you may use. The card nobody takes changes what big trees are worth at the end.',
    action: 'A to C work in your card’s biome only. D is a single effect, but in any biome.',
    wild: 'With a Wild card every action works in any biome.',
    spaces:
      'Lit spaces can be tapped. A dashed ring plants, an arrow grows. Point at a season’s mark on the rim to see its shadows.',
    power: 'Powers work anywhere, before or after the action, and get stronger each time you use them.',
    done: 'At the end of the season lit trees score (small 1, big 2), and so does every plant of the outlined forest.',
  },
  moment: (season, round, rounds) => `${season}, round ${round} of ${rounds}`,
  ended: 'The game is over',
  opponent,
  place: (biome, row, column) => `${biome ?? 'Crevice'} ${row},${column}`,
  board: {
    planet: about(
      (rows, columns) => `Your planet, ${rows} rows, ${columns} columns`,
      (name, rows, columns) => `Planet of ${name}, ${rows} rows, ${columns} columns`,
    ),
    space: (row, column) => `Row ${row}, column ${column}`,
    lit: (count) => `lit, ${points(count)}`,
    dark: 'in the dark, no points',
    shadow: 'in shadow',
    inForest: 'in the biggest forest',
    mayPlant: (what) => `can be planted: ${what}`,
    mayGrow: (what) => `can grow: ${what}`,
    dock: (season, side, count) => `Light of ${season}, from the ${side}: ${points(count)}`,
    sunHere: 'the sun is here',
    light: 'Light',
    forest: 'Forest',
    ready: 'finished',
  },
  season: {
    now: 'So far this season',
    total: 'Total',
    over: (season) => `${season} is over`,
    harvest: 'Fertility, the last count',
  },
  card: {
    name: (biome, power) => `${biome} with ${power}`,
    fertility: (icons) => `${icons} fertility`,
    aridity: 'aridity',
    none: 'no icon',
    deck: (cards) => `Deck: ${n(cards, 'card', 'cards')}`,
    token: 'First Player token: who takes this card starts the next round',
    takenBy: about(
      () => 'taken by you',
      (name) => `taken by ${name}`,
    ),
    take: (card) => `Take ${card}`,
  },
  draft: {
    title: 'Draft',
    starts: about(
      () => 'First player: you',
      (name) => `First player: ${name}`,
    ),
    startsNext: about(
      () => 'First next round: you',
      (name) => `First next round: ${name}`,
    ),
    ifLeft: 'If nobody takes it',
    gains: (biome, before, after) => `${biome} fertility ${before} → ${after}`,
    dries: (biome, before, after) => `Aridity: ${biome} ${before} → ${after}`,
    driesNothing: (biome) => `Aridity in ${biome}, no card to turn`,
    goes: 'Discarded, no effect',
    forYou: (change) => `you ${change}`,
    strength: (value) => `×${value} now`,
    bud: (value) => points(value),
    took: about(
      () => 'You took',
      (name) => `${name} took`,
    ),
    oneStays: (card, others) => `${card}: one of the other ${others} will be left over.`,
    thisStays: (card, other, fate) => `If you take ${card}, ${other} is left over. ${fate}.`,
  },
  zone: {
    title: 'Fertility',
    note: 'icons × your big trees, at the end',
    stack: (biome, icons, trees, count) =>
      `${biome}: fertility ${icons}, ${n(trees, 'big tree', 'big trees')}, ${points(count)} at the end`,
    faceDown: (cards) => `${n(cards, 'card', 'cards')} face down`,
    now: (count) => `${points(count)} if the game ended now`,
    end: (count) => `${points(count)} for fertility`,
    leftover: 'If left over',
  },
  power: {
    title: 'Powers',
    key: 'Use the power',
    step: (power, level, most) => `${power}, step ${level} of ${most}.`,
    next: (value) => `Next time: strength ${value}.`,
    use: (power, value) => `Use power: ${power}, strength ${value}`,
    used: 'Power used',
    left: (effects) => `${effects} left`,
  },
  solo: {
    title: 'Solo',
    rule: 'The opponent has no planet; it only takes cards, always in this order:',
    order: [
      'a Wild card',
      'the card with the most fertility',
      'aridity of the biome with the least fertility',
      'the card nearest to the deck',
    ],
    latest: 'Latest card',
    none: 'It has not taken a card yet.',
    here: 'you, if the game ended now',
    toNext: (count, title) => `${points(count)} to ${title}`,
    from: (count) => `from ${count}`,
    verdict: (title, count) => `${title}, with ${points(count)}`,
  },
  bar: {
    actions: 'Action',
    nothing: 'nothing to do there',
    onlyStronger: 'Only gets stronger',
    yourCard: 'Your card',
    hint: 'Tip',
    hide: 'Hide tips',
  },
  prompt: {
    take: 'Take a card from the row.',
    takes: about(
      () => 'You take a card.',
      (name) => `${name} takes a card.`,
    ),
    choose: (biome) => `Choose your action in ${biome}.`,
    chooseWild: 'Choose your action; your card is Wild, so any biome will do.',
    plant: (count, where) => `Plant up to ${n(count, 'sprout', 'sprouts')} ${where}.`,
    grow: (count, where) => `Grow up to ${n(count, 'plant', 'plants')} ${where}.`,
    plantAndGrow: (where) => `Plant 1 and grow 1 ${where}.`,
    once: 'Plant or grow once, anywhere.',
    inBiome: (biome) => `in ${biome}`,
    anywhere: 'anywhere',
    powerPlant: (count) => `Plant up to ${n(count, 'sprout', 'sprouts')} anywhere.`,
    powerSmall: (count) => `Grow up to ${n(count, 'sprout into a small tree', 'sprouts into small trees')}.`,
    powerBig: (count) => `Grow up to ${n(count, 'small tree into a big tree', 'small trees into big trees')}.`,
    powerBush: (count) => `Plant up to ${n(count, 'bush', 'bushes')} anywhere.`,
    powerLake: (count) => `Place up to ${n(count, 'lake', 'lakes')} anywhere.`,
    besideLake: (count) => `Grow up to ${n(count, 'plant', 'plants')} beside the lake.`,
    chooseNow: 'Now choose your action.',
    ready: 'All done? Then end your turn.',
    readyPower: 'Use your power, or end your turn.',
    readyIdle: 'Your power finds nothing to do now; used, it only gets stronger.',
    wait: (names) => `Waiting for ${and(names)}.`,
  },
  waste: {
    sprouts: (count) => n(count, 'sprout', 'sprouts'),
    growths: (count) => n(count, 'growth step', 'growth steps'),
    bushes: (count) => n(count, 'bush', 'bushes'),
    lakes: (count) => n(count, 'lake', 'lakes'),
    power: 'the power',
    list: and,
  },
  steps: {
    plant: (place) => `Plant a sprout on ${place}`,
    grow: (place) => `Grow ${place}`,
    bush: (place) => `Plant a bush on ${place}`,
    lake: (place) => `Place a lake on ${place}`,
    done: 'End turn',
  },
  say: {
    take: told(
      (you, card) => bits`${you('You')} took ${card}.`,
      (who, card) => bits`${who} took ${card}.`,
    ),
    opponentTakes: (card, why, tied) =>
      bits`The opponent took ${card}: ${why}${tied ? ', the leftmost of several' : ''}.`,
    tokenPlaced: (card) => bits`First Player token: ${card}.`,
    tokenTaken: told(
      (you) => bits`${you('You')} took the First Player token.`,
      (who) => bits`${who} took the First Player token.`,
    ),
    tokenBack: told(
      (you) => bits`The First Player token goes back to ${you('you')}.`,
      (who) => bits`The First Player token goes back to ${who === opponent ? 'the opponent' : who}.`,
    ),
    fertile: (card, biome, before, after) =>
      bits`${card} is left over: ${biome} fertility rises from ${before} to ${after}.`,
    dry: (card, biome, before, after) =>
      bits`${card} is left over: aridity lowers ${biome} from ${before} to ${after}.`,
    dryNothing: (card, biome) => bits`${card} is left over: aridity finds nothing to lower in ${biome}.`,
    discarded: (card) => bits`${card} is left over and discarded.`,
    action: told(
      (you, action, what) => bits`${you('You')} chose action ${action} (${what}).`,
      (who, action, what) => bits`${who} chose action ${action} (${what}).`,
    ),
    power: told(
      (you, power, value) => bits`${you('You')} used ${power}, strength ${value}.`,
      (who, power, value) => bits`${who} used ${power}, strength ${value}.`,
    ),
    bud: told(
      (you, power, count) => bits`${you('You')} used ${power}: ${points(count)}.`,
      (who, power, count) => bits`${who} used ${power}: ${points(count)}.`,
    ),
    place: told(
      (you, piece, place) => bits`${you('You')} ${put(piece)} on ${place}.`,
      (who, piece, place) => bits`${who} ${put(piece)} on ${place}.`,
    ),
    grow: told(
      (you, piece, place) => bits`${you('You')} grew a ${pieces[piece].toLowerCase()} on ${place}.`,
      (who, piece, place) => bits`${who} grew a ${pieces[piece].toLowerCase()} on ${place}.`,
    ),
    done: told(
      (you) => bits`${you('You')} ended the turn.`,
      (who) => bits`${who} ended the turn.`,
    ),
    seasonEnd: (season, lines) =>
      bits`${season} is over. `.concat(
        joined(
          lines.map(({ who, light, forest }) => bits`${who}: light ${light}, forest ${forest}`),
          '; ',
        ),
        ['.'],
      ),
    season: (season, side) =>
      bits`${{ spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' }[season]} begins; the sun shines from the ${side}.`,
    deal: (season, round) => bits`${season}, round ${round}`,
    reshuffle: (cards) => bits`The discard pile is shuffled into a new deck of ${n(cards, 'card', 'cards')}.`,
    end: (lines) =>
      bits`The game is over. `.concat(
        joined(
          lines.map(({ who, score }) => bits`${who}: ${points(score)}`),
          '; ',
        ),
        ['.'],
      ),
    title: (title) => bits` Title: ${title}.`,
  },
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'Somebody else has to act first.',
    'not-drafting': 'Cards are taken at the start of a round.',
    'card-gone': 'This card has been taken.',
    'draft-first': 'Everybody takes a card first.',
    'action-chosen': ({ action }) => `You already chose action ${action ?? ''}; undo to choose another.`,
    'nothing-possible': 'Nothing can be planted or grown anywhere.',
    'effect-missing': 'Action D is exactly one effect: plant or grow once.',
    'power-used': 'You have used your power this round.',
    'action-missing': 'Choose an action first; every round has one.',
    'nothing-begun': 'Choose an action or your power first.',
    'not-this-action': ({ action }) =>
      action === 'B'
        ? 'Action B only grows.'
        : action === 'A'
          ? 'Action A only plants.'
          : `Action ${action ?? ''} does not do this; a power may.`,
    'not-this-power': ({ power }) =>
      `${(powers as Readonly<Record<string, string>>)[String(power)] ?? 'Your power'} does not do this.`,
    'no-effects-left': 'There are no more of these effects this round.',
    'lake-first': 'Place a lake first, then grow beside it.',
    crevice: 'Nothing stands on a crevice.',
    'not-in-biome': ({ wanted }) => `Your action works in ${nameOfBiome(wanted)} only.`,
    'space-taken': 'There is something on this space already.',
    'space-empty': 'There is nothing to grow here.',
    'never-grows': 'Bushes and lakes stay as they are.',
    'fully-grown': 'A big tree cannot grow any more.',
    'same-space-twice': ({ lake }) =>
      lake === undefined
        ? 'The effects of one action go to different spaces.'
        : 'A lake grows plants on different spaces.',
    'not-beside-lake': 'A lake helps only the spaces right beside it.',
    'not-a-sprout': 'This power grows sprouts only.',
    'would-skip-a-stage': 'This power grows small trees only; a sprout becomes a small tree first.',
  },
  clauses,
  guide,
  chapters,
  parts: { light: 'Light', forest: 'Forest', fertility: 'Fertility', bud: 'Buds', start: 'Start' },
  options: {
    sunStart: {
      name: 'The sun in spring',
      about: 'The side from which the light comes first; each season it moves one side clockwise.',
      values: { N: 'North', E: 'East', S: 'South', W: 'West' },
    },
    aridityTarget: {
      name: 'What aridity turns over',
      about: 'A left-over aridity card turns one card of its biome face down.',
      values: {
        latestCard: 'the latest card of the stack',
        latestVisibleFertility: 'the latest card that still shows fertility',
      },
    },
  },
  editions: { 'house-40': 'House planet (40 spaces)' },
};
