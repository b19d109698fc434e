// Positions for tests: what only a team's table has.
import type { Content } from '../content/tables.ts';
import {
  DECK_SIZE,
  EVENTS_DONE,
  EVERYBODY,
  GONE,
  HELD,
  HER_POINTS,
  HER_ROW,
  MOON,
  OWN_CITIES,
  SIGNPOST,
  SUN,
  TOWN,
  WATCHES,
} from '../state/layout.ts';
import type { State } from '../state.ts';
import { SIGNPOST_FIELD, SKUNK_SPACES } from '../terms.ts';
import { NEWS_IDS } from './content.ts';
import { HERS } from './opponent.ts';
import { setSkunk } from './skunks.ts';

export interface TeamScene {
  /** Spaces by name: `event-2`, `path-0`, `farm-1`. */
  readonly skunks?: readonly string[];
  readonly watches?: number;
  /** Good news that are held, by id. */
  readonly news?: readonly string[];
  /** Events of the opponent, her cards and points. */
  readonly hers?: { readonly events?: readonly string[]; readonly cards?: readonly string[]; readonly points?: number };
}

/** One city for both; nobody stands anywhere but where the scene says. */
export function layTeam(c: Content, s: State, { skunks = [], watches = 0, news = [], hers = {} }: TeamScene): void {
  s.table[OWN_CITIES] = 0;
  for (const name of skunks) {
    const space = SKUNK_SPACES.findIndex((one) => one === name);
    if (space < 0) throw new Error(`no space ${name}`);
    setSkunk(s, space, true);
  }
  s.table[WATCHES] = watches;
  s.table[SIGNPOST] = [s.table[SUN], s.table[MOON]].includes(SIGNPOST_FIELD) ? 1 : 0;
  s.news.fill(GONE);
  for (const id of news) s.news[NEWS_IDS.indexOf(id)] = HELD;
  s.town[EVENTS_DONE]! += s.town[TOWN + EVENTS_DONE]!;
  s.town[TOWN + EVENTS_DONE] = 0;
  s.table[HER_POINTS] = hers.points ?? 0;
  for (const id of hers.events ?? []) s.eventBy[c.events.findIndex((event) => event.id === id)] = HERS;
  for (const name of hers.cards ?? []) takeFromDeck(s, c.names.indexOf(name));
}

/** Her cards come out of the deck. */
function takeFromDeck(s: State, card: number): void {
  const size = s.table[DECK_SIZE]!;
  const at = s.deck.indexOf(card);
  if (at < 0 || at >= size) throw new Error('not in the deck');
  s.deck.copyWithin(at, at + 1, size);
  s.table[DECK_SIZE] = size - 1;
  s.zone[card] = HER_ROW;
  s.seen[card] = EVERYBODY;
}
