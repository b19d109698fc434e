import { useMemo } from 'preact/hooks';
import { habitatsOf } from '../board/habitat.ts';
import { contentOf, playerOf, type Table } from '../table.ts';

/** On how many spaces a card fits now, and on how many it lacks one token. */
export function useFits(
  position: Table,
  seat: number,
  card: string,
): { readonly stands: number; readonly lacks: number } {
  const spaces = playerOf(position, seat)?.spaces;
  const content = contentOf(position);
  return useMemo(() => {
    const { stands, lacks } = habitatsOf(content, spaces ?? [], card);
    return { stands: stands.length, lacks: new Set(lacks.map(({ target }) => target)).size };
  }, [content, spaces, card]);
}
