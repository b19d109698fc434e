// The keyboard's way over a board.
import type { Content } from '@sunglade/harmonies';

/** The row in which a space is counted: half a hex lower in every second column. */
const rowOf = ({ q, r }: { readonly q: number; readonly r: number }): number => r + Math.floor(q / 2);

/**
 * The space a key leads to, or null if the key does not move. Up and down go along a column, left and right to the space
 * beside in the same row, or the nearest one; Home and End go to the ends of a row, Page Up and Page Down through the
 * spaces where something can be done.
 */
export function nextSpace(
  { board }: Content,
  from: number,
  key: string,
  isLit: (space: number) => boolean,
): number | null {
  const here = board.spaces[from];
  if (!here) return null;
  const inColumn = (q: number): number[] => [...board.spaces.keys()].filter((space) => board.spaces[space]?.q === q);
  const nearest = (q: number): number =>
    inColumn(q).reduce((best, space) => (best < 0 || away(space) < away(best) ? space : best), -1);
  const away = (space: number): number => Math.abs(rowOf(board.spaces[space] ?? here) - rowOf(here));
  const stay = (space: number): number => (space < 0 ? from : space);
  switch (key) {
    case 'ArrowUp':
      return stay(board.at({ q: here.q, r: here.r - 1 }));
    case 'ArrowDown':
      return stay(board.at({ q: here.q, r: here.r + 1 }));
    case 'ArrowLeft':
      return stay(nearest(here.q - 1));
    case 'ArrowRight':
      return stay(nearest(here.q + 1));
    case 'Home':
    case 'End': {
      const columns = board.spaces.map(({ q }) => q);
      return stay(nearest(key === 'Home' ? Math.min(...columns) : Math.max(...columns)));
    }
    case 'PageDown':
    case 'PageUp': {
      const lit = [...board.spaces.keys()].filter(isLit);
      const next =
        key === 'PageDown'
          ? (lit.find((space) => space > from) ?? lit[0])
          : (lit.findLast((space) => space < from) ?? lit.at(-1));
      return next ?? from;
    }
    default:
      return null;
  }
}
