import type { CommonClauses, DuoWords } from './words.ts';

export const clauses: CommonClauses = {
  'setup-animals': {
    title: 'Hares and tortoises',
    text: 'One player has the three hares, the other the three tortoises. The table chooses who, or leaves it to chance. The hares begin.',
  },
  'setup-meadow-river-events': {
    title: 'The table',
    text: 'Twelve cards lie open in the meadow, in two rows of six. Two of the twenty river tiles are shown. One event of each letter A to E and the City Faire are shuffled onto the six event slots; the Journey lies beside them. Sun and Moon begin on the first field of the path.',
  },
  'setup-winter-tile': {
    title: 'The first winter',
    text: 'Each player starts with two hand cards and nothing else. Then the winter tile brings the hares one more card, and the tortoises one card from the deck and one from the meadow.',
  },
  'turn-order': {
    title: 'Taking turns',
    text: 'The two players take turns. The hares begin in winter and summer, the tortoises in spring and autumn.',
  },
  'turn-one-action': {
    title: 'One action',
    text: 'A turn is exactly one action: place a worker, play a card, or draw or take a card. Nobody may pass.',
  },
  'turn-hand-over': {
    title: 'Ending the turn',
    text: 'When the action is done the player ends the turn. Until then the last action can be taken back, as long as nothing hidden was seen, and hand cards can still be traded.',
  },
  'trade-two-cards': {
    title: 'Two cards for a resource',
    text: 'At any moment of your own turn, except in the middle of a payment, you may discard two hand cards for one resource of your choice, as often as you like. No marker moves.',
  },
  'hand-and-city-unlimited': {
    title: 'As many cards as you like',
    text: 'There is no limit to the cards in a hand or in a city.',
  },
  'supply-unlimited': {
    title: 'Enough of everything',
    text: 'Resources, occupied tokens and point tokens never run out.',
  },
  'worker-moves-sun': {
    title: 'Workers move the Sun',
    text: 'Placing a worker as your action takes a worker at home and a Sun that can still move. When everything is done the Sun goes one field on.',
  },
  'worker-free-place': {
    title: 'A free place',
    text: 'A worker goes to a place where nobody stands: a farm, a river tile, an event or a destination card. Only some effects reach occupied places.',
  },
  'worker-destination-any-city': {
    title: 'Destinations in both cities',
    text: 'Red cards in either city take a worker; red cards in the meadow or in a hand do not.',
  },
  'worker-visitor-pays-owner': {
    title: 'A visit is an honour',
    text: 'Whoever visits a destination card in the other city gives its owner one point token from the stock first; then the visitor gets the effect.',
  },
  'card-moves-moon': {
    title: 'Cards move the Moon',
    text: 'Playing a card as your action takes a Moon that can still move. When everything is done the Moon goes one field on.',
  },
  'card-from-hand-or-adjacent': {
    title: 'From the hand or beside a marker',
    text: 'You play a card from your hand, or a meadow card that touches the field of the Sun or the Moon. A field at the end touches two cards, every other field four.',
  },
  'draw-or-take': {
    title: 'Draw or take',
    text: 'The third action brings one card into your hand: the top card of the deck, or any card of the meadow, wherever the markers stand.',
  },
  'draw-moves-either-marker': {
    title: 'Then Sun or Moon',
    text: 'After drawing or taking a card you move the Sun or the Moon by one field, as you like, if both can move.',
  },
  'markers-move-last': {
    title: 'Markers move last',
    text: 'Sun and Moon move only after the action with all its effects is over. What lies beside them is decided by where they stood before.',
  },
  'season-twelve-turns': {
    title: 'Twelve turns a season',
    text: 'Sun and Moon can each move six times, so a season has twelve turns, six for each player. When both stand on the last field, the season ends as soon as that turn does: until the player ends it, hand cards can still be traded.',
  },
  'meadow-refill-row-by-row': {
    title: 'Filling the meadow',
    text: 'Gaps in the meadow are filled at once from the deck, row by row from the left. When the deck is empty the discard pile is shuffled.',
  },
  'meadow-gap-stays-open': {
    title: 'The open gap',
    text: 'The gap of a card played from the meadow stays open until its effect and everything it sets off is done.',
  },
  'pay-resources': {
    title: 'Paying',
    text: 'A card costs what its edge shows: twigs, resin and pebbles for constructions, berries for critters. You pay from your own supply.',
  },
  'pay-hand-cards': {
    title: 'Paying with cards',
    text: 'Some cards cost hand cards: they are discarded face down. The card being played is none of them.',
  },
  'pay-discounts': {
    title: 'Discounts',
    text: 'A discount lowers what is paid in resources, never in hand cards, and never below nothing. You choose which resources you save.',
  },
  'pay-one-star': {
    title: 'One star',
    text: 'Only one card with a star may help with each card you play. Cards without a star, places and other effects may be added.',
  },
  'pay-discount-limits': {
    title: 'How often',
    text: 'Each discount card works once per card played. Some have a limit for the whole game, or use up the tokens that lie on them.',
  },
  'pay-judge': {
    title: 'The Judge',
    text: 'The Judge lets you pay one resource of the price with one of another kind. It lowers nothing and has no star.',
  },
  'pay-occupied-token': {
    title: 'Occupied tokens',
    text: 'Instead of paying berries for a critter you may put an occupied token on a construction of the same colour in your city. Anything else the critter costs is paid as usual.',
  },
  'pay-token-once-per-colour': {
    title: 'Once per colour',
    text: 'You may use one occupied token for each colour in the whole game. It stays on its construction.',
  },
  'pay-token-or-discount': {
    title: 'Token or discount',
    text: 'An occupied token replaces every discount; the two are never combined.',
  },
  'timing-brown-once': {
    title: 'Brown cards',
    text: 'A brown card works once, when it is played.',
  },
  'timing-green-production': {
    title: 'Green cards',
    text: 'A green card works when it is played, and again when spring and autumn begin. Its owner chooses the order.',
  },
  'timing-red-later': {
    title: 'Red cards',
    text: 'A red card does nothing when it is played. From the next turn on it takes a worker, and then it works.',
  },
  'timing-blue-later': {
    title: 'Blue cards',
    text: 'A blue card works whenever its moment comes, from the turn after its own. Tokens are put on it at once.',
  },
  'timing-purple-end': {
    title: 'Purple cards',
    text: 'A purple card brings its extra points at the end of the game.',
  },
  'effects-optional': {
    title: 'Effects are offers',
    text: 'Gains that cost nothing and leave no choice happen by themselves. Every other part of an effect may be declined, each on its own.',
  },
  'effects-only-possible': {
    title: 'Only what is possible',
    text: 'Only what can really be carried out is offered. A part that cannot be done is skipped; nothing is undone for it. In your own turn, what a trade of hand cards could still pay for counts as possible.',
  },
  'effects-no-reentry': {
    title: 'Not within itself',
    text: 'While the effect of a place or card is being carried out, the same place or card cannot be used again.',
  },
  'effects-you-and-your': {
    title: 'Who “you” is',
    text: '“You” and “your city” always mean the player who carries out the effect, also when visiting the other city or copying a card.',
  },
  'effects-nested-first': {
    title: 'Inner effects first',
    text: 'A card played by an effect is finished, with everything it sets off, before the outer effect goes on.',
  },
  'effects-turn-ends': {
    title: 'Every turn ends',
    text: 'However effects set off one another, a turn always comes to its end: beyond a large number of steps nothing new begins.',
  },
  'effects-exchange': {
    title: 'Paying for an effect',
    text: '“Up to 2 times, pay this to do that” is decided anew each time. Where different kinds are asked for, each resource is of another kind.',
  },
  'effects-choose': {
    title: 'Choosing',
    text: 'Of several options you choose one, or none.',
  },
  'effects-look': {
    title: 'Looking at cards',
    text: 'Cards that you look at are seen by nobody else. You keep as many as the effect says; the rest is discarded face down.',
  },
  'effects-take': {
    title: 'Taking from the meadow',
    text: 'An effect that takes cards takes any open card of the meadow; the gap is filled after each one.',
  },
  'effects-move-counts-as-placing': {
    title: 'Moving is placing',
    text: 'A worker that an effect places or moves counts as placed: a visit honours the owner, and cards that react to placing do so. No marker moves for it.',
  },
  'effects-without-worker': {
    title: 'Using without a worker',
    text: 'Using a place without a worker is no placing. An event still needs its condition, and is completed.',
  },
  'effects-activate-copy': {
    title: 'Using and copying cards',
    text: 'Using a green card carries out what it produces, each card once. Copying a brown card carries out what it does when played.',
  },
  'triggers-order': {
    title: 'Several at once',
    text: 'First the effect of the card that was played, then the reactions of the player whose turn it is, then those of the other. Each player orders their own.',
  },
  'events-condition': {
    title: 'Events',
    text: 'A worker on an event completes it, if you meet its condition in that moment. You get the reward of the slot at once, and the points of the tile at the end. Nothing is given up for it.',
  },
  'events-each-colour': {
    title: 'The City Faire',
    text: 'The City Faire wants a card of each of the five colours in your city.',
  },
  'events-more-than': {
    title: 'More than the other',
    text: 'Some events count things together: you need at least one of each, at least the number shown, and more in total than the other player. A tie is not more.',
  },
  'events-slot-dead': {
    title: 'Completed is gone',
    text: 'A completed event leaves its slot, and nothing more can be done there. The worker stays until the season ends.',
  },
  'journey-no-worker': {
    title: 'The Journey takes no worker',
    text: 'No worker and no effect can use the Journey.',
  },
  'journey-more-cards': {
    title: 'The Journey',
    text: 'At the end of the game the Journey goes to the player with more cards in city and hand together. On a tie nobody gets it. It counts as an event.',
  },
  'season-change': {
    title: 'A new season',
    text: 'The workers come back, Sun and Moon return to the first field, both river tiles are replaced, and the new season’s tile brings its gifts, to the player who begins first. Spring and autumn bring production.',
  },
  'secrets-hands-deck-discards': {
    title: 'What is hidden',
    text: 'Hands, the deck and the discard pile are hidden; how many cards a hand holds is open.',
  },
  'secrets-taken-cards': {
    title: 'Taken cards are known at first',
    text: 'A card that was taken openly is known to both. Once something leaves that hand face down, it may have been this card: nobody but its owner knows.',
  },
  'score-printed': {
    title: 'Printed points',
    text: 'Every card in your city counts its printed points.',
  },
  'score-prosperity': {
    title: 'Prosperity',
    text: 'Purple cards count what they ask for at the end, themselves included.',
  },
  'score-tokens': {
    title: 'Point tokens',
    text: 'Every point token counts one point, also those left on cards.',
  },
  'score-events': {
    title: 'Event points',
    text: 'Completed events count their points, whatever has become of their condition.',
  },
  'score-tie-breaks': {
    title: 'Ties',
    text: 'With equal points more events win, then more resources, then more cards in the city, then more in hand. After that both win.',
  },
  'game-end': {
    title: 'The end',
    text: 'The game ends with autumn. Most points win: cards, purple cards, point tokens and events with the Journey.',
  },
};

/** As version 1 of the rules had it. */
export const older: DuoWords['older'] = {
  1: {
    'effects-only-possible': {
      title: 'Only what is possible',
      text: 'Only what can really be carried out is offered. A part that cannot be done is skipped; nothing is undone for it.',
    },
  },
};
