import type { LessonTexts } from '../../../learn/lesson.ts';

export const en: LessonTexts = {
  lessons: {
    'take-three-place-three': {
      title: 'Take three, place three',
      idea: 'Every turn you take one group of three tokens and place all of them.',
      steps: [
        {
          say: 'Three groups lie in the middle. Take the one with trunk, leaves and water.',
          mistakes: {
            'take 1': 'A fine group as well. For a tree we need trunk and leaves: take it back and choose group 2.',
          },
        },
        { say: 'Place the brown trunk on any space.' },
        {
          say: 'Green leaves go on a trunk. Put them on yours.',
          mistakes: {
            'place green 1,1':
              'On the ground leaves make a bush worth 1. On the trunk the same leaves make a tree worth 3.',
            'place blue 2,1': 'Water likes flat ground: it never goes on another token.',
          },
        },
        {
          say: 'Now the water, on any empty space.',
          mistakes: { done: 'One token is still in your hand, and it wants a home before the turn ends.' },
        },
        { say: 'All placed. End your turn.' },
      ],
      close: 'A tree of height 2 for 3 points. In company five groups lie in the middle, alone it is three.',
    },
    heights: {
      title: 'Tall trees, mountain friends',
      idea: 'Height pays 1, 3 or 7; a mountain only counts beside another mountain.',
      steps: [
        { say: 'A bare trunk and a lone stone: nothing yet. Take leaves and two stones.' },
        {
          say: 'Crown the double trunk.',
          mistakes: {
            'place green 0,3': 'A small bush, 1 point. On top of the two trunks the same leaves are worth 7.',
          },
        },
        {
          say: 'Give the lone stone a neighbour.',
          mistakes: {
            'place gray 3,0':
              'Higher, but still alone, and a lonely mountain scores 0. Beside it would wake them both.',
            'place gray 1,1': 'Nothing goes on top of leaves. Look for the stone on the right.',
          },
        },
        {
          say: 'Now build one of the two higher.',
          mistakes: {
            'place gray 4,2': 'A third stone far away would be alone. On top of one of the two it brings 2 more.',
          },
        },
        { say: 'End your turn.' },
      ],
      close: '7 for the tree, 3 and 1 for the mountains: 11 points from one turn.',
    },
    'fields-and-houses': {
      title: 'Fields and houses',
      idea: 'A field needs company, a building needs three colours around it: 5 points each.',
      steps: [
        { say: 'Take brick, leaves and field.' },
        {
          say: 'A brick becomes a building on a trunk, a stone or another brick. Use the trunk.',
          mistakes: {
            'place red 4,1': 'On the ground it is only a heap of bricks. On the trunk it becomes a house.',
            'place red 1,1': 'A field stays open to the sky. The trunk next to it carries a house.',
          },
        },
        {
          say: 'Two fields side by side make 5. Place the field next to the other.',
          mistakes: { 'place yellow 4,2': 'Alone a field brings nothing. Let it touch the first one.' },
        },
        {
          say: 'The house sees field and water. Show it a third colour.',
          mistakes: { 'place green 4,2': 'Too far for the windows: only the spaces around the house count.' },
        },
        { say: 'End your turn.' },
      ],
      close: '5 for the fields, 5 for the house, 1 for the bush: 11.',
    },
    'the-river': {
      title: 'The long river',
      idea: 'Only your longest river scores, and it is measured from end to end by the shortest way.',
      steps: [
        { say: 'A river of three is worth 5. Take the two waters.' },
        {
          say: 'Make it longer at one end.',
          mistakes: {
            'place blue 2,0':
              'Beside the river it only makes a wide spot; the way through is as short as before. Try beyond an end.',
            'place blue 4,-2': 'A new pond, and only the longest river counts. Join it to the three.',
          },
        },
        {
          say: 'Once more, at either end.',
          mistakes: {
            'place blue 0,1':
              'It touches two waters at once, so it shortens nothing and lengthens nothing. A true end touches only one.',
          },
        },
        { say: 'The brick may go anywhere.' },
      ],
      close: 'Five long: 11 points. From six on it is 15, and every further one brings 4.',
    },
    'first-guest': {
      title: 'A first guest',
      idea: 'Take an animal, build what its card shows, and move a cube onto the board.',
      steps: [
        {
          say: 'The meerkat wants a low mountain beside a field, and you have that. Take the card.',
          mistakes: {
            'card frog': 'The frog needs water beside a bush, and there is none yet. The meerkat could move in today.',
          },
        },
        {
          say: 'Place its cube on the mountain.',
          mistakes: { 'cube meerkat 3,0': 'The card shows the cube on the mountain; the field is only its neighbour.' },
        },
        { say: 'One meerkat is shy, two are merry. Take the group with a stone.' },
        {
          say: 'Place the stone so that it touches the field, too.',
          mistakes: {
            'place gray 2,1': 'Somebody lives there already. A cube keeps its space closed.',
            'place gray 0,0': 'Far from the field no meerkat comes. Look at the spaces around the yellow one.',
          },
        },
        { say: 'And the second cube.' },
        { say: 'Place leaves and trunk as you like; leaves on the trunk are worth most.' },
      ],
      close: 'Two cubes: the card now pays 5, not 2 and 5. The next cube would make it 9.',
    },
    'shared-homes': {
      title: 'Shared homes',
      idea: 'One token may serve many habitats, but heights must match exactly.',
      steps: [
        {
          say: 'The frog lives in water beside a bush, a tree of height 1. Where may its cube go?',
          mistakes: {
            'cube frog 4,1':
              'That tree is 2 high, and the card asks for exactly 1. The water on the left lies beside a bush.',
            'cube frog 1,1': 'The frog sits in the water; the bush only gives it shade.',
          },
        },
        { say: 'The same bush can shelter more. Take two waters.' },
        {
          say: 'Place water beside the bush.',
          mistakes: {
            'place blue 1,0': 'A frog lives there already, and its space is closed. Another side of the bush is free.',
          },
        },
        { say: 'Cube number two, at once.' },
        { say: 'And once more: water, then cube.' },
        { say: 'The trunk goes where you like. Then end your turn.' },
      ],
      close: 'Three frogs around one bush: 6 points, and two cubes are left for 10 and 15.',
    },
    islands: {
      title: 'Islands',
      idea: 'On side B water does not count by length: it cuts the land, 5 points per island.',
      steps: [
        { say: 'The whole board is one island now, 5 points. Take two waters.' },
        {
          say: 'A corner has only two neighbours. Put water on the first.',
          mistakes: {
            'place blue 0,0':
              'Water in the corner itself cuts nothing off. Leave the corner dry and close the ways to it.',
          },
        },
        {
          say: 'And on the second.',
          mistakes: { 'place blue 0,2': 'One way to the corner is still dry, so it still belongs to the mainland.' },
        },
        { say: 'Two islands. The leaves may go anywhere; the little island would like a bush.' },
      ],
      close: '10 for two islands, even if one is only a corner. Empty spaces count as land.',
    },
    'the-last-round': {
      title: 'The last round',
      idea: 'With two or fewer spaces free at the end of a turn, the round is finished and then all is counted.',
      steps: [
        { say: 'Five spaces are free, and you lead 43 to 31. Take leaves and two stones.' },
        {
          say: 'Fill three empty spaces, the two stones side by side: that is worth 2.',
          mistakes: {
            'place green 2,-1':
              'A tree worth 7, a lovely move. Only then three spaces stay free and everybody plays on. Today we want to see the end.',
            'place gray 2,0': 'Stacked stones leave the space count as it is. Use the empty spaces this time.',
          },
        },
        {
          say: 'Anything left to place? Cubes only count on the board. Then end your turn.',
          reward: 'You began the round, so Hedgehog has one more turn. Then it is over.',
        },
      ],
      close: '46 to 36. Choosing when it ends is a move of its own.',
    },
  },
  hints: {
    'first-take': 'Take one group, then place all three tokens. Until you end the turn everything can be taken back.',
    'choose-token': 'You choose which one goes first: a trunk before its leaves, for example.',
    'first-animal': 'This animal would feel at home with you. Dotted rings show what is missing.',
    'cube-ready': 'The habitat stands: place the cube, now or later this turn.',
    'cube-closes': 'A cube closes its space for good. Is the stack as high as you want it?',
    'lonely-mountain': 'This mountain is alone and scores nothing yet. A neighbour will wake it.',
    'bare-brick': 'A brick on the ground is no house yet. Another brick on top makes one.',
    'wide-river': 'That widens the river. It is measured from end to end by the shortest way.',
    'hand-full': 'Four animals are waiting. Complete one and a place is free again.',
    'card-complete': 'Complete. It keeps its points and no longer counts towards the four.',
    'six-free': 'Space is getting scarce. With two or fewer free the last round begins.',
    'final-turn': 'This is your last turn: place every cube you can.',
  },
};
