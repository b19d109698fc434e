import type { Colour } from '@sunglade/harmonies';
import { BOX, tokenSymbol } from '../art/tokens.ts';

/** A single token beside a text or on a button. */
export function TokenIcon({ colour, class: name }: { readonly colour: Colour; readonly class?: string }) {
  return (
    <svg class={`hm-token${name ? ` ${name}` : ''}`} viewBox="-48 -54 96 88" aria-hidden="true">
      <use href={`#${tokenSymbol(colour, 1)}`} x={BOX.x} y={BOX.y} width={BOX.width} height={BOX.height} />
    </svg>
  );
}
