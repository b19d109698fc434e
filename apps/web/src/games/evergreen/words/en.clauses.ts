import type { EvergreenWords } from './words.ts';

export const clauses: EvergreenWords['clauses'] = {
  'setup-empty-planet': {
    title: 'An empty planet',
    text: 'Everybody begins with a planet without plants and with all six power markers at the start of their tracks.',
  },
  'setup-first-player': {
    title: 'Who begins',
    text: 'Chance decides who begins the first round; the others follow in turn.',
  },
  'setup-start-points': {
    title: 'Points for going later',
    text: 'The first player begins with 0 points, the second with 1, the third with 2, the fourth with 3.',
  },
  'setup-sun': {
    title: 'Where the sun begins',
    text: 'In spring the sun stands on the north side of every planet, or on another side that the table has agreed on.',
  },
  'setup-reveal': {
    title: 'The first fertility',
    text: 'Cards are revealed from the deck until they show at least 5 fertility icons. Those with fertility open the Fertility Zone, one stack per biome.',
  },
  'setup-shuffle-back': {
    title: 'Back into the deck',
    text: 'Revealed cards without fertility, aridity included, do nothing yet: they are shuffled back into the deck.',
  },
  'seasons-and-rounds': {
    title: 'Four seasons, fourteen rounds',
    text: 'Spring has 5 rounds, summer 4, autumn 3, winter 2. A round is a draft, then everybody’s action and power.',
  },
  'draft-row': {
    title: 'The drafting pool',
    text: 'Each round one card more than there are players is laid out beside the deck, face up.',
  },
  'draft-in-turn-order': {
    title: 'One after the other',
    text: 'The first player takes a card, then the others in clockwise order.',
  },
  'draft-one-card': {
    title: 'One card each',
    text: 'Everybody takes exactly one card. It names the biome of the action and the power of this round.',
  },
  'token-on-leftmost': {
    title: 'The token is laid down',
    text: 'As soon as the first player has a card, the First Player token is put on the remaining card that lies nearest to the deck.',
  },
  'token-goes-with-card': {
    title: 'The token goes with its card',
    text: 'Who takes the card under the token takes the token too and starts the next round.',
  },
  'token-returns': {
    title: 'The token returns',
    text: 'If the card under the token is the one nobody takes, the token goes back to the first player of this round.',
  },
  'leftover-fertility': {
    title: 'Left over with fertility',
    text: 'One card always remains. If it shows fertility, it joins its biome’s stack in the Fertility Zone and its icons count at the end.',
  },
  'leftover-aridity': {
    title: 'Left over with aridity',
    text: 'If the remaining card shows aridity, a card of the same biome in the Fertility Zone is turned face down and counts no more; the aridity card goes on top.',
  },
  'leftover-aridity-latest': {
    title: 'Aridity turns the latest card',
    text: 'Aridity turns over the card that joined the stack last, even if that is itself an aridity card. With an empty stack it is simply laid down.',
  },
  'leftover-aridity-option': {
    title: 'Aridity by agreement',
    text: 'A table may agree on the other reading: aridity turns over the latest card of the stack that still shows fertility.',
  },
  'leftover-none': {
    title: 'Left over without icon',
    text: 'A remaining card without fertility or aridity, such as a Wild card, is discarded.',
  },
  'deck-empty': {
    title: 'An empty deck',
    text: 'When the deck runs out, the discard pile is shuffled and becomes the new deck. Cards in the Fertility Zone and in front of players stay where they are.',
  },
  'deck-and-discard-empty': {
    title: 'Nothing to shuffle yet',
    text: 'If the discard pile is empty too, the new deck is made as soon as a card is needed and discarded cards are there.',
  },
  'actions-at-the-same-time': {
    title: 'All at once',
    text: 'After the draft everybody plays action and power at the same time.',
  },
  'exactly-one-action': {
    title: 'Exactly one action',
    text: 'Every round each player chooses one of the four actions, no more and no less.',
  },
  'action-a': {
    title: 'Action A: plant three',
    text: 'Plant up to 3 sprouts on empty spaces in the biome of your card.',
  },
  'action-b': {
    title: 'Action B: grow two',
    text: 'Grow up to 2 plants in the biome of your card, on two different spaces.',
  },
  'action-c': {
    title: 'Action C: plant and grow',
    text: 'Plant up to 1 sprout and grow up to 1 plant in the biome of your card, on two different spaces, in either order.',
  },
  'action-d': {
    title: 'Action D: once anywhere',
    text: 'Plant one sprout or grow one plant, in any biome. This one effect cannot be left out.',
  },
  'action-wild': {
    title: 'A Wild card',
    text: 'With a Wild card each effect of the action may go to any biome, different ones included.',
  },
  'action-without-effect': {
    title: 'Choosing without using',
    text: 'A, B and C say “up to”: effects may be left unused, even all of them.',
  },
  'grow-one-stage': {
    title: 'One stage at a time',
    text: 'Growing turns a sprout into a small tree, or a small tree into a big tree. No stage is skipped and none goes back.',
  },
  'supply-unlimited': {
    title: 'Enough of everything',
    text: 'Sprouts, trees, bushes and lakes never run out, however many a box may hold.',
  },
  'one-piece-per-space': {
    title: 'One piece per space',
    text: 'Sprouts, bushes and lakes need an empty space.',
  },
  'bushes-and-lakes-stay': {
    title: 'Bushes and lakes stay',
    text: 'A bush or a lake never grows, moves or goes away.',
  },
  'crevice-stays-empty': {
    title: 'Crevices stay empty',
    text: 'Nothing can be put on a crevice. It counts as a space only for the length of shadows.',
  },
  'power-optional': {
    title: 'Powers are a choice',
    text: 'The power on your card may be used once in its round; nobody has to.',
  },
  'power-before-or-after': {
    title: 'Before or after the action',
    text: 'The whole power comes before the action or after it, never in between.',
  },
  'power-marker-first': {
    title: 'First stronger, then used',
    text: 'The marker moves one step along its track first. The value it reaches is the number of effects you may use now.',
  },
  'power-marker-end': {
    title: 'At the end of a track',
    text: 'A marker on the last step stays there; the power is used at full strength.',
  },
  'power-anywhere': {
    title: 'Powers know no borders',
    text: 'Each effect of a power may go to any biome, whatever your card shows.',
  },
  'power-sprout': {
    title: 'Plant Sprout',
    text: 'Each effect plants one sprout on an empty space.',
  },
  'power-small-tree': {
    title: 'Small Tree Growth',
    text: 'Each effect grows one sprout into a small tree.',
  },
  'power-big-tree': {
    title: 'Big Tree Growth',
    text: 'Each effect grows one small tree into a big tree.',
  },
  'power-bush': {
    title: 'Plant Bush',
    text: 'Each effect plants one bush on an empty space. Bushes give no light points and no shadow, but belong to forests.',
  },
  'power-lake': {
    title: 'Place Lake',
    text: 'Each effect places one lake on an empty space and then grows up to 2 plants on different spaces directly beside it.',
  },
  'power-several-lakes': {
    title: 'Several lakes',
    text: 'With more than one lake, each is placed and used before the next. A plant between two lakes may grow for both.',
  },
  'power-bud': {
    title: 'Bud',
    text: 'Gives as many points at once as the value its marker has reached.',
  },
  'power-after-action-same-space': {
    title: 'Action and power on one space',
    text: 'Different spaces are asked of one action only: the power may grow what the action has just planted, and the other way round.',
  },
  'hand-in': {
    title: 'Ending the turn',
    text: 'Whoever is finished ends their turn. When all have, the round is over. What you did can be taken back until you end your turn.',
  },
  'light-points': {
    title: 'Light',
    text: 'At the end of a season every lit small tree gives 1 point and every lit big tree 2.',
  },
  'light-shadow-length': {
    title: 'How long shadows are',
    text: 'Shadows fall straight away from the sun: 1 space behind a small tree, 2 spaces behind a big one.',
  },
  'light-equal-or-higher': {
    title: 'Who stands in the dark',
    text: 'A tree gets no light if it stands in the shadow of a tree of the same height or a higher one. Shadows of lower trees do it no harm.',
  },
  'light-dark-still-casts': {
    title: 'Dark trees throw shadows too',
    text: 'A tree in the dark still casts its full shadow.',
  },
  'light-crevices-count': {
    title: 'Shadows cross crevices',
    text: 'A crevice counts like any space when the length of a shadow is measured.',
  },
  'light-only-trees': {
    title: 'Only trees matter to light',
    text: 'Sprouts, bushes and lakes collect no light and cast no shadow.',
  },
  'forest-biggest': {
    title: 'The biggest forest',
    text: 'At the end of a season your biggest forest gives 1 point for each small tree, big tree and bush in it.',
  },
  'forest-members': {
    title: 'What makes a forest',
    text: 'A forest is a group of small trees, big trees and bushes that touch side by side, across biomes too.',
  },
  'forest-separated': {
    title: 'What divides forests',
    text: 'Corners do not connect. Sprouts, lakes, crevices and empty spaces are no part of a forest.',
  },
  'season-change': {
    title: 'The next season',
    text: 'After the light and the forest are scored, the cards taken this season are discarded and the next season begins.',
  },
  'sun-moves': {
    title: 'The sun walks on',
    text: 'With each new season the sun moves on to the next side of every planet, clockwise.',
  },
  'game-end': {
    title: 'The end',
    text: 'The game is over when winter has been scored. Fertility is counted then, and most points win.',
  },
  'final-fertility': {
    title: 'Fertility at the end',
    text: 'For each biome: the visible fertility icons in its stack times the big trees you have there.',
  },
  'tie-by-turn-order': {
    title: 'Ties',
    text: 'Of tied players the one wins who comes first in turn order, counted from whoever holds the First Player token at the end.',
  },
  'solo-opponent-drafts': {
    title: 'Solo: an opponent without a planet',
    text: 'Somebody playing alone meets an opponent that only takes cards. Three cards lie in the pool, two are taken, one is left over.',
  },
  'solo-opponent-order': {
    title: 'Solo: what the opponent takes',
    text: 'A Wild card if there is one; else the card with the most fertility; else the aridity card whose biome has the least visible fertility. Of equal cards the one nearest to the deck.',
  },
  'solo-opponent-token': {
    title: 'Solo: the token',
    text: 'The First Player token works as usual: the opponent takes it with its card and then starts the next round.',
  },
  'solo-start-points': {
    title: 'Solo: start points',
    text: 'Chance decides who starts. If the opponent does, you are second and begin with 1 point.',
  },
  'solo-titles': {
    title: 'Solo: titles',
    text: 'Your score earns a title: Broccoli up to 120, Bonsai from 121, Olive Tree 136, Holly 151, Birch 161, Pine 171, Oak 181, Baobab 191, Legendary Sequoia from 201.',
  },
};
