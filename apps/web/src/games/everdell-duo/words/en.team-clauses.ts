import type { TeamClauses } from './team.ts';

export const teamClauses: TeamClauses = {
  'team-setup': {
    title: 'Together',
    text: 'Both of you build one city. The Journey is left out; skunks take spaces on the board. Alone, one person plays both animals, each with its own hand and supply.',
  },
  'team-shared-city': {
    title: 'What is shared',
    text: 'City, point tokens and events belong to the team. Hand, resources, occupied tokens and workers stay each player’s own, and so does every payment. Visiting a red card brings nobody a point.',
  },
  'team-reactions': {
    title: 'Whom effects serve',
    text: 'Green and brown cards serve whoever played them, blue ones the player whose turn it is; what reacts to the other player serves the partner. Outside of a turn the team names somebody.',
  },
  'team-benefits': {
    title: 'Gifts of the season',
    text: 'The player who begins proposes who gets each gift of the season, for production card by card: one of you, or nobody. Then they are carried out in the order of the tile.',
  },
  'team-hand-back': {
    title: 'Handing back',
    text: 'The partner agrees or hands the proposal back, once. Whoever handed it back then decides alone.',
  },
  'team-events-minimum': {
    title: 'Events together',
    text: 'Nothing is compared: where an event asks for more than the other player, its minimum grows by one for each skunk at the events instead, and there must be at least one of each thing. Cards of the city are counted together, hand and supply are those of whoever completes it.',
  },
  'skunks-rolled': {
    title: 'Skunks',
    text: 'At the beginning of every season a die is thrown for each skunk: at the events, on the path, on river and farms. The signpost stays free.',
  },
  'skunks-collide': {
    title: 'Two skunks on one space',
    text: 'Where a skunk stands already, the new one goes on to the next space of its area, and from the last to the first.',
  },
  'skunks-block-path': {
    title: 'Skunks on the path',
    text: 'Sun and Moon skip fields with a skunk, so the season is shorter. Both begin on the first free field. A card between two such fields can be taken, but not played from the meadow.',
  },
  'skunks-close-places': {
    title: 'Closed by a skunk',
    text: 'No worker goes where a skunk stands, unless an effect allows occupied places.',
  },
  'exchange-tile': {
    title: 'The exchange',
    text: 'Once in your turn you may put a resource, an occupied token or a hand card on the tile between you. It belongs to nobody until your partner’s next turn begins; then it is theirs. What lies there at the end goes to the partner before anything is counted.',
  },
  'exchange-limited': {
    title: 'Only from the signpost',
    text: 'In some chapters something can be given only if Sun or Moon stood on the signpost when your turn began; in others not at all.',
  },
  'watch-turns-back': {
    title: 'The pocket watch',
    text: 'Whoever’s turn it is may turn back Sun or Moon to the next free field on the left, at any decision of the turn. The season lasts one turn longer. A watch works once.',
  },
  'news-keep-one': {
    title: 'Good news',
    text: 'After winter’s gifts three good news are shown. The hares’ player proposes which one to keep. On hard only one may be held: an old one is kept instead of a new one, or given up.',
  },
  'news-once': {
    title: 'Once only',
    text: 'Good news are used once, by the player whose turn it is, and then they are gone.',
  },
  'news-moments': {
    title: 'The right moment',
    text: 'Good news can be used at any decision of your turn, unless they change your action or follow it; never inside other good news, and never without effect.',
  },
  'news-skunks': {
    title: 'Moving a skunk',
    text: 'A skunk stays in its area and goes only to a space where nobody and nothing stands, nor to the signpost. One that was removed comes back with the next season.',
  },
  'news-events': {
    title: 'Changing an event',
    text: 'Only minimums of events that add things up can be lowered, and only events with a letter can be replaced.',
  },
  'team-score': {
    title: 'Points of the team',
    text: 'Printed points, purple cards, point tokens and events count once, for both. A purple card that looks at one player’s hand or supply looks at the better one.',
  },
  'team-goals': {
    title: 'Goals',
    text: 'A goal with a date must hold at some moment up to the end of that season, and then stays reached. All others are looked at when the game is over, after the exchange was emptied.',
  },
  'team-win': {
    title: 'Winning together',
    text: 'You win with every goal reached and at least the points of the chapter.',
  },
  'opponent-season': {
    title: 'Odette’s season',
    text: 'At the end of a season, before the workers come home, Odette takes the card with the most points beside each skunk on the path, from left to right. Then she throws a die for columns and takes the better card of each; on a tie the left one, then the upper one. From spring on she claims an event with a skunk, the lowest slot first. Last come points, and one more for each skunk on farms and river.',
  },
  'opponent-score': {
    title: 'What Odette counts',
    text: 'Her cards count their printed points, and two for each colour among them; then her events, her points, and the bonus of her level.',
  },
  'challenge-win': {
    title: 'Winning a challenge',
    text: 'You win with more points than Odette, if the promise of the challenge holds at the end. A step that breaks it stays allowed.',
  },
};
