import type { HarmoniesWords } from './words.ts';

export const clauses: HarmoniesWords['clauses'] = {
  'setup-central-board': {
    title: 'The middle',
    text: 'All 120 tokens go into the pouch. Five groups of three are drawn from it and lie in the middle.',
  },
  'setup-display': { title: 'Animals on offer', text: 'Five animal cards lie open beside the middle.' },
  'setup-first-player': {
    title: 'Who begins',
    text: 'Chance decides who takes the first turn; the others follow clockwise.',
  },
  'spirit-deal': {
    title: 'Two spirits each',
    text: 'With Nature’s Spirits everybody is dealt two spirit cards that nobody else sees.',
  },
  'spirit-choose-first': {
    title: 'Choose your spirit first',
    text: 'At the start of the first own turn one of the two is kept, open and with one cube on it. The other leaves the game unseen.',
  },
  'turn-order': {
    title: 'One after the other',
    text: 'Players take turns clockwise; nobody acts in the turn of another.',
  },
  'turn-tokens-once': {
    title: 'One group a turn',
    text: 'Every turn its player takes all three tokens of one group in the middle, exactly once.',
  },
  'turn-place-all': {
    title: 'Place all three',
    text: 'All tokens taken are placed on the own board in the same turn, in any order.',
  },
  'turn-any-order': {
    title: 'In any order',
    text: 'Taking an animal and placing cubes may happen before, between and after placing tokens.',
  },
  'turn-refill': {
    title: 'Refilling',
    text: 'At the end of a turn the empty group is filled from the pouch and the offer from the deck.',
  },
  'token-from-hand': { title: 'Only what was taken', text: 'Only tokens taken this turn can be placed.' },
  'token-stacking': {
    title: 'What stacks on what',
    text: 'Any token may lie on an empty space. Gray goes on one or two gray; brown on one brown; green on one or two brown; red on one gray, brown or red. Water and fields stay flat, and nothing goes below a token.',
  },
  'token-never-on-cube': {
    title: 'Closed by a cube',
    text: 'No token is placed on a space with a cube, nor below a cube.',
  },
  'card-from-display': { title: 'From the offer', text: 'Animals are taken from the open cards only.' },
  'card-once-a-turn': {
    title: 'One animal a turn',
    text: 'At most one animal card is taken in a turn. It gets its cubes at once.',
  },
  'card-hand-limit': {
    title: 'Four cards',
    text: 'Nobody holds more than four unfinished cards, and none can be thrown away.',
  },
  'card-at-once': { title: 'At once', text: 'A card taken this turn may place cubes in the same turn.' },
  'card-complete-frees-slot': {
    title: 'Complete cards',
    text: 'When its last cube is placed, a card is complete and makes room at once. It still scores.',
  },
  'card-deck-empty': { title: 'No more animals', text: 'When the deck is empty the offer simply gets shorter.' },
  'cube-from-held-card': {
    title: 'Cubes come from cards',
    text: 'A cube is placed from a card in front of its player that still has one.',
  },
  'cube-free-target': {
    title: 'One cube a space',
    text: 'The space for the cube must be free of cubes. The other spaces of the habitat may carry some.',
  },
  'cube-stays': { title: 'Cubes stay', text: 'A cube remains, also when later tokens change the habitat around it.' },
  'cube-unlimited': { title: 'Enough cubes', text: 'Cubes do not run out.' },
  'habitat-rotations': {
    title: 'Turned as one likes',
    text: 'The whole pattern of the card must lie on the own board; it may be turned in any of six directions.',
  },
  'habitat-exact-heights': {
    title: 'Exact heights',
    text: 'Each space of the pattern shows exactly what is printed; trees and mountains have just that height.',
  },
  'habitat-building': {
    title: 'Buildings',
    text: 'A building is a red token on exactly one other token: gray, brown or red.',
  },
  'habitat-shared': {
    title: 'Shared habitats',
    text: 'A token may be part of any number of habitats, also of several for the same card.',
  },
  'spirit-in-hand': {
    title: 'A spirit is a card',
    text: 'Until its cube is placed, the spirit counts among the four cards.',
  },
  'end-pouch': {
    title: 'The pouch is empty',
    text: 'When the pouch is empty and a group would have to be filled, the last round has begun.',
  },
  'end-full-board': {
    title: 'A full board',
    text: 'When somebody ends a turn with two free spaces or fewer, the last round has begun.',
  },
  'end-equal-turns': {
    title: 'Equal turns',
    text: 'The round is finished, so that everybody has had equally many turns.',
  },
  'end-nothing-more': {
    title: 'The end',
    text: 'After the last round nothing is placed any more; the boards are scored.',
  },
  'score-trees': {
    title: 'Trees',
    text: 'A tree scores 1, 3 or 7 points for height 1, 2 or 3. A trunk without leaves scores nothing.',
  },
  'score-mountains': {
    title: 'Mountains',
    text: 'A mountain scores 1, 3 or 7 points for height 1, 2 or 3, if another mountain is beside it.',
  },
  'score-fields': { title: 'Fields', text: 'Each group of two or more connected yellow tokens scores 5 points.' },
  'score-buildings': {
    title: 'Scoring buildings',
    text: 'A building scores 5 points if the top tokens around it show at least three different colours.',
  },
  'score-water': {
    title: 'Water',
    text: 'Water scores by the side of the board: the best river on side A, islands on side B.',
  },
  'river-length': {
    title: 'How long a river is',
    text: 'A river is as long as the longest of the shortest ways between two of its tokens. Lengths 1 to 6 score 0, 2, 5, 8, 11, 15 points, each further token 4 more.',
  },
  'river-loops': {
    title: 'Rings of water',
    text: 'The table decides before the game: a closed ring counts like any river, or with all of its tokens. In the second case four tokens in a rhombus are a ring too.',
  },
  'score-islands': {
    title: 'Islands',
    text: 'On side B each connected area that water cuts off scores 5 points; empty spaces belong to it.',
  },
  'score-animal': {
    title: 'Animals',
    text: 'Each card, complete or not, scores the highest number that its cubes have uncovered; without a placed cube, nothing.',
  },
  'score-spirit': {
    title: 'The spirit',
    text: 'The spirit scores what its card says, if its cube stands on the board.',
  },
  'tie-cubes': { title: 'Equal points', text: 'With equal points whoever has placed more cubes wins.' },
  'tie-spirit-cube': {
    title: 'The spirit’s cube',
    text: 'The spirit’s cube counts among them, unless the table has agreed otherwise.',
  },
  'tie-shared': { title: 'Still equal', text: 'If that is equal too, the victory is shared.' },
  'solo-setup': {
    title: 'Solo: set-up',
    text: 'A single player has three groups in the middle and three animals on offer.',
  },
  'solo-remove': {
    title: 'Solo: left-over tokens',
    text: 'After each turn the tokens left in the middle go out of the game and the groups are filled anew.',
  },
  'solo-swap': {
    title: 'Solo: replacing an animal',
    text: 'After a turn without taking an animal, one open card may be replaced.',
  },
  'solo-last-turn': {
    title: 'Solo: the last tokens',
    text: 'When only three tokens are left, one group is filled and one more turn is played.',
  },
  'solo-suns': {
    title: 'Solo: suns',
    text: 'Points are turned into suns; side A, and playing without a spirit or with one that counts groups, add some.',
  },
};

/** As version 1 of the rules had it. */
export const older: HarmoniesWords['older'] = {
  1: {
    'river-loops': {
      title: 'Rings of water',
      text: 'The table decides before the game: a closed ring counts like any river, or with all of its tokens.',
    },
  },
};
