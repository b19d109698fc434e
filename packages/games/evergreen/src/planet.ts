// A planet as rows of letters: how it stands in views, positions and drawings.
import type { Content } from './content.ts';
import { NO_SPACE, PIECES } from './terms.ts';

/** Planet rows in the letters of the rules: `.` no space, `x` crevice, `_` empty, p S B b L. */
export type Planet = readonly string[];

export function planetRows(content: Content, cells: Uint8Array, from = 0): string[] {
  const { board } = content;
  const rows: string[] = [];
  for (let row = 0; row < board.rows; row++) {
    let text = '';
    for (let column = 0; column < board.columns; column++) {
      const space = board.at(row, column);
      text += space < 0 ? NO_SPACE : PIECES[cells[from + space]!]!;
    }
    rows.push(text);
  }
  return rows;
}

export function readPlanet(content: Content, planet: Planet, cells: Uint8Array, from = 0): void {
  for (const [space, [row, column]] of content.board.places.entries())
    cells[from + space] = (PIECES as readonly string[]).indexOf(planet[row]?.[column] ?? '');
}
