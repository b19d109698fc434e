import type { Json } from '@sunglade/core';
import { evergreen, type Open } from '@sunglade/evergreen';
import type { LessonTable } from '../../../learn/lesson-table.ts';
import { walk } from '../../../learn/testing.ts';
import { book } from './book.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { POSITIONS } from './positions.ts';

/** Plants and water: p sprout, S small tree, B big tree, b bush, L lake. */
const PIECES = 'pSBbL';

function describe(table: LessonTable): Json {
  const open = table.open as unknown as Open;
  const planet = open.players[0]?.planet ?? [];
  const { card = null } = open.players[0]?.turn ?? {};
  return {
    season: open.season,
    round: open.round,
    phase: open.phase,
    sun: open.sun,
    row: [...open.row],
    card,
    cells: Object.fromEntries(
      planet.flatMap((row, r) =>
        Array.from(row).flatMap((cell, c) => (PIECES.includes(cell) ? [[`${r},${c}`, cell]] : [])),
      ),
    ),
    fertility: Object.fromEntries(Object.entries(open.fertility).filter(([, icons]) => icons > 0)),
    levels: Object.fromEntries(Object.entries(open.players[0]?.levels ?? {}).filter(([, level]) => level > 0)),
  };
}

walk({
  game: evergreen,
  book,
  texts: { en, de, fr },
  positions: POSITIONS,
  describe,
  // A card is lifted before it is taken; ending a turn with something left is asked about.
  presses: (step) => (step.startsWith('take') || step === 'done' ? 2 : 1),
});
