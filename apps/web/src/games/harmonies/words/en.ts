import { plural } from '../../../locales/plural.ts';
import { clauses, older } from './en.clauses.ts';
import { chapters, guide } from './en.guide.ts';
import { names } from './en.names.ts';
import { animalParts, bits, type HarmoniesWords, joined, type Who } from './words.ts';

const form = plural('en');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');
const suns = (count: number): string => n(count, 'sun', 'suns');
const have = (who: Who): string => (who.you ? 'have' : 'has');
const may = 'may';

const tokens = {
  blue: 'blue water',
  gray: 'gray stone',
  brown: 'brown trunk',
  green: 'green leaves',
  yellow: 'yellow field',
  red: 'red brick',
} as const;
const short = {
  blue: ['water', 'water'],
  gray: ['stone', 'stones'],
  brown: ['trunk', 'trunks'],
  green: ['leaf', 'leaves'],
  yellow: ['field', 'fields'],
  red: ['brick', 'bricks'],
} as const;
const landscapes = {
  water: 'water',
  field: 'field',
  building: 'building',
  tree: 'tree',
  mountain: 'mountain',
} as const;
const plurals = {
  water: 'water',
  field: 'fields',
  building: 'buildings',
  tree: 'trees',
  mountain: 'mountains',
} as const;
const tokenOf = (key: unknown): string => (tokens as Readonly<Record<string, string>>)[String(key)] ?? 'this colour';

export const words: HarmoniesWords = {
  lang: 'en',
  names,
  name: 'Harmonies',
  ahead:
    'It holds while your three tokens lie there. New tokens elsewhere do not stop it; a new animal or the last round does.',
  pitch: 'Stack rivers, forests and mountains on your own board, and let animals settle where their habitat has grown.',
  you: 'You',
  tokens,
  counted: (colour, count) => n(count, short[colour][0], short[colour][1]),
  features: {
    water: 'water',
    field: 'field',
    building: 'building',
    tree1: 'tree of height 1',
    tree2: 'tree of height 2',
    tree3: 'tree of height 3',
    mountain1: 'mountain of height 1',
    mountain2: 'mountain of height 2',
    mountain3: 'mountain of height 3',
  },
  hints: {
    take: 'Every turn you take one group of three tokens and place all of them. Point at an animal to see where it could live.',
    place: 'Green goes on trunks, gray on gray, red on one gray, brown or red. Choose another token to place it first.',
    cards:
      'Once a turn you may take an animal, up to four at a time. Solid rings: its habitat stands. Dashed: one token is missing.',
    cube: 'A cube closes its space for tokens, and uncovers more points on the card.',
    done: 'Ending the turn shows what comes next; until then everything can be taken back.',
  },
  and: (list) => new Intl.ListFormat('en').format(list),
  or: (list) => new Intl.ListFormat('en', { type: 'disjunction' }).format(list),
  moment: (round, rounds) => `Round ${round} of ${rounds} at most`,
  lastRound: 'Last round',
  over: 'Game over',
  dial: (round, rounds, left) => `Round ${round} of ${rounds} at most, ${n(left, 'token', 'tokens')} in the pouch`,
  board: {
    name: (name, spaces) => `Board of ${name}, ${spaces} spaces`,
    space: (place) => place,
    empty: 'empty',
    bare: { brown: 'bare trunk', brown2: 'bare trunk of height 2', red: 'brick on the ground' },
    cubeOf: (card) => `cube of ${card}`,
    mayPlace: (token) => `can take ${token}`,
    mayCube: (cards) => `can take a cube: ${cards}`,
    stands: (card) => `habitat of ${card} stands, the cube would go here`,
    lacks: (token, card) => `${token} here would complete a habitat of ${card}`,
  },
  middle: {
    title: 'Middle',
    group: (number, list) => `Group ${number}: ${list}`,
    emptyGroup: (number) => `Group ${number}: empty`,
    take: (list) => `Take ${list}`,
    pouch: 'In the pouch',
    inPouch: (count) => `${n(count, 'token', 'tokens')} in the pouch`,
    animals: 'Animals',
    noCard: 'no card',
    deck: (cards) => `Deck: ${n(cards, 'card', 'cards')}`,
  },
  card: {
    take: (card) => `Take ${card}`,
    swap: (card) => `Replace ${card}`,
    keep: (card) => `Keep ${card}`,
    habitat: (target, beside, further) =>
      `cube on ${target}, beside it ${beside}${further === null ? '' : `, behind that ${further}`}`,
    points: (ladder) => `points ${ladder}`,
    state: (placed, cubes, count) => `${placed} of ${n(cubes, 'cube', 'cubes')} placed, ${points(count)}`,
    next: (count) => `the next cube brings it to ${count}`,
    spirit: 'Nature’s Spirit',
    again: 'Tap to take',
    look: 'Show on the board',
    fits: (stands, lacks) => `${n(stands, 'habitat', 'habitats')} on the board, ${lacks} lacking one token`,
  },
  cards: {
    title: 'Cards',
    note: (held, most) => `${held} of ${most} held`,
    none: 'No cards yet. One may be taken each turn.',
    done: 'Complete',
  },
  spiritPays: (scoring) => {
    const name = plurals[scoring.of];
    if (scoring.type === 'count') {
      const per = scoring.points;
      if (per.length < 2) return `${points(per[0] ?? 0)} for each ${landscapes[scoring.of]} token`;
      return `${name[0]?.toUpperCase()}${name.slice(1)} of height 1, 2, 3: ${per.join(', ')} each`;
    }
    return `Each group of ${name}: ${scoring.tiers
      .map(({ min, points: count }) => (min > 1 ? `${count} from ${min} spaces on` : String(count)))
      .join(', ')}`;
  },
  spiritNow: (count) => `${points(count)} with the board as it is`,
  land: {
    title: 'Landscape',
    note: 'what your board is worth now',
    rules: {
      trees: '1, 3 or 7 by height',
      mountains: '1, 3 or 7 by height, beside another mountain',
      fields: '5 for each group of 2 or more',
      buildings: '5 with 3 colours around it',
      river: 'the longest river: 2, 5, 8, 11, 15, then 4 more each',
      islands: '5 for each island between the water',
    },
    now: (part, count) => `${part}: ${points(count)}`,
    landscapes: 'Landscapes',
    animals: 'Animals',
  },
  brief: {
    cubes: (cubes) => `${n(cubes, 'cube', 'cubes')} placed`,
    free: (spaces) => `${n(spaces, 'free space', 'free spaces')}`,
  },
  solo: {
    title: 'Solo',
    rule: 'After each turn the six tokens you left go out of the game and three new groups come. Took no animal? Then one of the three may be replaced.',
    suns,
    bonus: (count, side, spirit) =>
      `${count} of them as a bonus for ${[...(side ? [`side ${side}`] : []), ...(spirit ? ['your spirit'] : [])].join(' and ')}`,
    steps: 'Suns come at these points:',
    toNext: (count) => `${points(count)} to the next sun`,
    all: 'every sun there is',
    verdict: (count, total) => `${suns(count)}, with ${points(total)}`,
  },
  bar: {
    hand: 'Your tokens',
    token: (token) => `Place ${token} next`,
    placed: 'placed',
    cards: 'Your cards',
    spirits: 'Keep one spirit',
    card: (card, fits) =>
      fits > 0 ? `${card}: a cube can go to ${n(fits, 'space', 'spaces')}` : `${card}: no cube now`,
    hint: 'Tip',
    hide: 'Hide tips',
  },
  prompt: {
    spirit: 'Keep one of your two spirits.',
    swap: 'Replace one open animal, or leave them.',
    take: 'Take a group of tokens, or an animal first.',
    takeOnly: 'Take a group of tokens.',
    place: (token, left) => `Place ${token}${left > 1 ? `, then ${n(left - 1, 'more token', 'more tokens')}` : ''}.`,
    mayCube: 'a cube',
    mayCard: 'an animal',
    more: (what) => `All placed. Still possible: ${what}.`,
    ready: 'All placed. End your turn.',
  },
  waste: (cards) => `the cube for ${cards}`,
  steps: {
    take: (list) => `Take ${list}`,
    place: (token, place) => `Place ${token} on ${place}`,
    card: (card) => `Take ${card}`,
    cube: (card, place) => `Put a cube of ${card} on ${place}`,
    keep: (card) => `Keep ${card}`,
    swap: (card) => `Replace ${card}`,
    done: 'End turn',
    leave: 'Leave them',
  },
  say: {
    spirit: (who, card) => bits`${who.bit} kept ${card}.`,
    take: (who, list) => bits`${who.bit} took ${list}.`,
    place: (who, colour, place) => bits`${who.bit} placed ${tokens[colour]} on ${place}`,
    became: (what) => bits`: now a ${what}.`,
    card: (who, card) => bits`${who.bit} took ${card}.`,
    cube: (who, card, place, count) => bits`${who.bit} settled ${card} on ${place}: +${points(count)}.`,
    spiritCube: (who, card, place) => bits`${who.bit} called ${card} to ${place}.`,
    complete: (card) => bits` ${card} is complete.`,
    done: (who) => bits`${who.bit} ended ${who.you ? 'your' : 'the'} turn.`,
    finalPouch: () => bits`The pouch is empty: this is the last round.`,
    finalBoard: (who) => bits`${who.bit} ${have(who)} two free spaces at most: this is the last round.`,
    remove: (list) => bits`Out of the game: ${list}.`,
    refill: (space, list) => bits`New in group ${space}: ${list}.`,
    open: (card) => bits`New on offer: ${card}.`,
    swap: (who, card) => bits`${who.bit} replaced ${card}.`,
    maySwap: (who) => bits`${who.bit} took no animal and ${may} replace one on offer.`,
    turn: (who) => (who.you ? bits`It is your turn.` : bits`It is ${who.bit}’s turn.`),
    round: (round) => bits`Round ${round}`,
    end: (lines) =>
      bits`The game is over. `.concat(
        joined(
          lines.map(({ who, score }) => bits`${who}: ${points(score)}`),
          '; ',
        ),
        ['.'],
      ),
  },
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It is somebody else’s turn.',
    'choose-spirit-first': 'Keep one of your two spirits first.',
    'spirit-not-now': 'Spirits are chosen only at the start of the first turn.',
    'spirit-not-dealt': 'This spirit was not dealt to you.',
    'turn-is-over': 'This turn is over; replace an open animal or leave them.',
    'tokens-already-taken': 'You have taken your tokens this turn; undo to take others.',
    'central-space-empty': 'There is nothing left in this group.',
    'token-not-in-hand': ({ colour }) => `You have none of these to place: ${tokenOf(colour)}.`,
    'space-has-cube': 'A cube stands here: the space is closed for tokens.',
    'nothing-goes-on-top': 'Nothing can be stacked on this any more.',
    'colour-does-not-fit': ({ colour }) => `A ${tokenOf(colour)} token does not go on this.`,
    'card-not-open': 'This card is not on offer.',
    'second-card': 'You have taken an animal this turn.',
    'hand-full': ({ limit }) => `You hold ${limit ?? 4} cards; complete one first.`,
    'card-not-held': 'You do not hold this card.',
    'card-complete': 'All cubes of this card are on the board.',
    'target-has-cube': 'A cube stands here already.',
    'target-does-not-fit': 'This is not what the card wants under its cube.',
    'habitat-missing': 'The habitat around this space is not complete.',
    'swap-solo-only': 'Open animals are replaced only when playing alone.',
    'swap-not-now': 'An open animal may be replaced only after a turn in which none was taken.',
    'take-tokens-first': 'Take a group of tokens from the middle first.',
    'tokens-left': ({ tokens: left }) => `Place your tokens first: ${left ?? 'some'} left.`,
  },
  clauses,
  guide,
  chapters,
  older,
  ties: ['Cubes (they break a tie)'],
  parts: {
    trees: 'Trees',
    mountains: 'Mountains',
    fields: 'Fields',
    buildings: 'Buildings',
    water: 'Water',
    spirit: 'Spirit',
    ...animalParts(names),
  },
  options: {
    side: {
      name: 'Side of the board',
      about: 'The sides have different shapes and count water in different ways.',
      values: { A: 'A: the longest river', B: 'B: islands' },
    },
    spirits: {
      name: 'Nature’s Spirits',
      about: 'Everybody keeps one of two spirits, which pays for the landscape once its habitat stands.',
      values: { false: 'without', true: 'with' },
    },
    riverLoops: {
      name: 'A closed ring of water',
      about: 'The printed rules do not say how long a ring is.',
      values: { longestShortestPath: 'counts as its longest direct way', closedLoopsCount: 'counts all of its tokens' },
    },
    tieBreakCountsSpirit: {
      name: 'A tie is broken by',
      about: 'With equal points whoever has placed more cubes wins.',
      values: { true: 'all cubes', false: 'animal cubes only' },
    },
  },
  editions: { house: 'House cards (32 animals, 10 spirits)' },
};
