import type { LessonTexts } from '../../../learn/lesson.ts';

export const en: LessonTexts = {
  lessons: {
    'sun-and-moon': {
      title: 'Sun and Moon',
      idea: 'A worker moves the Sun, a card moves the Moon, and both of you share them.',
      steps: [
        {
          say: 'You are the hares. Send a worker to the farm with three twigs.',
          mistakes: { 'play barn': 'The barn is a good plan. It costs 2 twigs, so let a worker fetch them first.' },
          reward: 'Your worker moved the Sun one step, and the tortoise’s moved it another.',
        },
        {
          say: 'Now play the barn from your hand for 2 twigs.',
          mistakes: {
            'play camp':
              'The camp costs 2 twigs as well, but works only once. The barn brings berries again and again.',
            'place farm-1': 'Your own worker is still standing there, until the season ends.',
          },
          reward: 'A card moves the Moon. And the barn gave you 1 berry at once.',
        },
        { say: 'The third kind of turn: draw a card.' },
        { say: 'Now you decide which of the two moves.' },
      ],
      close: 'Six steps each per season. A step you use is one that nobody has any more.',
    },
    'within-reach': {
      title: 'Within reach',
      idea: 'From the meadow you play only beside Sun or Moon, but you may take from anywhere.',
      steps: [
        {
          say: 'You have 4 berries. Play the Beekeeper; she lies beside the Moon.',
          mistakes: {
            'play conductor':
              'The Conductor waits in the first column, and neither Sun nor Moon stands there. Look beside the Moon.',
            'play harbor':
              'The Harbor is within reach, but it costs twigs, resin and a pebble. Berries are for critters.',
          },
        },
        {
          say: 'The Conductor is out of reach. Take him into your hand instead.',
          mistakes: {
            draw: 'A surprise card is fine, too. But the Conductor would still lie there for the tortoises.',
          },
        },
        { say: 'Move Sun or Moon: it decides what is in reach next.' },
      ],
      close: 'What is in your hand nobody takes from you, and you can play it wherever Sun and Moon are.',
    },
    'green-comes-back': {
      title: 'Green comes back',
      idea: 'Green cards work when played and again in spring and autumn; a season ends when both are at the end.',
      steps: [
        {
          say: 'The Sun has arrived: no more workers this winter. Play the Mine.',
          mistakes: {
            'place farm-3':
              'Your worker would like to, but the Sun has no step left. Cards still work: the Moon has two.',
            'play bridge': 'The bridge works once, here and now. The Mine is green and will work again in a moment.',
          },
          reward:
            'Spring. Barn, Twig Gatherer and Mine worked again: a berry, a twig, a pebble. And all workers are home.',
        },
        {
          say: 'Sun and Moon are at the start again. Send out your first worker of spring.',
          mistakes: {
            'place journey':
              'The Journey goes by itself to whoever has more cards in the end. Choose a farm or the river.',
          },
        },
      ],
      close: 'An early green card works three times: now, in spring and in autumn.',
    },
    'a-home': {
      title: 'A home instead of berries',
      idea: 'An occupied token on a construction lets one critter of the same colour move in for no berries.',
      steps: [
        {
          say: 'The Beekeeper costs 3 berries, and you have 1. Fetch an occupied token at farm 4.',
          mistakes: {
            'play beekeeper': 'Two berries are missing. There is another way in: through the green barn.',
            'place farm-3': 'Two berries would do as well. With the token she moves in for none, so keep your berry.',
          },
        },
        {
          say: 'Your barn is green, the Beekeeper is green. Play her.',
          mistakes: {
            'play herald':
              'The Herald costs 1 berry and needs no token. Brown has no home in your city yet; green has.',
          },
          reward: 'No berry paid. The token stays on the barn for good.',
        },
        { say: 'End your turn.' },
      ],
      close: 'Once per colour: after this, another green critter pays berries again.',
    },
    events: {
      title: 'Something to celebrate',
      idea: 'A worker on an event whose condition you meet earns its points; you keep what you showed.',
      steps: [
        {
          say: 'Berry Feast asks for 5 berries; you have 3 and four cards. Trade two cards for a berry.',
          mistakes: {
            'place event-2': 'Two berries are missing, so nobody is cheering yet. Trading is free and moves nothing.',
            'place event-4':
              'Tourism Boom counts critters and berries, at least one of each. Your city has no critter yet.',
          },
        },
        { say: 'Choose the two you need least.' },
        { say: 'One more trade.' },
        {
          say: 'Five berries. Place a worker on Berry Feast.',
          mistakes: { 'place event-4': 'Berries you have, a critter not yet. Berry Feast is ready now.' },
          reward: '4 points for the end, the slot adds a berry, and your five are still yours.',
        },
        { say: 'Play the Herald for 1 berry: your first critter.' },
        {
          say: '1 critter and 5 berries, more than the tortoises have: Tourism Boom.',
          mistakes: { 'place event-1': 'That one wants four green cards. Tourism Boom fits you now.' },
        },
      ],
      close: 'Two events, 8 points. For the ones with “more”, a tie is not enough.',
    },
    'guests-welcome': {
      title: 'Guests welcome',
      idea: 'A red card waits for a worker, from your next turn on; guests from the other city bring its owner a point.',
      steps: [
        {
          say: 'Play the Post Office for 1 twig and 1 resin.',
          mistakes: {
            'place inn':
              'The Inn still lies in the meadow, its doors are closed. Only red cards in a city take guests.',
          },
        },
        {
          say: 'A turn later its door is open. Send a worker in.',
          mistakes: {
            'place bathhouse':
              'The Bathhouse belongs to the tortoises: a visit gives them a point. Try your own house first.',
          },
          reward: 'Three cards and a berry, and no point given away.',
        },
        {
          say: 'One worker is left. Visit the Bathhouse next door after all.',
          mistakes: {
            'place post-office': 'Your other worker is still inside, reading letters. The Bathhouse has room.',
          },
          reward: '2 berries and a token for you, 1 point for the tortoises: a fair price.',
        },
      ],
      close: 'A visit pays if it brings you more than the point it gives.',
    },
    'playing-together': {
      title: 'Playing together',
      idea: 'One city, two purses: share what the other needs, and mind the skunks.',
      steps: [
        {
          say: 'You build one city together. The tortoise has a critter but no berry: give one.',
          mistakes: {
            'give twig': 'A kind thought, and twigs are always of use. The tortoise’s critter asks for a berry today.',
          },
        },
        {
          say: 'Now your action: place a worker where no skunk sits.',
          mistakes: {
            'place farm-3': 'A skunk sits on the berries, and nobody argues with a skunk. Other places are free.',
            'place event-2': 'This event is guarded. Only Bridge, Juggler or Ranger get past a skunk.',
            'give twig': 'One gift per turn. The first is already on its way.',
          },
          reward: 'Your berry arrived, the Spelunker moved in, and the Moon jumped right over the skunk.',
        },
        { say: 'Play the barn. It serves the city, and its berry comes to you, who played it.' },
        {
          say: 'Skunks cost turns. Turn the watch: the Moon goes back one free field.',
          mistakes: { done: 'You may keep the watch for later. Here, let us see what it does.' },
          reward: 'The Moon is one field back: one more turn for the two of you.',
        },
      ],
      close:
        'You win together if all goals are met and the points suffice. Talk, as long as you do not name your cards.',
    },
    'odette-takes-notes': {
      title: 'Odette takes notes',
      idea: 'The automated opponent acts only when a season ends, by fixed rules, so you can spoil her plans.',
      steps: [
        {
          say: 'Last turn of winter. Odette’s skunk eyes four cards, and she takes the one worth most. Take it first.',
          mistakes: {
            'take barn': 'A good card. But then the Palace with 4 points goes to Odette: 17 for her instead of 15.',
            draw: 'The deck can wait. The Palace cannot: take it from under her nose.',
          },
          reward:
            'She takes the School, then by die Harbor and Lookout, and 3 points: 6 + 6 for three colours + 3 = 15.',
        },
        {
          say: 'Spring brings the two of you one card. You begin, so propose who gets it.',
          mistakes: { 'to nobody': 'Nobody would mind, but a card is a card. Give it to one of you.' },
        },
        {
          say: 'Her skunk has moved along the path. Which of its four cards counts most now? Take it.',
          mistakes: {
            'take herald': 'The Herald counts 1, the Cartographer 2. Odette would take the Cartographer.',
            'place farm-2':
              'A skunk sits there this spring, and it brings Odette a point as well. The cards come first.',
          },
        },
        { say: 'Now move Sun or Moon.' },
      ],
      close: 'You win with more points than Odette and the challenge fulfilled. She is not angry; she writes about it.',
    },
  },
  hints: {
    'first-turn': 'Three workers are at home. A farm is a good beginning.',
    'can-pay': 'This card you can pay. Playing it moves the Moon.',
    'which-marker': 'Do you still need workers, or cards? Move the other one.',
    trade: 'Two cards you do not need make one resource. It costs no action.',
    'token-home': 'A construction of this colour stands ready: the token lets her in without berries.',
    'event-open': 'You meet this event’s condition. First come, first served.',
    'event-lost': 'That one is gone. Slots stay empty, so keep an eye on the others.',
    'two-steps-left': 'Two steps are left here. Do what needs it now.',
    'season-turned': 'Everyone is home, the river is new, and green cards work in spring and autumn.',
    'blue-later': 'Blue cards watch from your next turn on, and never help to pay for themselves.',
    purple: 'Purple pays at the end. The small number shows what it would bring today.',
    journey: 'Five more points go to whoever has more cards, city and hand together.',
  },
};
