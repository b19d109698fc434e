// The end of a season in the dock: everybody's light and forest, counted while the planets count.
import { Icon } from '../../../art/Icon.tsx';
import { nameOf } from '../../../kit/screen/words.ts';
import type { seasonEnd } from '../planet/season.ts';
import { seasonSymbol } from '../symbols.ts';
import type { Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Count.css';

interface CountProps extends WithWords {
  readonly position: Table;
  readonly end: NonNullable<ReturnType<typeof seasonEnd>>;
}

export function Count({ words, position, end }: CountProps) {
  const scores = end.scores.map(({ light, forest }) => ({ light: light.points, forest: forest.points }));
  const most = Math.max(1, ...scores.map(({ light, forest }) => light + forest));
  return (
    <section class="eg-count" aria-label={words.season.over(words.seasons[end.season])}>
      <h2>
        <Icon id={seasonSymbol(end.season)} />
        {words.season.over(words.seasons[end.season])}
      </h2>
      <ol>
        {scores.map(({ light, forest }, seat) => (
          <li key={nameOf(position.chairs, seat)} style={`--light:${light / most};--forest:${forest / most}`}>
            <b class={`seat-name seat-${seat}`}>{nameOf(position.chairs, seat)}</b>
            <span class="eg-count-bar" aria-hidden="true">
              <i class="light" />
              <i class="forest" />
            </span>
            <span class="eg-count-part light">
              <Icon id="sun" title={words.board.light} />
              {light}
            </span>
            <span class="eg-count-part forest">
              <Icon id="ic-big" title={words.board.forest} />
              {forest}
            </span>
            <strong>+{light + forest}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
