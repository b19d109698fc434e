import { persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { challenges, chapters, news } from './en.stories.ts';
import { type TeamOptions, type TeamRefusals, type TeamWords, targets } from './team.ts';
import { bits, joined } from './words.ts';

const { about, told } = persons('en');
const form = plural('en');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'point', 'points');
const and = (list: readonly string[]): string => new Intl.ListFormat('en').format(list);

const levels = { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' } as const;

/** What partners talk about. */
const THINGS: Readonly<Record<string, string>> = {
  green: 'a green card',
  brown: 'a brown card',
  red: 'a red card',
  purple: 'a purple card',
  blue: 'a blue card',
  construction: 'a construction',
  critter: 'a critter',
  twig: 'a twig',
  resin: 'resin',
  pebble: 'a pebble',
  berry: 'a berry',
};
const thing = (about: string): string => THINGS[about] ?? about;

export const team: TeamWords = {
  talk: {
    have: (about) => `I have ${thing(about)} in my hand.`,
    need: (about) => `I need ${thing(about)}.`,
    'can-give': (about) => `I could give you ${thing(about)}.`,
  },
  chapters,
  challenges,
  news,
  chapter: (number) => `Chapter ${number}`,
  challenge: (number) => `Challenge ${number}`,
  free: 'A game of your own',
  levels,
  help: 'Help',
  team: 'Team',
  city: 'Your city together',
  tab: 'City',
  goals: {
    title: 'Goals',
    none: 'Nothing but the points.',
    events: 'Events',
    atLeast: (count) => `at least ${count}`,
    atMost: (count) => `at most ${count}`,
    not: 'none at all',
    each: 'each of you',
    by: {
      winter: 'by the end of winter',
      spring: 'by the end of spring',
      summer: 'by the end of summer',
      autumn: 'by the end of autumn',
    },
    completed: 'completed',
    lead: 'Points ahead of Odette',
    met: 'reached',
    missed: 'missed',
    broken: 'broken',
    points: (have, target) => `${have} of ${points(target)}`,
    hard: (target) => `hard ${target}`,
    warn: (goal) => `This breaks the promise of the challenge: ${goal}.`,
  },
  exchange: {
    title: 'Exchange',
    open: 'One thing each turn',
    signpost: 'Open: on the signpost',
    shut: 'Only from the signpost',
    none: 'None in this chapter',
    done: 'Done for this turn',
    give: 'Give',
    which: about(
      () => 'What do you give yourself?',
      (name) => `What do you give to ${name}?`,
    ),
    card: 'a card',
    lies: about(
      (what) => `For you: ${what}`,
      (name, what) => `For ${name}: ${what}`,
    ),
    empty: 'Nothing lies on it.',
  },
  skunk: {
    here: 'a skunk stands here',
    name: 'Skunk',
    field: (field) => `Skunk on field ${field} of the path`,
    signpost: 'Signpost on field 4',
    raised: (min, skunks) => (skunks > 0 ? `${min} + ${n(skunks, 'skunk', 'skunks')}` : `at least ${min}`),
    areas: { events: 'events', meadow: 'path', places: 'farms, river' },
  },
  watch: {
    title: 'Pocket watch',
    about: 'Sun or Moon one free field back: one turn more.',
    left: (count) => `${n(count, 'watch', 'watches')} left`,
    use: 'Use',
    back: { sun: 'Turn back the Sun', moon: 'Turn back the Moon' },
  },
  goodNews: {
    title: 'Good news',
    none: 'None left.',
    use: 'Use',
    keep: 'Keep',
    later: 'Not at this moment.',
  },
  opponent: {
    name: 'Odette of the Hedge Post',
    short: 'Odette',
    about:
      'She never takes a turn. At the end of each season she collects what makes a good story: cards, an event, and points.',
    row: 'Odette’s cards',
    noCards: 'No cards yet.',
    counts: [
      'the printed points of her cards',
      '2 for each colour among them',
      'the points of her events',
      'what she gained, and the bonus of her level',
    ],
    now: (cards, points) => `Odette has ${n(cards, 'card', 'cards')} now, and ${n(points, 'point', 'points')}.`,
    bonus: 'Bonus',
    ahead: (count) => `You are ${points(count)} ahead`,
    behind: (count) => (count === 0 ? 'Level with her' : `You are ${points(count)} behind`),
    turn: {
      when: (season) => `End of ${season.toLowerCase()}, before the workers return`,
      title: 'Odette goes to press',
      path: (field) => `Skunk on field ${field}: of the cards beside it the one with the most points,`,
      throw: (column) => `She throws a ${column}: of this column the card with more points, of equals the upper,`,
      event: (name, count) => `An event with a skunk, the lowest slot first: ${name}, ${points(count)}.`,
      points: (count) => `The season, and each skunk on farms and river: ${points(count)}.`,
      skip: 'Press anywhere to go on.',
      took: (cards) => `Odette took ${and(cards)}.`,
    },
  },
  season: { team: 'To share out:', production: 'Production, card by card.' },
  partner: {
    hand: about(
      () => 'Your hand',
      (name) => `Hand of ${name}`,
    ),
    unknown: 'unknown card',
  },
  asked: {
    benefit: (number, of) => `Gift ${number} of ${of}`,
    proposal: about(
      (what) => `You: ${what}`,
      (name, what) => `${name}: ${what}`,
    ),
  },
  prompt: {
    share: 'Who gets this?',
    name: 'Whom is this for?',
    split: 'Who gets the first part? The other one gets the second.',
    confirm: 'Do you agree, or do you hand it back and decide yourself?',
    news: 'Which good news do you keep?',
    oldNews: 'Keep your good news, or give it up for one of three new ones?',
    skunk: 'Choose a skunk.',
    skunkTo: 'Where does the skunk go?',
    back: 'Turn back the Sun or the Moon?',
    event: 'Choose an event.',
    refresh: 'Choose cards of the meadow to clear away, then stop.',
  },
  steps: {
    to: about(
      () => 'For you',
      (name) => `For ${name}`,
    ),
    toAnimal: { hare: 'For the hares', tortoise: 'For the tortoises' },
    nobody: 'For nobody',
    agree: 'Agree',
    return: 'Hand back',
    give: (what) => `Give ${what}`,
    giveCard: (card) => `Give ${card}`,
    news: (title) => `Use ${title}`,
    giveUp: 'Give it up',
    keepNews: (title) => `Keep ${title}`,
    skunk: (space) => `Skunk: ${space}`,
  },
  spaces: {
    event: (number) => `event ${number}`,
    path: (field) => `field ${field} of the path`,
    river: ['river, left', 'river, right'],
  },
  end: {
    won: (count, target) => `All goals reached, and ${count} points where ${target} were needed. The town is yours.`,
    lostPoints: (count, target) => `${count} of ${points(target)}: the town needs a little more. Try again.`,
    lostGoals: (count) => `${points(count)}, but not every goal was reached. Try again.`,
    beaten: (count, hers) => `${count} to ${hers}, and the promise kept. Odette has to print it.`,
    notBeaten: (count, hers) => `${count} to ${hers}: this time the headline is Odette’s.`,
    promise: (count, hers) => `${count} to ${hers}, but the promise of the challenge was broken.`,
  },
  say: {
    skunks: (spaces) => [
      'The skunks go to ',
      ...joined(
        spaces.map((space) => [space]),
        ', ',
      ),
      '.',
    ],
    noSkunks: bits`No skunk comes this season.`,
    skunkMoved: (from, to) => bits`A skunk moves from ${from} to ${to}.`,
    skunkGone: (from) => bits`The skunk on ${from} leaves until the season ends.`,
    give: told(
      (you, what) => bits`${you('You')} put ${what} on the exchange.`,
      (who, what) => bits`${who} puts ${what} on the exchange.`,
    ),
    giveCard: told(
      (you, card) => bits`${you('You')} put ${card} on the exchange.`,
      (who, card) => bits`${who} puts ${card} on the exchange.`,
    ),
    receive: told(
      (you, what) => bits`${you('You')} receive ${what} from the exchange.`,
      (who, what) => bits`${who} receives ${what} from the exchange.`,
    ),
    receiveCard: told(
      (you, card) => bits`${you('You')} receive ${card} from the exchange.`,
      (who, card) => bits`${who} receives ${card} from the exchange.`,
    ),
    watch: told(
      (you) => bits`${you('You')} turned back the pocket watch.`,
      (who) => bits`${who} turned back the pocket watch.`,
    ),
    newsShown: (titles) => bits`Good news to choose from: ${and(titles)}.`,
    newsKept: (title) => bits`The team keeps the good news “${title}”.`,
    newsGone: (title) => bits`The team gives up the good news “${title}”.`,
    news: told(
      (you, title) => bits`${you('You')} used the good news “${title}”.`,
      (who, title) => bits`${who} used the good news “${title}”.`,
    ),
    swap: (event) => bits`A new event takes the place of the old one: ${event}.`,
    return: told(
      (you) => bits`${you('You')} handed the proposal back.`,
      (who) => bits`${who} handed the proposal back.`,
    ),
    throw: (column) => bits`Odette throws a ${column}: column ${column}.`,
    herCard: (card, count) => bits`Odette takes ${card}, ${points(count)}.`,
    herEvent: (event, count) => bits`Odette claims ${event}, ${points(count)}.`,
    herPoints: (count) => bits`Odette gains ${points(count)}.`,
    end: (count) => bits`The game is over. Together: ${points(count)}.`,
  },
  house: {
    book: 'The book: fifteen chapters, ten challenges',
    toBook: 'To the book',
    short: 'House set: our own cards where the printed ones are not public.',
    link: 'What is printed, what is ours',
  },
};

export const refusals: TeamRefusals = {
  'place-skunk': 'A skunk stands there: closed.',
  'exchange-closed':
    'Nothing can be given now: neither Sun nor Moon began your turn on the signpost, or this chapter has no exchange.',
  'exchange-done': 'You have already given something this turn.',
  'no-watch': 'There is no pocket watch left.',
  'marker-leftmost': 'There is no free field to the left.',
  'news-not-held': 'You do not hold these good news.',
  'news-not-now': 'These good news do not fit this moment of the turn.',
  'news-useless': 'These good news would do nothing now.',
  'news-not-shown': 'These are not among the good news to choose from.',
  'skunk-none': 'There is no skunk.',
  'skunk-area': 'A skunk stays in its area.',
  'space-taken': 'Somebody or something stands there already.',
  'event-no-minimum': 'This event has no minimum that could be lowered.',
  'event-no-letter': 'This event cannot be replaced by another one.',
};

const skunks = { 0: 'none', 1: '1', 2: '2', 3: '3' };

export const options: TeamOptions = {
  chapter: {
    name: 'Chapter',
    about: 'Each chapter has its own goals, skunks and points to reach. “A game of your own” lets you choose them.',
    values: Object.fromEntries([
      ['0', 'A game of your own'],
      ...chapters.map(({ title }, i) => [`${i + 1}`, `${i + 1}. ${title}`]),
    ]),
  },
  difficulty: {
    name: 'Difficulty',
    about: 'Hard: ten points more, one pocket watch fewer, at most one good news.',
    values: { normal: levels.normal, hard: levels.hard },
  },
  eventSkunks: { name: 'Skunks at the events', values: skunks },
  meadowSkunks: { name: 'Skunks on the path', about: 'Each of them shortens the seasons.', values: skunks },
  placeSkunks: { name: 'Skunks on farms and river', values: skunks },
  exchange: {
    name: 'Exchange',
    values: { open: 'one thing each turn', limited: 'only from the signpost', none: 'none' },
  },
  watches: { name: 'Pocket watches', values: skunks },
  goodNews: { name: 'Good news', values: { true: 'keep one of three', false: 'none' } },
  target: { name: 'Points to reach', values: targets(points) },
  challenge: {
    name: 'Challenge',
    about: 'Beat Odette of the Hedge Post and keep the promise of the challenge.',
    values: Object.fromEntries(challenges.map(({ title }, i) => [`${i + 1}`, `${i + 1}. ${title}`])),
  },
  opponent: { name: 'Odette plays', values: levels },
};
