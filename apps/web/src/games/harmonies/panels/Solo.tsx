// Alone: what happens after a turn, and the suns that the points would bring.
import { Icon } from '../../../art/Icon.tsx';
import type { Props } from './props.ts';
import { sunsNow } from './suns.ts';
import './Solo.css';

export function Solo({ words, position }: Props) {
  const { suns, bonus, side, spirit, points, next, share } = sunsNow(position);
  return (
    <div class="hm-solo">
      <p class="hm-suns" role="img" aria-label={words.solo.suns(suns)}>
        {Array.from({ length: Math.max(1, suns) }, (_, i) => (
          <Icon key={`${i}`} id="sun" class={suns === 0 ? 'none' : ''} />
        ))}
      </p>
      <p class="hm-way-text">
        <b>{words.solo.suns(suns)}</b>
        <span>{next === null ? words.solo.all : words.solo.toNext(next - points)}</span>
      </p>
      <span class="hm-way" style={`--share:${share.toFixed(3)}`} aria-hidden="true" />
      {bonus > 0 && <p>{words.solo.bonus(bonus, side, spirit)}</p>}
      <p>{words.solo.rule}</p>
    </div>
  );
}
