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
export const Num = ({ n }: { readonly n: number | string }) => <b class="ed-n" data-n={n} aria-hidden="true" />;

/** One symbol, only to be seen. */
export function Sym({ id, class: name }: { readonly id: string; readonly class?: string }) {
  const tone = /^ed-c-(\w+)$/.exec(id)?.[1];
  return (
    <svg class={['ed-sym', tone ? `ed-ink-${tone}` : '', name ?? ''].filter(Boolean).join(' ')} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
