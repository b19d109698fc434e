import type { Json } from '@sunglade/core';
import { harmonies, type Open } from '@sunglade/harmonies';
import type { LessonTable } from '../../../learn/lesson-table.ts';
import { walk } from '../../../learn/testing.ts';
import { contentOf } from '../table.ts';
import { book } from './book.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { POSITIONS } from './positions.ts';

function describe(table: LessonTable): Json {
  const open = table.open as unknown as Open;
  const { places } = contentOf(table);
  const { spaces = [], held = [] } = open.players[0] ?? {};
  return {
    board: Object.fromEntries(
      spaces.flatMap(({ stack }, i) => (stack.length > 0 ? [[places[i] ?? '', [...stack]]] : [])),
    ),
    cards: Object.fromEntries(held.map(({ card, cubes }) => [card, cubes])),
    central: open.central.map((group) => [...group]),
    display: [...open.display],
  };
}

walk({
  game: harmonies,
  book,
  texts: { en, de, fr },
  positions: POSITIONS,
  describe,
  // A token or an animal is chosen before its space.
  presses: (step) => (/^(place|cube) /.test(step) ? 2 : 1),
});
