// The fertility zone, a row per biome: what it shows, how many big trees of the seat stand there, and what that is worth. A
// card that is lifted or pointed at shows what would change.
import { BIOMES, type Biome, type Open, type Own } from '@sunglade/evergreen';
import { Icon } from '../../../art/Icon.tsx';
import type { PanelProps } from '../../../kit/screen/screen.ts';
import { symbolOf } from '../symbols.ts';
import { cardOf, isArid, type Table } from '../table.ts';
import { slotOf, zoneTarget } from '../targets.ts';
import { Explain } from './Explain.tsx';
import { bigTrees, type Fate, fateOf } from './leftover.ts';
import type { WithWords } from './props.ts';
import './Zone.css';

/** What the card that is looked at would change if it were left over. */
function lookedAt(position: Table, seat: number, pointed: string | null): Fate | null {
  const slot = pointed === null ? null : slotOf(pointed);
  const id = slot === null ? null : position.view.open.row[slot - 1];
  return id ? fateOf(position, id, seat) : null;
}

const isDry = (position: Table, id: string | undefined): boolean => {
  const card = id === undefined ? null : cardOf(position, id);
  return card !== null && isArid(card);
};

export function Zone({ words, position, seat, marked, pointed }: PanelProps<Open, Own> & WithWords) {
  const { zone, fertility, phase } = position.view.open;
  const trees = bigTrees(position, seat);
  const fate = lookedAt(position, seat, pointed);
  const points = (biome: Biome): number => trees[biome] * fertility[biome];
  const total = BIOMES.reduce((sum, biome) => sum + points(biome), 0);
  return (
    <div class="eg-zone">
      <ul>
        {BIOMES.map((biome) => {
          const cards = zone[biome];
          const down = cards.filter((card) => card.faceDown).length;
          const label = [words.zone.stack(words.biomes[biome], fertility[biome], trees[biome], points(biome))];
          if (down > 0) label.push(words.zone.faceDown(down));
          const change = fate?.biome === biome && fate.change !== 0 ? fate : null;
          const state = [marked.has(zoneTarget(biome)) && 'marked', change && (change.change < 0 ? 'dries' : 'gains')];
          return (
            <li key={biome} class={['eg-biome', ...state].filter(Boolean).join(' ')} data-target={zoneTarget(biome)}>
              <Explain text={`${label.join(', ')}.`}>
                <span class="eg-biome-sign" style={`--b:var(--${biome});color:var(--med-${biome})`}>
                  <Icon id={symbolOf(biome)} />
                  {isDry(position, cards.at(-1)?.card) && <Icon id="eg-aridity" class="eg-dry" />}
                </span>
                <span class="eg-biome-name">{words.biomes[biome]}</span>
                <span class="eg-biome-icons">
                  <Icon id="eg-fertility" />
                  {fertility[biome]}
                  {change && <em>→{change.after}</em>}
                </span>
                <span class="eg-biome-trees">
                  <Icon id="ic-big" />
                  {trees[biome]}
                </span>
                <b>{points(biome) === 0 ? '·' : points(biome)}</b>
              </Explain>
            </li>
          );
        })}
      </ul>
      <p class="eg-worth">{phase === 'over' ? words.zone.end(total) : words.zone.now(total)}</p>
    </div>
  );
}
