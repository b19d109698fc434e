import { PICTURES } from './pictures.ts';
import type { HarmoniesWords } from './words.ts';

export const guide: HarmoniesWords['guide'] = [
  {
    title: 'What it is about',
    text: 'Everybody stacks tokens into a landscape of their own: trees, mountains, fields, water and buildings. The landscape scores, and so do the animals that find the place they want to live in. Most points win.',
    picture: PICTURES.goal,
  },
  {
    title: 'Take three, place three',
    text: 'On your turn take one group of three tokens from the middle and place all of them on your board, each on an empty space or on top of a token it fits on.',
    picture: PICTURES.group,
  },
  {
    title: 'Stack them',
    text: 'Green goes on the ground or on one or two brown trunks and makes a tree. Gray goes on gray, three high at most. Red on one gray, brown or red token is a building. Yellow and blue stay on the ground, and nothing goes on top of them.',
    picture: PICTURES.stack,
  },
  {
    title: 'Height counts',
    text: 'Trees bring 1, 3 or 7 points for their height. So do mountains, but only beside another mountain.',
    picture: PICTURES.heights,
  },
  {
    title: 'Fields, buildings, water',
    text: 'Two or more fields side by side bring 5 points. A building brings 5 if three colours lie around it. On side A your longest river counts, on side B the islands that water cuts off.',
    picture: PICTURES.others,
  },
  {
    title: 'Invite an animal',
    text: 'Once a turn you may take an animal card. You hold up to four at a time; a finished one makes room for the next.',
    picture: PICTURES.animals,
  },
  {
    title: 'Give it a home',
    text: 'Where your landscape shows what the card shows, turned any way and with exactly these heights, put a cube of that card. Each cube uncovers a higher number. Nothing can be stacked on a space with a cube.',
    picture: PICTURES.cubes,
  },
  {
    title: 'The end',
    text: 'When the pouch runs dry, or somebody has two free spaces or fewer, the round is played to its end. Then landscapes and animals are added up.',
    picture: PICTURES.end,
  },
];

export const chapters: HarmoniesWords['chapters'] = [
  { from: 'setup-central-board', title: 'Set-up' },
  { from: 'turn-order', title: 'Your turn' },
  { from: 'token-from-hand', title: 'Tokens and stacks' },
  { from: 'card-from-display', title: 'Animal cards' },
  { from: 'cube-from-held-card', title: 'Cubes and habitats' },
  { from: 'end-pouch', title: 'The last round' },
  { from: 'score-trees', title: 'Scoring' },
  { from: 'tie-cubes', title: 'Ties' },
  { from: 'solo-setup', title: 'Solo' },
];
