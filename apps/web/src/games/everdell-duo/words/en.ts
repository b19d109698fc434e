import { RESOURCES } from '@sunglade/everdell-duo';
import { persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { clauses, older } from './en.clauses.ts';
import { chapters, guide } from './en.guide.ts';
import { names } from './en.names.ts';
import { counted, countedCards, countedPoints, countedTokens, phrases } from './en.phrases.ts';
import { team, options as teamOptions, refusals as teamRefusals } from './en.team.ts';
import { teamClauses } from './en.team-clauses.ts';
import { bits, type Can, type DuoWords, joined, prosperityParts } from './words.ts';

const { about, told } = persons('en');
const form = plural('en');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');
const and = (list: readonly string[]): string => new Intl.ListFormat('en').format(list);
const or = (list: readonly string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(list);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const resources = { twig: 'Twig', resin: 'Resin', pebble: 'Pebble', berry: 'Berry' } as const;
const colors = { green: 'green', brown: 'brown', red: 'red', purple: 'purple', blue: 'blue' } as const;
const types = { construction: 'construction', critter: 'critter' } as const;
const seasons = { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' } as const;
const markers = { sun: 'Sun', moon: 'Moon' } as const;
/** "2 twigs", whatever the rules have told about what is missing. */
const lack = (kind: unknown, short: unknown): string => {
  const known = RESOURCES.find((one) => one === kind);
  return known ? counted(known, Number(short)) : String(short);
};
const colorOf = (at: unknown): string => (colors as Readonly<Record<string, string>>)[String(at)] ?? 'that';
const eventOf = (at: unknown): string => names.events[String(at)] ?? 'This event';

const CAN: Readonly<Record<Can, string>> = {
  place: 'place a worker',
  play: 'play a card',
  draw: 'draw a card',
  take: 'take a card from the meadow',
  trade: 'trade two hand cards',
};
/** After another thing to do with a card. */
const CAN_TOO: Readonly<Partial<Record<Can, string>>> = {
  draw: 'draw one',
  take: 'take one from the meadow',
};

export const words: DuoWords = {
  lang: 'en',
  name: 'Everdell Duo',
  ahead: 'It holds until a new card lies in the meadow or an event is completed.',
  pitch: 'Two cities grow around one meadow, and every turn moves the sun or the moon along the path.',
  names,
  phrases,
  resources,
  counted,
  countedCards,
  countedPoints,
  countedTokens,
  colors,
  colorAbout: {
    green: 'works when played, in spring and in autumn',
    brown: 'works once, when played',
    red: 'takes a worker, from the next turn on',
    purple: 'brings extra points at the end',
    blue: 'works whenever its moment comes, from the next turn on',
  },
  types,
  seasons,
  animals: { hare: 'Hares', tortoise: 'Tortoises' },
  markers,
  and,
  per: 'per',
  moment: (season, turns) => `${season}, ${n(turns, 'turn', 'turns')} left`,
  over: 'Game over',
  dial: (season, sun, moon) => `${season}: Sun ${n(sun, 'move', 'moves')} left, Moon ${n(moon, 'move', 'moves')} left`,
  farm: (number) => `Farm ${number}`,
  meadow: {
    title: 'Meadow',
    space: (row, column) => `row ${row}, column ${column}`,
    gap: 'empty space',
    left: (marker, count) => `${markers[marker]}: ${n(count, 'move', 'moves')} left`,
    on: (marker, field, left) =>
      `${markers[marker]} on field ${field} of 7, ${n(left, 'move', 'moves')} left this season`,
    beside: (list) => `beside ${list}`,
    mayPlay: 'can be played',
    mayTake: 'can be taken into the hand',
    deck: (cards) => `Deck, ${n(cards, 'card', 'cards')}`,
    draw: 'Draw',
    moves: {
      sun: (left) => form(left, { one: 'worker', other: 'workers' }),
      moon: (left) => form(left, { one: 'card', other: 'cards' }),
    },
    inside: 'in the meadow',
  },
  card: {
    kind: (color, type) => `${colors[color]} ${types[type]}`,
    costs: (cost) => `costs ${cost}`,
    free: 'nothing',
    worth: points,
    isNew: 'played this turn',
    fresh: 'new',
    charges: (count) => `${n(count, 'point token', 'point tokens')} on it`,
    tucked: (count) => `${n(count, 'card', 'cards')} tucked under it`,
    occupied: 'with an occupied token',
    worker: about(
      () => 'your worker stands here',
      (name) => `a worker of ${name} stands here`,
    ),
    uses: (used, of) => `used ${used} of ${n(of, 'time', 'times')}`,
    prosperity: (count) => `now ${points(count)} extra`,
    close: 'Close',
  },
  city: {
    title: about(
      () => 'Your city',
      (name) => `City of ${name}`,
    ),
    none: 'no cards yet',
    sum: (cards, count) => `${countedCards(cards)}, ${points(count)}`,
    views: 'Cities and places',
    asks: 'something to do here',
    purse: 'Supply',
    workers: (free) => `${n(free, 'worker', 'workers')} at home`,
    hand: (cards) => `${n(cards, 'card', 'cards')} in hand`,
    known: (cards) => `Known hand cards: ${cards}`,
    maybe: (cards) => `Seen, may have left: ${cards}`,
  },
  hand: {
    title: 'Your hand',
    empty: 'No cards in hand',
    holds: (cards) => `In hand: ${cards}`,
    inside: 'in your hand',
  },
  places: {
    title: 'Places',
    note: (free) => `${n(free, 'worker', 'workers')} at home`,
    farms: 'Farms',
    river: 'River',
    inCity: about(
      () => 'your city',
      (name) => name,
    ),
  },
  events: {
    title: 'Events',
    slot: (number) => `Event slot ${number}`,
    points,
    reward: (text) => `At once: ${text}`,
    gone: (number) => `Slot ${number} is empty now`,
    claimed: about(
      () => 'completed by you',
      (name) => `completed by ${name}`,
    ),
    ready: 'ready',
    part: (have, need, what) => (need > 0 ? `${have} of ${need} ${what}` : `${have} ${what}`),
    together: (total) => `${total} together`,
    of: (name, facts) => `${name}: ${facts.join(', ')}`,
    more: (min) => `more, at least ${min}`,
    most: 'most cards',
  },
  key: {
    title: 'Colours',
    beside: { sun: 'beside the Sun', moon: 'beside the Moon' },
    may: 'you can choose it now',
  },
  bar: {
    trade: 'Trade 2 cards',
    tradeFor: 'Two hand cards for 1 resource:',
    season: { winter: 'Winter tile', spring: 'Spring tile', summer: 'Summer tile', autumn: 'Autumn tile' },
    less: (count) => `${n(count, 'resource', 'resources')} less`,
    toPay: (count) => `Still to pay: ${n(count, 'resource', 'resources')}.`,
    several: 'Several cards work',
  },
  sheet: {
    ways: 'How do you pay?',
    play: 'Play',
    playWithToken: 'Play with token',
    take: 'Take',
    deck: 'Drawing moves the Sun or the Moon, your choice.',
    price: (price) => `Pay ${price}`,
    helped: (cards) => `Less by ${cards}.`,
    tokenLost: (left, color) =>
      `${left === 0 ? 'Your last token' : `You keep ${countedTokens(left)}`}; once per colour: ${colors[color]}.`,
    chargesLost: (count) => `${countedPoints(count)} from there are lost.`,
    cardsLost: (count) => `${n(count, 'hand card', 'hand cards')} tucked away.`,
    swaps: (count) => `${n(count, 'resource', 'resources')} may be of another kind.`,
    lack: (what) => `You lack ${what}.`,
    hint: 'A double click acts at once; a token is only spent here.',
  },
  season: {
    begins: { winter: 'Winter begins', spring: 'Spring begins', summer: 'Summer begins', autumn: 'Autumn begins' },
    first: (list) => `${list} start.`,
    river: 'The river brings two new places.',
    home: (turns) => `All workers are home. Sun and Moon start again: ${n(turns, 'turn', 'turns')}.`,
    gift: about(
      (what) => `You: ${what}`,
      (name, what) => `${name}: ${what}`,
    ),
    close: 'To the table',
  },
  prompt: {
    main: (can) => sentence(or(can.map((one, i) => (i > 0 && can[i - 1] !== 'place' && CAN_TOO[one]) || CAN[one]))),
    of: (asker, question) => `${asker}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
    done: 'All done? Then end your turn.',
    move: 'Move the Sun or the Moon?',
    gain: 'Choose a resource to gain.',
    payKind: 'Choose what to pay with.',
    payMenu: (card) => `How do you pay for ${card}?`,
    tuck: 'Choose a hand card to tuck.',
    discard: 'Choose a hand card to discard.',
    trade: 'Choose a hand card for the trade.',
    keep: 'Choose a card to keep.',
    option: 'Choose one.',
    accept: 'Do you want this?',
    activate: 'Choose which card works next.',
    copy: 'Choose a brown card to copy.',
    use: 'Choose a place to use without a worker.',
    place: 'Choose a place for the worker.',
    from: 'Choose one of your workers.',
    take: 'Choose a card from the meadow.',
    play: 'Choose a card to play now.',
    afford: 'Trade hand cards to pay for this, or decline.',
  },
  steps: {
    done: 'End turn',
    decline: 'No, thanks',
    accept: 'Yes',
    pay: 'Pay',
    payPrice: (price) => `Pay ${price}`,
    draw: 'Draw a card',
    move: { sun: 'Move the Sun', moon: 'Move the Moon' },
    gain: (what) => `Gain ${what}`,
    payKind: (what) => `Pay ${what}`,
    trade: (what) => `Two cards for ${what}`,
    option: (number) => `Option ${number}`,
    play: (card) => `Play ${card}`,
    playFor: (card, price) => `Play ${card} for ${price}`,
    take: (card) => `Take ${card} into your hand`,
    discard: (card) => `Discard ${card}`,
    keep: (card) => `Keep ${card}`,
    activate: (card) => `Use ${card}`,
    copy: (card) => `Copy ${card}`,
    with: (card) => `With ${card}`,
    token: (card) => `Occupied token on ${card}`,
    tuck: (card) => `Tuck ${card}`,
    place: (place) => `Worker to ${place}`,
    use: (place) => `Use ${place}`,
    from: (place) => `The worker on ${place}`,
  },
  say: {
    gain: told(
      (you, what) => bits`${you('You')} gained ${what}.`,
      (who, what) => bits`${who} gained ${what}.`,
    ),
    pay: told(
      (you, what) => bits`${you('You')} paid ${what}.`,
      (who, what) => bits`${who} paid ${what}.`,
    ),
    spend: told(
      (you, what) => bits`${you('You')} used ${what}.`,
      (who, what) => bits`${who} used ${what}.`,
    ),
    draw: told(
      (you) => bits`${you('You')} drew a card.`,
      (who) => bits`${who} drew a card.`,
    ),
    drawCard: told(
      (you, card) => bits`${you('You')} drew ${card}.`,
      (who, card) => bits`${who} drew ${card}.`,
    ),
    take: told(
      (you, card) => bits`${you('You')} took ${card} from the meadow.`,
      (who, card) => bits`${who} took ${card} from the meadow.`,
    ),
    discard: told(
      (you) => bits`${you('You')} discarded a card.`,
      (who) => bits`${who} discarded a card.`,
    ),
    discardCard: told(
      (you, card) => bits`${you('You')} discarded ${card}.`,
      (who, card) => bits`${who} discarded ${card}.`,
    ),
    keep: told(
      (you) => bits`${you('You')} kept a card.`,
      (who) => bits`${who} kept a card.`,
    ),
    keepCard: told(
      (you, card) => bits`${you('You')} kept ${card}.`,
      (who, card) => bits`${who} kept ${card}.`,
    ),
    tuck: told(
      (you, under) => bits`${you('You')} tucked a card under ${under}.`,
      (who, under) => bits`${who} tucked a card under ${under}.`,
    ),
    tuckCard: told(
      (you, card, under) => bits`${you('You')} tucked ${card} under ${under}.`,
      (who, card, under) => bits`${who} tucked ${card} under ${under}.`,
    ),
    shuffle: (cards) => bits`The discard pile is shuffled into a new deck of ${n(cards, 'card', 'cards')}.`,
    build: told(
      (you, card) => bits`${you('You')} played ${card}.`,
      (who, card) => bits`${who} played ${card}.`,
    ),
    buildFor: told(
      (you, card, price) => bits`${you('You')} played ${card} for ${price}.`,
      (who, card, price) => bits`${who} played ${card} for ${price}.`,
    ),
    buildWith: told(
      (you, card, home) => bits`${you('You')} played ${card} with an occupied token on ${home}.`,
      (who, card, home) => bits`${who} played ${card} with an occupied token on ${home}.`,
    ),
    charge: (card, count) => bits`${card} got ${countedPoints(count)}.`,
    uncharge: (card, count) => bits`${card} gave up ${countedPoints(count)}.`,
    effect: told(
      (you, place) => bits`${you('You')} used ${place}.`,
      (who, place) => bits`${who} used ${place}.`,
    ),
    worker: told(
      (you, to) => bits`${you('You')} placed a worker: ${to}.`,
      (who, to) => bits`${who} placed a worker: ${to}.`,
    ),
    move: told(
      (you, from, to) => bits`${you('You')} moved a worker from ${from} to ${to}.`,
      (who, from, to) => bits`${who} moved a worker from ${from} to ${to}.`,
    ),
    recall: told(
      (you, from) => bits`${you('You')} took the worker back from ${from}.`,
      (who, from) => bits`${who} took the worker back from ${from}.`,
    ),
    claim: told(
      (you, event, count) => bits`${you('You')} completed ${event}: ${points(count)}.`,
      (who, event, count) => bits`${who} completed ${event}: ${points(count)}.`,
    ),
    trade: told(
      (you, what) => bits`${you('You')} traded two cards for ${what}.`,
      (who, what) => bits`${who} traded two cards for ${what}.`,
    ),
    seasonEnd: (season) => bits`${seasons[season]} is over.`,
    season: (season) => bits`${seasons[season]}`,
    river: (tiles) => [
      'New on the river: ',
      ...joined(
        tiles.map((tile) => [tile]),
        ' and ',
      ),
      '.',
    ],
    journey: told(
      (you, count) => bits`${you('You')} have the most cards and win the Journey: ${points(count)}.`,
      (who, count) => bits`${who} has the most cards and wins the Journey: ${points(count)}.`,
    ),
    end: (lines) => [
      'The game is over. ',
      ...joined(
        lines.map(({ who, score }) => bits`${who}: ${points(score)}`),
        '; ',
      ),
      '.',
    ],
  },
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It is the other player’s turn.',
    'not-now': 'Not at this moment: something else has to be decided first.',
    'not-optional': 'This has to be done; it cannot be declined.',
    'no-worker': 'All three of your workers are out until the season ends.',
    'sun-stuck': 'The Sun has reached the end of the path: no worker can be placed this season.',
    'moon-stuck': 'The Moon has reached the end of the path: no card can be played this season.',
    'place-occupied': 'Somebody stands there already.',
    'place-unknown': 'Workers go to farms, the river, events and red cards in a city.',
    'place-closed': 'This effect does not reach that place.',
    'place-same': 'The worker stands there already; it has to move somewhere else.',
    'in-use': 'This is being used right now and cannot be used again.',
    'too-new': 'This card was played this turn and works from the next turn on.',
    'event-gone': 'The event that lay here has been completed.',
    'event-count': ({ event, have, need }) => `${eventOf(event)}: you have ${have ?? 0} of the ${need ?? ''} needed.`,
    'event-color': ({ event, color }) => `${eventOf(event)}: a ${colorOf(color)} card is still missing.`,
    'event-element': ({ event }) => `${eventOf(event)}: you need at least one of each thing it counts.`,
    'event-not-more': ({ event, have, need }) =>
      `${eventOf(event)}: you have ${have ?? 0}; to have more than the other player it takes ${need ?? ''}.`,
    'journey-closed': 'The Journey is decided at the end of the game; no worker goes there.',
    'no-own-worker': 'None of your workers stands there.',
    'card-not-here': 'This card is neither in your hand nor in the meadow.',
    'card-not-adjacent': 'From the meadow you play only cards beside the Sun or the Moon; others can be taken.',
    'card-wrong': 'This card does not fit what the effect asks for.',
    'card-source': 'This effect plays cards from somewhere else.',
    'missing-resource': ({ resource, short }) =>
      short === undefined ? 'You cannot pay for that.' : `You lack ${lack(resource, short)}.`,
    'missing-cards': ({ short }) => `You lack ${countedCards(Number(short ?? 1))} in hand to pay with.`,
    'no-token': 'You have no occupied token.',
    'token-no-berries': 'An occupied token only replaces the berries of a critter.',
    'token-no-construction': ({ color }) =>
      `It takes a ${colorOf(color)} construction in your city to put the token on.`,
    'token-color-used': ({ color }) => `You have already used an occupied token for ${colorOf(color)}.`,
    'token-or-discount': 'An occupied token cannot be combined with a discount.',
    'no-discount': 'This card makes nothing cheaper.',
    'discount-star': 'Only one card with a star helps with each card you play.',
    'discount-used-up': 'This discount is used up.',
    'discount-useless': 'This would not make the card cheaper.',
    'not-in-hand': 'This card is not in your hand.',
    'not-in-meadow': 'This card is not in the meadow.',
    'not-looked-at': 'This is not one of the cards you look at.',
    'few-cards': 'It takes two hand cards to trade.',
    'nothing-to-draw': 'There is no card left to draw; take one from the meadow.',
    'kind-used': 'Each resource has to be of another kind here.',
    'option-unknown': 'There is no such option.',
    'option-impossible': 'This cannot be carried out now.',
    'card-no-effect': 'This card has no effect to use here.',
    'already-activated': 'This card has already worked here.',
    ...teamRefusals,
  },
  clauses: { ...clauses, ...teamClauses },
  older,
  team,
  guide,
  chapters,
  parts: {
    cards: 'Cards',
    tokens: 'Point tokens',
    events: 'Events',
    ...prosperityParts(names.cards),
    journey: 'Journey',
  },
  options: {
    mode: {
      name: 'Mode',
      about: 'Against each other, both in one team through a chapter, or together against Odette.',
      values: { competitive: 'Against each other', together: 'Together', challenge: 'Challenge' },
    },
    hare: {
      name: 'Hares',
      about: 'The hares begin winter and summer, the tortoises spring and autumn.',
      values: { first: 'the first seat', second: 'the second seat', random: 'at random' },
    },
    askEveryGain: {
      name: 'Ask about every gain',
      about: 'Everything an effect brings may be declined, even what costs nothing.',
      values: { false: 'no', true: 'yes' },
    },
    ...teamOptions,
  },
  talk: team.talk,
  more: [
    { href: '/book/everdell-duo', text: team.house.book },
    { href: '/cards/everdell-duo', text: team.house.link },
  ],
  editions: { house: 'House set' },
};
