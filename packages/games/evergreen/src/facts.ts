// What a page needs to say why a step is refused: the space and what is there, the card in play, what was chosen.
import { type Bound, CARD, CHOSEN, NEW_LAKE, type State, seatAt } from './layout.ts';
import { ACTIONS, BIOMES, PIECES } from './terms.ts';

export function factsOf(b: Bound, { data, cells }: State, seat: number, step: number): Record<string, number | string> {
  const { content } = b;
  const { action, plant } = b.steps.first;
  if (step < action) return { slot: step + 1 };
  const at = seatAt(seat);
  const { id, power } = content.cards[data[at + CARD]!]!;
  const facts: Record<string, number | string> = { card: id, power };
  if (data[at + CHOSEN]! >= 0) facts.action = ACTIONS[data[at + CHOSEN]!]!;
  if (step < plant) return facts;
  const space = (step - plant) % content.size;
  facts.space = content.places[space]!;
  facts.piece = PIECES[cells[seat * b.stride + space]!]!;
  const biome = content.biomeOf[space]!;
  if (biome >= 0) facts.biome = BIOMES[biome]!;
  if (data[at + NEW_LAKE]! >= 0) facts.lake = content.places[data[at + NEW_LAKE]!]!;
  return facts;
}
