// Glade, the example game: the smallest one that needs every part of the contract. A round: all at once, each player
// stores a hand card openly (its points) or buries one face down (a berry), and hands in; then in turn each draws a
// card unseen or rolls for berries. A drawn owl is laid open and may rob a berry. An empty deck takes the buried cards.

export const SEATS = { min: 2, max: 4 } as const;

/** What an edition may hold. */
export const FEWEST_CARDS = 20;
export const MOST_CARDS = 60;
export const MOST_ROUNDS = 9;
export const MOST_HAND = 5;
export const MOST_DIE = 6;
export const MOST_VALUE = 99;

/** Where a card lies: the deck, then a hand, a store and a buried pile for each seat. */
export const DECK = 0;
export const HAND = 1;
export const STORE = HAND + SEATS.max;
export const BURIED = STORE + SEATS.max;

/** No owl waits. */
export const NO_ROBBER = -1;
