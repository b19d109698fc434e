// A state as text, for tests and bug reports: the board first, then both players.
import { partsOf } from './parts.ts';
import { HELD } from './state/layout.ts';
import type { Bound, State } from './state.ts';
import { NEWS_IDS } from './team/content.ts';
import type { OpenTeam } from './team/parts.ts';
import { skunkSpaces } from './team/skunks.ts';
import { ANIMALS, COLUMNS, RESOURCES, SEASONS, SKUNK_SPACES } from './terms.ts';

/** Skunks, watches, good news, what lies on the tile, and the opponent. */
function drawTeam(s: State, { watches, news, gifts, opponent }: OpenTeam): string {
  const held = NEWS_IDS.filter((_, i) => news[i] === HELD);
  const skunks = skunkSpaces(s).map((space) => SKUNK_SPACES[space]);
  return [
    `skunks ${skunks.join(' ')}`,
    `watches ${watches} news ${held.join(' ')}`,
    `tile for ${gifts.to}: ${gifts.things.join(' ')} and ${gifts.cards.length} cards`,
    `opponent ${opponent.score} with ${opponent.cards.length} cards`,
  ].join('\n');
}

export function draw(b: Bound, s: State): string {
  const c = b.content;
  const { open, own } = partsOf(b, s);
  const card = (index: number): string => (index < 0 ? '.' : (c.names[index] ?? '?'));
  const row = (from: number): string =>
    open.meadow
      .slice(from, from + COLUMNS)
      .map(card)
      .join(' ');
  const path = Array.from(
    { length: COLUMNS + 1 },
    (_, i) => (i === open.sun ? 'S' : '') + (i === open.moon ? 'M' : ''),
  );
  const lines = [
    `${SEASONS[open.season]} turn ${open.turn} acting ${open.acting}`,
    row(0),
    path.map((field) => field || '-').join(' '),
    row(COLUMNS),
    `river ${open.river.map((tile) => c.edition.rivers[tile]?.id ?? '?').join(' ')}`,
    `events ${open.slots.map((event) => c.events[event]?.id ?? '.').join(' ')}`,
    `deck ${open.deck} discard ${open.discard.size}`,
  ];
  if (open.team) lines.push(drawTeam(s, open.team));
  for (const [i, seat] of open.seats.entries()) {
    const town = open.towns[i];
    const resources = RESOURCES.map((kind, k) => `${seat.resources[k]} ${kind}`).join(' ');
    const marks = (one: { readonly charges: number; readonly token: boolean }): string =>
      (one.charges > 0 ? `+${one.charges}` : '') + (one.token ? '*' : '');
    lines.push(
      `${ANIMALS[i === open.hare ? 0 : 1]}: ${resources} ${seat.occupied} occupied ${town?.points ?? 0} points`,
      `  hand ${(own[i]?.hand ?? []).map(card).join(' ')}`,
      `  city ${(town?.cards ?? []).map((one) => card(one.card) + marks(one)).join(' ')}`,
      `  workers ${seat.workers.map((place) => (place < 0 ? 'home' : c.placeNames[place])).join(' ')}`,
      `  events ${open.eventBy.flatMap((by, event) => (by === i + 1 ? [c.events[event]?.id] : [])).join(' ')}`,
    );
  }
  return lines.join('\n');
}
