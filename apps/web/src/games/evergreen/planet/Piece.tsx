import { parsePlace } from '@sunglade/grid';
import { pieceSymbol } from '../symbols.ts';
import { FOOT, heightOf } from './shadows.ts';

/** Sprouts and bushes, small trees, big trees. Mass tells big from small, not height, so that nothing is hidden behind. */
const WIDTHS = [104, 118, 109] as const;

/** A piece on its space, whose middle is 0, 0. */
export function Piece({
  piece,
  place,
  class: name,
  ...rest
}: {
  readonly piece: string;
  readonly place: string;
  readonly class: string;
  readonly 'data-target'?: string;
}) {
  const [row, column] = parsePlace(place) ?? [0, 0];
  const symbol = pieceSymbol(piece, row, column);
  if (!symbol) return null;
  if (piece === 'L') return <use class={name} href={`#${symbol}`} x="-48" y="-46" width="96" height="96" {...rest} />;
  const width = WIDTHS[heightOf(piece)] ?? 104;
  const height = width * 1.12;
  return (
    <use
      class={name}
      href={`#${symbol}`}
      x={-width / 2}
      y={FOOT - (height * 96) / 112}
      width={width}
      height={height}
      {...rest}
    />
  );
}
