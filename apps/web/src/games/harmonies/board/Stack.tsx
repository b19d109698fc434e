import type { Colour } from '@sunglade/harmonies';
import { faceSymbol } from '../art/faces.ts';
import { BOX, tokenSymbol } from '../art/tokens.ts';
import { STEP } from './layout.ts';

/** One token, `height` counted from 1 at the ground, where 0, 0 is. */
export function Token({
  colour,
  height,
  class: name,
  target,
}: {
  readonly colour: Colour;
  readonly height: number;
  readonly class?: string;
  readonly target?: string;
}) {
  return (
    <use
      class={name}
      href={`#${tokenSymbol(colour, height)}`}
      x={BOX.x}
      y={BOX.y - (height - 1) * STEP}
      width={BOX.width}
      height={BOX.height}
      data-target={target}
    />
  );
}

/** Where the top of a stack is: water is a little lower, leaves are a dome. */
export function topOf(stack: readonly Colour[]): number {
  const top = stack.at(-1);
  if (top === undefined) return 0;
  if (top === 'green') return (stack.length - 1) * STEP + 30;
  if (top === 'red' && stack.length > 1) return stack.length * STEP + 20;
  if (top === 'gray' && stack.length === 3) return stack.length * STEP + 18;
  return stack.length * STEP - (top === 'blue' ? 4 : 0);
}

export function Stack({ stack, target }: { readonly stack: readonly Colour[]; readonly target?: string | undefined }) {
  return (
    <>
      {stack.map((colour, i) => (
        <Token
          key={`${i}`}
          colour={colour}
          height={i + 1}
          {...(target !== undefined && i === stack.length - 1 ? { target } : {})}
        />
      ))}
    </>
  );
}

/** A cube with the face of its card, on top of a stack. */
export function Cube({
  card,
  spirit,
  at,
  class: name,
  target,
}: {
  readonly card: string;
  readonly spirit: boolean;
  readonly at: number;
  readonly class?: string;
  readonly target?: string | undefined;
}) {
  return (
    <g class={`hm-cube${name ? ` ${name}` : ''}`} transform={`translate(0 ${-at - 4})`}>
      <g data-target={target}>
        <use href={`#hm-cube${spirit ? '-spirit' : ''}`} x={BOX.x} y={BOX.y} width={BOX.width} height={BOX.height} />
        <circle class="hm-coin" cy="-13" r="17" />
        <use href={`#${faceSymbol(card)}`} x="-16" y="-29" width="32" height="32" />
      </g>
    </g>
  );
}
