import type { BoardProps, Screen } from './screen.ts';

/** What a board gets that is only looked at: nothing on it is lit, and nothing can be pressed. */
export const STILL = {
  targets: new Map(),
  pick: () => {},
  point: () => {},
  pointed: null,
  preview: null,
  lifted: null,
  ceremony: null,
  marked: new Set(),
  brings: null,
} as const satisfies Omit<BoardProps, 'position' | 'seat' | 'size'>;

type StillProps = Pick<BoardProps, 'position' | 'seat' | 'size'> &
  Partial<Pick<BoardProps, 'ceremony' | 'marked'>> & { readonly screen: Screen };

/** A board to look at. */
export function StillBoard({ screen: { Board }, ...shown }: StillProps) {
  return <Board {...STILL} {...shown} />;
}
