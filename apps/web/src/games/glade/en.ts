import { persons } from '../../locales/person.ts';
import type { GladeWords } from './words.ts';

const { told } = persons('en');
const card = (points: number, owl: boolean): string => (owl ? `owl ${points}` : `card ${points}`);

export const en: GladeWords = {
  name: 'Glade',
  pitch: 'A tiny game of cards and berries that shows how a game joins.',
  refusals: {
    'game-over': 'The last round has been played.',
    'not-your-turn': 'Somebody else is drawing or rolling now.',
    'not-in-hand': 'You do not have this card in your hand.',
    'already-picked': 'You have already stored or buried a card this round.',
    'pick-first': 'Store or bury a card first.',
    'not-now': 'That belongs to the other half of the round.',
    'deck-empty': 'The deck is empty.',
    'owl-first': 'Your owl waits: rob somebody, or let it rest.',
    'no-owl': 'Only who has just drawn an owl may rob.',
    'no-berry': 'There is no berry to take there.',
  },
  clauses: {
    'pick-one': {
      title: 'Store or bury',
      text: 'Everybody at once: store one hand card openly for its points, or bury one face down and take a berry.',
    },
    'hand-in': { title: 'Handing in', text: 'Who has picked hands in. When all have, the turns begin.' },
    'turn-draw-or-roll': {
      title: 'Draw or roll',
      text: 'In turn, each player draws a card from the deck or rolls the die for berries.',
    },
    'owl-robs': {
      title: 'Owls',
      text: 'A drawn owl is stored at once, and may take one berry from another player. Where nobody else has a berry, it rests by itself.',
    },
    rounds: { title: 'Rounds', text: 'The game ends after four rounds.' },
    'score-store': { title: 'Stored cards', text: 'Every card in your store counts its points.' },
    'score-berries': { title: 'Berries', text: 'Every berry counts one point.' },
  },
  older: {
    1: {
      'owl-robs': {
        title: 'Owls',
        text: 'A drawn owl is stored at once, and may take one berry from another player.',
      },
    },
  },
  parts: { store: 'Stored cards', berries: 'Berries' },
  options: { berries: { name: 'Berries at the start', values: { 0: 'none', 1: 'one', 2: 'two' } } },
  editions: { 'glade-24': '24 cards' },
  steps: {
    store: (points, owl) => `Store ${card(points, owl)}`,
    bury: (points, owl) => `Bury ${card(points, owl)}`,
    ready: 'Hand in',
    draw: 'Draw a card',
    roll: 'Roll for berries',
    pass: 'Let the owl rest',
    rob: (name) => `Rob ${name}`,
  },
  prompts: {
    pick: 'Store a card for its points, or bury one for a berry.',
    ready: 'Hand in.',
    turn: 'Draw a card or roll for berries.',
    owl: 'Your owl may take a berry.',
  },
  events: {
    store: told(
      (you, points) => [you('You'), ` stored a card of ${points}`],
      (who, points) => [who, ` stored a card of ${points}`],
    ),
    bury: told(
      (you) => [you('You'), ' buried a card for a berry'],
      (who) => [who, ' buried a card for a berry'],
    ),
    ready: told(
      (you) => [you('You'), ' handed in'],
      (who) => [who, ' handed in'],
    ),
    draw: told(
      (you) => [you('You'), ' drew a card'],
      (who) => [who, ' drew a card'],
    ),
    owl: told(
      (you) => [you('You'), ' drew an owl'],
      (who) => [who, ' drew an owl'],
    ),
    roll: told(
      (you, berries) => [you('You'), ` rolled ${berries} ${berries === 1 ? 'berry' : 'berries'}`],
      (who, berries) => [who, ` rolled ${berries} ${berries === 1 ? 'berry' : 'berries'}`],
    ),
    rob: told(
      (you, from) => [you('You'), ' took a berry from ', from],
      (who, from) => [who, ' took a berry from ', from],
    ),
    robsYou: (who, you) => [who, ' took a berry from ', you('you')],
    pass: told(
      (you) => [you('You'), ' let the owl rest'],
      (who) => [who, ' let the owl rest'],
    ),
    reshuffle: 'The buried cards are the new deck',
  },
  moment: (round, of) => `Round ${round} of ${of}`,
  titles: { hand: 'Your hand', stores: 'Stores', berries: 'Berries', deck: 'Deck' },
  owl: 'owl',
};
