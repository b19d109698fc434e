import type { CardType, Color } from '@sunglade/everdell-duo';
import { colorSymbol } from '../art/symbols.ts';
import type { Sign } from './gist.ts';
import './Signs.css';

/** A row of symbols; a number only where there is more than one. It goes with words that say the same. */
export function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <span class="ed-signs" aria-hidden="true">
      {signs.map((sign, i) =>
        typeof sign === 'string' ? (
          <Num key={`${i}`} n={sign} />
        ) : (
          <span key={`${i}`} class="ed-sign">
            {sign.n !== undefined && sign.n > 1 && <Num n={sign.n} />}
            <Sym id={sign.icon} />
          </span>
        ),
      )}
    </span>
  );
}

/** A number or sign that is part of a picture: drawn, and no text of the button it stands in. */
export const Num = ({ n }: { readonly n: number | string }) => (
  <b class={typeof n === 'string' && /^\p{L}/u.test(n) ? 'ed-n word' : 'ed-n'} data-n={n} aria-hidden="true" />
);

/** One symbol, only to be seen. */
export function Sym({ id, class: name }: { readonly id: string; readonly class?: string }) {
  const tone = /^ed-c-(\w+)$/.exec(id)?.[1];
  return (
    <svg class={['ed-sym', tone ? `ed-ink-${tone}` : '', name ?? ''].filter(Boolean).join(' ')} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

const OUTLINES: Readonly<Record<CardType, string>> = {
  construction: 'M-44 -4L0 -46L44 -4V38Q44 44 38 44H-38Q-44 44 -44 38Z',
  critter: 'M-45 0A45 45 0 1 0 45 0A45 45 0 1 0 -45 0Z',
};

/** What kind of card it is: the outline is the type (a house, or round), the sign its colour. */
export function Badge({ color, type }: { readonly color: Color; readonly type: CardType }) {
  return (
    <svg class={`ed-badge ed-k-${color}`} viewBox="-52 -52 104 104" aria-hidden="true">
      <path class="plate" d={OUTLINES[type]} />
      <use
        href={`#${colorSymbol(color)}`}
        class="sign"
        x="-30"
        y={type === 'construction' ? -22 : -30}
        width="60"
        height="60"
      />
    </svg>
  );
}
