// Our own stories: fifteen chapters of a year in a town that the Hedge Post would like to see fail.
import type { Stories } from './team.ts';

export const chapters: Stories['chapters'] = [
  {
    title: 'First Headlines',
    story:
      'The Hedge Post has a new reporter, and she has found her subject: a hare and a tortoise who want to build a town together. “Three feasts before the year is out? Hardly.” Well then.',
  },
  {
    title: 'Rich Fields',
    story:
      'Nobody writes about full barns. All the better: while Odette hunts for scandals, the fields are ploughed and the roads are walked.',
  },
  {
    title: 'Four Feasts',
    story:
      'A town is known by how it celebrates. The lanterns are hung, the drums are tuned, and two skunks with notebooks stand right in front of the stage.',
  },
  {
    title: 'Each a Share',
    story:
      'Today’s paper says that one of you does all the work. It does not say which one. Prove to everybody that both of you can host a feast.',
  },
  {
    title: 'Narrow Lanes',
    story:
      'Word gets round that there is room here. Carts are stuck on every farm track, and still more neighbours arrive. Build, and build close.',
  },
  {
    title: 'Full Houses',
    story: 'The paper claims that nobody wants to live here. So let every lamp be lit before the leaves fall.',
  },
  {
    title: 'Short Days',
    story:
      'Skunks sit along the whole path and ask everybody for a statement. Half the day is gone before anything is done. Waste none of the other half.',
  },
  {
    title: 'Early Start',
    story:
      'For once you want to be quicker than the press: the first feast shall be over before Odette has sharpened her pencil.',
  },
  {
    title: 'Thrifty Times',
    story:
      'The bridge is closed, and nothing goes from one bank to the other. Each of you keeps house alone, and something must be left in the larder.',
  },
  {
    title: 'Workshop and Hearth',
    story:
      'A house without guests is a shed, a guest without a house is wet. Keep the two in step, and mind that timber is dear this year.',
  },
  {
    title: 'City of Colours',
    story: '“Grey”, writes Odette, “is all I see.” Before the summer ends she shall need every pencil she owns.',
  },
  {
    title: 'Pomp and Glory',
    story:
      'The King has announced himself, with everybody who likes to stand near a king. Silver is polished, and three skunks have got hold of an invitation.',
  },
  {
    title: 'Iron Purse',
    story:
      'The tax collector of the Hedge Post counts every leaf. Keep the gardens small and the cash box heavy, and give nothing out of your hands.',
  },
  {
    title: 'Besieged Press Office',
    story:
      'The whole editorial office has moved in next door. They watch every letter that you draw, and time runs faster under their eyes.',
  },
  {
    title: 'The Last Word',
    story:
      'The year’s last issue lies open on the desk, and its front page is still empty. Four feasts and the great Faire: then you write the headline.',
  },
];

export const challenges: Stories['challenges'] = [
  { title: 'No Harvest', text: 'Win with no green card in your city.' },
  { title: 'No Guests', text: 'Win with no red card in your city.' },
  { title: 'Modesty', text: 'Win with at most 1 purple card.' },
  { title: 'Wild Meadow', text: 'Win with at most 6 constructions.' },
  { title: 'Quiet Walls', text: 'Win with at most 6 critters.' },
  { title: 'Five Lanes', text: 'Win with at least 3 cards of every colour.' },
  { title: 'No Favours', text: 'Win without ever using an occupied token.' },
  { title: 'Year of Feasts', text: 'Win with at least 4 completed events.' },
  { title: 'Empty Pockets', text: 'Win with at most 1 resource left in each supply.' },
  { title: 'Landslide', text: 'Win by 15 points or more.' },
];

export const news: Stories['news'] = {
  'gn-01': { title: 'Old Made New', text: 'Look through the discard pile; each of you may take 1 card from it.' },
  'gn-02': { title: 'Neighbourly Gift', text: 'Each of you gains 1 resource of any kind.' },
  'gn-03': { title: 'Reading Matter', text: 'Each of you draws 2 cards.' },
  'gn-04': { title: 'Meadow Walk', text: 'Each of you takes 1 card from the meadow.' },
  'gn-05': { title: 'False Trail', text: 'Move 1 skunk to a free space of the same area.' },
  'gn-06': { title: 'Deadline', text: 'Remove 1 skunk until the season ends.' },
  'gn-07': { title: 'Time Stands Still', text: 'Turn Sun or Moon back by 1 free field.' },
  'gn-08': { title: 'Rooms to Let', text: 'Each of you gains 1 occupied token.' },
  'gn-09': { title: 'Generous Donor', text: 'In your turn, the card you play costs 3 resources less.' },
  'gn-10': { title: 'Busy Paws', text: 'Use up to 3 green cards of the city.' },
  'gn-11': { title: 'Exclusive Interview', text: 'This turn your worker may share a place or an event with a skunk.' },
  'gn-12': { title: 'Words of Praise', text: 'Gain 3 point tokens.' },
  'gn-13': { title: 'Well Rested', text: 'One of you takes back 1 placed worker.' },
  'gn-14': { title: 'New River Bed', text: 'Replace both river tiles.' },
  'gn-15': { title: 'Open House', text: 'This turn you may give away any number of things.' },
  'gn-16': { title: 'Fresh Breeze', text: 'Clear away any number of meadow cards; new ones take their place.' },
  'gn-17': {
    title: 'Glimpse of Tomorrow',
    text: 'Look at 6 cards of the deck; each of you keeps 1, the rest is discarded.',
  },
  'gn-18': { title: 'Kind Report', text: 'This turn the minimum of 1 event is 2 lower, but never below one of each.' },
  'gn-19': { title: 'Change of Plan', text: 'Swap 1 open event for another of its letter.' },
  'gn-20': { title: 'Basket and Cart', text: 'One of you gains 2 berries, the other 2 twigs.' },
  'gn-21': { title: 'Stone and Resin', text: 'One of you gains 1 pebble, the other 1 resin.' },
  'gn-22': { title: 'Double Opening', text: 'After your action, play 1 more card at its full price. No marker moves.' },
  'gn-23': {
    title: 'House-warming',
    text: 'Play 1 critter for no berries if a construction of its colour is in the city.',
  },
  'gn-24': { title: 'Free Choice', text: 'This turn you may play any card of the meadow.' },
  'gn-25': { title: 'Flea Market', text: 'Each of you may turn up to 2 hand cards into 1 resource of any kind each.' },
};
