// Alone: what happens after a turn, and the suns that the points would bring.
import { sunsFor } from '@sunglade/harmonies';
import { Icon } from '../../../art/Icon.tsx';
import { contentOf, playerOf, type Table } from '../table.ts';
import type { Props } from './props.ts';
import './Solo.css';

interface Suns {
  readonly suns: number;
  /** Those that come with the side and the spirit, whatever the points. */
  readonly bonus: number;
  readonly points: number;
  readonly next: number | null;
  readonly share: number;
}

export function sunsNow(stand: Table): Suns {
  const { edition, side, spirits, cardOf } = contentOf(stand);
  const kept = playerOf(stand, 0)?.spirit ?? null;
  const kind = kept === null ? 'none' : (spirits[cardOf.get(kept) ?? -1]?.type ?? 'none');
  const points = stand.sheets[0]?.total ?? 0;
  const bonus = sunsFor(edition.solo, -1, side, kind);
  const suns = sunsFor(edition.solo, points, side, kind);
  const steps = edition.solo.suns;
  const reached = steps.filter((least) => points >= least).length;
  const next = steps[reached] ?? null;
  const low = reached === 0 ? 0 : (steps[reached - 1] ?? 0);
  return { suns, bonus, points, next, share: next === null ? 1 : (points - low) / (next - low) };
}

export function Solo({ words, stand }: Props) {
  const { suns, bonus, points, next, share } = sunsNow(stand);
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
      {bonus > 0 && <p>{words.solo.bonus(bonus)}</p>}
      <p>{words.solo.rule}</p>
    </div>
  );
}
