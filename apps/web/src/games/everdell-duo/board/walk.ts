import { COLUMNS } from '@sunglade/everdell-duo';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** One step in the meadow, across or to the other row. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** The next space in that direction, or null at the edge. */
export function nextSpace(space: number, key: string): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const next = space + step;
  const sameRow = Math.floor(next / COLUMNS) === Math.floor(space / COLUMNS);
  return next < 0 || next >= 2 * COLUMNS || (Math.abs(step) === 1 && !sameRow) ? null : next;
}

/** Arrows go from card to card of the meadow; gaps are passed over. */
export function useWalk(meadow: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      const spaces = [...(meadow.current?.querySelectorAll('.ed-row > li') ?? [])];
      const from = spaces.findIndex((one) => event.target instanceof Node && one.contains(event.target));
      if (from < 0) return;
      for (let space = nextSpace(from, event.key); space !== null; space = nextSpace(space, event.key)) {
        const card = spaces[space]?.querySelector('button');
        if (!card) continue;
        event.preventDefault();
        card.focus();
        return;
      }
    };
    const element = meadow.current;
    element?.addEventListener('keydown', walk);
    return () => element?.removeEventListener('keydown', walk);
  }, [meadow]);
}
