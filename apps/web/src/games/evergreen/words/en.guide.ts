import { PICTURES } from './pictures.ts';
import type { EvergreenWords } from './words.ts';

export const guide: EvergreenWords['guide'] = [
  {
    title: 'What it is about',
    text: 'Everybody turns a bare planet green. Trees in the light and one large forest give points in every season, big trees on fertile ground give more at the end. Most points win.',
    picture: PICTURES.goal,
  },
  {
    title: 'Take a card',
    text: 'Each round everybody takes one card from the row. It says in which biome you may work, and offers a power. The card that nobody takes matters too: its blossoms make a biome more fertile, its aridity takes some of that away.',
    picture: PICTURES.card,
  },
  {
    title: 'Plant and grow',
    text: 'Choose one of four actions: plant three sprouts, grow two plants, do one of each, or do a single thing in any biome. A sprout grows into a small tree, a small tree into a big one.',
    picture: PICTURES.grow,
  },
  {
    title: 'Use your power',
    text: 'Before or after the action you may use the power of your card, anywhere on the planet: more sprouts, taller trees, bushes, lakes that make their neighbours grow, or points at once. Every time you use one, it gets stronger.',
    picture: PICTURES.powers,
  },
  {
    title: 'Mind the shadows',
    text: 'When a season ends, the sun shines from its side. A lit small tree gives 1 point, a lit big tree 2. A small tree throws a shadow one space long, a big one two; a tree in the shadow of one as high or higher gets nothing.',
    picture: PICTURES.light,
  },
  {
    title: 'Let a forest grow together',
    text: 'Your biggest group of trees and bushes, side by side, gives 1 point for each of them, every season. So you want trees close together, and yet not in each other’s shadow.',
    picture: PICTURES.forest,
  },
  {
    title: 'Four seasons',
    text: 'Spring has five rounds, summer four, autumn three, winter two, and each season the sun moves on to the next side. After winter every big tree counts the fertility of its biome once more.',
    picture: PICTURES.year,
  },
];

export const chapters: EvergreenWords['chapters'] = [
  { from: 'setup-empty-planet', title: 'Set-up' },
  { from: 'seasons-and-rounds', title: 'Rounds and drafting' },
  { from: 'leftover-fertility', title: 'The card left over' },
  { from: 'actions-at-the-same-time', title: 'Actions' },
  { from: 'grow-one-stage', title: 'Plants and spaces' },
  { from: 'power-optional', title: 'Powers' },
  { from: 'light-points', title: 'Light and shadow' },
  { from: 'forest-biggest', title: 'Forests' },
  { from: 'season-change', title: 'Seasons and the end' },
  { from: 'solo-opponent-drafts', title: 'Solo' },
];
