import type { LessonTexts } from '../../../learn/lesson.ts';

export const en: LessonTexts = {
  lessons: {
    'plant-and-grow': {
      title: 'Plant and grow',
      idea: 'A sprout becomes a small tree, a small tree becomes a big tree: one stage at a time.',
      steps: [
        {
          say: 'Hello, I’m Glim. Your card shows grassland, so choose Plant 3.',
          mistakes: {
            'action B': 'There is nothing to grow yet. First come the sprouts, so take it back and choose Plant 3.',
          },
        },
        {
          say: 'Plant three sprouts on grassland, wherever you like.',
          mistakes: {
            'plant 4,4': 'Those are the flowers. This action stays where your card points: the grassland below.',
            'plant 5,2': 'A crevice holds no roots. The grassland next to it does.',
          },
        },
        { say: 'That was this round: end your turn.' },
        {
          say: 'A new round, a new row. Take the grassland card again.',
          mistakes: {
            'take 3': 'Flowers would send you away from your sprouts. The grassland card lets you tend them.',
          },
        },
        { say: 'Now choose Grow 2.' },
        {
          say: 'Choose two sprouts: they become small trees.',
          mistakes: {
            'grow 5,3, grow 5,3': 'One stage per action, even for the eager ones. Let another sprout grow, too.',
          },
        },
        { say: 'End your turn. Next time they could grow tall.' },
      ],
      close: 'Two small trees stand on your planet. Grow one once more and it is a big tree.',
    },
    'take-a-card': {
      title: 'Take a card',
      idea: 'Your card says where you act and which power you may use; the token says who starts next.',
      steps: [
        {
          say: 'Your two sprouts stand in the wheat. Which card lets you grow both?',
          mistakes: {
            'take 3':
              'Lovely flowers, but your sprouts are in the wheat. From there only one could grow. Take it back and look for the ear of wheat.',
            'take 1': 'That card is rock; your wheat would have to wait. Try the wheat first.',
          },
          reward: 'The token moved to the card nearest the deck. Hedgehog took it and starts the next round.',
        },
        { say: 'Choose Grow 2.' },
        { say: 'Grow both sprouts.' },
        {
          say: 'The lower symbol of your card is a power: a bush, anywhere. Use it.',
          mistakes: {
            done: 'You may skip a power, only its marker then stays where it is. Take it back: a bush is free today.',
          },
        },
        {
          say: 'Plant the bush between the two trees.',
          mistakes: { 'bush 4,5': 'A fine bush, only it touches no tree. Between them it joins all three.' },
        },
        { say: 'End your turn.' },
      ],
      close: 'One card, three gifts: a place, a power and sometimes the first pick.',
    },
    'light-and-shadow': {
      title: 'Light and shadow',
      idea: 'A tree scores unless it stands in the shadow of one as tall or taller.',
      steps: [
        { say: 'The sun is above, so shadows fall down: one space for small trees, two for big ones. Choose Grow 2.' },
        {
          say: 'Grow the two sprouts that would stand in the light.',
          mistakes: {
            'grow 5,3':
              'Two spaces above it stands the big tree, and its shadow reaches just that far: 0 points. Take it back and try the neighbour.',
          },
        },
        { say: 'One tree in the wheat is dark: an equal one stands before it. Use your power, Big Tree Growth.' },
        {
          say: 'Make the right one tall, so that both score.',
          mistakes: {
            'grow 1,6':
              'Now the front tree is taller, and the one behind stays dark: 6 instead of 7. The one behind can look over it.',
            'grow 5,4':
              'Its longer shadow would now cover the tree below, so nothing is gained. The dark one in the wheat would bring 2.',
          },
        },
        { say: 'End your turn and watch the season score.' },
      ],
      close: 'Light 7. In summer the sun comes from the right, and every shadow turns.',
    },
    'one-big-forest': {
      title: 'One big forest',
      idea: 'Only your biggest forest scores: trees and bushes that touch side by side, one point each.',
      steps: [
        { say: 'Two small groups, and only the bigger one counts. Your power plants a bush: use it.' },
        {
          say: 'Join them with one bush.',
          mistakes: {
            'bush 3,3': 'Close. It touches them only at the corners, and corners do not join. One space lower it does.',
            'bush 4,6': 'That makes one group three long, a good thing. In the gap it makes five.',
          },
        },
        {
          say: 'Five. Sprouts do not belong to it yet: choose Grow 2.',
          mistakes: {
            'action A':
              'More sprouts would not make the forest bigger this season. The two that stand there can join it: choose Grow 2.',
          },
        },
        { say: 'Grow both sprouts of the swamp.', reward: 'They stand in the dark and still belong to the forest.' },
        { say: 'End your turn.' },
      ],
      close: 'A forest of 7, where there were two pairs. Lakes, by the way, do not join anything.',
    },
    'the-card-you-leave': {
      title: 'The card you leave',
      idea: 'The card nobody takes changes what big trees of its biome are worth at the end.',
      steps: [
        {
          say: 'Rock shows 2 icons: your big tree there is worth 2 at the end. Two rock cards are left; which one should stay?',
          mistakes: {
            'take 1':
              'Then aridity stays and hides the latest rock card: 2 becomes 0. Take the dry one yourself and leave the fertile one.',
          },
          reward: 'Rock now shows 4. You took the aridity card, and with you it does no harm.',
        },
        {
          say: 'Now a second big tree: choose Grow 2.',
          mistakes: {
            'action A': 'Sprouts are a good plan for later. Fertility pays only for big trees, so choose Grow 2.',
          },
        },
        {
          say: 'Make the small tree big.',
          mistakes: { 'grow 3,3': 'That one has reached the top. Its smaller neighbour has not.' },
        },
        { say: 'Your power is the bud: points at once. Use it.' },
        { say: 'End your turn.' },
      ],
      close: '4 icons times 2 big trees: 8 points are waiting for winter’s end, as long as no aridity comes.',
    },
    powers: {
      title: 'Powers',
      idea: 'Each time you use a power its marker moves first, so it gets stronger.',
      steps: [
        {
          say: 'Last round this power gave 2 sprouts. Use it again and look at its marker.',
          mistakes: { 'action A': 'The action may come first, too. Here let us start with the power, to see it grow.' },
        },
        {
          say: 'Now 3, and anywhere. Plant them in rock or swamp, on the left.',
          reward: 'I skipped the action and ended the turn for you, to get on.',
        },
        { say: 'Take the card with the lake.' },
        { say: 'Use the lake power.' },
        {
          say: 'A lake lets up to two neighbours grow. Find the empty space between a tree and a sprout.',
          mistakes: {
            'lake 7,3': 'Here the lake touches one sprout only. One space further up and right it touches two plants.',
          },
        },
        {
          say: 'Let both neighbours grow.',
          mistakes: { 'grow 4,4': 'Too far for the water: a lake helps only the spaces right beside it.' },
        },
      ],
      close: 'A small tree became a big one without any action. The next lake would be of strength 2.',
    },
    'your-first-spring': {
      title: 'Your first spring',
      idea: 'Light and forest together: two rounds on your own, 10 points to reach.',
      steps: [
        { say: 'Two rounds are left. Take the card you like; wheat would suit your sprouts.' },
        {
          say: 'Play this round as you see fit, then end your turn. Point at the sun to see its shadows.',
          mistakes: {
            'action B, done':
              'A turn ended with growth to spare. That is allowed; if you like, take it back and use it.',
          },
        },
        { say: 'Last round. Which card joins your groups?' },
        {
          say: 'Finish the season.',
          mistakes: { 'power, bush 5,3': 'A bush all by itself joins nothing. Between two plants it counts for all.' },
        },
      ],
      close: 'Spring is over. Ten or more? Splendid. Fewer? Play it again, the cards stay the same.',
    },
    'alone-on-your-planet': {
      title: 'Alone on your planet',
      idea: 'Alone you meet an opponent without a planet that always picks by the same four rules, so you can see it coming.',
      steps: [
        {
          say: 'The opponent takes a wild card before anything else. Pick so that the rock card stays behind.',
          mistakes: {
            'take 1':
              'Then the snow card stays, and your rock keeps its 2. Leave the rock card lying and it becomes 3.',
          },
        },
        {
          say: 'No wild card now: it takes the most fertile, and of equal ones the card nearest the deck. What do you take?',
          mistakes: {
            'take 2':
              'Then it takes the rock card, and aridity is left over. Take the dry card yourself: it takes the wheat, and the rock card stays.',
            'take 3': 'A strong card for now. Left lying, it would make your big tree worth 2 more at the end.',
          },
          reward: 'Rock 5. It did just what you expected.',
        },
      ],
      close: 'Your score earns a title: up to 120 Broccoli, from 201 Sequoia. Mine was Bonsai for a long time.',
    },
  },
  hints: {
    'first-draft': 'Take the card whose biome you want to plant. You can take it back until the next one picks.',
    'first-action': 'Nothing stands yet, so Plant 3 is a fine beginning.',
    'token-in-row': 'This card comes with the token: take it and you pick first next round.',
    'power-ready': 'Your card has a power as well. It works anywhere and gets stronger with use.',
    'would-be-dark': 'Here it would stand in shadow this season. It still counts for the forest.',
    'last-round': 'After this round the season scores: light and your biggest forest.',
    'sun-moved': 'The sun has moved one side on. Point at a season at the edge to see its shadows.',
    'wild-card': 'A wild card: every single effect may go to a biome of its own.',
    'drought-near': 'If this aridity card is left over, your big trees there lose value.',
    'groups-can-join': 'One plant on this space would join two groups into one forest.',
    'rounds-shrink': 'Only 3 rounds now, and 2 in winter: time to let things grow rather than plant.',
    'winter-fertility': 'At the end big trees score their biome’s icons. The zone shows how many.',
  },
};
